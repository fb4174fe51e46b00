/** Tick step of a crowded axis: which turns of many are marked where there is not room for all. */

const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));

/** The least stride from `least` on that comes by every one of so many players who play in turn. */
export function tickStep(least: number, players: number): number {
  let steps = Math.max(1, Math.ceil(least));
  while (shared(steps, players) > 1) steps += 1;
  return steps;
}
