/** Fields of lines that stand for the patterns of the drawings where they are printed. */
import { bands } from '@/drawing/vector-patterns';
import { HATCHINGS } from '../art/defs';

/** How far the fields of lines reach: over a space and over a card. */
const REACH = 100;

/** The hatchings as bands without end: what a printer is given. */
function hatchField(k: number, ink: string): string {
  const [side, turn, dark, light] = HATCHINGS[k] as (typeof HATCHINGS)[number];
  const tile = ink === 'woodcut-ink' ? dark : light;
  const level = /height="([\d.]+)"\/>/.exec(tile)?.[1] ?? '1';
  const crossed = tile.includes('><') ? bands(side, Number(level), REACH, true) : '';
  return `<path transform="rotate(${turn})" fill="var(--${ink})" d="${bands(side, Number(level), REACH)}${crossed}"/>`;
}

/** By the pattern for which each stands. */
export const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    HATCHINGS.flatMap((_, k) => [
      [`hatch-${k}`, hatchField(k, 'woodcut-ink')],
      [`hatch-light-${k}`, hatchField(k, 'woodcut-paper')],
    ]),
  ),
  'back-weave':
    `<g transform="rotate(45)"><path d="${bands(4.4, 1.1, REACH)}" fill="var(--back-edge)" opacity=".45"/>` +
    `<path d="${bands(4.4, 1.1, REACH, true)}" fill="var(--wick)" opacity=".35"/></g>`,
};
