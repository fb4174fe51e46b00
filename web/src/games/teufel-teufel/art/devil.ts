/** The devil: his head, which holds the pegs in its mouth, and the pegs themselves. */
import { n1 } from '@/drawing/svg-helpers';

const EDGE = 'stroke="var(--tt-devil-line)" stroke-width="1.8" stroke-linejoin="round"';

const twice = (d: string, attributes: string): string =>
  `<path d="${d}" ${attributes}/><path d="${d}" ${attributes} transform="scale(-1 1)"/>`;

const skin = `fill="url(#tt-devil-skin)" ${EDGE}`;
const shade = 'fill="var(--tt-devil-line)"';
const crease = (width: number): string =>
  `fill="none" stroke="var(--tt-devil-line)" stroke-width="${width}" stroke-linecap="round" opacity=".7"`;

const HORNS =
  twice(
    'M9-27C17-30 27-35 32-47 34-52 33-55 30-59 43-52 44-30 26-15Z',
    `fill="url(#tt-devil-horn)" ${EDGE}`,
  ) +
  twice(
    'M20-28.5q7 1.5 9.5 7M25.5-33q6.5 2 9 7M30-39q5 3 7 6.5M33-46q3 2 4.5 4.5',
    'fill="none" stroke="var(--tt-devil-horn-deep)" stroke-width="1.3"',
  );

const EARS =
  twice('M27-8C34-19 43-24 51-26 51-11 43 4 29 7Z', skin) +
  twice('M32-6Q39-14 45.5-18 43-6 35 1Z', 'fill="var(--tt-devil-deep)"');

/** Cheeks, widow's peak, brows, eyes, nose. */
const FACE =
  `<path d="M0-21C7-32 26-30 30-10 34 4 37 15 31 27 24 37 10 40 0 51-10 40-24 37-31 27-37 15-34 4-30-10-26-30-7-32 0-21Z" ${skin}/>` +
  `<path d="M0-21C7-32 21-30 26-20 14-25 6-20 0-11-6-20-14-25-26-20-21-30-7-32 0-21Z" ${shade}/>` +
  twice('M3.5-4C9-14 20-19 29.5-14 21-12.5 12-8 7 .5Z', shade) +
  twice(
    'M7-1C11.5-8.5 21-10.5 26-7 23 .5 13 4.5 7-1Z',
    `fill="var(--tt-devil-eye)" stroke="var(--tt-devil-line)" stroke-width="1.3"`,
  ) +
  twice('M16.5-7q2.8 4 0 8-2.8-4 0-8', shade) +
  `<path d="M-3-3C-2 4-6.5 8-5.5 11-3 14-1 12 0 13 1 12 3 14 5.5 11 6.5 8 2 4 3-3" fill="none" stroke="var(--tt-devil-line)" stroke-width="1.6" stroke-linecap="round"/>` +
  twice('M27 1q2.5 4 .5 8M30-1q2.5 5 .5 9', crease(1)) +
  twice(
    'M10-27Q19-28 24-20',
    'fill="none" stroke="var(--tt-devil-lit)" stroke-width="1.6" stroke-linecap="round" opacity=".8"',
  );

const CHIN =
  '<path d="M-5 44Q0 42 5 44L0 51Z" fill="var(--tt-devil-line)"/>' +
  twice('M9 42Q6 44 4 46', crease(1));

const TEETH =
  '<path d="M-27 11-22.5 18-18 14.6-13 21-8.5 16.4-4 22 0 16.6 4 22 8.5 16.4 13 21 18 14.6 22.5 18 27 11C13 16-13 16-27 11Z" fill="var(--tt-devil-tooth)"/>' +
  '<path d="M-19.5 27-15 22.5-10.5 31-5.5 25-1 33 3.5 25 8.5 31.5 13.5 23.5 18.5 27C12 34 6 34.5 0 34.5S-13 33 -19.5 27Z" fill="var(--tt-devil-tooth)"/>';

const maw = (bottom: number): string =>
  `<path d="M-29 9.5C-14 16 14 16 29 9.5 31 ${bottom - 8} 15 ${bottom} 0 ${bottom}S-31 ${bottom - 8}-29 9.5Z" fill="var(--tt-socket)" ${EDGE}/>`;

/** The head as a sign, some 104 wide and 116 high about its middle. */
export const DEVIL_HEAD = HORNS + EARS + FACE + maw(35.5) + TEETH + CHIN;

/** A devil's peg seen from above: a red head with two horns. Some 13 wide. */
export const DEVIL_PEG =
  '<path d="M-5.5-2.5C-8-5-7.5-8-6.5-9.5-5-7.5-3-6.5-1.5-6.2ZM5.5-2.5C8-5 7.5-8 6.5-9.5 5-7.5 3-6.5 1.5-6.2Z" fill="var(--tt-devil-horn)" stroke="var(--tt-peg-edge)" stroke-width="1.1" stroke-linejoin="round"/>' +
  '<circle r="6.2" fill="url(#tt-peg)" stroke="var(--tt-peg-edge)" stroke-width="1.3"/>' +
  '<path d="M-3.6-1.2-1-.1M3.6-1.2 1-.1" stroke="var(--tt-peg-edge)" stroke-width="1.3" stroke-linecap="round"/>' +
  '<path d="M-3 2.2Q0 4.6 3 2.2" fill="none" stroke="var(--tt-peg-edge)" stroke-width="1.2" stroke-linecap="round"/>' +
  '<ellipse cx="-2" cy="-3.4" rx="2.2" ry="1.3" fill="var(--tt-peg-lit)" opacity=".85"/>';

/** A devil's peg deep in the great mouth: only its glowing head is seen. */
export const DEVIL_BALL =
  '<circle r="9" fill="url(#tt-gate)" opacity=".8"/><circle r="6.4" fill="url(#tt-peg)" stroke="var(--tt-peg-edge)" stroke-width="1.2"/><ellipse cx="-2" cy="-2.6" rx="2.4" ry="1.6" fill="var(--tt-peg-lit)"/>';

/** Where the four pegs sit in the great mouth. */
export const PEG_HOLES: readonly (readonly [number, number])[] = [
  [-21, 21.5],
  [-7.2, 27],
  [7.2, 27],
  [21, 21.5],
];

const UPPER_TEETH =
  '<path d="M-28 10.5-24.5 15-20.5 13-16.5 16-12.5 13.8-8.5 16.8-4.5 14.6 0 17.4 4.5 14.6 8.5 16.8 12.5 13.8 16.5 16 20.5 13 24.5 15 28 10.5C14 15-14 15-28 10.5Z" fill="var(--tt-devil-tooth)"/>';

/** The great head in the middle of the board, its mouth open round four holes. */
export const GREAT_HEAD =
  HORNS +
  EARS +
  FACE +
  maw(38.5) +
  UPPER_TEETH +
  PEG_HOLES.map(
    ([x, y]) =>
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="6.2" fill="var(--tt-socket)" stroke="var(--tt-devil-lit)" stroke-width="1.5"/>`,
  ).join('') +
  CHIN;

/** A bat's wings: what only a flight reaches. */
export const WINGS =
  '<path d="M0 0C-2-4-6-6.5-13-6.5-11.5-4-11.5-3-13-.5-9.5-1-8.5 0-8.5 2.5-6 0-4 1-3 3.5L0 1.5 3 3.5C4 1 6 0 8.5 2.5 8.5 0 9.5-1 13-.5 11.5-3 11.5-4 13-6.5 6-6.5 2-4 0 0Z"/>';

/** An eye: a card that has been looked at. */
export const EYE =
  '<path d="M-8.5 0Q0-8 8.5 0 0 8-8.5 0Z" fill="var(--tt-linen)"/><circle r="3.3" fill="var(--tt-ink)"/>';
