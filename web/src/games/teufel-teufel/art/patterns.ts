/** The six patterns that tell the colours apart for whoever does not see them. */

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Upright bars, waves, slanting bars, dots, a lattice, brickwork: in a square of eight. */
const MARKS: Readonly<Record<Colour, string>> = {
  red: '<path d="M2 0V8M6 0V8" stroke-width="1.5"/>',
  blue: '<path d="M0 2q2-2.8 4 0t4 0M0 6q2-2.8 4 0t4 0" stroke-width="1.3"/>',
  green: '<path d="M-2 6 6-2M2 10 10 2" stroke-width="1.6"/>',
  yellow: '<path d="M2 2h.01M6 6h.01" stroke-width="2.9" stroke-linecap="round"/>',
  black: '<path d="M-1 9 9-1M-1-1 9 9" stroke-width="1"/>',
  white: '<path d="M0 .5H8M0 4.5H8M2 .5V4.5M6 4.5V8.5" stroke-width="1"/>',
};

const pattern = (colour: Colour): string =>
  `<pattern id="tt-p-${colour}" width="8" height="8" patternUnits="userSpaceOnUse">` +
  `<rect width="8" height="8" fill="var(--tt-${colour})"/>` +
  `<g fill="none" stroke="var(--tt-${colour}-line)">${MARKS[colour]}</g></pattern>`;

export const PATTERNS = COLOURS.map(pattern).join('');
