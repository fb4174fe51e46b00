/** The printed sheet: everything of the board that never moves. */
import { LANE, SPACES, TALL, tall, wide, WIDE_CELL, type Layout } from '../board/geometry';
import { group, jitter, n1, polygon, type Point } from '@/drawing/svg-helpers';
import { tallFrieze, wideFrieze } from './frieze';
import { ORNAMENTS } from '@/drawing/ornaments';
import { numberTab, tile, type Tile } from './tiles';

/** A sheet with a torn edge. */
function deckle(w: number, h: number, depth: number): string {
  const tear = jitter(2);
  const along = (length: number): number[] =>
    Array.from({ length: Math.floor(length / 22) }, (_, k) => k * 22);
  return polygon([
    ...along(w).map((x): Point => [x, tear(-depth, depth)]),
    ...along(h).map((y): Point => [w + tear(-depth, depth), y]),
    ...along(w).map((x): Point => [w - x, h + tear(-depth, depth)]),
    ...along(h).map((y): Point => [tear(-depth, depth), h - y]),
  ]);
}

function sheet(w: number, h: number, depth: number): string {
  const edge = deckle(w, h, depth);
  return (
    `<path d="${edge}" fill="var(--shadow)" opacity=".7" transform="translate(3 10)" filter="url(#soft-8)"/>` +
    `<path d="${edge}" fill="var(--woodcut-paper)"/>` +
    `<path d="${edge}" fill="var(--woodcut-lit)" filter="url(#paper-grain)" style="mix-blend-mode:multiply" opacity=".6"/>`
  );
}

function arrowhead(x: number, y: number, turn: number, scale = 1): string {
  return `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${scale})" d="M-13-10L15 0L-13 10L-6 0Z" class="k" style="stroke:var(--p);stroke-width:2.5;paint-order:stroke"/>`;
}

/** Concentric cuts that join the lanes at one end of the wide board. */
function wideBend(x: number, top: number, bottom: number, side: 1 | -1): string {
  const sweep = side > 0 ? 1 : 0;
  const middle = (top + bottom) / 2;
  const [rx, ry] = [62, (bottom - top) / 2];
  const [innerX, innerY] = [rx * 0.3, ry - WIDE_CELL];
  const cut = (u: number, weight: number): string => {
    const [a, b] = [innerX + (rx - innerX) * u, innerY + (ry - innerY) * u];
    return `<path d="M${x} ${n1(middle - b)}A${n1(a)} ${n1(b)} 0 0 ${sweep} ${x} ${n1(middle + b)}" class="s" style="stroke-width:${weight.toFixed(2)}"/>`;
  };
  let lines = '';
  for (let k = 1; k < 11; k += 1) lines += cut(k / 11, 0.5 + 3.64 * Math.abs(k / 11 - 0.5) ** 1.1);
  const field = `M${x} ${top}A${rx} ${ry} 0 0 ${sweep} ${x} ${bottom}V${bottom - WIDE_CELL}A${n1(innerX)} ${n1(innerY)} 0 0 ${1 - sweep} ${x} ${top + WIDE_CELL}Z`;
  return `<path d="${field}" class="p"/>${lines}${cut(0, 2.6)}${cut(1, 2.6)}`;
}

function sawTooth(w: number, h: number): string {
  let d = '';
  for (let x = 44; x < w - 44; x += 11.08)
    d += `M${n1(x)} 14l5.5 7l5.5-7ZM${n1(x)} ${h - 14}l5.5-7l5.5 7Z`;
  for (let y = 44; y < h - 44; y += 11)
    d += `M14 ${n1(y)}l7 5.5l-7 5.5ZM${w - 14} ${n1(y)}l-7 5.5l7 5.5Z`;
  return `<path class="k" d="${d}"/><path class="s" style="stroke-width:.9" d="M44 24H${w - 44}M44 ${h - 24}H${w - 44}M24 44V${h - 44}M${w - 24} 44V${h - 44}"/>`;
}

/** Marks between the places beside the spaces, and an ornament in each corner. */
function wideMargins(): string {
  const { width: w, height: h } = wide;
  let marks = '';
  for (let space = 0; space < SPACES; space += 1) {
    if ((space + 1) % LANE === 0) continue;
    const upper = space < LANE;
    const x = wide.centre(space)[0] + (WIDE_CELL / 2) * (upper ? 1 : -1);
    const y = upper ? 46 : h - 46;
    marks += polygon([
      [x, y - 5],
      [x + 3, y],
      [x, y + 5],
      [x - 3, y],
    ]);
    marks += `M${n1(x - 0.5)} ${upper ? 33 : h - 63}h1v30h-1Z`;
  }
  const corner = (x: number, y: number, ornament: number): string =>
    group(
      `<rect x="-15" y="-15" width="30" height="30" class="k"/><g class="inverse" transform="scale(.66)">${ORNAMENTS[ornament] ?? ''}</g>`,
      `translate(${x} ${y})`,
    );
  return (
    `<path class="k" d="${marks}"/>` +
    corner(29, 29, 13) +
    corner(w - 29, 29, 5) +
    corner(29, h - 29, 9) +
    corner(w - 29, h - 29, 22)
  );
}

function frieze(layout: Layout, art: string, border: number): string {
  const { x, y, w, h } = layout.frieze;
  return (
    `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" class="p"/>` +
    `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${art}</svg>` +
    `<rect width="${w}" height="${h}" class="s" style="stroke-width:${border}"/></g>`
  );
}

function spaces(layout: Layout, black: readonly number[]): string {
  const tiles = Array.from({ length: SPACES }, (_, space): Tile => ({
    space,
    black: black.includes(space),
  }));
  return (
    tiles.map((t) => tile(layout, t)).join('') + tiles.map((t) => numberTab(layout, t)).join('')
  );
}

/** All that is cut into the wide sheet. */
function wideCut(black: readonly number[]): string {
  const { width: w, height: h, frieze: strip } = wide;
  const [top, bottom] = [66, 330];
  const [left, right] = [strip.x, strip.x + strip.w];
  return (
    `<rect x="8" y="8" width="${w - 16}" height="${h - 16}" class="s" style="stroke-width:4"/><rect x="14" y="14" width="${w - 28}" height="${h - 28}" class="s" style="stroke-width:1.1"/>` +
    sawTooth(w, h) +
    wideMargins() +
    wideBend(right, top, bottom, 1) +
    wideBend(left, top, bottom, -1) +
    arrowhead(right + 41, 152, 86) +
    arrowhead(left - 41, 244, -94) +
    frieze(wide, wideFrieze(strip.w, strip.h), 2.2) +
    spaces(wide, black)
  );
}

/** The wide sheet for a printer: nothing in it depends on the light. */
export const plainGround = (black: readonly number[]): string =>
  `<rect width="${wide.width}" height="${wide.height}" class="p"/>${wideCut(black)}`;

function wideGround(black: readonly number[]): string {
  const { width: w, height: h } = wide;
  return (
    sheet(w, h, 1.7) +
    `<g filter="url(#cut)">${wideCut(black)}</g>` +
    `<path d="${deckle(w, h, 1.7)}" fill="url(#candlefall)" style="mix-blend-mode:multiply" opacity=".85"/>`
  );
}

function tallBend(upper: boolean): string {
  const { width: w, edge, lane, top } = TALL;
  const y = upper ? top : tall.height - top;
  const sweep = upper ? 1 : 0;
  const outer = (w - 2 * edge) / 2;
  const inner = tall.frieze.w / 2 + 4;
  let s = `<path d="M${edge} ${y}A${outer} 19 0 0 ${sweep} ${edge + 2 * (outer - lane) + 2 * lane} ${y}Z" class="p"/>`;
  for (let k = 0; k <= 6; k += 1) {
    const [a, b] = [inner + ((outer - inner) * k) / 6, 4 + 2.5 * k];
    s += `<path d="M${n1(w / 2 - a)} ${y}A${n1(a)} ${b} 0 0 ${sweep} ${n1(w / 2 + a)} ${y}" class="s" style="stroke-width:${k % 6 === 0 ? 2 : 1}"/>`;
  }
  return s + arrowhead(w / 2 + (upper ? -30 : 30), y + (upper ? -11 : 11), upper ? 0 : 180, 0.8);
}

function tallGround(black: readonly number[]): string {
  const { width: w, height: h, frieze: strip } = tall;
  const ink =
    `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" class="s" style="stroke-width:2.4"/>` +
    tallBend(true) +
    tallBend(false) +
    frieze(tall, tallFrieze(strip.w, strip.h), 1.6) +
    spaces(tall, black);
  return sheet(w, h, 1) + `<g filter="url(#cut)">${ink}</g>`;
}

const printed = new Map<string, string>();

/** The sheet for a layout and the two black spaces of a match; cut once and kept. */
export function ground(layout: Layout, black: readonly number[]): string {
  const key = `${layout.tall ? 'tall' : 'wide'} ${black.join(' ')}`;
  const known = printed.get(key);
  if (known !== undefined) return known;
  const drawn = layout.tall ? tallGround(black) : wideGround(black);
  printed.set(key, drawn);
  return drawn;
}
