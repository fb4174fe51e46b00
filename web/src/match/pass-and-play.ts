/** Pass and play, several people at one screen: for whom the curtain stands, and how they are asked to it. */
import type { GameEvent } from '@/api/types';

/**
 * The seat that must choose and whose hand the others at this screen may not see; null where one
 * person alone sits here, where somebody elsewhere or a bot is to move, and when the match is over.
 */
export function awaitedSeat(mine: readonly number[], turn: number | null): number | null {
  return mine.length > 1 && turn !== null && mine.includes(turn) ? turn : null;
}

/** The seat to look from before anybody has raised a curtain; null: as a spectator. */
export function firstSeat(mine: readonly number[], turn: number | null): number | null {
  return mine.length === 1 || turn === null ? (mine[0] ?? null) : null;
}

/**
 * How somebody is asked to the screen: they begin, they are the first of those here, or somebody else of
 * those passes it on to them.
 */
export type HandoverCall = 'begin' | 'first' | 'pass';

/** How to ask for the one whom the curtain waits for, by who has acted so far. */
export function handoverCall(mine: readonly number[], events: readonly GameEvent[]): HandoverCall {
  const actors = events.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  if (actors.length === 0) return 'begin';
  return actors.some((actor) => mine.includes(actor)) ? 'pass' : 'first';
}
