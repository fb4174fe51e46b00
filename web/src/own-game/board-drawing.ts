/** Drawing of a declared board: its box, what stands on each space, and the way the arrow keys go. */
import type { MatchView } from '@/api/types';
import { groundDrawing } from './ground-drawings';
import { boardOf, cellsOf, type Picture, type Place } from './state';

/** The width of a space in the drawing. */
export const SPACE = 100;
const MARGIN = 6;

/** A piece as it stands on a space. */
export interface StandingPiece {
  sign: string;
  /** What it is called. */
  label: string;
  /** Whose colour it has. */
  seat: number | null;
}

/** What is drawn on a space. */
export interface DrawnSpace {
  place: Place;
  pieces: readonly StandingPiece[];
  /** What lies there: a sign, and what is said of it. */
  ground: readonly { sign: string; label: string }[];
  lit: boolean;
}

/** The part of the drawing that the spaces fill. */
export function boxOf({ places }: Picture): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = (Math.max(...xs) - left + 1) * SPACE + 2 * MARGIN;
  const high = (Math.max(...ys) - top + 1) * SPACE + 2 * MARGIN;
  const corner = [left, top].map((at) => (at - 0.5) * SPACE - MARGIN);
  return [...corner, wide, high].join(' ');
}

/** What stands on each space, as the reader sees it. */
export function drawnSpaces(view: MatchView, picture: Picture, unseen: string): DrawnSpace[] {
  const { fields } = boardOf(view);
  const label = (field: string): string => fields[field]?.doc ?? field;
  const pieces = new Map<number, StandingPiece[]>();
  for (const { field, sign, seat, label: called } of picture.pieces) {
    const rows = cellsOf(view, field);
    rows.forEach((cells, row) => {
      for (const cell of cells) {
        if (typeof cell !== 'number') continue;
        const whose = seat ?? (fields[field]?.by_seat === true ? row : null);
        const standing = { sign, label: called ?? label(field), seat: whose };
        pieces.set(cell, [...(pieces.get(cell) ?? []), standing]);
      }
    });
  }
  return picture.places.map((place) => {
    const values = picture.ground.map((ground) => ({
      ...ground,
      value: cellsOf(view, ground.field)[0]?.[place.space] ?? null,
    }));
    return {
      place,
      pieces: pieces.get(place.space) ?? [],
      ground: values.flatMap(({ field, signs, value }) => {
        if (value === null) return [];
        const sign = value === '?' ? '?' : (signs[value] ?? '');
        if (sign === '') return [];
        const named = value === '?' ? unseen : (fields[field]?.names?.[value] ?? sign);
        return [{ sign, label: value === '?' ? `${label(field)}: ${named}` : named }];
      }),
      lit: values.some(({ lit, value }) => typeof value === 'number' && lit.includes(value)),
    };
  });
}

/** The box of what lies on a space as the `at`th of so many, where pieces stand or not: its middle, and how large. */
export function lyingAt(
  at: number,
  { pieces, ground, place }: DrawnSpace,
): { at: readonly [number, number]; scale: number; box: { wide: number; high: number } } {
  if (pieces.length > 0) {
    // A drawing looks out from behind a piece; words would be covered, and stand below.
    const isDrawn = groundDrawing(ground[at]?.sign ?? '') !== undefined;
    if (isDrawn) return { at: [28, 28], scale: 0.7, box: { wide: 54, high: 44 } };
    const wide = (place.shape === 'square' ? 88 : 44) / ground.length;
    const right = (at - (ground.length - 1) / 2) * wide;
    return { at: [right, 41], scale: 1, box: { wide, high: 14 } };
  }
  const scale = 1.15;
  const wide = (place.shape === 'square' ? 88 : 66) / scale;
  if (ground.length > 1) return { at: [0, 6 + at * 30], scale, box: { wide, high: 26 } };
  return { at: [0, 6], scale, box: { wide, high: place.shape === 'square' ? 44 : 34 } };
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a space to the side counts against one straight ahead. */
const ASIDE = 3;

/** The space that an arrow key leads to from another: the nearest that way; null: there is none. */
export function neighbourOf(places: readonly Place[], from: number, key: string): number | null {
  const way = WAYS[key];
  const start = places.find(({ space }) => space === from);
  if (way === undefined || start === undefined) return null;
  const [right, down] = way;
  let [best, least] = [null as number | null, Infinity];
  for (const { space, x, y } of places) {
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    if (ahead <= 0 || aside > ahead * ASIDE) continue;
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** Where so many pieces stand on a space, from its middle, and how large they are. */
export function standingAt(count: number): {
  size: number;
  at: readonly (readonly [number, number])[];
} {
  if (count <= 1) return { size: 30, at: [[0, 4]] };
  if (count === 2) return { size: 22, at: [[-23, 4], [23, 4]] }; // prettier-ignore
  const around = Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * k) / count - Math.PI / 2;
    return [25 * Math.cos(turn), 4 + 25 * Math.sin(turn)] as const;
  });
  return { size: count < 5 ? 18 : 14, at: around };
}
