/** HTTP client of accounts: becoming somebody, signing in and out, vacations, people and their ratings. */
import type {
  Me,
  Person,
  ProviderAnswer,
  Rating,
  Session,
  SignedIn,
  Vacation,
  WaysIn,
} from './types';
import { ask, part, send, tell } from './http-client';

export const register = (name: string, password: string): Promise<Me> =>
  send('POST', '/api/accounts', { name, password });
export const logIn = (name: string, password: string): Promise<Me> =>
  send('POST', '/api/sessions', { name, password });
export const logOut = (): Promise<void> => send('DELETE', '/api/sessions/current');
export const setRated = (rated: boolean): Promise<Me> => send('PATCH', '/api/me', { rated });
/** `old` is null for an account that has no password so far. */
export const changePassword = (old: string | null, fresh: string): Promise<void> =>
  send('PUT', '/api/me/password', { old, new: fresh });
export const waysIn = (): Promise<WaysIn> => ask('/api/sign-in');
/** Where to sign in, which makes nobody anybody yet; afterwards one wants to be on the page `back`. */
export const beginSignIn = (back: string, password: string | null): Promise<{ location: string }> =>
  tell('POST', '/api/sign-in', { back, password });
export const answerSignIn = (answer: ProviderAnswer): Promise<SignedIn> =>
  tell('POST', '/api/sign-in/answer', answer);
export const nameAccount = (name: string): Promise<Me> =>
  send('POST', '/api/sign-in/account', { name });
export const unlinkSignIn = (password: string): Promise<void> =>
  send('POST', '/api/sign-in/unlinking', { password });
export const sessions = (): Promise<{ sessions: Session[] }> => ask('/api/me/sessions');
export const endSession = (id: number): Promise<void> => send('DELETE', `/api/me/sessions/${id}`);
export const vacation = (): Promise<Vacation> => ask('/api/me/vacation');
export const beginVacation = (): Promise<Vacation> => send('PUT', '/api/me/vacation');
export const endVacation = (): Promise<Vacation> => send('DELETE', '/api/me/vacation');
export const person = (name: string): Promise<Person> => ask(`/api/people/${part(name)}`);
export const ratings = (game: string, seats: number): Promise<{ ratings: Rating[] }> =>
  ask(`/api/ratings/${part(game)}/${seats}`);
