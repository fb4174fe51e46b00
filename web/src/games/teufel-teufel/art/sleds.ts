/** The sleds: square pieces of painted wood seen from above, six holes for letters, the devil's in the middle. */
import { jitter, n1, type Point } from '@/drawing/svg-helpers';
import { letterPath } from './letters';
import { COLOURS, type Colour } from './patterns';

/** Where a sled lies about its middle, with its shadow. */
export const SLED_BOX = '-58 -58 116 118';

/** The six holes, clockwise from the upper left. */
export const HOLES: Readonly<Record<string, Point>> = {
  A: [-24, -32],
  B: [24, -32],
  C: [36, 0],
  D: [24, 32],
  E: [-24, 32],
  F: [-36, 0],
};

/** Each colour's outline is another: whoever sees no colours knows it by its corners. */
const OUTLINES: Readonly<Record<Colour, string>> = {
  red: 'M-36-54H36A18 18 0 0 1 54-36V36A18 18 0 0 1 36 54H-36A18 18 0 0 1-54 36V-36A18 18 0 0 1-36-54Z',
  blue: 'M-54-34Q-44-38-40-44-38-52-34-54H34Q38-52 40-44 44-38 54-34V34Q44 38 40 44 38 52 34 54H-34Q-38 52-40 44-44 38-54 34Z',
  green: 'M-32-54H32L54-32V32L32 54H-32L-54 32V-32Z',
  yellow:
    'M-36-54Q0-47 36-54 54-54 54-36 47 0 54 36 54 54 36 54 0 47-36 54-54 54-54 36-47 0-54-36-54-54-36-54Z',
  black: 'M-54-54H54V54H-54Z',
  white: 'M-54-54H-42V-49H42V-54H54V-42H49V42H54V54H42V49H-42V54H-54V42H-49V-42H-54Z',
};

const grain = (seed: number): string => {
  const chance = jitter(seed);
  let lines = '';
  for (let y = -42; y < 46; y += 8) {
    // Some outlines have their corners cut.
    const far = Math.abs(y) > 36 ? 34 : 46;
    lines += `M-${far} ${n1(y + chance(-2, 2))}q${n1(chance(15, 35))} ${n1(chance(-6, 6))} ${far} ${n1(chance(-2, 2))}t${far} ${n1(chance(-2, 2))}`;
  }
  return lines;
};

const lettering = (name: string, [x, y]: Point, fill: string, height: number): string => {
  const scale = height / 34;
  return `<path d="${letterPath(name)}" fill-rule="evenodd" fill="var(--tt-${fill})" transform="translate(${n1(x - 15 * scale)} ${n1(y - 17 * scale)}) scale(${scale.toFixed(3)})"/>`;
};

function hole(name: string, colour: Colour, won: boolean, lettered: boolean): string {
  const [x, y] = HOLES[name] ?? [0, 0];
  const at = `cx="${x}" cy="${y}"`;
  if (won)
    return (
      `<circle cx="${x + 1.2}" cy="${y + 3.2}" r="14.2" fill="var(--tt-shadow)" opacity=".5"/>` +
      `<circle ${at} r="14" fill="var(--tt-linen)" stroke="var(--tt-ink)" stroke-width="1.800"/>` +
      `<circle ${at} r="10.800" fill="none" stroke="var(--tt-paper-fall)" stroke-width="1" opacity=".7"/>` +
      (lettered ? lettering(name, [x, y], 'ink', 14) : '')
    );
  return (
    `<circle ${at} r="11.500" fill="var(--tt-socket)" stroke="var(--tt-${colour}-deep)" stroke-width="2"/>` +
    `<path d="M${x - 9} ${y + 6}a11 11 0 0 0 18 0" fill="none" stroke="var(--tt-${colour}-light)" stroke-width="1.700" opacity=".8"/>` +
    (lettered ? lettering(name, [x, y], 'smoke', 10.5) : '')
  );
}

const MIDDLE = (colour: Colour, possessed: boolean): string =>
  possessed
    ? '<circle cx="1" cy="3" r="20" fill="var(--tt-shadow)" opacity=".5"/>' +
      '<circle r="18.500" fill="url(#tt-ember)" stroke="var(--tt-lava-hot)" stroke-width="2"/>' +
      '<use href="#tt-devil-head" transform="translate(0 1) scale(.42)"/>'
    : `<circle r="12.500" fill="var(--tt-socket)" stroke="var(--tt-${colour}-deep)" stroke-width="2"/>` +
      `<path d="M-10 6.500a12 12 0 0 0 20 0" fill="none" stroke="var(--tt-${colour}-light)" stroke-width="1.700" opacity=".8"/>` +
      '<path d="M-5-13.500Q-8-18-6.500-21-3.500-19-1.500-14ZM5-13.500Q8-18 6.500-21 3.500-19 1.500-14Z" fill="var(--tt-socket)"/>';

/** The outline of a seat's sled, some 108 wide about its middle. */
export const sledOutline = (seat: number): string => OUTLINES[COLOURS[seat] ?? 'white'];

/** A letter's peg by itself, about its middle. */
export const LETTER_PEG =
  '<circle cx="1" cy="2.5" r="14" fill="var(--tt-shadow)" opacity=".5"/><circle r="14" fill="var(--tt-linen)" stroke="var(--tt-ink)" stroke-width="2"/><circle r="10.5" fill="none" stroke="var(--tt-paper-fall)" stroke-width="1.2"/>';

/** A sled some 108 wide about its middle; `lettered` writes the letters at the holes. */
export function sledDrawing(
  seat: number,
  letters: string,
  possessed: boolean,
  lettered = false,
): string {
  const colour = COLOURS[seat] ?? 'white';
  const outline = sledOutline(seat);
  return (
    `<path d="${outline}" fill="var(--tt-${colour}-deep)" stroke="var(--tt-ink)" stroke-width="2" transform="translate(0 5)"/>` +
    `<path d="${outline}" fill="var(--tt-${colour})"/>` +
    `<path d="${grain(seat + 3)}" fill="none" stroke="var(--tt-${colour}-deep)" stroke-width="1.400" opacity=".35"/>` +
    `<path d="${outline}" fill="url(#tt-p-${colour})" opacity=".62"/>` +
    `<path d="${outline}" fill="none" stroke="var(--tt-${colour}-light)" stroke-width="3" transform="scale(.93)"/>` +
    `<path d="${outline}" fill="none" stroke="var(--tt-ink)" stroke-width="2.400"/>` +
    [...'ABCDEF'].map((name) => hole(name, colour, letters.includes(name), lettered)).join('') +
    MIDDLE(colour, possessed)
  );
}
