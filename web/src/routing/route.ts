/** Route parser. What an address means: which page it asks for, and what that page is about. */

import { isStatic } from './address';

export type Route =
  | { page: 'front' }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'print'; game: string; part: string | null }
  | { page: 'lesson'; game: string; step: string | null }
  | { page: 'puzzles'; game: string | null; number: string | null }
  | { page: 'lobby' }
  | { page: 'games' }
  | { page: 'account' }
  | { page: 'signin' }
  | { page: 'ratings'; game: string | null; seats: number | null }
  | { page: 'person'; name: string }
  | { page: 'check'; id: string | null }
  | { page: 'operator' }
  | { page: 'reset' }
  | { page: 'lost' };

const LOST: Route = { page: 'lost' };

/** By the first part of the address: what the others mean, undefined where they are not there. */
const ROOMS: Readonly<Record<string, (...parts: (string | undefined)[]) => Route>> = {
  m: (id, then, ...more) => {
    if (id === undefined || more.length > 0) return LOST;
    if (then === undefined) return { page: 'match', id };
    return then === 'replay' ? { page: 'replay', id } : LOST;
  },
  analysis: (game, ...more) =>
    game === undefined || more.length > 0 ? LOST : { page: 'analysis', game },
  rules: (game, ...more) =>
    game === undefined || more.length > 0 ? LOST : { page: 'rules', game },
  print: (game, part, ...more) =>
    game === undefined || more.length > 0 ? LOST : { page: 'print', game, part: part ?? null },
  learn: (game, step, ...more) =>
    game === undefined || more.length > 0 ? LOST : { page: 'lesson', game, step: step ?? null },
  puzzles: (game, number, ...more) =>
    more.length > 0 ? LOST : { page: 'puzzles', game: game ?? null, number: number ?? null },
  lobby: (...more) => (more.length > 0 ? LOST : { page: 'lobby' }),
  games: (...more) => (more.length > 0 ? LOST : { page: 'games' }),
  account: (...more) => (more.length > 0 ? LOST : { page: 'account' }),
  operator: (...more) => (more.length > 0 ? LOST : { page: 'operator' }),
  reset: (...more) => (more.length > 0 ? LOST : { page: 'reset' }),
  // Where a sign-in provider sends people back to, with its answer behind the question mark.
  'sign-in': (...more) => (more.length > 0 ? LOST : { page: 'signin' }),
  ratings: (game = undefined, seats = undefined, ...more) => {
    const count = seats === undefined ? null : Number(seats);
    if (more.length > 0 || Number.isNaN(count)) return LOST;
    return { page: 'ratings', game: game ?? null, seats: count };
  },
  // The name is not the last part, for a part with a dot there would be taken for a file's.
  people: (name, then, ...more) =>
    name === undefined || then !== 'results' || more.length > 0 ? LOST : { page: 'person', name },
  check: (id, ...more) => (more.length > 0 ? LOST : { page: 'check', id: id ?? null }),
};

/** Whether an address is that of sheets of paper, which are lit by day. */
export const isOnPaper = (route: Route): boolean => route.page === 'print' && route.part !== null;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What is about people on several devices: there is nothing of it where nobody serves them. */
const OF_SERVERS = /^(?:lobby|account|operator|reset|sign-in|ratings|people)$/;

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, ...others] = parts.map(decoded);
  if (first === undefined) return { page: 'front' };
  if (!Object.hasOwn(ROOMS, first) || (isStatic() && OF_SERVERS.test(first))) return LOST;
  return ROOMS[first]?.(...others) ?? LOST;
}
