/** Where a room's number and name stand: beside the furniture and clear of the doors, in any house and language. */
import { SOFT, textWidth, type Face } from '@/drawing/letter-widths';
import { crowded, grown, heightOf, widthOf } from './geometry';
import type { Rect, Space } from './types';
import type { Person } from './piece-placement';

export interface LabelLine {
  text: string;
  x: number;
  y: number;
}

export interface Label {
  id: string;
  /** The name in one piece, of those that it may have. */
  name: string;
  number: { text: string; x: number; y: number; size: number } | null;
  lines: readonly LabelLine[];
  /** The size of the name's letters. */
  size: number;
  upright: boolean;
  /** All of it, and each part of it: the number, and each line of the name. */
  box: Rect;
  parts: readonly Rect[];
}

const DIGIT = 0.56;
/** From line to line, in parts of the size. */
export const LEADING = 0.98;
/** The height of a digit and of a capital, in parts of the size. */
export const CAP = 0.72;

interface Shape {
  width: number;
  height: number;
  /** From the upper left corner of the shape: the number's foot, and the lines' feet. */
  number: { x: number; y: number } | null;
  lines: readonly LabelLine[];
  upright: boolean;
  penalty: number;
}

/** A name in lines, and how many of its words are broken for it. */
interface Written {
  lines: readonly string[];
  broken: number;
}

/** All ways to write a name in lines: broken at spaces and hyphens, and within its words. */
function written(name: string): readonly Written[] {
  const more = [...name.matchAll(/[ \-\u00AD]/g)].flatMap(({ index, 0: at }) => {
    const head = name.slice(0, index).replaceAll(SOFT, '') + (at === ' ' ? '' : '-');
    return written(name.slice(index + 1)).map(({ lines, broken }) => ({
      lines: [head, ...lines],
      broken: broken + Number(at === SOFT),
    }));
  });
  return [{ lines: [name.replaceAll(SOFT, '')], broken: 0 }, ...more];
}

/** A name in lines, and the longest of them in parts of the size of its letters. */
interface Broken {
  lines: readonly string[];
  width: number;
}

function findBreaks(name: string, broken: number, face: Face): readonly Broken[] {
  const ways = written(name)
    .filter((way) => way.broken === broken)
    .map(({ lines }) => ({
      lines,
      width: Math.max(...lines.map((line) => textWidth(line, 1, face))),
    }))
    .sort((a, b) => a.width - b.width);
  return [1, 2, 3].flatMap((count) => ways.find(({ lines }) => lines.length === count) ?? []);
}

/** Ways that have been found: each is asked for at many sizes. */
const known = new Map<string, readonly Broken[]>();

/** The best ways to write a name in one line, in two and in three, broken so often: by shortest lines. */
export function breaks(name: string, broken: number, face: Face): readonly Broken[] {
  const key = [face, broken, name].join(' ');
  const found = known.get(key) ?? findBreaks(name, broken, face);
  known.set(key, found);
  return found;
}

interface Wording {
  name: string;
  /** Letters of the name. */
  size: number;
  numberSize: number;
  face: Face;
  /** How often its words are broken. */
  broken: number;
}

function shapes(space: Space, { name, size, numberSize, face, broken }: Wording): Shape[] {
  const number = space.number === null ? '' : String(space.number);
  const [nw, nh] = [number.length * DIGIT * numberSize, CAP * numberSize];
  const row = size * LEADING;
  const named = name === '' ? [{ lines: [], width: 0 }] : breaks(name, broken, face);
  return named.flatMap(({ lines, width: wide }): Shape[] => {
    const width = wide * size;
    const height = lines.length === 0 ? 0 : (lines.length - 1) * row + CAP * size;
    const penalty = lines.length - 1;
    const feet = (x: number, y: number): LabelLine[] =>
      lines.map((text, k) => ({ text, x, y: y + CAP * size + k * row }));
    if (number === '') {
      const flat: Shape = {
        width,
        height,
        number: null,
        lines: feet(0, 0),
        upright: false,
        penalty,
      };
      const standing: Shape = {
        width: height,
        height: width,
        number: null,
        lines: [{ text: lines.join(' '), x: height, y: width }],
        upright: true,
        penalty: 6,
      };
      return lines.length > 1 ? [flat] : [flat, standing];
    }
    const foot = { x: 0, y: nh };
    if (lines.length === 0)
      return [{ width: nw, height: nh, number: foot, lines: [], upright: false, penalty: 0 }];
    const gap = size * 0.42;
    const below = (apart: number, cost: number): Shape => ({
      width: Math.max(nw, width),
      height: nh + apart + height,
      number: foot,
      lines: feet(0, nh + apart),
      upright: false,
      penalty: penalty + cost,
    });
    const besideIt: Shape = {
      width: nw + gap + width,
      height: Math.max(nh, height),
      number: { x: 0, y: Math.max(nh, height) },
      lines: feet(nw + gap, Math.max(0, nh - height)),
      upright: false,
      penalty: lines.length === 1 ? 1.2 : penalty - 0.6,
    };
    return [below(gap, 0), below(size * 0.12, 2), besideIt];
  });
}

export interface LabelWish extends Person {
  /** Letters of the name, and the number: as large as they may be first, as small as they may be last. */
  sizes: readonly number[];
  numberSizes: readonly number[];
  face: Face;
  /** What a label must keep clear of, and what it should. */
  sweeps: readonly Rect[];
  furniture: readonly Rect[];
}

interface Margin {
  beside: number;
  above: number;
  cost: number;
}

/** What a label keeps from the walls at its sides and above and below, or at least; and what that costs. */
const MARGINS: readonly Margin[] = [
  { beside: 1.9, above: 1.9, cost: 0 },
  { beside: 1.9, above: 1.4, cost: 1 },
  { beside: 0.9, above: 1.4, cost: 2 },
];
/** Where there is no other way, less and less. */
const NARROW: Margin = { beside: 0.4, above: 1.2, cost: 0 };
const NARROWEST: Margin = { beside: 0.2, above: 0.4, cost: 0 };
const WAYS: readonly (readonly Margin[])[] = [MARGINS, [NARROW], [NARROWEST]];
const SLIM = 0.4;
/** What it costs to leave people less room than they take up. */
const CRAMPED = 0.5;

interface Put {
  shape: Shape;
  x: number;
  y: number;
  cost: number;
}

/** What a shape keeps from the walls at least, and how far it can be moved within that; null where not at all. */
function roomFor({ rect }: Space, { width, height }: Shape, margin: Margin) {
  const side = widthOf(rect) < 9 ? SLIM : margin.beside;
  const above = heightOf(rect) < 9 ? SLIM : margin.above;
  const roomX = widthOf(rect) - 2 * side - width;
  const roomY = heightOf(rect) - 2 * above - height;
  return roomX < 0 || roomY < 0 ? null : { side, above, roomX, roomY };
}

/** Every other step from 0 to a last one, and the steps next to one of them. */
const everyOther = (last: number): readonly number[] =>
  Array.from({ length: Math.ceil(last / 2) + 1 }, (_, k) => Math.min(2 * k, last));
const nextTo = (at: number, last: number): readonly number[] =>
  [at - 1, at, at + 1].filter((step) => step >= 0 && step <= last);

/** The best place for a shape in a space that costs less than `most`; null where there is none. */
function put(
  space: Space,
  shape: Shape,
  margin: Margin,
  { sweeps, furniture, person }: LabelWish,
  needed: number,
  most: number,
): Put | null {
  const room = roomFor(space, shape, margin);
  if (room === null) return null;
  const { side, above, roomX, roomY } = room;
  if (Math.max(side + roomX, above + roomY) < needed) return null;
  const [x1, y1, x2, y2] = space.rect;
  const [columns, rows] = [Math.max(1, Math.round(roomX)), Math.max(1, Math.round(roomY))];
  const central = space.number === null;
  const weight = central ? 0.6 : 0.25;
  /** How far from where it would best stand a place in a column is at least. */
  const aside = (i: number): number =>
    shape.upright || central
      ? Math.abs(i - columns / 2)
      : Math.min(i, columns - i) * 0.5 + i * 0.06;
  const away = (i: number, j: number): number => {
    // A name on end stands at the far end of its hall, so that people have the rest of it.
    if (shape.upright) return j + aside(i);
    if (central) return Math.hypot(aside(i), j - rows / 2);
    return aside(i) + Math.min(j, rows - j) * 0.5 + j * 0.1;
  };
  let [best, bound]: [Put | null, number] = [null, most - margin.cost];
  let [column, row] = [0, 0];
  function look(is: readonly number[], js: readonly number[]): void {
    for (const i of is) {
      if (aside(i) * weight + shape.penalty >= bound) continue;
      for (const j of js) {
        const far = away(i, j) * weight + shape.penalty;
        if (far >= bound) continue;
        const x = x1 + side + (roomX * i) / columns;
        const y = y1 + above + (roomY * j) / rows;
        const beside = Math.max(x - x1, x2 - x - shape.width);
        const over = Math.max(y - y1, y2 - y - shape.height);
        if (Math.max(beside, over) < needed) continue;
        const cramped = Math.max(0, Math.min(person[0] - beside, person[1] - over)) * CRAMPED;
        const least = far + cramped;
        if (least >= bound) continue;
        const box: Rect = [x - 0.3, y - 0.4, x + shape.width + 0.3, y + shape.height + 0.5];
        const cost =
          crowded(box, sweeps) * 12 + crowded(box, furniture) * (central ? 0.5 : 4) + least;
        if (cost >= bound) continue;
        [best, bound] = [{ shape, x, y, cost: cost + margin.cost }, cost];
        [column, row] = [i, j];
      }
    }
  }
  look(everyOther(columns), everyOther(rows));
  if (best !== null) look(nextTo(column, columns), nextTo(row, rows));
  return best;
}

/** A wording, and all shapes for which there is room between the walls: worked out for the few that are tried. */
interface Worded {
  wording: Wording;
  all: () => readonly Shape[];
}

function worded(space: Space, wording: Wording): Worded {
  const fits = (shape: Shape): boolean => roomFor(space, shape, NARROWEST) !== null;
  let found: readonly Shape[] | undefined;
  return { wording, all: () => (found ??= shapes(space, wording).filter(fits)) };
}

/**
 * The label of a space where it collides least, with the first of its names that fits: smaller rather than
 * with a broken word, and rather than where nobody could stand beside it. Null where none does.
 */
export function labelOf(space: Space, names: readonly string[], house: LabelWish): Label | null {
  const near = (rects: readonly Rect[]): Rect[] =>
    rects.filter((rect) => crowded(grown(space.rect, 1), [rect]) > 0);
  const wish = { ...house, sweeps: near(house.sweeps), furniture: near(house.furniture) };
  const { face, sizes } = house;
  const best = ({ wording, all }: Worded, margins: readonly Margin[], people = 0): Label | null => {
    let found: Put | undefined;
    for (const margin of margins)
      for (const shape of all()) {
        // Names on end are equally large in all halls, if people have room beside them.
        if (shape.upright && people === 0 && wording.size !== sizes[0]) continue;
        const needed = shape.upright ? people : Math.min(people, wish.least);
        const place = put(space, shape, margin, wish, needed, found?.cost ?? Infinity);
        if (place !== null) found = place;
      }
    return found === undefined ? null : labelled(space, found, wording);
  };
  const numberSizes = space.number === null ? [0] : wish.numberSizes;
  for (const broken of [0, 1, 2]) {
    const wordings = names.map((name) =>
      numberSizes.flatMap((numberSize) =>
        sizes.map((size) => worded(space, { name, size, numberSize, face, broken })),
      ),
    );
    for (const people of new Set([wish.company, wish.least, 0]))
      for (const ofName of wordings)
        for (const margins of WAYS)
          for (const each of ofName) {
            const label = best(each, margins, people);
            if (label !== null) return label;
          }
  }
  if (space.number === null) return null;
  // Where number and name have no room together, the number stands alone.
  const [[size = 0], [numberSize = 0]] = [sizes, numberSizes];
  const alone = worded(space, { name: '', size, numberSize, face, broken: 0 });
  return WAYS.reduce<Label | null>((found, margins) => found ?? best(alone, margins), null);
}

function labelled(space: Space, { shape, x, y }: Put, wording: Wording): Label {
  const { size, numberSize, face } = wording;
  const name = wording.name.replaceAll(SOFT, '');
  const box: Rect = [x, y, x + shape.width, y + shape.height];
  const lines = shape.lines.map((line) => ({ text: line.text, x: x + line.x, y: y + line.y }));
  const of = (line: LabelLine): Rect =>
    shape.upright
      ? box
      : [line.x, line.y - CAP * size, line.x + textWidth(line.text, size, face), line.y];
  const number =
    shape.number === null
      ? null
      : {
          text: String(space.number),
          x: x + shape.number.x,
          y: y + shape.number.y,
          size: numberSize,
        };
  const written = { id: space.id, name, number, lines, size, upright: shape.upright, box };
  const parts = [...(number === null ? [] : [numberBox(written)]), ...lines.map(of)];
  return { ...written, parts };
}

/** What the number of a label covers; the name where a room has no number. */
export function numberBox({ number, box }: Pick<Label, 'number' | 'box'>): Rect {
  if (number === null) return box;
  const { text, x, y, size } = number;
  return [x, y - CAP * size, x + text.length * DIGIT * size, y];
}
