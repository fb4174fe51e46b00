/** HTTP client between people and their host: one's own data, reports, a forgotten password. */
import { send } from './http-client';

const given = (password: string): { password: string | null } => ({
  password: password === '' ? null : password,
});

/** Everything that is kept of oneself. A guest has no password: the empty text. */
export const takeOwnData = (password: string): Promise<object> =>
  send('POST', '/api/me/export', given(password));

/** Delete oneself with everything that is kept. There is no way back. */
export const deleteOneself = (password: string): Promise<void> =>
  send('POST', '/api/me/deletion', given(password));
