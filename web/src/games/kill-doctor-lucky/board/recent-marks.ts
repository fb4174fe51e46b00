/**
 * Marks of recent moves: what others have done lately: who stands elsewhere since, and which attempts came to nothing.
 */
import type { GameEvent } from '@/api/types';
import { pointsOf } from '../cards';
import { movedBy } from './event-effects';
import type { Who } from './piece-placement';

/** Somebody who has come to stand elsewhere, by however many steps. */
export interface Moved {
  who: Who;
  from: string;
  to: string;
}

/** Failure points that somebody gave to foil an attempt. */
export interface Saviour {
  seat: number;
  points: number;
}

/** An attempt that was foiled. Of one's own only the answers are what others have done. */
export interface Foiled {
  seat: number;
  deed: { space: string; weapon: string | null } | null;
  saviours: readonly Saviour[];
}

export interface Recent {
  moved: readonly Moved[];
  foiled: readonly Foiled[];
}

/** Where all of it has led to: who has come back to where they were has not moved. */
export function recentOf(recentMoves: readonly GameEvent[]): Recent {
  const ways = new Map<Who, Moved>();
  for (const event of recentMoves) {
    const move = movedBy(event);
    if (move === null) continue;
    const { who, from, to } = move;
    ways.set(who, { who, from: ways.get(who)?.from ?? from, to });
  }
  const moved = [...ways.values()].filter(({ from, to }) => from !== to);
  return { moved, foiled: foiledIn(recentMoves) };
}

function foiledIn(recentMoves: readonly GameEvent[]): Foiled[] {
  const foiled: Foiled[] = [];
  let deed: Foiled['deed'] = null;
  let points = new Map<number, number>();
  for (const { kind, params } of recentMoves) {
    const seat = Number(params['seat']);
    if (kind === 'attempt') {
      const weapon = params['weapon'] === null ? null : String(params['weapon']);
      deed = { space: String(params['space']), weapon };
    } else if (kind === 'failure') {
      points.set(seat, (points.get(seat) ?? 0) + pointsOf(String(params['card'])));
    } else if (kind === 'foiled') {
      const saviours = [...points].map(([by, given]) => ({ seat: by, points: given }));
      foiled.push({ seat, deed, saviours });
      [deed, points] = [null, new Map()];
    }
  }
  return foiled;
}
