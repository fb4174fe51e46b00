/** Fields of lines that stand for the patterns of the colours where they are printed. */
import { COLOURS, type Colour } from '../art/patterns';

/** How far the fields of lines reach: over every card and every sled. */
const [FROM, TO] = [-64, 96];
const EIGHTHS = Array.from({ length: (TO - FROM) / 8 }, (_, k) => FROM + 8 * k);

const every = (line: (at: number) => string): string => EIGHTHS.map(line).join('');
const wave = (y: number): string => `M${FROM} ${y}q2-2.8 4 0${'t4 0'.repeat((TO - FROM) / 4 - 1)}`;
/** A falling diagonal whose x and y make so much, from edge to edge. */
const falling = (sum: number): string => `M${FROM} ${sum - FROM}L${TO} ${sum - TO}`;
const rising = (off: number): string => `M${FROM} ${FROM + off}L${TO} ${TO + off}`;
const twice = (line: (at: number) => string): string =>
  every(line) + every((at) => line(at + TO - FROM)) + every((at) => line(at - TO + FROM));

/** The same patterns as lines without end: what a printer is given. */
const LINES: Readonly<Record<Colour, string>> = {
  red: `<path d="${every((x) => `M${x + 2} ${FROM}V${TO}M${x + 6} ${FROM}V${TO}`)}" stroke-width="1.5"/>`,
  blue: `<path d="${every((y) => wave(y + 2) + wave(y + 6))}" stroke-width="1.3"/>`,
  green: `<path d="${twice((at) => falling(at + 4))}" stroke-width="1.6"/>`,
  yellow: `<path d="${every((y) => every((x) => `M${x + 2} ${y + 2}h.01M${x + 6} ${y + 6}h.01`))}" stroke-width="2.9" stroke-linecap="round"/>`,
  black: `<path d="${twice((at) => falling(at) + rising(at))}" stroke-width="1"/>`,
  white: `<path d="${every(
    (y) =>
      `M${FROM} ${y + 0.5}H${TO}M${FROM} ${y + 4.5}H${TO}` +
      every((x) => `M${x + 2} ${y + 0.5}v4M${x + 6} ${y + 4.5}v4`),
  )}" stroke-width="1"/>`,
};

const fieldId = (colour: Colour): string => `tt-field-${colour}`;

/** The fields once, to be used by id. */
export const FIELD_DEFS = COLOURS.map(
  (colour) =>
    `<g id="${fieldId(colour)}"><rect x="${FROM}" y="${FROM}" width="${TO - FROM}" height="${TO - FROM}" fill="var(--tt-${colour})"/>` +
    `<g fill="none" stroke="var(--tt-${colour}-line)">${LINES[colour]}</g></g>`,
).join('');

/** By the pattern for which each stands. */
export const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  COLOURS.map((colour) => [`tt-p-${colour}`, `<use href="#${fieldId(colour)}"/>`]),
);
