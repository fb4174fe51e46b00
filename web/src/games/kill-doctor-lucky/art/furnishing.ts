/** Pieces of furniture as a draughtsman sees them from above, in the measure of the plan. */
import { box, disc, group, jitter, n2, path, type Point } from '@/drawing/svg-helpers';

/** A piece: what it covers and how it is drawn. */
export interface Piece {
  cover: readonly [x1: number, y1: number, x2: number, y2: number];
  markup: string;
}

/** Of rooms by id their size, and their pieces measured from the upper left corner. */
export type Furnished = Readonly<
  Record<string, { size: readonly [width: number, height: number]; pieces: () => readonly Piece[] }>
>;

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(w)}" height="${n2(h)}" rx="${n2(r)}"/>`;

/** A bed with two pillows, its head to the north, south, east or west. */
export function bed(
  x: number,
  y: number,
  w: number,
  h: number,
  head: 'n' | 's' | 'e' | 'w',
): Piece {
  const turned = head === 'e' || head === 'w';
  const [width, length] = turned ? [h, w] : [w, h];
  const pillow = (width - 2.4) / 2;
  const fold = 4.6;
  const drawn =
    rounded(-width / 2, -length / 2, width, length, 0.6) +
    rounded(-width / 2 + 0.8, -length / 2 + 0.8, pillow, 2.6, 0.7) +
    rounded(0.4, -length / 2 + 0.8, pillow, 2.6, 0.7) +
    path(
      `M${n2(-width / 2)} ${n2(-length / 2 + fold)}Q0 ${n2(-length / 2 + fold + 1.3)} ${n2(width / 2)} ${n2(-length / 2 + fold)}M${n2(-width / 2)} ${n2(-length / 2 + fold + 1.2)}Q0 ${n2(-length / 2 + fold + 2.5)} ${n2(width / 2)} ${n2(-length / 2 + fold + 1.2)}`,
    );
  const turn = { n: 0, e: 90, s: 180, w: 270 }[head];
  return {
    cover: [x, y, x + w, y + h],
    markup: group(drawn, `translate(${n2(x + w / 2)} ${n2(y + h / 2)}) rotate(${turn})`),
  };
}

/** A chair, its back to the north before it is turned. */
export function chair(x: number, y: number, turn: number, size = 1): Piece {
  const r = 2.1 * size;
  return {
    cover: [x - r, y - r, x + r, y + r],
    markup: group(
      path('M-1.5 1.5V-.6Q0-1.3 1.5-.6V1.5ZM-1.9-.4Q0-2.3 1.9-.4'),
      `translate(${n2(x)} ${n2(y)}) rotate(${n2(turn)}) scale(${n2(size)})`,
    ),
  };
}

export function sofa(x: number, y: number, w: number, turn: number): Piece {
  const upright = turn % 180 !== 0;
  const [half, deep] = upright ? [2.1, w / 2 + 0.2] : [w / 2 + 0.2, 2.1];
  return {
    cover: [x - half, y - deep, x + half, y + deep],
    markup: group(
      rounded(-w / 2, -1.9, w, 3.8, 0.9) +
        rounded(-w / 2 + 1, -0.9, w - 2, 2.8, 0.4) +
        path('M0-.9V1.9'),
      `translate(${n2(x)} ${n2(y)}) rotate(${turn})`,
    ),
  };
}

/** A plant of so many leaves. */
export function plant(x: number, y: number, r: number, leaves = 9): Piece {
  const turn = jitter(Math.round(x * 31 + y * 17))(0, 1);
  const at = (angle: number, far: number): string =>
    `${n2(x + far * Math.cos(angle))} ${n2(y + far * Math.sin(angle))}`;
  const d = Array.from({ length: leaves }, (_, k) => {
    const a = turn + (k * 2 * Math.PI) / leaves;
    return `M${n2(x)} ${n2(y)}Q${at(a - 0.34, r * 0.62)} ${at(a, r)}Q${at(a + 0.34, r * 0.62)} ${n2(x)} ${n2(y)}`;
  }).join('');
  return { cover: [x - r, y - r, x + r, y + r], markup: path(d) };
}

/** A rug with fringes at two ends. */
export function rug(x1: number, y1: number, x2: number, y2: number): Piece {
  let fringes = '';
  for (let y = y1; y <= y2 + 0.01; y += (y2 - y1) / Math.round((y2 - y1) / 0.7))
    fringes += `M${n2(x1)} ${n2(y)}h-.7M${n2(x2)} ${n2(y)}h.7`;
  return {
    cover: [x1 - 0.7, y1, x2 + 0.7, y2],
    markup: path(
      box(x1, y1, x2, y2) +
        box(x1 + 0.8, y1 + 0.8, x2 - 0.8, y2 - 0.8) +
        `M${n2((x1 + x2) / 2)} ${n2(y1 + 1.6)}L${n2(x2 - 2.2)} ${n2((y1 + y2) / 2)}L${n2((x1 + x2) / 2)} ${n2(y2 - 1.6)}L${n2(x1 + 2.2)} ${n2((y1 + y2) / 2)}Z` +
        fringes,
      'class="plan-faint"',
    ),
  };
}

/** A box with lines across it: a chest, a wardrobe, a rack. */
export function chest(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  parts: number,
  upright = false,
): Piece {
  let d = box(x1, y1, x2, y2);
  for (let k = 1; k < parts; k += 1)
    d += upright
      ? `M${n2(x1)} ${n2(y1 + ((y2 - y1) * k) / parts)}H${n2(x2)}`
      : `M${n2(x1 + ((x2 - x1) * k) / parts)} ${n2(y1)}V${n2(y2)}`;
  return { cover: [x1, y1, x2, y2], markup: path(d) };
}

/** Books on a shelf along a wall; the wall lies to the north, or to the east or west. */
export function books(x1: number, y1: number, x2: number, y2: number): Piece {
  const upright = y2 - y1 > x2 - x1;
  const roll = jitter(Math.round(x1 * 7 + y1 * 13));
  let d = box(x1, y1, x2, y2);
  const [from, to] = upright ? [y1, y2] : [x1, x2];
  for (let at = from + 0.6; at < to - 0.4; at += roll(0.45, 0.95)) {
    const short = roll(0, 0.7);
    d += upright
      ? `M${n2(x1)} ${n2(at)}H${n2(x2 - short)}`
      : `M${n2(at)} ${n2(y1)}V${n2(y2 - short)}`;
  }
  return { cover: [x1, y1, x2, y2], markup: path(d) };
}

/** A hearth let into a wall: its mouth opens to the north, south, east or west. */
export function hearth(x: number, y: number, mouth: 'n' | 's' | 'e' | 'w'): Piece {
  const turn = { s: 0, w: 90, n: 180, e: 270 }[mouth];
  const upright = mouth === 'e' || mouth === 'w';
  const [half, deep] = upright ? [1.6, 3.4] : [3.4, 1.6];
  return {
    cover: [x - half, y - deep, x + half, y + deep],
    markup: group(
      path('M-3.4-1.4V1.4H-2V.2Q-1.8-.9 0-.9T2 .2V1.4H3.4V-1.4M-1.2 1Q-.9-.2 0-.3 1 0 1.2 1'),
      `translate(${n2(x)} ${n2(y)}) rotate(${turn})`,
    ),
  };
}

export function roundTable(x: number, y: number, r: number): Piece {
  return {
    cover: [x - r, y - r, x + r, y + r],
    markup: path(disc(x, y, r) + disc(x, y, r * 0.82) + disc(x, y, r * 0.25)),
  };
}

/** A drawing of one's own, set somewhere. */
export function drawn(
  cover: Piece['cover'],
  d: string,
  at: Point = [0, 0],
  turn = 0,
  scale = 1,
): Piece {
  return {
    cover,
    markup: group(
      path(d),
      `translate(${n2(at[0])} ${n2(at[1])}) rotate(${turn}) scale(${n2(scale)})`,
    ),
  };
}

/** A maze of hedges with one way to every corner. */
export function maze(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  columns: number,
  rows: number,
): Piece {
  const roll = jitter(7);
  const [cw, ch] = [(x2 - x1) / columns, (y2 - y1) / rows];
  const open = new Set<string>();
  const seen = new Set(['0,3']);
  const stack: Point[] = [[0, 3]];
  const key = (a: Point, b: Point): string => [a, b].map(String).sort().join('|');
  for (let here = stack.at(-1); here !== undefined; here = stack.at(-1)) {
    const [i, j] = here;
    const next = (
      [
        [i + 1, j],
        [i - 1, j],
        [i, j + 1],
        [i, j - 1],
      ] as const
    ).filter(([a, b]) => a >= 0 && a < columns && b >= 0 && b < rows && !seen.has(`${a},${b}`));
    const to = next[Math.floor(roll(0, next.length - 1e-6))];
    if (to === undefined) stack.pop();
    else {
      seen.add(String(to));
      open.add(key(here, to));
      stack.push(to);
    }
  }
  let d = `M${n2(x1)} ${n2(y1 + 3 * ch)}V${n2(y1)}H${n2(x2)}V${n2(y2)}H${n2(x1)}V${n2(y1 + 4 * ch)}`;
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const [x, y] = [x1 + (i + 1) * cw, y1 + (j + 1) * ch];
      if (i < columns - 1 && !open.has(key([i, j], [i + 1, j])))
        d += `M${n2(x)} ${n2(y - ch)}v${n2(ch)}`;
      if (j < rows - 1 && !open.has(key([i, j], [i, j + 1])))
        d += `M${n2(x - cw)} ${n2(y)}h${n2(cw)}`;
    }
  return { cover: [x1, y1, x2, y2], markup: path(d, 'class="plan-hedge"') };
}
