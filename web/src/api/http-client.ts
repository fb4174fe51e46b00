/** HTTP client of the server's API: one function for each thing the page asks for. */
import { takePrefetched, type PrefetchedResponse } from '@/rendering/prefetch-cache';
import type {
  Begun,
  BotFacts,
  Chances,
  Components,
  GameFacts,
  GameWords,
  Hint,
  Lesson,
  LessonPosition,
  Listed,
  MatchRecord,
  MatchView,
  MatchWish,
  Me,
  OwnMatch,
  Problem,
  ReplayStep,
  Review,
  Room,
  Rulebook,
  RulebookHit,
  RulebookHits,
  SaidFrame,
  ShareWish,
  Status,
  Verdict,
} from './types';
import { writeLocal } from '@/prefs/local-storage';
import { fetchRefusalWords } from './refusal-words';
import { serverClock } from './server-clock';
import { freshCommand } from '@/api/command-id';
import { KEPT } from '@/routing/address';
import { appUpdate } from '@/routing/app-update.svelte';
import { BUILD } from '@/routing/build-name';
import { onThisMachine } from './on-this-machine.svelte';

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
  const here = onThisMachine.answers(path);
  const ahead = init === undefined && !here ? await takePrefetched(path) : undefined;
  const asked = Date.now();
  if (here) return { response: await (await onThisMachine.load()).answer(path, init), asked };
  return ahead ?? { response: await fetched(path, init), asked };
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    return onThisMachine.instead(path, init);
  }
  onThisMachine.cutOff = response.headers.has(KEPT);
  return response;
}

/** Ask the server, or whoever answers in its place. Throws ServerError. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
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

/** Have something done, which makes nobody anybody. */
export function tell<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const rest = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return ask<T>(path, { method, ...rest });
}

/** Whatever one does makes one somebody, if only a guest. */
export async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await tell<T>(method, path, body);
  if (!onThisMachine.answers(path)) writeLocal('known', 'yes');
  return answer;
}

export const part = encodeURIComponent;
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

/** What a game says that has no catalogue here. */
export const gameWords = (game: string, lang: string): Promise<GameWords> =>
  ask(`/api/games/${part(game)}/words/${lang}`);

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

/** The same on this machine, where nobody but its people adds to the seed. */
export const startMatchHere = (wish: MatchWish): Promise<Begun> =>
  send('POST', '~/api/matches', wish);

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

/** Have a record replayed: by the server, or on this machine. */
export const verify = (document: object, here = false): Promise<Verdict> =>
  send('POST', here ? '~/api/verify' : '/api/verify', document);

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

/** The decisions of a seat in a match that is over, without the first `after`, as far as they have been looked at again. */
export const review = (id: string, seat: number, after: number): Promise<Review> =>
  ask(
    matchPath(id, `/review?${new URLSearchParams({ seat: String(seat), after: String(after) })}`),
  );

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

export const readMe = (): Promise<Me> => ask('/api/me');
