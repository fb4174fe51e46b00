/** Engraved tone: lines whose weight is the darkness, and the flames and houses cut into them. */
import { jitter, n1, polygon, type Point } from '@/drawing/svg-helpers';

/** Darkness at a place from 0 (paper) to 1 (ink), or null where nothing is cut. */
export type Tone = (x: number, y: number) => number | null;

interface Plate {
  width: number;
  height: number;
  /** Distance of two lines. */
  gap: number;
  /** Distance of two samples along a line. */
  sample: number;
  wobble: number;
}

type Sample = readonly [x: number, y: number, weight: number];

/** One cut from thin to thick to thin, in tenths, written with relative steps to keep it short. */
function cutLine(samples: readonly Sample[]): string {
  if (samples.length < 3) return '';
  const above = samples.map(([x, y, w]): Point => [x, y - w / 2]);
  const below = samples.toReversed().map(([x, y, w]): Point => [x, y + w / 2]);
  const tenths = [...above, ...below].map(([x, y]): Point => [
    Math.round(x * 10),
    Math.round(y * 10),
  ]);
  let last = tenths[0] as Point;
  let d = `M${last[0]} ${last[1]}l`;
  for (const point of tenths.slice(1)) {
    d += `${point[0] - last[0]} ${point[1] - last[1]} `;
    last = point;
  }
  return `${d.trimEnd()}z`;
}

/** Fill a plate with horizontal lines as heavy as `tone` asks for. */
export function engrave(plate: Plate, tone: Tone): string {
  let d = '';
  const lines = Math.floor(plate.height / plate.gap);
  for (let j = 0; j < lines; j += 1) {
    const base = (j + 0.5) * plate.gap;
    let samples: Sample[] = [];
    for (let x = 0; x <= plate.width + 0.01; x += plate.sample) {
      const y = base + plate.wobble * Math.sin(x / 37 + j * 0.55);
      const dark = tone(x, y);
      if (dark === null || dark < 0.07) {
        d += cutLine(samples);
        samples = [];
      } else samples.push([x, y, plate.gap * Math.min(dark, 0.93)]);
    }
    d += cutLine(samples);
  }
  return `<path class="k" transform="scale(.1)" d="${d}"/>`;
}

function tongue(
  cx: number,
  base: number,
  high: number,
  wide: number,
  lean: number,
  s: number,
  b: number,
): string {
  const at = (u: number, v: number): string =>
    `${n1(cx + u * wide + lean * v)} ${n1(base - v * high)}`;
  return (
    `M${at(-0.5 * s, b)}C${at(-0.9 * s, b + 0.35 * s)} ${at(-0.1 * s, b + 0.45 * s)} ${at(-0.25 * s, b + 0.72 * s)}` +
    `C${at(0.05 * s, b + 0.62 * s)} ${at(0.1 * s, b + 0.85 * s)} ${at(0.2 * s, b + s)}` +
    `C${at(0.25 * s, b + 0.72 * s)} ${at(0.8 * s, b + 0.5 * s)} ${at(0.5 * s, b)}Z`
  );
}

/** A tongue of hell fire: black and white by turns, four deep. */
export function flame(cx: number, base: number, high: number, wide: number, lean: number): string {
  const layers: [string, number, number][] = [
    ['k', 1, 0],
    ['p', 0.74, 0.03],
    ['k', 0.46, 0.04],
    ['p', 0.22, 0.05],
  ];
  return layers
    .map(([ink, s, b]) => `<path class="${ink}" d="${tongue(cx, base, high, wide, lean, s, b)}"/>`)
    .join('');
}

interface Houses {
  from: number;
  base: number;
  count: number;
  seed: number;
  /** Which of them are church spires. */
  spires: readonly number[];
  width: readonly [number, number];
}

function outline(x: number, base: number, w: number, wall: number, roof: number): string {
  return polygon([
    [x, base],
    [x, base - wall],
    [x - 1.5, base - wall],
    [x + w / 2, base - wall - roof],
    [x + w + 1.5, base - wall],
    [x + w, base - wall],
    [x + w, base],
  ]);
}

/** A row of gabled houses with lit windows. */
export function town({ from, base, count, seed, spires, width }: Houses): string {
  const cut = jitter(seed);
  let [ink, light, scratch] = ['', '', ''];
  let x = from;
  for (let k = 0; k < count; k += 1) {
    const spire = spires.includes(k);
    const w = spire ? 13 : cut(...width);
    const wall = spire ? 34 : cut(12, 24);
    const roof = spire ? 36 : cut(9, 17);
    const top = base - wall - roof;
    ink += outline(x, base, w, wall, roof);
    if (spire) {
      ink += `M${n1(x + w / 2 - 0.5)} ${n1(top)}h1v-7h-1ZM${n1(x + w / 2 - 2.5)} ${n1(top - 4)}h5v1h-5Z`;
      light += `M${n1(x + w * 0.32)} ${n1(base - wall + 14)}v-6q2.3-5 4.7 0v6Z`;
      for (let q = 0; q < 4; q += 1)
        scratch += `M${n1(x + w / 2 + q * 1.3)} ${n1(top + 9 + q * 5.5)}L${n1(x + w * 0.66 + q * 1.5)} ${n1(base - wall - 1)}`;
    } else {
      for (let q = 1; q < Math.floor(roof / 3.2); q += 1)
        scratch += `M${n1(x + w / 2 + 1.5)} ${n1(top + q * 3.2 + 1)}L${n1(x + w / 2 + (q * 1.6 * w) / roof - 0.5)} ${n1(top + q * 3.2 + 1)}`;
      for (let q = 0; q < 2; q += 1)
        if (cut(0, 1) < 0.75)
          light += `M${n1(x + w * (0.22 + 0.36 * q))} ${n1(base - wall + 9)}v-4.4h3v4.4Z`;
    }
    x += w + cut(-1, 1);
  }
  return `<path class="k" d="${ink}"/><path class="p" d="${light}"/><path class="ps" style="stroke-width:.9" d="${scratch}"/>`;
}
