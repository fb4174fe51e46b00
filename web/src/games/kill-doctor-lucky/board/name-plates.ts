/** The names of crowded rooms on a small plan: each on a ground at its room, clear of whoever hides it. */
import type { HouseBoard, Rect } from './types';
import { centre, crowded, grown, rectOf, shared } from './geometry';
import { breaks, CAP, LEADING, type Label, type LabelLine } from './label-placement';

export interface NamePlate {
  id: string;
  /** Their middles and their feet. */
  lines: readonly LabelLine[];
  /** The size of the letters. */
  size: number;
  box: Rect;
  /** The room's number is covered too, and stands before the name. */
  numbered: boolean;
}

/** Letters of so many pixels. */
const LETTERS = 11.5;
/** What the ground has around letters, in parts of their size: at their sides, above and below. */
const AROUND = { beside: 0.24, above: 0.16, below: 0.26 };
/** A plate keeps so much of its side at its room and its walls, and is so far above or below them at most. */
const [HELD, OFF] = [4, 1.2];
/** From place to place: at first, and then about the best of these. */
const [COARSE, FINE] = [2, 0.5];
/** So much of the walls around a room counts as the room. */
const WALL = 1;

/** What it costs to lie on something and to leave the room, in parts of the plate; and each further line. */
const COST = { figure: 60, written: 12, sign: 3, outside: 1, away: 0.03, line: 0.5 };

/** Whether figures had to stand before something. */
export const isHidden = (box: Rect, figures: readonly Rect[]): boolean =>
  crowded(box, figures) > 0.5;

interface Around {
  sheet: Rect;
  figures: readonly Rect[];
  written: readonly Rect[];
  signs: readonly Rect[];
}

/** Places from one to another, so far from each other at most. */
function steps(lo: number, hi: number, step: number): readonly number[] {
  const count = Math.max(1, Math.ceil((hi - lo) / step));
  return Array.from({ length: count + 1 }, (_, k) => lo + ((hi - lo) * k) / count);
}

/** The best place at a room for a ground of a size, and what it costs. */
function placeAt(room: Rect, [wide, high]: readonly [number, number], around: Around) {
  const [x1, y1, x2, y2] = room;
  const [left, top, right, bottom] = around.sheet;
  const walls = grown(room, WALL);
  const reach: Rect = [x1 - wide, y1 - high, x2 + wide, y2 + high];
  const near = (rects: readonly Rect[]): Rect[] => rects.filter((rect) => shared(rect, reach) > 0);
  const all = [
    [near(around.figures), COST.figure],
    [near(around.written), COST.written],
    [near(around.signs), COST.sign],
  ] as const;
  const [cx, cy] = centre(room);
  let best: Rect = [cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2];
  let least = Infinity;
  const [from, to] = [Math.max(left, walls[0] - wide + HELD), Math.max(top, walls[1] - high - OFF)];
  const [last, foot] = [
    Math.min(right, walls[2] + wide - HELD),
    Math.min(bottom, walls[3] + high + OFF),
  ];
  function look(xs: readonly number[], ys: readonly number[]): void {
    for (const y of ys)
      for (const x of xs) {
        const box: Rect = [x, y, x + wide, y + high];
        const outside = wide * high - shared(box, walls);
        const off = all.reduce((sum, [rects, by]) => sum + crowded(box, rects) * by, outside);
        const away = Math.hypot(x + wide / 2 - cx, y + high / 2 - cy);
        const cost = off / (wide * high) + away * COST.away;
        if (cost < least) [best, least] = [box, cost];
      }
  }
  look(steps(from, last - wide, COARSE), steps(to, foot - high, COARSE));
  const about = (at: number, lo: number, hi: number): readonly number[] =>
    steps(Math.max(lo, at - COARSE), Math.min(hi, at + COARSE), FINE);
  look(about(best[0], from, last - wide), about(best[1], to, foot - high));
  return { box: best, cost: least };
}

function plateOf(
  label: Label,
  room: Rect,
  numbered: boolean,
  unit: number,
  around: Around,
): NamePlate {
  const size = LETTERS / unit;
  const text =
    numbered && label.number !== null ? `${label.number.text} ${label.name}` : label.name;
  const found = breaks(text, 0, 'title').map(({ lines, width }) => {
    const row = size * LEADING;
    const wide = (width + 2 * AROUND.beside) * size;
    const high = (CAP + AROUND.above + AROUND.below) * size + (lines.length - 1) * row;
    const { box, cost } = placeAt(room, [wide, high], around);
    return { lines, box, row, cost: cost + (lines.length - 1) * COST.line };
  });
  const { lines, box, row } = found.reduce((a, b) => (b.cost < a.cost ? b : a));
  const foot = box[1] + (AROUND.above + CAP) * size;
  const written = lines.map((line, k) => ({ text: line, x: centre(box)[0], y: foot + k * row }));
  return { id: label.id, lines: written, size, box, numbered };
}

/** The plates of all rooms whose names are hidden: by whoever stands in them, or at their walls. */
export function platesOf(
  board: HouseBoard,
  labels: readonly Label[],
  unit: number,
  around: Omit<Around, 'written'>,
): readonly NamePlate[] {
  const hidden = (box: Rect): boolean => isHidden(box, around.figures);
  const covered = labels.filter(({ number, parts }) =>
    parts.slice(number === null ? 0 : 1).some(hidden),
  );
  const plates: NamePlate[] = [];
  for (const label of covered) {
    const [first] = label.parts;
    const numbered = label.number !== null && first !== undefined && hidden(first);
    const others = labels.flatMap((each) => {
      if (each !== label && !covered.includes(each)) return each.parts;
      return each.number === null || (each === label && numbered) ? [] : each.parts.slice(0, 1);
    });
    const written = [...others, ...plates.map(({ box }) => grown(box, 0.3))];
    plates.push(plateOf(label, rectOf(board, label.id), numbered, unit, { ...around, written }));
  }
  return plates;
}
