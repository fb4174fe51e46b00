/** The HTTP side of the server: one function for each thing the page asks for. */
import type {
  BotFacts,
  GameFacts,
  MatchView,
  MatchWish,
  Problem,
  Rulebook,
  Status,
} from './frames';

/** The server said no, or could not be reached (`problem` is then empty). */
export class ServerError extends Error {
  readonly problem: Problem;

  constructor(message: string, problem: Problem = {}) {
    super(message);
    this.name = 'ServerError';
    this.problem = problem;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ServerError('unreachable');
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Problem;
  throw new ServerError(problem.detail ?? problem.title ?? response.statusText, {
    status: response.status,
    ...problem,
  });
}

export const games = (): Promise<GameFacts[]> => ask('/api/games');
export const bots = (): Promise<BotFacts[]> => ask('/api/bots');
export const status = (): Promise<Status> => ask('/api/status');

export const rulebook = (game: string, lang: string): Promise<Rulebook> =>
  ask(`/api/games/${encodeURIComponent(game)}/rulebook/${lang}`);

export const startMatch = (wish: MatchWish): Promise<{ id: string }> =>
  ask('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });

/** What anybody may see of a match, and which of its seats are ours. */
export const look = (id: string): Promise<{ v: number; view: MatchView }> =>
  ask(`/api/matches/${encodeURIComponent(id)}`);

export const recordAddress = (id: string, seat: number | null): string =>
  `/api/matches/${encodeURIComponent(id)}/record${seat === null ? '' : `?seat=${seat}`}`;

export function liveAddress(id: string, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = seat === null ? '' : `?seat=${seat}`;
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/live${query}`;
}
