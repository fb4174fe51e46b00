/** What pulp covers are made of: inks, grounds with rays and moons, gloves and shadows. */
import { box, disc, group, jitter, n2 } from '@/drawing/svg-helpers';

export type Ink =
  | 'ink'
  | 'night'
  | 'blue'
  | 'teal'
  | 'green'
  | 'deep'
  | 'red'
  | 'blood'
  | 'orange'
  | 'yellow'
  | 'cream'
  | 'brown'
  | 'wood'
  | 'grey'
  | 'steel'
  | 'purple'
  | 'pink'
  | 'skin';

const hue = (ink: Ink): string => `var(--kdl-pulp-${ink})`;

/** A shape with the black outline of cheap print. */
export const cut = (ink: Ink, d: string, width = 1.5): string =>
  `<path d="${d}" fill="${hue(ink)}" stroke="${hue('ink')}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A shape without outline. */
export const flat = (ink: Ink, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${hue(ink)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const stroke = (ink: Ink, width: number, d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${hue(ink)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const at = (x: number, y: number, turn: number, inner: string, scale = 1): string =>
  group(inner, `translate(${n2(x)} ${n2(y)}) rotate(${n2(turn)}) scale(${n2(scale)})`);

/** The whole picture in one ink. */
export const ground = (ink: Ink): string => flat(ink, box(0, 0, 112, 92));

/** Rays from a point over the whole picture. */
export function rays(x: number, y: number, ground_: Ink, ink: Ink, count = 14): string {
  const d = Array.from({ length: count }, (_, k) => {
    const [a, b] = [(k * 2 * Math.PI) / count, ((k + 0.5) * 2 * Math.PI) / count];
    return `M${n2(x)} ${n2(y)}L${n2(x + 160 * Math.cos(a))} ${n2(y + 160 * Math.sin(a))}L${n2(x + 160 * Math.cos(b))} ${n2(y + 160 * Math.sin(b))}Z`;
  }).join('');
  return ground(ground_) + flat(ink, d);
}

/** A night sky with a moon. */
export function moon(
  x: number,
  y: number,
  r: number,
  sky: Ink = 'night',
  disk: Ink = 'yellow',
): string {
  const roll = jitter(Math.round(x * 3 + y));
  const stars = Array.from({ length: 16 }, () =>
    disc(roll(3, 109), roll(3, 60), roll(0.4, 0.9)),
  ).join('');
  return (
    ground(sky) +
    flat('cream', stars, 0.8) +
    flat(disk, disc(x, y, r + 5), 0.22) +
    flat(disk, disc(x, y, r)) +
    flat(
      'orange',
      disc(x - r * 0.3, y - r * 0.2, r * 0.16) + disc(x + r * 0.3, y + r * 0.3, r * 0.22),
      0.3,
    )
  );
}

/** Light through blinds. */
export function blinds(dark: Ink, light: Ink): string {
  const d = Array.from(
    { length: 9 },
    (_, k) => `M-10 ${k * 13 - 4}L122 ${k * 13 - 22}V${k * 13 - 15}L-10 ${k * 13 + 3}Z`,
  ).join('');
  return ground(dark) + flat(light, d);
}

/** A cone of light from above. */
export const spotlight = (dark: Ink, light: Ink): string =>
  ground(dark) + flat(light, 'M40-4H72L106 92H6Z') + flat(light, `M6 92Q56 70 106 92Z`, 0.6);

/** A whirl that draws the eye in. */
export function whirl(x: number, y: number, ground_: Ink, ink: Ink): string {
  const arms = Array.from(
    { length: 6 },
    (_, k) =>
      `<g transform="translate(${x} ${y}) rotate(${k * 60})"><path d="M0 0C14-8 30-2 34 16 38 40 20 70-20 96L20 110C70 70 74 20 52-4 34-22 12-18 0 0Z" fill="${hue(ink)}"/></g>`,
  ).join('');
  return ground(ground_) + arms;
}

/** Bricks behind it all. */
export function bricks(wall: Ink, joint: Ink): string {
  let d = '';
  for (let row = 0; row < 8; row += 1) {
    d += `M0 ${row * 12}H112`;
    for (let x = row % 2 ? 0 : 14; x < 112; x += 28) d += `M${x} ${row * 12}V${row * 12 + 12}`;
  }
  return ground(wall) + stroke(joint, 1.2, d);
}

/** A jagged flash of impact about 0 0. */
export function bang(r: number, points = 11): string {
  const d = Array.from({ length: points * 2 }, (_, k) => {
    const far = k % 2 ? r * 0.52 : r * (k % 4 ? 1 : 0.82);
    const turn = (k * Math.PI) / points;
    return `${n2(far * Math.cos(turn))} ${n2(far * Math.sin(turn))}`;
  }).join('L');
  return `M${d}Z`;
}

/** The Doctor from behind, a black shape with a rim of light: his hat's brim at 0 0. */
export const DOCTOR_SHADOW =
  flat(
    'ink',
    'M-30 46C-30 26-22 14-12 11L-9 4H9L12 11C22 14 30 26 30 46ZM-17 3C-13 2-11 1-10-1L-12-28C-5-31 5-31 12-28L10-1C11 1 13 2 17 3 10 7-10 7-17 3Z',
  ) + flat('blood', 'M-10.3-3C-4-.5 4-.5 10.3-3L10.7-9C4-6.5-4-6.5-10.7-9Z');

/** A gloved fist about 0 0 that holds something upright. */
export const FIST =
  cut('ink', 'M-9 22L-7 8C-12 6-13-2-9-6-6-10 8-11 11-7 15-3 14 6 9 9L11 22Z') +
  stroke('grey', 1.3, 'M-8-1H8M-9 3.5H8M-7 8H7') +
  cut('ink', 'M-8-5C-4-9 4-9 9-5 7-2-4-2-8-5Z');
