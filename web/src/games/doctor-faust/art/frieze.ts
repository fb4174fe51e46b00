/** The scene between the lanes: hell on one side, the doctor and his poodle, witches, the town under the moon. */
import { group, jitter, n1, polygon, type Point } from '@/drawing/svg-helpers';
import { engrave, flame, town, type Tone } from './engraving';
import { BARE_TREE, FLYING_DEVIL, MOON_FACE, POODLE, SCHOLAR, WITCH } from './figures';

const MOON_RADIUS = 20;

function bell(distance: number, width: number, power = 2): number {
  return Math.exp(-((distance / width) ** power));
}

function moon(x: number, y: number): string {
  const disc = `cx="${n1(x)}" cy="${n1(y)}" r="${MOON_RADIUS}"`;
  return (
    `<circle ${disc} class="p"/><circle ${disc} class="s" style="stroke-width:1.4"/>` +
    group(MOON_FACE, `translate(${n1(x)} ${n1(y)})`)
  );
}

function hill(
  height: number,
  from: number,
  to: number,
  top: number,
  seed: number,
  cuts: number,
): string {
  const cut = jitter(seed);
  const profile = (u: number): number => height - (height - top) * Math.sin(Math.PI * u) ** 0.9;
  const crest: Point[] = Array.from({ length: 25 }, (_, j) => [
    from + ((to - from) * j) / 24,
    profile(j / 24) + cut(-0.8, 0.8),
  ]);
  let grass = '';
  for (let j = 0; j < cuts; j += 1) {
    const u = 0.52 + (0.45 * j) / cuts;
    const x = from + (to - from) * u;
    const y = profile(u) + 2.5;
    const fall = height - y;
    grass += `M${n1(x)} ${n1(y)}q5 ${n1(fall * 0.3)} 7 ${n1(fall * cut(0.4, 0.85))}`;
  }
  const shape = polygon([[from, height], ...crest, [to, height]]);
  return `<path class="k" d="${shape}"/><path class="ps" style="stroke-width:1" d="${grass}"/>`;
}

function wideSky(w: number, h: number): Tone {
  const [mx, my] = [w * 0.735, h * 0.36];
  const [hx, hy] = [w * 0.075, h * 1.02];
  return (x, y) => {
    const toMoon = Math.hypot(x - mx, y - my);
    if (toMoon < MOON_RADIUS) return null;
    const toHell = Math.hypot((x - hx) / 1.9, y - hy);
    const clouds =
      bell(x - w * 0.3, 85) * bell(y - h * 0.3, 13) +
      bell(x - w * 0.56, 75) * bell(y - h * 0.24, 11) +
      bell(x - w * 0.915, 70) * bell(y - h * 0.4, 10);
    let dark = 0.84 - 0.36 * (y / h);
    dark += 0.1 * Math.sin(x / 58 + 2.2 * Math.sin(y / 26)) * Math.sin(y / 15 + x / 170);
    dark -=
      0.72 *
      bell(toMoon - MOON_RADIUS, 62, 1.25) *
      (1 + 0.3 * Math.cos(Math.atan2(y - my, x - mx) * 16));
    dark -=
      0.75 * bell(toHell, 62) * (1 + 0.25 * Math.cos(Math.atan2(y - hy, (x - hx) / 1.9) * 22));
    return Math.max(0, dark - 0.62 * clouds);
  };
}

const WIDE_FLAMES: readonly [x: number, high: number, wide: number, lean: number][] = [
  [14, 62, 25, 4],
  [66, 70, 25, -3],
  [104, 46, 21, 5],
  [140, 30, 16, 3],
  [40, 92, 32, 6],
  [88, 62, 24, -4],
  [122, 38, 18, 4],
];

function wideLand(w: number, h: number): string {
  const place = (art: string, u: number, v: number, rest = ''): string =>
    group(art, `translate(${n1(w * u)} ${n1(h * v)})${rest}`);
  return (
    hill(h, w * 0.14, w * 0.46, h * 0.6, 3, 26) +
    hill(h, w * 0.56, w * 0.8, h * 0.76, 5, 20) +
    hill(h, w * 0.84, w * 1.04, h * 0.66, 8, 14) +
    town({
      from: w * 0.745,
      base: h * 0.93,
      count: 13,
      seed: 11,
      spires: [2, 7],
      width: [11, 20],
    }) +
    `<path class="k" d="M${n1(w * 0.7)} ${h}Q${n1(w * 0.8)} ${n1(h * 0.86)} ${w} ${n1(h * 0.9)}V${h}Z"/>` +
    place(BARE_TREE, 0.335, 0.67) +
    place(BARE_TREE, 0.965, 0.74, ' scale(-.72 .72)') +
    place(SCHOLAR, 0.285, 0.625) +
    place(POODLE, 0.252, 0.66) +
    place(WITCH, 0.655, 0.28, ' rotate(-8) scale(1.1)') +
    place(WITCH, 0.605, 0.52, ' rotate(-4) scale(.62)') +
    place(FLYING_DEVIL, 0.185, 0.27, ' scale(1.15)')
  );
}

/** The scene for a board that lies on its side. */
export function wideFrieze(w: number, h: number): string {
  const plate = { width: w, height: h, gap: 3.15, sample: 8, wobble: 0.9 };
  const fire = WIDE_FLAMES.map(([x, high, wide, lean]) => flame(x, h + 2, high, wide, lean)).join(
    '',
  );
  const pit = `<path class="k" d="M0 ${h}V${h - 7}Q30 ${h - 15} 70 ${h - 6}T170 ${h - 5}V${h}Z"/>`;
  return engrave(plate, wideSky(w, h)) + moon(w * 0.735, h * 0.36) + wideLand(w, h) + fire + pit;
}

function tallSky(w: number, h: number): Tone {
  const [mx, my] = [w * 0.5, h * 0.105];
  return (x, y) => {
    const toMoon = Math.hypot(x - mx, y - my);
    if (toMoon < MOON_RADIUS) return null;
    const toHell = Math.hypot((x - w * 0.5) * 1.1, y - h * 1.02);
    let dark = 0.84 - 0.3 * (y / h) + 0.1 * Math.sin(x / 30 + y / 40) * Math.sin(y / 17);
    dark -=
      0.72 *
      bell(toMoon - MOON_RADIUS, 46, 1.25) *
      (1 + 0.3 * Math.cos(Math.atan2(y - my, x - mx) * 16));
    dark -=
      0.8 * bell(toHell, 85) * (1 + 0.25 * Math.cos(Math.atan2(y - h * 1.02, x - w * 0.5) * 18));
    return Math.max(0, dark);
  };
}

const TALL_FLAMES: readonly [u: number, high: number, wide: number, lean: number][] = [
  [0.08, 62, 24, 4],
  [0.92, 66, 24, -4],
  [0.3, 52, 22, -3],
  [0.72, 56, 22, 3],
  [0.5, 92, 32, 4],
  [0.2, 40, 18, 3],
  [0.83, 38, 18, -3],
];

/** The scene for a board that stands upright: the moon above, hell below. */
export function tallFrieze(w: number, h: number): string {
  const plate = { width: w, height: h, gap: 3.3, sample: 7, wobble: 0.8 };
  const base = h * 0.8;
  const ground =
    `<path class="k" d="M0 ${n1(base + 8)}V${n1(base - 4)}Q${n1(w * 0.3)} ${n1(base - 16)} ${n1(w * 0.6)} ${n1(base - 4)}` +
    `T${w} ${n1(base - 8)}V${n1(base + 10)}Q${n1(w * 0.5)} ${n1(base + 26)} 0 ${n1(base + 8)}Z"/>`;
  const fire = TALL_FLAMES.map(([u, high, wide, lean]) =>
    flame(w * u, h + 2, high, wide, lean),
  ).join('');
  const pit = `<path class="k" d="M0 ${h}V${n1(h - 6)}Q${n1(w * 0.3)} ${n1(h - 13)} ${n1(w * 0.6)} ${n1(h - 6)}T${w} ${n1(h - 7)}V${h}Z"/>`;
  return (
    engrave(plate, tallSky(w, h)) +
    moon(w * 0.5, h * 0.105) +
    group(WITCH, `translate(${n1(w * 0.42)} ${n1(h * 0.235)}) rotate(-10) scale(1.05)`) +
    ground +
    town({ from: 4, base, count: 6, seed: 21, spires: [2], width: [12, 17] }) +
    group(SCHOLAR, `translate(${n1(w * 0.8)} ${n1(base - 6)}) scale(.9)`) +
    fire +
    pit
  );
}
