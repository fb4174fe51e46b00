/** Geometry of the board: where things are on the board: cells, the spots of cards and sleds on them, ways between. */
import type { Point } from '@/drawing/svg-helpers';
import type { FigurePlacement } from '@/drawing/animation';

export const CELL = 100;
/** The frame round the cells. */
export const RIM = 32;
const SIDE = 7;
export const SPAN = SIDE * CELL + 2 * RIM;

/** Column and row of a cell, both from 0. */
export function columnRow(cell: string): readonly [column: number, row: number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export const cellAt = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** Steps from cell to cell, along columns and rows. */
export function distance(one: string, other: string): number {
  const [[x, y], [left, top]] = [columnRow(one), columnRow(other)];
  return Math.abs(x - left) + Math.abs(y - top);
}

/** The upper left corner of a cell. */
export function corner(cell: string): Point {
  const [column, row] = columnRow(cell);
  return [RIM + column * CELL, RIM + row * CELL];
}

export function middle(cell: string): Point {
  const [x, y] = corner(cell);
  return [x + CELL / 2, y + CELL / 2];
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell an arrow key leads to; the same one at the edge; null for any other key. */
export function neighbourOf(cell: string, key: string): string | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [column, row] = columnRow(cell);
  const bound = (at: number): number => Math.min(SIDE - 1, Math.max(0, at));
  return cellAt(bound(column + step[0]), bound(row + step[1]));
}

/** Where the card of a cell has its upper left corner. */
export function cardSpot(cell: string): Point {
  const [x, y] = corner(cell);
  return [x + 16, y + 11.5];
}

/** Where a sled stands: lower right, so that face and letter stay seen; two of them along the right edge. */
export function sledSpot(cell: string, place: number, of: number, scale: number): Point {
  const [x, y] = corner(cell);
  const half = 54 * scale;
  const [right, low] = [x + CELL - 2 - half, y + CELL - 3 - half];
  return of > 1 && place === 0 ? [right, low - 2 * half - 3] : [right, low];
}

/** How large a sled of 108 is drawn: larger where a cell is small on the screen. */
export function sledScale(of: number, unit: number): number {
  const wish = Math.min(0.48, Math.max(0.41, 23 / (108 * unit)));
  return of < 2 ? wish : Math.min(wish, 0.41);
}

export interface SledStand extends FigurePlacement {
  seat: number;
}

/** Where all sleds stand, those that share a cell beside each other in seat order. */
export function sledStands(sleds: readonly (string | null)[], unit: number): readonly SledStand[] {
  return sleds.flatMap((cell, seat) => {
    if (cell === null) return [];
    const there = sleds.flatMap((other, who) => (other === cell ? [who] : []));
    const scale = sledScale(there.length, unit);
    const [x, y] = sledSpot(cell, there.indexOf(seat), there.length, scale);
    return [{ seat, x, y, scale }];
  });
}

/** Where a sled that is gone has left its print: within the frame of the cell. */
export function printStand(cell: string): FigurePlacement {
  const [x, y] = corner(cell);
  return { x: x + 62, y: y + 67, scale: 0.35 };
}

/** How far below the middle of the cells a way is drawn, so that faces stay seen. */
const SOLE = 44;

/** The stops of a way: where it leaves the first cell, and each cell entered. */
export function wayStops(from: string | null, path: readonly string[]): readonly Point[] {
  const cells = from === null ? path : [from, ...path];
  return cells.map((cell) => {
    const [x, y] = middle(cell);
    return [x + 22, y + SOLE];
  });
}

/** Path data of a broken line through points. */
export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Points of a bow from one point to another, bent to the left by a share of the distance. */
export function bow(from: Point, to: Point, bend: number, count = 8): readonly Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: count + 1 }, (_, k) => {
    const share = k / count;
    const out = 4 * bend * share * (1 - share);
    return [from[0] + dx * share + dy * out, from[1] + dy * share - dx * out];
  });
}

/** How large the cards in hand are drawn. */
export const FAN = 0.78;

/** Where the cards in hand hover over the centre, fanned. */
export function fanSpot(
  centre: string,
  place: number,
  of: number,
): { x: number; y: number; turn: number } {
  const [x, y] = middle(centre);
  const off = place - (of - 1) / 2;
  return { x: x + off * 26 - 34 * FAN, y: y - 98 + Math.abs(off) * 4, turn: off * 8 };
}
