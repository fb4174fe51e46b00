/** The damned drawn: head, garment and what is held, put together for each. */
import { group } from '@/drawing/svg-helpers';
import { HEADGEAR, LINES, type SoulLooks, type Soul } from './damned';
import { BROWS, EYES, HEADS, MOUTHS, NOSES } from './faces';
import { garment } from './garments';
import type { Headgear } from './hats';
import { PROPS } from './props';
import { fine } from './strokes';

function soulOf([wears, head, skin, hair, brows, eyes, nose, mouth, clad, holds]: SoulLooks): Soul {
  return { wears, head, skin, hair, brows, eyes, nose, mouth, clad, holds };
}

/** Woodcut shading down the right side of a face. */
const SHADE = fine('M43.5 33.5 45 36M42 37.5l3.4 1.5M41.6 41.5l3.2 1M40.5 45l3 .8M39 48.5l2.4.5');

const EARS =
  '<path d="M22.5 36q-4-1.5-3.2 3t4.2 4M45.5 36q4-1.5 3.2 3t-4.2 4" fill="var(--s)" class="tt-l"/>';

function draw(soul: Soul): string {
  const worn: Headgear = HEADGEAR[soul.wears];
  const face =
    worn.face === false
      ? ''
      : (worn.ears === false ? '' : EARS) +
        `<path d="${HEADS[soul.head]}" fill="var(--s)" class="tt-l"/>` +
        SHADE +
        MOUTHS[soul.mouth] +
        NOSES[soul.nose] +
        EYES[soul.eyes] +
        BROWS[soul.brows];
  const held = PROPS[soul.holds];
  return group(
    (worn.behind ?? '') + garment(soul.clad) + face + worn.over + held,
    '',
    `style="--s:var(--tt-skin-${soul.skin});--h:var(--tt-hair-${soul.hair})"`,
  );
}

export const SOULS: readonly string[] = Object.keys(LINES);

/** A soul in a space of 68 by 84, head above, shoulders cut off by the lower edge. */
export function soul(card: string): string {
  const line = LINES[card];
  if (line === undefined) return '';
  return draw(soulOf(line)).replaceAll('*', card.slice(0, card.indexOf('-')));
}
