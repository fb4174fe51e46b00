/** Where cards lie in a fan, so that the number in each one's corner is seen. */

/** How wide a card is; from one card to the next it is less than that, so that they are one fan. */
export const CARD = 52;
const STEP = 42;
/** How much of a card must be seen for its corner to be read: with one digit, with two. */
const CORNERS = [12, 22] as const;

/**
 * The left edge of each card. `room`: how many steps they share as long as all corners are seen.
 */
export function fanned(values: readonly number[], room: number): readonly number[] {
  const even = Math.min(STEP, (room * STEP) / Math.max(1, values.length - 1));
  let edge = 0;
  return values.map((value) => {
    const here = edge;
    edge += Math.max(even, CORNERS[value < 10 ? 0 : 1]);
    return here;
  });
}
