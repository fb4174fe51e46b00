/** Types of the board: what the plan of the mansion is given, and what can be read off it. */

export type Rect = readonly [x1: number, y1: number, x2: number, y2: number];
export type Axis = 'ns' | 'ew';

/** How many times larger the plan is on request, where it is small. */
export const ZOOM = 2;

export interface Space {
  id: string;
  name: string;
  kind: 'room' | 'hallway' | 'stairway';
  named: boolean;
  number: number | null;
  rect: Rect;
}

export interface Opening {
  a: string;
  b: string;
  axis: Axis;
  rect: Rect;
}

export interface SightLine {
  axis: Axis;
  /** The spaces it runs through, in order. */
  spaces: readonly string[];
  /** What all its openings share: x for "ns", y for "ew". */
  span: readonly [number, number];
}

export interface WeaponFacts {
  name: string;
  value: number;
  special_space: string | null;
  special_value: number | null;
}

/** `match.board` of this game. */
export interface HouseBoard {
  size: readonly [number, number];
  spaces: readonly Space[];
  start: string;
  doors: readonly Opening[];
  railings: readonly Opening[];
  neighbours: Readonly<Record<string, readonly string[]>>;
  sees: Readonly<Record<string, readonly string[]>>;
  next: Readonly<Record<string, string | null>>;
  lines: readonly SightLine[];
  weapons: Readonly<Record<string, WeaponFacts>>;
  deck: Readonly<Record<string, number>>;
}

export type Pawn = 'me' | 'lucky';

/** A space that can be chosen now. */
export interface PlanTarget {
  space: string;
  label: string;
  pawn: Pawn;
  /** The first card that the cheapest way there spends; null: it costs none. */
  card: string | null;
}

/** A way shown before it is walked: the spaces entered in order. */
export interface PlanAim {
  pawn: Pawn;
  seat: number;
  path: readonly string[];
}

/** Somebody who would see it, from where, and the spaces their eyes pass through on the way. */
export interface Witness {
  seat: number;
  from: string;
  via: readonly string[];
}

/** The spaces between two that see each other, or null where they do not. */
export function between(board: HouseBoard, from: string, to: string): readonly string[] | null {
  for (const { spaces } of board.lines) {
    const [a, b] = [spaces.indexOf(from), spaces.indexOf(to)];
    if (a < 0 || b < 0) continue;
    const via = spaces.slice(Math.min(a, b) + 1, Math.max(a, b));
    return a < b ? via : via.reverse();
  }
  return null;
}

/** Who would see an attempt in a space; those in the space itself are company, not witnesses. */
export function witnesses(
  board: HouseBoard,
  pawns: readonly string[],
  space: string,
  exceptSeat: number | null,
): Witness[] {
  const seen = board.sees[space] ?? [];
  return pawns.flatMap((from, seat) =>
    seat !== exceptSeat && from !== space && seen.includes(from)
      ? [{ seat, from, via: between(board, from, space) ?? [] }]
      : [],
  );
}
