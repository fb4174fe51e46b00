/**
 * Geometry of the board: where things lie on the board, lying on its side (wide) or standing upright (tall). Lengths
 * in drawing units.
 */
import type { Point } from '@/drawing/svg-helpers';

export const SPACES = 30;
export const LANE = 15;

export interface Layout {
  readonly tall: boolean;
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly w: number; readonly h: number };
  /** The strip between the lanes. */
  readonly frieze: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly pile: Point;
  /** Middle of a space. */
  centre(space: number): Point;
  /** Middle of a card laid beside a space. */
  besideSpace(space: number): Point;
  /** The bend from the end of a lane to the next, in the forward direction. */
  bend(fromLane: 0 | 1): readonly Point[];
}

function arc(centre: Point, rx: number, ry: number, from: number, to: number): Point[] {
  return Array.from({ length: 11 }, (_, k): Point => {
    const angle = from + ((to - from) * k) / 10;
    return [centre[0] + rx * Math.cos(angle), centre[1] + ry * Math.sin(angle)];
  });
}

export const WIDE_CELL = 72;
const WIDE = { width: 1240, height: 396, left: 80, laneA: 66, laneB: 258 };

export const wide: Layout = {
  tall: false,
  width: WIDE.width,
  height: WIDE.height,
  cell: { w: WIDE_CELL, h: WIDE_CELL },
  frieze: { x: WIDE.left, y: WIDE.laneA + WIDE_CELL + 5, w: LANE * WIDE_CELL, h: 110 },
  pile: [WIDE.left + (LANE * WIDE_CELL) / 2 - 52, 198],
  centre: (space) =>
    space < LANE
      ? [WIDE.left + WIDE_CELL * (space + 0.5), WIDE.laneA + WIDE_CELL / 2]
      : [WIDE.left + WIDE_CELL * (SPACES - space - 0.5), WIDE.laneB + WIDE_CELL / 2],
  besideSpace: (space) => [wide.centre(space)[0], space < LANE ? 40 : WIDE.height - 40],
  bend: (fromLane) => {
    const middle = (WIDE.laneA + WIDE.laneB + WIDE_CELL) / 2;
    const reach = (WIDE.laneB - WIDE.laneA) / 2;
    const right = WIDE.left + LANE * WIDE_CELL;
    return fromLane === 0
      ? arc([right, middle], 41, reach, -Math.PI / 2, Math.PI / 2)
      : arc([WIDE.left, middle], 41, reach, Math.PI / 2, (3 * Math.PI) / 2);
  },
};

export const TALL = { width: 374, row: 31, top: 26, edge: 41, lane: 92 };
const TALL_HEIGHT = 2 * TALL.top + LANE * TALL.row;
const TALL_FRIEZE = {
  x: TALL.edge + TALL.lane + 4,
  y: TALL.top,
  w: TALL.width - 2 * (TALL.edge + TALL.lane + 4),
  h: LANE * TALL.row,
};

export const tall: Layout = {
  tall: true,
  width: TALL.width,
  height: TALL_HEIGHT,
  cell: { w: TALL.lane, h: TALL.row },
  frieze: TALL_FRIEZE,
  pile: [TALL.width / 2, TALL_HEIGHT / 2],
  centre: (space) =>
    space < LANE
      ? [TALL.edge + TALL.lane / 2, TALL.top + TALL.row * (LANE - space - 0.5)]
      : [TALL.width - TALL.edge - TALL.lane / 2, TALL.top + TALL.row * (space - LANE + 0.5)],
  besideSpace: (space) => [
    space < LANE ? TALL.edge - 20 : TALL.width - TALL.edge + 20,
    tall.centre(space)[1],
  ],
  bend: (fromLane) => {
    const reach = (TALL.width - 2 * TALL.edge - TALL.lane) / 2;
    return fromLane === 0
      ? arc([TALL.width / 2, TALL.top], reach, 12, Math.PI, 2 * Math.PI)
      : arc([TALL.width / 2, TALL_HEIGHT - TALL.top], reach, 12, 0, Math.PI);
  },
};

/** The line a piece follows over these spaces, bends and all; forward, or backward as the numbers run. */
export function line(layout: Layout, spaces: readonly number[]): Point[] {
  const points: Point[] = [];
  spaces.forEach((space, k) => {
    const before = spaces[k - 1];
    if (before === LANE - 1 && space === LANE) points.push(...layout.bend(0));
    if (before === SPACES - 1 && space === 0) points.push(...layout.bend(1));
    if (before === LANE && space === LANE - 1) points.push(...layout.bend(0).toReversed());
    if (before === 0 && space === SPACES - 1) points.push(...layout.bend(1).toReversed());
    points.push(layout.centre(space));
  });
  return points;
}

/** The spaces from one to another, both included, one by one in the given direction. */
export function spacesBetween(from: number, to: number, direction: 1 | -1): number[] {
  const spaces = [from];
  for (let at = from; at !== to && spaces.length <= SPACES;) {
    at = (at + direction + SPACES) % SPACES;
    spaces.push(at);
  }
  return spaces;
}
