/** Placement of pieces: where each piece stands when several share a space. */
import type { Layout } from './geometry';

/** r1, r2, b1, b2 and soul by the spaces they are on. */
export type Places = Readonly<Record<Piece, number>>;
export const PIECES = ['0-1', '0-2', '1-1', '1-2', 'soul'] as const;
export type Piece = (typeof PIECES)[number];
/** By what a piece was pressed. */
export type Means = 'keys' | 'mouse' | 'finger';

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

type Offset = readonly [x: number, y: number, scale: number];

/** Offsets of one to four stones in a wide space, without the pyramid. */
const WIDE_STONES: readonly (readonly Offset[])[] = [
  [],
  [[0, 3, 1]],
  [
    [-13, 10, 0.78],
    [15, -2, 0.78],
  ],
  [
    [-17, 13, 0.68],
    [16, 15, 0.68],
    [6, -13, 0.68],
  ],
  [
    [-20, 14, 0.6],
    [5, 18, 0.6],
    [-2, -10, 0.6],
    [22, -6, 0.6],
  ],
];

/** Where the pyramid stands in a wide space beside no to four stones, and where they do. */
const WIDE_PYRAMID: readonly Offset[] = [
  [0, -2, 1.12],
  [9, -8, 0.92],
  [4, -10, 0.86],
  [4, -12, 0.8],
  [4, -12, 0.8],
];
const WIDE_BESIDE: readonly (readonly Offset[])[] = [
  [],
  [[-15, 14, 0.72]],
  [
    [-18, 15, 0.62],
    [18, 18, 0.62],
  ],
  [
    [-22, 12, 0.54],
    [0, 21, 0.54],
    [22, 12, 0.54],
  ],
  [
    [-24, 14, 0.48],
    [-8, 22, 0.48],
    [9, 22, 0.48],
    [25, 14, 0.48],
  ],
];

/** In a tall space everything stands in a row, beside the number. */
function tallRow(count: number, inner: number): Offset[] {
  const scale = [0.68, 0.68, 0.64, 0.56, 0.5, 0.44][count] ?? 0.44;
  const step = count < 2 ? 0 : Math.min(28, 47 / (count - 1));
  const middle = count < 2 ? 4 : 12;
  return Array.from({ length: count }, (_, k): Offset => [
    inner * middle + (k - (count - 1) / 2) * step,
    1,
    scale,
  ]);
}

function offsets(layout: Layout, space: number, stones: number, pyramid: boolean): Offset[] {
  if (layout.tall) {
    const row = tallRow(stones + (pyramid ? 1 : 0), space < 15 ? 1 : -1);
    return row.map(([x, y, scale], k) =>
      pyramid && k === row.length - 1 ? [x, y - 1, scale * 0.92] : [x, y, scale],
    );
  }
  if (!pyramid) return [...(WIDE_STONES[stones] ?? [])];
  return [...(WIDE_BESIDE[stones] ?? []), WIDE_PYRAMID[stones] ?? [0, 0, 1]];
}

/** The stand of every piece, in drawing units. */
export function stands(layout: Layout, places: Places): Record<Piece, Stand> {
  const out = {} as Record<Piece, Stand>;
  for (const space of new Set(Object.values(places))) {
    const here = PIECES.filter((piece) => places[piece] === space);
    const pyramid = here.includes('soul');
    const slots = offsets(layout, space, here.length - (pyramid ? 1 : 0), pyramid);
    const [cx, cy] = layout.centre(space);
    here.forEach((piece, k) => {
      const [x, y, scale] = slots[k] ?? [0, 0, 1];
      out[piece] = { x: cx + x, y: cy + y, scale };
    });
  }
  return out;
}
