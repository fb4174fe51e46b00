/**
 * Geometry of the board: measuring the house: overlaps, ways through doors, beams of light, and where there is room
 * for a mark.
 */
import type { Point } from '@/drawing/svg-helpers';
import type { Axis, HouseBoard, Opening, Rect, Space } from './types';

export const centre = ([x1, y1, x2, y2]: Rect): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const widthOf = ([x1, , x2]: Rect): number => x2 - x1;
export const heightOf = ([, y1, , y2]: Rect): number => y2 - y1;

/** A rectangle grown by so much on each side; shrunk with a negative measure. */
export const grown = ([x1, y1, x2, y2]: Rect, by: number): Rect => [
  x1 - by,
  y1 - by,
  x2 + by,
  y2 + by,
];

/** The area that two rectangles share. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area that a rectangle shares with others: asked for thousands of places while the plan is first drawn. */
export function crowded(rect: Rect, others: readonly Rect[]): number {
  let sum = 0;
  for (const other of others) sum += shared(rect, other);
  return sum;
}

export const spaceOf = (board: HouseBoard, id: string): Space | undefined =>
  board.spaces.find((space) => space.id === id);

export const rectOf = (board: HouseBoard, id: string): Rect =>
  spaceOf(board, id)?.rect ?? [0, 0, 0, 0];

/** Walls, letters and figures are drawn for houses about as wide as the printed one. */
const WIDTH = 168;

/** A house in a measure of its own is drawn in ours. */
export function measured(board: HouseBoard): HouseBoard {
  const wide = Math.max(board.size[0], board.size[1] * 1.3);
  if (wide > WIDTH * 0.6 && wide < WIDTH * 1.6) return board;
  const by = WIDTH / wide;
  const scaled = <T extends { rect: Rect }>(all: readonly T[]): T[] =>
    all.map((each) => {
      const [x1, y1, x2, y2] = each.rect;
      return { ...each, rect: [x1 * by, y1 * by, x2 * by, y2 * by] };
    });
  return {
    ...board,
    size: [board.size[0] * by, board.size[1] * by],
    spaces: scaled(board.spaces),
    doors: scaled(board.doors),
    railings: scaled(board.railings),
    lines: board.lines.map((line) => ({ ...line, span: [line.span[0] * by, line.span[1] * by] })),
  };
}

/** The openings of a kind between two spaces. */
export const joining = (openings: readonly Opening[], a: string, b: string): readonly Opening[] =>
  openings.filter((door) => (door.a === a && door.b === b) || (door.a === b && door.b === a));

/** The spaces entered on a shortest way through doors; straight there where no door leads. */
export function route(board: HouseBoard, from: string, to: string): readonly string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && !before.has(to); at = queue.shift())
    for (const next of board.neighbours[at] ?? [])
      if (!before.has(next)) {
        before.set(next, at);
        queue.push(next);
      }
  if (!before.has(to)) return [to];
  const way: string[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at);
  return way;
}

/** Points on a way through the doors between spaces, both ends left out. */
export function wayPoints(
  board: HouseBoard,
  start: Point,
  spaces: readonly string[],
): readonly Point[] {
  const points: Point[] = [];
  let last = start;
  spaces.slice(1).forEach((to, k) => {
    const from = spaces[k] ?? to;
    const doors = joining(board.doors, from, to);
    const off = (door: Opening): number => {
      const middle = centre(door.rect);
      return apart(middle, last) + apart(middle, centre(rectOf(board, to)));
    };
    const door = [...doors].sort((a, b) => off(a) - off(b))[0];
    if (door === undefined) return;
    const [x, y] = centre(door.rect);
    const [x1, y1, x2, y2] = grown(door.rect, 1.5);
    const [one, other]: readonly [Point, Point] =
      door.axis === 'ew'
        ? [
            [x1, y],
            [x2, y],
          ]
        : [
            [x, y1],
            [x, y2],
          ];
    const ahead = apart(one, last) <= apart(other, last);
    points.push(...(ahead ? [one, other] : [other, one]));
    last = ahead ? other : one;
  });
  return points;
}

type Cubic = readonly [Point, Point, Point, Point];

/** A curve through points (Catmull-Rom as cubics). */
function cubics(points: readonly Point[]): readonly Cubic[] {
  const at = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0];
  return points.slice(1).map((point, k) => {
    const [p0, p1, p3] = [at(k - 1), at(k), at(k + 2)];
    const first: Point = [p1[0] + (point[0] - p0[0]) / 7, p1[1] + (point[1] - p0[1]) / 7];
    const second: Point = [point[0] - (p3[0] - p1[0]) / 7, point[1] - (p3[1] - p1[1]) / 7];
    return [p1, first, second, point];
  });
}

const show = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A curve through points, as path data. */
export const curve = (points: readonly Point[]): string =>
  cubics(points).reduce(
    (d, [, first, second, end]) => `${d}C${show(first)} ${show(second)} ${show(end)}`,
    `M${show(points[0] ?? [0, 0])}`,
  );

/** Steps in which a cubic is walked. */
const STEPS = 24;

function pointOf([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const mixed = (k: 0 | 1): number =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
  return [mixed(0), mixed(1)];
}

/** Dots of a size along a curve through points, so far from each other, none on what is taken: as path data. */
export function dots(
  points: readonly Point[],
  size: number,
  gap: number,
  taken: readonly Rect[],
): string {
  const walked = cubics(points).flatMap((cubic) =>
    Array.from({ length: STEPS }, (_, k) => pointOf(cubic, (k + 1) / STEPS)),
  );
  let [last, due] = [points[0] ?? ([0, 0] as Point), gap];
  let d = '';
  for (const point of walked) {
    for (let far = apart(last, point); far >= due; far = apart(last, point)) {
      const by = due / far;
      last = [last[0] + (point[0] - last[0]) * by, last[1] + (point[1] - last[1]) * by];
      due = gap;
      const box = grown([last[0], last[1], last[0], last[1]], size / 2);
      if (crowded(box, taken) === 0) d += `M${show(last)}h0`;
    }
    due -= apart(last, point);
    last = point;
  }
  return d;
}

/** Light that leaves a space along a sight line in one direction: strips that narrow at each opening. */
export interface Beam {
  axis: Axis;
  /** Where the light comes out: x for "ew", y for "ns". */
  from: number;
  /** The far end of it. */
  to: number;
  /** One strip per space reached, with the openings before it. */
  strips: readonly { space: string; rect: Rect }[];
}

const across = (axis: Axis, [x1, y1, x2, y2]: Rect): readonly [number, number] =>
  axis === 'ns' ? [x1, x2] : [y1, y2];

const along = (axis: Axis, [x1, y1, x2, y2]: Rect): readonly [number, number] =>
  axis === 'ns' ? [y1, y2] : [x1, x2];

const strip = (axis: Axis, [lo, hi]: readonly [number, number], a: number, b: number): Rect =>
  axis === 'ns'
    ? [lo, Math.min(a, b), hi, Math.max(a, b)]
    : [Math.min(a, b), lo, Math.max(a, b), hi];

/** The range of the opening between two spaces that a line runs through. */
function opening(
  board: HouseBoard,
  axis: Axis,
  a: string,
  b: string,
  span: readonly [number, number],
): readonly [number, number] {
  const openings = [...joining(board.doors, a, b), ...joining(board.railings, a, b)];
  const through = openings
    .filter((open) => open.axis === axis)
    .map(({ rect }) => across(axis, rect))
    .find(([lo, hi]) => lo <= span[0] + 0.5 && hi >= span[1] - 0.5);
  return through ?? span;
}

/** All the light that leaves a space, exactly along the sight lines. */
export function beams(board: HouseBoard, space: string): readonly Beam[] {
  return board.lines.flatMap(({ axis, spaces, span }) => {
    const at = spaces.indexOf(space);
    if (at < 0) return [];
    const ends = along(axis, rectOf(board, space));
    return [-1, 1].flatMap((step): Beam[] => {
      const way = step < 0 ? spaces.slice(0, at).reverse() : spaces.slice(at + 1);
      const last = way.at(-1);
      if (last === undefined) return [];
      const side = (id: string, far: boolean): number => {
        const [lo, hi] = along(axis, rectOf(board, id));
        return step > 0 === far ? hi : lo;
      };
      let range: readonly [number, number] = [-Infinity, Infinity];
      let before = space;
      const strips = way.map((id) => {
        const [lo, hi] = opening(board, axis, before, id, span);
        range = [Math.max(range[0], lo), Math.min(range[1], hi)];
        const rect = strip(axis, range, side(before, true), side(id, true));
        before = id;
        return { space: id, rect };
      });
      return [{ axis, from: step > 0 ? ends[1] : ends[0], to: side(last, true), strips }];
    });
  });
}

/** Where in an area a mark of a size is least in the way, as near as may be to a point. */
export function spot(
  area: Rect,
  width: number,
  height: number,
  taken: readonly Rect[],
  wish: Point,
): Point {
  const [x1, y1, x2, y2] = area;
  const steps = (lo: number, hi: number): readonly number[] => {
    if (hi <= lo) return [(lo + hi) / 2];
    const count = Math.max(1, Math.min(30, Math.round((hi - lo) / 0.75)));
    return Array.from({ length: count + 1 }, (_, k) => lo + ((hi - lo) * k) / count);
  };
  const [cx, cy] = centre(area);
  let best: Point = [cx, cy];
  let least = Infinity;
  // A mark that is too large for the area stands in its middle and reaches beyond it.
  const [half, high] = [Math.max(x2 - x1, width) / 2, Math.max(y2 - y1, height) / 2];
  const reach: Rect = [cx - half, cy - high, cx + half, cy + high];
  const near = taken.filter((each) => shared(each, reach) > 0);
  for (const x of steps(x1 + width / 2, x2 - width / 2))
    for (const y of steps(y1 + height / 2, y2 - height / 2)) {
      const far = Math.hypot(x - wish[0], y - wish[1]);
      if (far >= least) continue;
      const rect: Rect = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
      const cost = crowded(rect, near) * 20 + far;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isDirection = (key: string): key is Direction =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);

/** The space that lies next in a direction on the drawing, whether or not a door leads there. */
export function neighbourOf(board: HouseBoard, from: string, direction: Direction): string | null {
  const [x1, y1, x2, y2] = rectOf(board, from);
  const [cx, cy] = centre([x1, y1, x2, y2]);
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const cost = ({ rect }: Space): number => {
    const [a1, b1, a2, b2] = rect;
    const ahead = {
      ArrowLeft: x1 - a2,
      ArrowRight: a1 - x2,
      ArrowUp: y1 - b2,
      ArrowDown: b1 - y2,
    }[direction];
    if (ahead < -0.01) return Infinity;
    const aside = sideways ? Math.max(0, b1 - cy, cy - b2) : Math.max(0, a1 - cx, cx - a2);
    const [mx, my] = centre(rect);
    return ahead + aside * 1.5 + Math.abs(sideways ? my - cy : mx - cx) * 0.02;
  };
  const [next] = board.spaces
    .filter((space) => space.id !== from)
    .map((space) => ({ id: space.id, cost: cost(space) }))
    .sort((a, b) => a.cost - b.cost);
  return next === undefined || next.cost === Infinity ? null : next.id;
}

/**
 * The space meant by a finger: spaces that can be chosen, and thin ones, reach beyond their walls.
 * `reach` is half the size of a fingertip, in the measure of the board.
 */
export function touchedSpace(
  board: HouseBoard,
  [x, y]: Point,
  reach: number,
  open: readonly string[],
): string | null {
  const cost = ({ id, rect }: Space): number => {
    const [x1, y1, x2, y2] = rect;
    const outside = Math.hypot(Math.max(0, x1 - x, x - x2), Math.max(0, y1 - y, y - y2));
    if (outside > reach) return Infinity;
    const thin = Math.max(0, reach - Math.min(x2 - x1, y2 - y1) / 2);
    return outside - Math.min(thin, reach * 0.45) - (open.includes(id) ? reach * 0.5 : 0);
  };
  const [nearest] = board.spaces
    .map((space) => ({ id: space.id, cost: cost(space) }))
    .sort((a, b) => a.cost - b.cost);
  return nearest === undefined || nearest.cost === Infinity ? null : nearest.id;
}
