/** Text that fits: set as large as its box holds it. */

const STEP = 0.1;
/** A printer may set letters a trifle wider than the screen does. */
const SLACK = 0.988;

const overflows = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;

/** Sets the letters of a box, in points; the smallest size stands where even that is too large. */
export const fitText = (largest: number, smallest: number) => (box: HTMLElement) => {
  for (let size = largest; size >= smallest; size -= STEP) {
    box.style.fontSize = `${size.toFixed(2)}pt`;
    if (overflows(box)) continue;
    box.style.fontSize = `${(size * SLACK).toFixed(2)}pt`;
    return;
  }
};
