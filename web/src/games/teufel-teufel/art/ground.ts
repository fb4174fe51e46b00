/** The underworld itself: frame, rock, glowing cracks, forty-eight vaults and the gate of fire in the middle. */
import { jitter, n1, type Point } from '@/drawing/svg-helpers';
import type { BoardFacts } from '../board/types';
import { CELL, columnRow, corner, middle, RIM, SPAN } from '../board/geometry';
import { arch, HOLLOW, VINE } from './vault';

const INSIDE = SPAN - 2 * RIM;
const FIELD = `x="${RIM}" y="${RIM}" width="${INSIDE}" height="${INSIDE}"`;

/** Charred oak with mitred corners and a brass fillet. */
function frame(): string {
  const chance = jitter(9);
  let lines = '';
  for (let side = 0; side < 4; side++) {
    let d = '';
    for (let k = 0; k < 6; k++) {
      const y = 4 + k * 4.4 + chance(-1, 1);
      d += `M${n1(8 + y)} ${n1(y)}`;
      for (let x = 8 + y; x < SPAN - 40 - y; x += 40) d += `q20 ${n1(chance(-1.6, 1.6))} 40 0`;
    }
    lines += `<path d="${d}" transform="rotate(${90 * side} ${SPAN / 2} ${SPAN / 2})"/>`;
  }
  const far = SPAN - RIM;
  const nails = [RIM / 2, SPAN - RIM / 2]
    .flatMap((x) => [RIM / 2, SPAN - RIM / 2].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})"><path d="M0-8.500 8.500 0 0 8.500-8.500 0Z" fill="var(--tt-brass)" stroke="var(--tt-oak-line)" stroke-width="1.200"/><path d="M0-5.500 5.500 0 0 0Z" fill="var(--tt-stone-shine)" opacity=".5"/><circle r="2.200" fill="var(--tt-oak-line)"/></g>`,
    )
    .join('');
  return (
    `<rect width="${SPAN}" height="${SPAN}" rx="9" fill="var(--tt-oak-line)"/>` +
    `<rect x="1.500" y="1.500" width="${SPAN - 3}" height="${SPAN - 3}" rx="8" fill="url(#tt-oak)"/>` +
    `<g fill="none" stroke="var(--tt-oak-line)" stroke-opacity=".5">${lines}</g>` +
    `<path d="M2 2 ${RIM} ${RIM}M${SPAN - 2} 2 ${far} ${RIM}M2 ${SPAN - 2} ${RIM} ${far}M${SPAN - 2} ${SPAN - 2} ${far} ${far}" stroke="var(--tt-oak-line)" stroke-width="1.600"/>` +
    `<rect x="1.500" y="1.500" width="${SPAN - 3}" height="${SPAN - 3}" rx="8" fill="none" stroke="var(--tt-brass)" stroke-opacity=".55" stroke-width="1.300"/>` +
    `<rect x="${RIM - 4.5}" y="${RIM - 4.5}" width="${INSIDE + 9}" height="${INSIDE + 9}" fill="none" stroke="var(--tt-brass)" stroke-width="1.200"/>` +
    `<rect x="${RIM - 1.5}" y="${RIM - 1.5}" width="${INSIDE + 3}" height="${INSIDE + 3}" fill="none" stroke="var(--tt-oak-line)" stroke-width="3"/>` +
    nails
  );
}

/** Courses of uneven stones over the whole field, in three shades. */
function masonry(): string {
  const chance = jitter(71);
  const shades: Record<string, string> = { 'rock-lit': '', rock: '', 'rock-deep': '' };
  let shine = '';
  const height = INSIDE / 48;
  for (let row = 0; row < 48; row++) {
    const y = RIM + row * height;
    for (let x = RIM - chance(0, 20); x < RIM + INSIDE;) {
      const width = chance(16, 34);
      const from = Math.max(x, RIM) + 0.8;
      const to = Math.min(x + width, RIM + INSIDE) - 0.8;
      const pick = chance(0, 1);
      const shade = pick > 0.62 ? 'rock-lit' : pick > 0.25 ? 'rock' : 'rock-deep';
      if (to > from + 2) {
        shades[shade] +=
          `M${n1(from)} ${n1(y + chance(0.6, 1.4))}H${n1(to)}V${n1(y + height - chance(0.4, 1))}H${n1(from)}Z`;
        shine += `M${n1(from + 1)} ${n1(y + 2)}H${n1(to - 1)}`;
      }
      x += width;
    }
  }
  return (
    `<rect ${FIELD} fill="var(--tt-rock-line)"/>` +
    Object.entries(shades)
      .map(([shade, d]) => `<path d="${d}" fill="var(--tt-${shade})"/>`)
      .join('') +
    `<path d="${shine}" stroke="var(--tt-stone-shine)" stroke-opacity=".1"/>`
  );
}

/** A jagged line between two points, with a twig here and there. */
function crack(from: Point, to: Point, chance: (from: number, to: number) => number): string {
  const steps = 9;
  let d = `M${n1(from[0])} ${n1(from[1])}`;
  let twigs = '';
  for (let k = 1; k <= steps; k++) {
    const share = k / steps;
    const x = from[0] + (to[0] - from[0]) * share + (k < steps ? chance(-3.4, 3.4) : 0);
    const y = from[1] + (to[1] - from[1]) * share + (k < steps ? chance(-3.4, 3.4) : 0);
    d += `L${n1(x)} ${n1(y)}`;
    if (chance(0, 1) > 0.66)
      twigs += `M${n1(x)} ${n1(y)}l${n1(chance(-9, 9))} ${n1(chance(-9, 9))}l${n1(chance(-5, 5))} ${n1(chance(-6, 6))}`;
  }
  return d + twigs;
}

/** How hot it is at a point: 1 in the middle, 0 in the corners. */
function heat([x, y]: Point): number {
  const far = Math.hypot(x - SPAN / 2, y - SPAN / 2) / (INSIDE * 0.66);
  return Math.max(0, 1 - far);
}

/** In so many degrees of heat, from 0 to 1, cracks are drawn: those of one degree in one piece. */
const HEATS = 8;

interface Cracks {
  d: string;
  hot: number;
}

/** Cracks along the seams between cells, more and brighter towards the middle. */
function seams(): readonly Cracks[] {
  const chance = jitter(666);
  const found = new Map<number, string>();
  for (let line = 1; line < 7; line++)
    for (let part = 0; part < 7; part++)
      for (const upright of [false, true]) {
        const across = RIM + line * CELL;
        const along = RIM + part * CELL;
        const ends: readonly [Point, Point] = upright
          ? [
              [across, along],
              [across, along + CELL],
            ]
          : [
              [along, across],
              [along + CELL, across],
            ];
        const hot = heat([(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2]);
        const whole = chance(0, 1) < hot * 1.5;
        const [from, to] = [whole ? 0 : chance(0, 0.4), whole ? 1 : chance(0.55, 0.9)];
        if (!whole && chance(0, 1) > 0.55) continue;
        const between = (share: number): Point => [
          ends[0][0] + (ends[1][0] - ends[0][0]) * share,
          ends[0][1] + (ends[1][1] - ends[0][1]) * share,
        ];
        const d = crack(between(from), between(to), chance);
        const degree = Math.round(hot * HEATS) / HEATS;
        found.set(degree, (found.get(degree) ?? '') + d);
      }
  return [...found].map(([hot, d]) => ({ d, hot }));
}

function glow(list: readonly Cracks[]): string {
  const stroke = (
    colour: string,
    width: (hot: number) => number,
    opacity: (hot: number) => number,
  ): string =>
    list
      .map(
        ({ d, hot }) =>
          `<path d="${d}" stroke="var(--tt-${colour})" stroke-width="${n1(width(hot))}" stroke-opacity="${n1(opacity(hot))}"/>`,
      )
      .join('');
  return (
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
    stroke(
      'rock-line',
      (hot) => 5 + 4 * hot,
      () => 0.8,
    ) +
    stroke(
      'lava-deep',
      (hot) => 6 + 9 * hot,
      (hot) => 0.2 + 0.3 * hot,
    ) +
    stroke(
      'lava-deep',
      (hot) => 2.4 + 2.6 * hot,
      () => 1,
    ) +
    stroke(
      'lava',
      (hot) => 1.2 + 1.8 * hot,
      (hot) => 0.6 + 0.4 * hot,
    ) +
    stroke(
      'lava-hot',
      (hot) => 0.4 + hot,
      (hot) => 0.3 + 0.7 * hot,
    ) +
    '</g>'
  );
}

/** Fire around the great head. */
function gate(centre: string): string {
  const [x, y] = middle(centre);
  const chance = jitter(13);
  let stones = '';
  for (let k = 0; k < 22; k++) {
    const [from, to] = [(2 * Math.PI * k) / 22 + 0.02, (2 * Math.PI * (k + 1)) / 22 - 0.02];
    const at = (r: number, a: number): string => `${n1(r * Math.cos(a))} ${n1(r * Math.sin(a))}`;
    const shade = 1 + Math.floor(chance(0, 4));
    stones += `<path d="M${at(41, from)}L${at(49, from)}A49 49 0 0 1 ${at(49, to)}L${at(41, to)}A41 41 0 0 0 ${at(41, from)}Z" fill="var(--tt-stone-${shade})"/>`;
  }
  const tongues = (count: number, inner: number, outer: number, spread: number): string =>
    Array.from({ length: count }, (_, k) => {
      const a = (2 * Math.PI * k) / count;
      const at = (r: number, by: number): string =>
        `${n1(r * Math.cos(a + by))} ${n1(r * Math.sin(a + by))}`;
      const far = outer + (k % 2 === 0 ? 5 : -2);
      return `M${at(inner, -spread)}Q${at(inner + 12, -spread * 0.7)} ${at(far, 0.06)}Q${at(inner + 12, spread * 0.8)} ${at(inner, spread)}Z`;
    }).join('');
  return (
    `<g transform="translate(${x} ${y})"><circle r="52" fill="var(--tt-rock-line)"/>${stones}` +
    '<circle r="41" fill="var(--tt-pit)"/><circle r="72" fill="url(#tt-gate)" opacity=".9"/>' +
    `<path d="${tongues(18, 24, 55, 0.17)}" fill="var(--tt-lava-deep)"/>` +
    `<path d="${tongues(18, 20, 46, 0.16)}" fill="var(--tt-lava)"/>` +
    `<path d="${tongues(18, 16, 36, 0.15)}" fill="var(--tt-lava-hot)"/></g>`
  );
}

const ARCHES = 4;

/** Everything that never moves. `lettering` writes the names of columns and rows in this size; a printer's has no grain. */
export function ground(
  { cells, centre, marked }: BoardFacts,
  lettering: number,
  grained = true,
): string {
  const vaults = cells.filter((cell) => cell !== centre);
  const use = (id: string, cell: string): string => {
    const [x, y] = corner(cell);
    return `<use href="#tt-${id}" x="${x}" y="${y}"/>`;
  };
  const kinds = Array.from(
    { length: ARCHES },
    (_, k) => `<g id="tt-arch-${k}">${arch(k, false)}</g>`,
  ).join('');
  const archOf = (cell: string): string => {
    if (marked.includes(cell)) return 'arch-mossy';
    const [column, row] = columnRow(cell);
    return `arch-${(column * 3 + row * 5) % ARCHES}`;
  };
  return (
    `<defs>${kinds}<g id="tt-arch-mossy">${arch(7, true)}</g><g id="tt-hollow">${HOLLOW}</g><g id="tt-vine">${VINE}</g></defs>` +
    frame() +
    coordinates(cells, lettering) +
    masonry() +
    glow(seams()) +
    vaults.map((cell) => use('hollow', cell) + use(archOf(cell), cell)).join('') +
    gate(centre) +
    `<rect ${FIELD} fill="url(#tt-hearth)"/>` +
    (grained ? `<rect ${FIELD} filter="url(#tt-grain)" opacity=".42"/>` : '') +
    marked.map((cell) => use('vine', cell)).join('')
  );
}

function coordinates(cells: readonly string[], size: number): string {
  const word = (text: string, x: number, y: number): string =>
    `<text x="${x}" y="${n1(y + size * 0.34)}" font-size="${n1(size)}" text-anchor="middle" fill="var(--tt-frame-text)" class="tt-name">${text}</text>`;
  return cells
    .map((cell) => {
      const [column, row] = columnRow(cell);
      const [x, y] = middle(cell);
      return (
        (row === 0 ? word(cell.slice(0, 1), x, RIM / 2 - 4) : '') +
        (column === 0 ? word(cell.slice(1), RIM / 2 - 1, y) : '')
      );
    })
    .join('');
}
