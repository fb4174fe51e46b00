/** What the floors are made of: boards, tiles, flags, setts, runners in the halls. */
import { box, disc, n2 } from '@/drawing/svg-helpers';
import type { Rect, Space } from '../board/types';

/** Boards with butt joints, along the room or across it. */
function boards([x1, y1, x2, y2]: Rect, step: number, upright: boolean): string {
  let d = '';
  const [from, to] = upright ? [x1, x2] : [y1, y2];
  const [start, end] = upright ? [y1, y2] : [x1, x2];
  for (let at = from, row = 0; at < to - 0.3; at += step, row += 1) {
    const edge = Math.min(at + step, to);
    if (row > 0) d += upright ? `M${n2(at)} ${n2(y1)}V${n2(y2)}` : `M${n2(x1)} ${n2(at)}H${n2(x2)}`;
    for (let joint = start + 4 + 6 * (row % 3); joint < end; joint += 16)
      d += upright ? `M${n2(at)} ${n2(joint)}H${n2(edge)}` : `M${n2(joint)} ${n2(at)}V${n2(edge)}`;
  }
  return d;
}

function tiles([x1, y1, x2, y2]: Rect, step: number): string {
  const [columns, rows] = [
    Math.max(1, Math.round((x2 - x1) / step)),
    Math.max(1, Math.round((y2 - y1) / step)),
  ];
  let d = '';
  for (let k = 1; k < columns; k += 1)
    d += `M${n2(x1 + ((x2 - x1) * k) / columns)} ${n2(y1)}V${n2(y2)}`;
  for (let k = 1; k < rows; k += 1) d += `M${n2(x1)} ${n2(y1 + ((y2 - y1) * k) / rows)}H${n2(x2)}`;
  return d;
}

/** Every second tile of a floor. */
function checks([x1, y1, x2, y2]: Rect, step: number): string {
  const [columns, rows] = [Math.round((x2 - x1) / step), Math.round((y2 - y1) / step)];
  const [w, h] = [(x2 - x1) / columns, (y2 - y1) / rows];
  let d = '';
  for (let i = 0; i < columns; i += 1)
    for (let j = i % 2; j < rows; j += 2)
      d += box(x1 + i * w, y1 + j * h, x1 + (i + 1) * w, y1 + (j + 1) * h);
  return d;
}

function flags([x1, y1, x2, y2]: Rect): string {
  let d = '';
  for (let y = y1, row = 0; y < y2 - 0.5; y += 2.3, row += 1) {
    if (row > 0) d += `M${n2(x1)} ${n2(y)}H${n2(x2)}`;
    for (let x = x1 + (row % 2 ? 1.5 : 3.2); x < x2; x += 3.6)
      d += `M${n2(x)} ${n2(y)}V${n2(Math.min(y + 2.3, y2))}`;
  }
  return d;
}

/** Rings of setts about a point, as far as the nearest wall. */
function setts(rect: Rect): string {
  const [x1, y1, x2, y2] = rect;
  const [cx, cy] = [(x1 + x2) / 2, y1 + ((y2 - y1) * 24.6) / 37];
  const far = Math.min(cx - x1, x2 - cx, y2 - cy, cy - y1);
  let d = '';
  for (let r = 9; r <= far; r += 1.7) {
    d += disc(cx, cy, r);
    const count = Math.round(r * 2.6);
    if (r + 1.7 <= far)
      for (let k = 0; k < count; k += 1) {
        const a = (2 * Math.PI * (k + (Math.round(r) % 2) / 2)) / count;
        d += `M${n2(cx + r * Math.cos(a))} ${n2(cy + r * Math.sin(a))}L${n2(cx + (r + 1.7) * Math.cos(a))} ${n2(cy + (r + 1.7) * Math.sin(a))}`;
      }
  }
  return d;
}

/** A carpet runner down a hall. */
const runner = ([x1, y1, x2, y2]: Rect): string =>
  box(x1 + 1.1, y1 + 1.1, x2 - 1.1, y2 - 1.1) + box(x1 + 1.7, y1 + 1.7, x2 - 1.7, y2 - 1.7);

type Stretch = readonly [number, number];

/** What is left of a stretch beside what is taken of it. */
const left = ([lo, hi]: Stretch, [from, to]: Stretch): Stretch[] =>
  (
    [
      [lo, Math.min(hi, from)],
      [Math.max(lo, to), hi],
    ] as const
  ).filter(([a, b]) => b - a > 0.3);

/** Treads, and an arrow up the longer way, beside what is written there. */
function stairs(rect: Rect, written: Rect): string {
  const upright = rect[3] - rect[1] >= rect[2] - rect[0];
  const turned = ([a, b, c, d]: Rect): Rect => (upright ? [a, b, c, d] : [b, a, d, c]);
  const to = (x: number, y: number): string =>
    upright ? `${n2(x)} ${n2(y)}` : `${n2(y)} ${n2(x)}`;
  const [x1, y1, x2, y2] = turned(rect);
  const [wx1, wy1, wx2, wy2] = turned(written);
  let d = '';
  for (let y = y1 + 1.2; y < y2 - 0.4; y += 1.36)
    for (const [from, end] of left([x1, x2], y > wy1 && y < wy2 ? [wx1, wx2] : [x2, x2]))
      d += `M${to(from, y)}L${to(end, y)}`;
  const ways = left([y1 + 1.6, y2 - 1.6], [wy1, wy2]).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  const middle = (x1 + x2) / 2;
  for (const [top, foot] of ways.slice(0, 1))
    d +=
      `M${to(middle, foot)}L${to(middle, top)}` +
      `M${to(middle - 1.1, top + 1.5)}L${to(middle, top)}L${to(middle + 1.1, top + 1.5)}`;
  return d;
}

const UPRIGHT_BOARDS = ['library', 'sitting_room', 'trophy_room', 'parlor', 'billiard_room'];
const CHECKED: Readonly<Record<string, number>> = { kitchen: 3.1, foyer: 2 };
const TILED: Readonly<Record<string, number>> = { armory: 4.4, white_room: 4.6, green_house: 3.3 };
const FLAGGED = ['wine_cellar', 'carriage_house'];
const GREEN = ['hedge_maze', 'winter_garden'];

interface Floor {
  fine: string;
  strong: string;
  filled: string;
}

/** The floor of a space: fine lines, strong lines (stairs) beside what is written, and tiles that are filled. */
export function floor({ id, kind, rect }: Space, written: Rect): Floor {
  const only = (fine: string): Floor => ({ fine, strong: '', filled: '' });
  if (kind === 'stairway') return { fine: '', strong: stairs(rect, written), filled: '' };
  if (kind === 'hallway' || id === 'gallery') return only(runner(rect));
  if (id === 'piazza') return only(setts(rect));
  if (CHECKED[id] !== undefined) return { fine: '', strong: '', filled: checks(rect, CHECKED[id]) };
  if (TILED[id] !== undefined) return only(tiles(rect, TILED[id]));
  if (FLAGGED.includes(id)) return only(flags(rect));
  if (GREEN.includes(id)) return only('');
  return only(boards(rect, UPRIGHT_BOARDS.includes(id) ? 2.5 : 3, UPRIGHT_BOARDS.includes(id)));
}
