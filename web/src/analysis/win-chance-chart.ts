/** Geometry of the win chance chart: points and paths; versions from left to right, chances from the bottom up. */
import type { Moment } from '@/api/types';

export interface ChartFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Tells lines apart for those who do not see colours: dashes, and the shape of the points. */
export const DASHES = [
  '',
  '9 4',
  '2 4',
  '12 4 2 4',
  '5 3',
  '16 4 5 4',
  '1 5',
  '8 3 2 3 2 3',
] as const;
export const SHAPES = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z',
  'M-3.6-3.6H3.6V3.6H-3.6Z',
  'M0-4.8L4.6 3.6H-4.6Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0 4.8L4.6-3.6H-4.6Z',
  'M-1.5-4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6V-1.5H-1.5Z',
  'M-5-2.6H5V2.6H-5Z',
  'M-2.6-5H2.6V5H-2.6Z',
] as const;

/** The chart in a width of so many pixels, with letters so many times as large as usual; where it is narrow no names stand behind the lines. */
export function frameIn(width: number, letter: number, narrow: boolean): ChartFrame {
  return {
    width,
    height: (narrow ? 190 : 260) * letter,
    left: 42 * letter,
    right: (narrow ? 12 : 118) * letter,
    top: 12 * letter,
    bottom: 26 * letter,
  };
}

export function scales(
  { width, height, left, right, top, bottom }: ChartFrame,
  last: number,
): { x: (v: number) => number; y: (chance: number) => number } {
  const across = Math.max(1, width - left - right);
  const up = Math.max(1, height - top - bottom);
  return {
    x: (v) => left + (across * (v - 1)) / Math.max(1, last - 1),
    y: (chance) => top + up * (1 - chance),
  };
}

type Scales = ReturnType<typeof scales>;

/** What is known of the chance of a seat at a moment, if anything. */
export const chanceOf = (moment: Moment, seat: number) =>
  moment.chances.find((known) => known.seat === seat);

const UNKNOWN = { chance: 0, low: 0, high: 0 } as const;
const drawn = (moment: Moment, seat: number) => chanceOf(moment, seat) ?? UNKNOWN;

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the chance of a seat at a moment is drawn. */
export const pointOf = (
  moment: Moment,
  seat: number,
  { x, y }: Scales,
): { x: number; y: number } => ({
  x: x(moment.v),
  y: y(drawn(moment, seat).chance),
});

/** The line of a seat. */
export const linePath = (moments: readonly Moment[], seat: number, scale: Scales): string =>
  moments
    .map((moment, k) => {
      const { x, y } = pointOf(moment, seat, scale);
      return `${k === 0 ? 'M' : 'L'}${at(x, y)}`;
    })
    .join('');

/** The band around it in which the true chances lie. */
export function bandPath(moments: readonly Moment[], seat: number, { x, y }: Scales): string {
  const above = moments.map((moment) => at(x(moment.v), y(drawn(moment, seat).high)));
  const below = moments.map((moment) => at(x(moment.v), y(drawn(moment, seat).low))).reverse();
  return above.length === 0 ? '' : `M${[...above, ...below].join('L')}Z`;
}

/** The moment shown at a version: the last one that is not after it. */
export const momentAt = (moments: readonly Moment[], v: number): Moment | null =>
  moments.findLast((moment) => moment.v <= v) ?? moments[0] ?? null;

/** Where the place begins that belongs to the moment with this number, and how wide it is: halfway to the next. */
export function reach(
  moments: readonly Moment[],
  k: number,
  { width, left, right }: ChartFrame,
  { x }: Scales,
): { x: number; width: number } {
  const middle = (one: number, two: number): number =>
    (x(moments[one]?.v ?? 1) + x(moments[two]?.v ?? 1)) / 2;
  const start = k === 0 ? left : middle(k - 1, k);
  const end = k === moments.length - 1 ? width - right : middle(k, k + 1);
  return { x: start, width: Math.max(0, end - start) };
}

/** Heights for labels at the end of the lines, moved apart where they would stand on one another. */
export function spread(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights
    .map((_, k) => k)
    .sort((one, two) => (heights[one] ?? 0) - (heights[two] ?? 0));
  const placed = [...heights];
  let next = -Infinity;
  for (const k of order) next = placed[k] = Math.max(placed[k] ?? 0, next + apart);
  let most = lowest;
  for (const k of order.toReversed()) {
    placed[k] = Math.min(placed[k] ?? 0, most);
    most = (placed[k] ?? 0) - apart;
  }
  return placed;
}
