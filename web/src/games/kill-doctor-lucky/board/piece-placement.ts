/**
 * Placement of pieces: where the pawns stand: side by side in their room, beside its label, as large as there is room
 * for.
 */
import type { Point } from '@/drawing/svg-helpers';
import type { HouseBoard, Rect } from './types';
import { crowded, grown, heightOf, rectOf, shared, widthOf } from './geometry';

/** A pawn by its seat, or the Doctor. */
export type Who = number | 'lucky';

export interface Stand {
  who: Who;
  /** Between the feet, or below the disc. */
  x: number;
  y: number;
  scale: number;
  /** A disc with a letter, where a figure would be too small to be told from others. */
  disc: boolean;
}

/** What a figure takes up in its own measure: a guest, and the Doctor with his hat and lantern; a disc. */
const GUEST: readonly [number, number] = [44, 60];
const DOCTOR: readonly [number, number] = [58, 76];
const DISC: readonly [number, number] = [50, 50];

const sizeOf = (who: Who, disc: boolean): readonly [number, number] => {
  if (disc) return DISC;
  return who === 'lucky' ? DOCTOR : GUEST;
};

/** Where the Doctor's lantern is. */
export function lanternOf(stand: Stand | undefined): Point {
  if (stand === undefined) return [0, 0];
  const { x, y, scale, disc } = stand;
  return disc ? [x, y - 25 * scale] : [x + 24 * scale, y - 12 * scale];
}

/** What a figure covers on the plan. */
export function coverOf({ who, x, y, scale, disc }: Stand): Rect {
  const [width, height] = sizeOf(who, disc);
  return [x - (width * scale) / 2, y - height * scale, x + (width * scale) / 2, y];
}

export interface PlacedFigure {
  /** The height of a guest where there is room, in the measure of the board. */
  height: number;
  /** The sizes of figures, in parts of it: a letter on a cloak can still be read at the last. */
  sizes: readonly number[];
  /** The width of a disc where there is room, and of the smallest that makes room for a name. */
  disc: number;
  smallest: number;
  /** How far heads may rise above the wall of a low room. */
  rise: number;
  /** How far people may stand into the walls around a narrow room. */
  wall: number;
}

/** How people stand on a plan with so many pixels to a unit. */
export const standingAt = (unit: number, short: boolean): PlacedFigure => ({
  smallest: 14.5 / unit,
  ...(short
    ? { height: Math.max(11.6, 37 / unit), sizes: [1, 0.78], disc: 20 / unit, rise: 1.5, wall: 1.9 }
    : {
        height: Math.max(10.36, 37 / unit),
        sizes: [1, 0.78, 0.6],
        disc: Math.max(5.6, 20 / unit),
        rise: 3.8,
        wall: 0.8,
      }),
});

/** Discs of this part of their size still have a letter that can be read with ease. */
const READABLE = 0.85;

/** Who is to have room beside a label. */
export interface Person {
  /** The width and the height of the Doctor. */
  person: readonly [number, number];
  /** What anybody needs at least, as a small disc and into the walls; and on a small plan two in a slim hall. */
  least: number;
  company: number;
}

export function personAt(unit: number, short: boolean): Person {
  const { height, sizes, disc, wall } = standingAt(unit, short);
  const scale = ((sizes[1] ?? 1) * height) / GUEST[1];
  const least = disc * READABLE - wall;
  return {
    person: [DOCTOR[0] * scale, DOCTOR[1] * scale],
    least,
    company: short ? 2 * least : least,
  };
}

/** Where in its room a company may stand: in the middle if it can, else off to a side. */
const ANCHORS: readonly (readonly [number, number])[] = [0.5, 0.75, 0.25, 1, 0].flatMap((across) =>
  [0.62, 0.85, 1, 0.4, 0.2, 0].map((down) => [across, down] as const),
);

const chunks = (who: readonly Who[], length: number): readonly (readonly Who[])[] =>
  Array.from({ length: Math.ceil(who.length / length) }, (_, k) =>
    who.slice(k * length, (k + 1) * length),
  );

/** How large people are, and whether they are discs. */
interface Size {
  scale: number;
  disc: boolean;
}

/** A company in rows, with the size of its block. */
interface Block extends Size {
  rows: readonly (readonly Who[])[];
  widths: readonly number[];
  heights: readonly number[];
  width: number;
  height: number;
}

function block(who: readonly Who[], columns: number, { scale, disc }: Size): Block {
  const rows = chunks(who, columns);
  const widths = rows.map((row) =>
    row.reduce<number>((sum, one) => sum + sizeOf(one, disc)[0] * scale, 0),
  );
  const heights = rows.map((row) => Math.max(...row.map((one) => sizeOf(one, disc)[1] * scale)));
  const height = heights.reduce((sum, each) => sum + each, 0);
  return { rows, widths, heights, width: Math.max(...widths), height, scale, disc };
}

/** A company with its block anchored in an area. */
function company(
  area: Rect,
  { rows, widths, heights, width, height, scale, disc }: Block,
  [across, down]: readonly [number, number],
): Stand[] {
  let y = area[1] + (heightOf(area) - height) * down;
  return rows.flatMap((row, k) => {
    y += heights[k] ?? 0;
    let x = area[0] + (widthOf(area) - width) * across + (width - (widths[k] ?? 0)) / 2;
    return row.map((who): Stand => {
      const half = (sizeOf(who, disc)[0] * scale) / 2;
      x += 2 * half;
      return { who, x: x - half, y, scale, disc };
    });
  });
}

/** A way for a company to stand in an area clear of labels; none if there is no room. */
function arranged(area: Rect, labels: readonly Rect[], who: readonly Who[], size: Size): Stand[] {
  const near = labels.filter((label) => shared(label, area) > 0);
  const isClear = (stand: Stand): boolean => crowded(coverOf(stand), near) === 0;
  const blocks = who
    .map((_, k) => block(who, who.length - k, size))
    .filter(({ width, height }) => width <= widthOf(area) && height <= heightOf(area));
  if (blocks.length > 0)
    for (const anchor of ANCHORS)
      for (const fitting of blocks) {
        const found = company(area, fitting, anchor);
        if (found.every(isClear)) return found;
      }
  return [];
}

/** A room that is slimmer, or lower, than this lends people its walls. */
const SLIM = 9;
/** How far discs keep from the walls of others. */
const WITHIN = 0.6;

/** Where in a room people stand: into the walls of a slim one, their heads above those of a low one. */
function floorOf(room: Rect, { height, sizes, rise, wall }: PlacedFigure): Rect {
  const [x1, y1, x2, y2] = room;
  const side = widthOf(room) < SLIM ? -wall : 0.7;
  const foot = heightOf(room) < SLIM ? 0.3 : 0.9;
  const tall = (height * (sizes[1] ?? 1) * DOCTOR[1]) / GUEST[1];
  const top = Math.max(-wall - rise, Math.min(0.7, heightOf(room) - tall - foot));
  return [x1 + side, Math.max(y1 + top, -1.2), x2 - side, y2 - foot];
}

/** What figures keep clear of: the first of these that leaves them large enough, else nothing. */
export type Clear = readonly (readonly Rect[])[];

const LEAST = 0.005;
/** For something written discs become so much smaller at most. */
const SHRUNK = 0.75;

/** Figures of one of some sizes, the largest that is clear of as much as may be. */
function figures(
  area: Rect,
  clear: Clear,
  who: readonly Who[],
  scales: readonly number[],
): Stand[] {
  for (const labels of clear)
    for (const scale of scales) {
      const found = arranged(area, labels, who, { scale, disc: false });
      if (found.length > 0) return found;
    }
  return [];
}

/**
 * Discs as large as there is room for, no smaller than `least`: in the room if they can, or into the walls of a slim
 * one; a crowd stands in any walls before its letters become too small to be read.
 */
function discs(
  room: Rect,
  labels: readonly Rect[],
  who: readonly Who[],
  { wall, least, most }: { wall: number; least: number; most: number },
): Stand[] {
  const [x1, y1, x2, y2] = room;
  const across = widthOf(room) < SLIM ? wall : -WITHIN;
  const down = heightOf(room) < SLIM ? wall : -WITHIN;
  const slim: Rect = [x1 - across, y1 - down, x2 + across, y2 + down];
  const apart = [grown(room, -WITHIN), slim];
  const crowded = [...apart, grown(room, wall)];
  for (let scale = most; scale > least; scale *= 0.94)
    for (const area of scale > READABLE * most ? apart : crowded) {
      const found = arranged(area, labels, who, { scale, disc: true });
      if (found.length > 0) return found;
    }
  return [];
}

/** Figures clear of what is written, else discs; where neither has room, of what matters most of it; else whatever goes. */
function placed(room: Rect, clear: Clear, who: readonly Who[], wish: PlacedFigure): Stand[] {
  const scales = wish.sizes.map((size) => (size * wish.height) / GUEST[1]);
  const floor = floorOf(room, wish);
  const [wall, most] = [wish.wall, wish.disc / DISC[0]];
  const crowd = discs(room, [], who, { wall, least: LEAST, most });
  const least = Math.min((crowd[0]?.scale ?? 0) * SHRUNK, wish.smallest / DISC[0]);
  for (const labels of clear) {
    const found = figures(floor, [labels], who, scales);
    if (found.length > 0) return found;
    const round = discs(room, labels, who, { wall, least, most });
    if (round.length > 0) return round;
  }
  const over = figures(floor, [[]], who, scales);
  return over.length > 0 ? over : crowd;
}

/** How companies stand, by what they keep clear of: a step changes two rooms, and every room is asked for. */
const known = new WeakMap<Clear, Map<string, Stand[]>>();

function placeKnown(
  board: HouseBoard,
  clear: Clear,
  space: string,
  who: readonly Who[],
  wish: PlacedFigure,
): Stand[] {
  const companies = known.get(clear) ?? new Map<string, Stand[]>();
  known.set(clear, companies);
  const key = [space, wish.height, wish.rise, ...who].join(' ');
  const found = companies.get(key) ?? placed(rectOf(board, space), clear, who, wish);
  companies.set(key, found);
  return found;
}

/** Every pawn and the Doctor, from the back of the house to its front. */
export function stands(
  board: HouseBoard,
  clear: Clear,
  pawns: readonly string[],
  lucky: string,
  wish: PlacedFigure,
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

/** Outlines of who has gone are so much smaller than figures, the last where there is little room. */
const GONE = [0.6, 0.5, 0.4, 0.3, 0.2];

/** Where those stood who have gone: beside who is there now and what is written there, if there is room. */
export function goneFrom(
  board: HouseBoard,
  clear: Clear,
  stands: readonly Stand[],
  moved: readonly { who: Who; from: string }[],
  wish: PlacedFigure,
): Stand[] {
  const scales = GONE.map((size) => (size * wish.height) / GUEST[1]);
  const covers = stands.map(coverOf);
  const around = [...clear.map((written) => [...written, ...covers]), covers, []];
  return [...new Set(moved.map(({ from }) => from))].flatMap((space) => {
    const who = moved.flatMap((each) => (each.from === space ? [each.who] : []));
    return figures(floorOf(rectOf(board, space), wish), around, who, scales);
  });
}
