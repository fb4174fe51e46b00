/** HTTP client of the server's API: one function for each thing the page asks for. */
import { takePrefetched, type PrefetchedResponse } from '@/rendering/prefetch-cache';
import type {
  Begun,
  BotFacts,
  Chances,
  Components,
  GameFacts,
  Hint,
  Lesson,
  LessonPosition,
  Listed,
  MatchRecord,
  MatchView,
  MatchWish,
  Me,
  OwnMatch,
  Person,
  Problem,
  ProviderAnswer,
  Rating,
  ReplayStep,
  Room,
  Rulebook,
  RulebookHit,
  RulebookHits,
  SaidFrame,
  Session,
  ShareWish,
  SignedIn,
  Status,
  Vacation,
  Verdict,
  WaysIn,
} from './types';
import { writeLocal } from '@/prefs/local-storage';
import { fetchRefusalWords } from './refusal-words';
import { serverClock } from './server-clock';
import { freshCommand } from '@/api/command-id';
import { BUILD, appUpdate } from '@/routing/app-update.svelte';

/** The server said no, or could not be reached (`problem` is then empty). */
export class ServerError extends Error {
  readonly problem: Problem;

  constructor(message: string, problem: Problem = {}) {
    super(message);
    this.name = 'ServerError';
    this.problem = problem;
  }
}

async function answered<T>(response: Response): Promise<T> {
  // 204: done, and there is nothing to say.
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  await fetchRefusalWords(problem.reason);
  throw new ServerError(problem.detail ?? problem.title ?? response.statusText, {
    status: response.status,
    ...problem,
  });
}

async function answerTo(path: string, init?: RequestInit): Promise<PrefetchedResponse> {
  const ahead = init === undefined ? await takePrefetched(path) : undefined;
  const asked = Date.now();
  return ahead ?? { response: await fetch(path, { credentials: 'same-origin', ...init }), asked };
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: PrefetchedResponse;
  try {
    answer = await answerTo(path, init);
  } catch {
    throw new ServerError('unreachable');
  }
  const { response, asked } = answer;
  serverClock.dated(response.headers.get('date'), asked, Date.now());
  appUpdate.told(response.headers.get(BUILD));
  return answered<T>(response);
}

function tell<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const rest = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return ask<T>(path, { method, ...rest });
}

/** Whatever one does makes one somebody, if only a guest. */
export async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await tell<T>(method, path, body);
  writeLocal('known', 'yes');
  return answer;
}

const part = encodeURIComponent;
export const query = (params: Readonly<Record<string, string | null>>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();
export const matchPath = (id: string, rest = ''): string => `/api/matches/${part(id)}${rest}`;

// What there is

export const games = (): Promise<GameFacts[]> => ask('/api/games');
export const bots = (): Promise<BotFacts[]> => ask('/api/bots');
export const status = (): Promise<Status> => ask('/api/status');

export const rulebook = (game: string, lang: string): Promise<Rulebook> =>
  ask(`/api/games/${part(game)}/rulebook/${lang}`);

/** What a rulebook has on some words, best first. */
export const searchRulebook = (game: string, lang: string, words: string): Promise<RulebookHit[]> =>
  ask<RulebookHits>(`/api/games/${part(game)}/rulebook/${lang}/search?${query({ q: words })}`).then(
    ({ hits }) => hits,
  );

/** The board of a game and all of its cards, by switches such as `devil_values=1..8`. */
export function components(game: string, switches: readonly string[]): Promise<Components> {
  const wanted = new URLSearchParams(switches.map((each) => ['option', each]));
  return ask(`/api/games/${encodeURIComponent(game)}/components?${wanted}`);
}

// Lessons

export const lesson = (game: string, lang: string): Promise<Lesson> =>
  ask(`/api/lessons/${part(game)}/${lang}`);

/** Where these actions lead in a step, from its beginning. */
export const tryStep = (
  game: string,
  step: string,
  actions: readonly string[],
): Promise<LessonPosition> =>
  ask(`/api/lessons/${part(game)}/${part(step)}/tries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actions }),
  });

// Matches

export const startMatch = (wish: MatchWish): Promise<Begun> =>
  send('POST', '/api/matches', { ...wish, contributes: true });

/** Add to the seed of a match that has not begun. */
export const addToShuffle = (id: string, share: ShareWish): Promise<unknown> =>
  send('PUT', matchPath(id, '/shuffle'), share);

/** Who is there, and how far the match is. */
/** Whether there is no such match, or none any more. */
export const isGone = (id: string): Promise<boolean> =>
  readRoom(id).then(
    () => false,
    (error: unknown) => error instanceof ServerError && error.problem.status === 404,
  );
/** Have bots take so many seconds for an action, where nobody else plays; null: as the server has it. */
export const setBotPace = (id: string, seconds: number | null): Promise<void> =>
  send('PUT', matchPath(id, '/bot-pace'), { seconds });
export const readRoom = (id: string): Promise<Room> => ask(matchPath(id, '/room'));

/** What anybody may see of a match that has begun, and which of its seats are ours. */
export const look = (id: string): Promise<{ v: number; view: MatchView }> => ask(matchPath(id));

export const takeSeat = (id: string, seat: number, name: string): Promise<{ status: string }> =>
  send('PUT', matchPath(id, `/seats/${seat}`), {
    name: name.trim() === '' ? null : name.trim(),
    contributes: true,
  });

export const leaveSeat = (id: string, seat: number): Promise<{ status: string }> =>
  send('DELETE', matchPath(id, `/seats/${seat}`));

/** Have bots take the free seats. */
export const startWithBots = (id: string, level: string): Promise<{ status: string }> =>
  send('POST', matchPath(id, '/start'), { level });

export const callOff = (id: string): Promise<void> => send('DELETE', matchPath(id));

export const rematch = (id: string): Promise<{ id: string; status: string }> =>
  send('POST', matchPath(id, '/rematch'), { contributes: true });

/** Whoever sits in a seat, or whoever has said a message. */
export type ChatSpeaker = { readonly seat: number } | { readonly message: number };

export const mute = (id: string, who: ChatSpeaker, on: boolean): Promise<void> =>
  send(
    on ? 'PUT' : 'DELETE',
    matchPath(id, 'seat' in who ? `/mutes/${who.seat}` : `/messages/${who.message}/mute`),
  );

export const messages = (id: string): Promise<{ messages: SaidFrame[] }> =>
  ask(matchPath(id, '/messages'));

/** Say something where one is nobody yet: the answer makes one somebody. */
export const sayFirst = (id: string, text: string): Promise<{ n: number }> =>
  send('POST', matchPath(id, '/messages'), { cmd: freshCommand(), text });

export const qrAddress = (id: string): string => matchPath(id, '/qr.svg');

export const recordAddress = (id: string, seat: number | null): string =>
  matchPath(id, `/record${seat === null ? '' : `?seat=${seat}`}`);

export const record = (id: string): Promise<MatchRecord> => ask(recordAddress(id, null));

/** Have the server replay a record. */
export const verify = (document: object): Promise<Verdict> => send('POST', '/api/verify', document);

/** By whom a match that is over is looked at: a seat, a spectator, or somebody from whom nothing is hidden. */
export type Viewpoint = number | 'spectator' | 'revealed';

/** Versions of a match that is over, as they were seen, and the number of the last one. */
export const replay = (
  id: string,
  eyes: Viewpoint,
  after: number,
): Promise<{ versions: ReplayStep[]; last: number }> => {
  const seat = typeof eyes === 'number' ? String(eyes) : null;
  const revealed = eyes === 'revealed' ? 'true' : null;
  return ask(matchPath(id, `/replay?${query({ after: String(after), seat, revealed })}`));
};

/** How the chances stood in a match that is over, as far as the server has worked it out. */
export const chances = (id: string): Promise<Chances> => ask(matchPath(id, '/chances'));

/** Keep a record here, so that it can be shown again. */
export const keepRecord = (document: object): Promise<{ id: string }> =>
  send('POST', '/api/records', document);

export function liveAddress(id: string, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = seat === null ? '' : `?seat=${seat}`;
  return `${scheme}://${location.host}${matchPath(id, '/live')}${query}`;
}

/** What a bot would do in a seat of ours. */
export const askHint = (id: string, seat: number): Promise<Hint> =>
  send('POST', matchPath(id, '/hint'), { seat });

// Finding matches

/** A page of a list, and what to ask for as the next one. */
export interface Page<T> {
  matches: T[];
  next: string | null;
}

export const lobby = (
  status: 'waiting' | 'running',
  before: string | null = null,
): Promise<Page<Listed>> => ask(`/api/lobby?${query({ status, before })}`);

export const ownMatches = (
  status: 'waiting' | 'running' | 'over',
  before: string | null = null,
): Promise<Page<OwnMatch>> => ask(`/api/me/matches?${query({ status, before })}`);

// People

export const readMe = (): Promise<Me> => ask('/api/me');
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
