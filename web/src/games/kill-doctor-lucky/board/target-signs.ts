/** The signs in rooms that can be chosen: what the way there costs, and that the Doctor is sent. */
import type { Point } from '@/drawing/svg-helpers';
import { kindOf, type CardKind } from '../cards';
import type { HouseBoard, PlanTarget, Rect } from './types';
import { centre, crowded, rectOf, spot } from './geometry';

export interface Sign {
  /** The card that the way spends, or the Doctor's hat. */
  kind: CardKind | 'hat';
  x: number;
  y: number;
  scale: number;
  box: Rect;
}

/** Half of what a sign takes up in its own measure: the small card, its glyph alone, the hat. */
const CARD: Point = [6.8, 8.8];
const GLYPH: Point = [5.6, 6.4];
const HAT: Point = [5.2, 4.2];

/** What a sign keeps from the walls; where there is no room for that it stands into them. */
const MARGINS = [1, 0, -3];
/** Signs become so much smaller for a place. */
const SMALLER = [1, 0.85, 0.7];
/** Where along a room signs are put, in parts of it: its corners first. */
const ALONG = [1, 0, 0.5, 0.75, 0.25];

/** Where a sign of half a size stands clear of what is taken; null where it cannot. */
export function clearSpot(
  room: Rect,
  [half, high]: Point,
  taken: readonly Rect[],
  margin = MARGINS[0] ?? 0,
): Point | null {
  const [x1, y1, x2, y2] = room;
  const at = (lo: number, hi: number, by: number, reach: number): number => {
    const [from, to] = [lo + margin + reach, hi - margin - reach];
    return from > to ? (lo + hi) / 2 : from + (to - from) * by;
  };
  for (const across of ALONG)
    for (const down of ALONG) {
      const x = at(x1, x2, across, half);
      const y = at(y1, y2, down, high);
      if (crowded([x - half, y - high, x + half, y + high], taken) === 0) return [x, y];
    }
  return null;
}

/** A sign in a room: clear of labels, and of figures if that can be; smaller if need be. */
function signIn(room: Rect, kind: Sign['kind'], wish: Wish): Sign {
  const [width, height] = kind === 'hat' ? HAT : wish.short ? GLYPH : CARD;
  const signAt = ([x, y]: Point, scale: number): Sign => {
    const [half, high] = [width * scale, height * scale];
    return { kind, x, y, scale, box: [x - half, y - high, x + half, y + high] };
  };
  for (const around of [[...wish.written, ...wish.figures], wish.written])
    for (const margin of MARGINS)
      for (const smaller of SMALLER) {
        const scale = wish.scale * smaller;
        const found = clearSpot(room, [width * scale, height * scale], around, margin);
        if (found !== null) return signAt(found, scale);
      }
  const [wide, high] = [2 * width * wish.scale, 2 * height * wish.scale];
  return signAt(spot(room, wide, high, wish.written, centre(room)), wish.scale);
}

export interface Wish {
  /** Numbers and names, which no sign covers; figures, which stand before signs. */
  written: readonly Rect[];
  figures: readonly Rect[];
  scale: number;
  /** A small plan: the glyph without its card. */
  short: boolean;
}

/** How large signs are on a plan with so many pixels to a unit. */
export const signScale = (unit: number): number => Math.max(0.24, 1.15 / unit);

/** The signs of every room that can be chosen. */
export function signsOf(
  board: HouseBoard,
  targets: readonly PlanTarget[],
  wish: Wish,
): ReadonlyMap<string, readonly Sign[]> {
  const signs = new Map<string, Sign[]>();
  const written = [...wish.written];
  for (const space of new Set(targets.map((target) => target.space))) {
    const here = targets.filter((target) => target.space === space);
    const card = here.find((target) => target.card !== null)?.card ?? null;
    const kinds: Sign['kind'][] = card === null ? [] : [kindOf(card)];
    if (here.some(({ pawn }) => pawn === 'lucky')) kinds.push('hat');
    const room = rectOf(board, space);
    const found = kinds.map((kind) => {
      const sign = signIn(room, kind, { ...wish, written });
      written.push(sign.box);
      return sign;
    });
    signs.set(space, found);
  }
  return signs;
}
