/** One cell of the underworld: a niche in the rock under an arch of stones, some overgrown with vines. */
import { jitter, n1 } from '@/drawing/svg-helpers';

/** The opening of a niche, in a cell of 100 by 100. */
export const NICHE = 'M11 95V46A39 39 0 0 1 89 46V95Z';

const [MIDDLE, SPRING, INNER, OUTER] = [50, 46, 39, 46.5];

const at = (radius: number, angle: number): string =>
  `${n1(MIDDLE + radius * Math.cos(angle))} ${n1(SPRING + radius * Math.sin(angle))}`;

/** A stone of a pillar, its corners rounded. */
const block = (x: number, y: number): string =>
  `M${n1(x + 1.2)} ${n1(y)}h6.600a1.200 1.200 0 0 1 1.200 1.200v9a1.200 1.200 0 0 1-1.200 1.200h-6.600a1.200 1.200 0 0 1-1.200-1.200v-9a1.200 1.200 0 0 1 1.200-1.200Z`;

/** The stones of an arch and of its two pillars: those of one shade in one path, as there are many arches. */
export function arch(seed: number, mossy: boolean): string {
  const chance = jitter(seed * 31 + 5);
  const stones = new Map<string, string>();
  const lay = (stone: string): void => {
    const shade = mossy
      ? `moss-${1 + Math.floor(chance(0, 3))}`
      : `stone-${1 + Math.floor(chance(0, 4))}`;
    stones.set(shade, (stones.get(shade) ?? '') + stone);
  };
  const count = 11;
  let edges = '';
  for (let k = 0; k < count; k++) {
    const from = Math.PI + (Math.PI * k) / count + 0.02;
    const to = Math.PI + (Math.PI * (k + 1)) / count - 0.02;
    const outer = k === 5 ? OUTER + 1.5 : OUTER + chance(-1, 0.6);
    lay(
      `M${at(INNER, from)}L${at(outer, from)}A${n1(outer)} ${n1(outer)} 0 0 1 ${at(outer, to)}L${at(INNER, to)}A39 39 0 0 0 ${at(INNER, from)}Z`,
    );
    edges += `M${at(outer - 0.8, from + 0.03)}A${n1(outer)} ${n1(outer)} 0 0 1 ${at(outer - 0.8, to - 0.03)}`;
  }
  let tops = '';
  for (const x of [1.5, 89.5])
    for (let k = 0; k < 4; k++) {
      const y = 45.5 + k * 12.2;
      lay(block(x, y));
      tops += `M${x + 1} ${n1(y + 0.9)}h7`;
    }
  return (
    [...stones].map(([shade, d]) => `<path d="${d}" fill="var(--tt-${shade})"/>`).join('') +
    `<path d="${edges}" fill="none" stroke="var(--tt-stone-shine)" stroke-opacity=".28"/>` +
    `<path d="${tops}" stroke="var(--tt-stone-shine)" stroke-opacity=".25"/>`
  );
}

/** The dark behind the arch, and the sill a card stands on. */
export const HOLLOW =
  `<path d="${NICHE}" fill="url(#tt-pit)"/>` +
  '<path d="M24 34v10M42 24v10M60 24v10M76 34v10M14 54h72M14 64h72M14 74h72M14 84h72M16 44h68M22 24h56M30 54v10M50 54v10M70 54v10M20 64v10M40 64v10M60 64v10M80 64v10M30 74v10M50 74v10M70 74v10M20 84v10M40 84v10M60 84v10M80 84v10" fill="none" stroke="var(--tt-pit-line)" stroke-opacity=".42"/>' +
  `<path d="${NICHE}" fill="none" stroke="var(--tt-dark)" stroke-opacity=".8" stroke-width="2.600"/>` +
  '<path d="M5 94H95L97.500 99H2.500Z" fill="var(--tt-stone-3)"/><path d="M5 94.300H95" stroke="var(--tt-stone-shine)" stroke-opacity=".5"/>';

type Spot = readonly [x: number, y: number, across: number, down: number];

const LEG = 48;
const BOW = Math.PI * 43;
const LENGTH = 2 * LEG + BOW;

/** A point so far along the vine, and which way is out of the niche there. */
function along(s: number): Spot {
  if (s < LEG) return [6, 94 - s, -1, 0];
  if (s > LEG + BOW) return [94, 46 + (s - LEG - BOW), 1, 0];
  const angle = Math.PI + (s - LEG) / 43;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [MIDDLE + 43 * x, SPRING + 43 * y, x, y];
}

const LEAF =
  'M0 0C-1-3-4-3-5.500-6-3-6-2.500-7-3-9.500-1-9-.500-10.500 0-13 .500-10.500 1-9 3-9.500 2.500-7 3-6 5.500-6 4-3 1-3 0 0Z';

function stem(): string {
  const points: string[] = [];
  for (let k = 0; k <= 90; k++) {
    const s = (LENGTH * k) / 90;
    const [x, y, across, down] = along(s);
    const sway = 2.4 * Math.sin((s / LENGTH) * Math.PI * 15);
    points.push(`${n1(x + across * sway)} ${n1(y + down * sway)}`);
  }
  return `M${points.join('L')}`;
}

function leaves(count: number): string {
  let markup = '';
  for (let k = 0; k < count; k++) {
    const [x, y, across, down] = along((LENGTH * (k + 0.5)) / count);
    const side = k % 2 === 0 ? -1 : 1;
    const turn =
      (Math.atan2(down * side, across * side) * 180) / Math.PI + 90 + (k % 3 === 0 ? -14 : 18);
    const scale = side < 0 ? 1.05 : 0.85;
    markup += `<path d="${LEAF}" transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${scale})" fill="var(--tt-leaf-${(k % 3) + 1})" stroke="var(--tt-vine-deep)" stroke-width="1.100"/>`;
  }
  return markup;
}

const grapes = (x: number, y: number): string =>
  [
    [-2.6, 0],
    [2.6, 0],
    [0, 3.8],
    [0, -2.4],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${x + dx}" cy="${y + dy}" r="2.500" fill="var(--tt-grape)" stroke="var(--tt-vine-deep)" stroke-width=".800"/>`,
    )
    .join('');

/** The vine round a marked cell. */
export const VINE =
  `<path d="${stem()}" fill="none" stroke="var(--tt-vine-deep)" stroke-width="4"/>` +
  `<path d="${stem()}" fill="none" stroke="var(--tt-vine)" stroke-width="2.200"/>` +
  leaves(19) +
  grapes(50, 9) +
  grapes(7, 66) +
  grapes(93, 66);
