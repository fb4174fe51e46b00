/** Where the pawns stand: side by side in their room, beside its label, as large as there is room for. */
import type { Point } from '../../pen';
import type { Board, Rect } from './plan';
import { heightOf, rectOf, shared, widthOf } from './plan-geometry';

/** A pawn by its seat, or the Doctor. */
export type Who = number | 'lucky';

export interface Stand {
  who: Who;
  /** Between the feet. */
  x: number;
  y: number;
  scale: number;
}

/** What a figure takes up in its own measure: a guest, and the Doctor with his hat and lantern. */
const GUEST: readonly [number, number] = [44, 60];
const DOCTOR: readonly [number, number] = [58, 76];

export const sizeOf = (who: Who): readonly [number, number] => (who === 'lucky' ? DOCTOR : GUEST);

/** Where the Doctor's lantern is. */
export const lanternOf = (stand: Stand | undefined): Point =>
  stand === undefined ? [0, 0] : [stand.x + 24 * stand.scale, stand.y - 12 * stand.scale];

/** What a figure covers on the plan. */
export function coverOf({ who, x, y, scale }: Stand): Rect {
  const [width, height] = sizeOf(who);
  return [x - (width * scale) / 2, y - height * scale, x + (width * scale) / 2, y];
}

export interface Standing {
  /** The height of a guest where there is room, in the measure of the board. */
  height: number;
  /** How far heads may rise above the wall of a low hall. */
  rise: number;
}

/** How far figures may stand into the walls around a room. */
export const WALL = 0.8;

/** Where in its room a company may stand: in the middle if it can, else off to a side. */
const ANCHORS: readonly (readonly [number, number])[] = [0.5, 0.75, 0.25, 1, 0].flatMap((across) =>
  [0.62, 0.85, 1, 0.4, 0.2, 0].map((down) => [across, down] as const),
);

const chunks = (who: readonly Who[], length: number): readonly (readonly Who[])[] =>
  Array.from({ length: Math.ceil(who.length / length) }, (_, k) =>
    who.slice(k * length, (k + 1) * length),
  );

/** A company in rows at a scale, with the size of its block. */
interface Block {
  rows: readonly (readonly Who[])[];
  widths: readonly number[];
  heights: readonly number[];
  width: number;
  height: number;
  scale: number;
}

function block(who: readonly Who[], columns: number, scale: number): Block {
  const rows = chunks(who, columns);
  const widths = rows.map((row) =>
    row.reduce<number>((sum, one) => sum + sizeOf(one)[0] * scale, 0),
  );
  const heights = rows.map((row) => Math.max(...row.map((one) => sizeOf(one)[1] * scale)));
  const height = heights.reduce((sum, each) => sum + each, 0);
  return { rows, widths, heights, width: Math.max(...widths), height, scale };
}

/** A company with its block anchored in an area. */
function company(
  area: Rect,
  { rows, widths, heights, width, height, scale }: Block,
  [across, down]: readonly [number, number],
): Stand[] {
  let y = area[1] + (heightOf(area) - height) * down;
  return rows.flatMap((row, k) => {
    y += heights[k] ?? 0;
    let x = area[0] + (widthOf(area) - width) * across + (width - (widths[k] ?? 0)) / 2;
    return row.map((who): Stand => {
      const half = (sizeOf(who)[0] * scale) / 2;
      x += 2 * half;
      return { who, x: x - half, y, scale };
    });
  });
}

/** The largest way for a company to stand in an area clear of labels; none if it is smaller than `least`. */
function arranged(
  area: Rect,
  labels: readonly Rect[],
  who: readonly Who[],
  { least, most }: { least: number; most: number },
): Stand[] {
  const near = labels.filter((label) => shared(label, area) > 0);
  const isClear = (stand: Stand): boolean =>
    near.every((label) => shared(coverOf(stand), label) === 0);
  for (let scale = most; scale > least; scale *= 0.94) {
    const blocks = who
      .map((_, k) => block(who, who.length - k, scale))
      .filter(({ width, height }) => width <= widthOf(area) && height <= heightOf(area));
    if (blocks.length > 0)
      for (const anchor of ANCHORS)
        for (const fitting of blocks) {
          const found = company(area, fitting, anchor);
          if (found.every(isClear)) return found;
        }
  }
  return [];
}

/** Where in a room people stand: into the walls of a slim one, their heads above those of a low one. */
function floorOf(room: Rect, rise: number): Rect {
  const [x1, y1, x2, y2] = room;
  const low = heightOf(room) < 9;
  const slim = widthOf(room) < 9;
  return [
    x1 + (slim ? -WALL : 0.7),
    y1 + (low ? -WALL - rise : 0.7),
    x2 - (slim ? -WALL : 0.7),
    y2 - (low ? 0.3 : 0.9),
  ];
}

/** What figures keep clear of: the first of these that leaves them large enough, else nothing. */
export type Clear = readonly (readonly Rect[])[];

const LEAST = 0.005;
/** For something written figures become so much smaller at most. */
const SHRUNK = 0.66;

function standClear(area: Rect, clear: Clear, who: readonly Who[], most: number): Stand[] {
  const crowd = arranged(area, [], who, { least: LEAST, most });
  const least = (crowd[0]?.scale ?? 0) * SHRUNK;
  for (const labels of clear) {
    const found = arranged(area, labels, who, { least, most });
    if (found.length > 0) return found;
  }
  return crowd;
}

/** How companies stand, by what they keep clear of: a step changes two rooms, and every room is asked for. */
const known = new WeakMap<Clear, Map<string, Stand[]>>();

function placeKnown(
  board: Board,
  clear: Clear,
  space: string,
  who: readonly Who[],
  wish: Standing,
): Stand[] {
  const companies = known.get(clear) ?? new Map<string, Stand[]>();
  known.set(clear, companies);
  const key = [space, wish.height, wish.rise, ...who].join(' ');
  const area = floorOf(rectOf(board, space), wish.rise);
  const found = companies.get(key) ?? standClear(area, clear, who, wish.height / sizeOf(0)[1]);
  companies.set(key, found);
  return found;
}

/** Every pawn and the Doctor, from the back of the house to its front. */
export function stands(
  board: Board,
  clear: Clear,
  pawns: readonly string[],
  lucky: string,
  wish: Standing,
): readonly Stand[] {
  const inside = new Map<string, Who[]>();
  const enter = (space: string, who: Who): void => {
    inside.set(space, [...(inside.get(space) ?? []), who]);
  };
  pawns.forEach((space, seat) => enter(space, seat));
  enter(lucky, 'lucky');
  return [...inside]
    .flatMap(([space, who]) => placeKnown(board, clear, space, who, wish))
    .sort((a, b) => a.y - b.y || (a.who === 'lucky' ? 1 : -1));
}

/** The outline of somebody who has gone is as much smaller than he is. */
const GONE = 0.6;

/** Where those stood who have gone: beside who is there now and what is written there, if there is room. */
export function goneFrom(
  board: Board,
  clear: Clear,
  stands: readonly Stand[],
  moved: readonly { who: Who; from: string }[],
  wish: Standing,
): Stand[] {
  const most = (wish.height / sizeOf(0)[1]) * GONE;
  const figures = stands.map(coverOf);
  const around = [...clear.map((written) => [...written, ...figures]), figures];
  return [...new Set(moved.map(({ from }) => from))].flatMap((space) => {
    const who = moved.flatMap((each) => (each.from === space ? [each.who] : []));
    return standClear(floorOf(rectOf(board, space), wish.rise), around, who, most);
  });
}
