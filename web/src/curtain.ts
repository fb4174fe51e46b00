/** When several people share a screen: for whom the curtain stands. */

/**
 * The seat that must choose and whose hand the others at this screen may not see; null where one
 * person alone sits here, where somebody elsewhere or a bot is to move, and when the match is over.
 */
export function awaited(mine: readonly number[], turn: number | null): number | null {
  return mine.length > 1 && turn !== null && mine.includes(turn) ? turn : null;
}

/** The seat to look from before anybody has raised a curtain; null: as a spectator. */
export function firstSeat(mine: readonly number[], turn: number | null): number | null {
  return mine.length === 1 || turn === null ? (mine[0] ?? null) : null;
}
