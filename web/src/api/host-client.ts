/** HTTP client between people and their host: one's own data, reports, a forgotten password. */
import type { ReportKind } from './types';
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

/** Choose a new password by the token of a link from the host; whose it is, and whether a provider knew them. */
export const redeemReset = (
  token: string,
  password: string,
): Promise<{ name: string; unlinked: boolean }> =>
  send('POST', '/api/password-resets', { token, password });

/** Tell the host of a message, a name or a person. */
export const report = (kind: ReportKind, who: string, reason: string): Promise<object> =>
  send('POST', '/api/reports', { kind, who, reason });
