/** The sheet under everything: night sky or paper, grid and frame, walls and floors. */
import type { HouseBoard, Rect } from '../board/types';
import { box, n2, path } from '@/drawing/svg-helpers';
import { floorPlan, railings } from './house';

const rectangle = ([x1, y1, x2, y2]: Rect, attributes: string): string =>
  `<rect x="${n2(x1)}" y="${n2(y1)}" width="${n2(x2 - x1)}" height="${n2(y2 - y1)}" ${attributes}/>`;

const grow = ([x1, y1, x2, y2]: Rect, by: number): Rect => [x1 - by, y1 - by, x2 + by, y2 + by];

function grid([x1, y1, x2, y2]: Rect): string {
  let d = '';
  for (let x = Math.ceil(x1 / 4) * 4; x < x2; x += 4) d += `M${x} ${n2(y1)}V${n2(y2)}`;
  for (let y = Math.ceil(y1 / 4) * 4; y < y2; y += 4) d += `M${n2(x1)} ${y}H${n2(x2)}`;
  return path(d, 'class="plan-grid"');
}

const noise = (id: string, frequency: string, seed: number, values: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="${values}"/></filter>`;

const DEFS =
  '<defs><radialGradient id="plan-sky" cx=".4" cy=".28" r=".95"><stop offset="0" stop-color="var(--plan-sky)"/><stop offset=".6" stop-color="var(--plan-sky-mid)"/><stop offset="1" stop-color="var(--plan-sky-deep)"/></radialGradient>' +
  '<pattern id="plan-hatch" width="1.5" height="1.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V1.5" stroke="var(--plan-hatch)" stroke-width=".34" opacity=".55"/></pattern>' +
  noise('plan-grain', '.9', 4, '0 0 0 0 .6  0 0 0 0 .6  0 0 0 0 .6  0 0 0 -1.2 .72') +
  noise('plan-blot', '.012', 9, '0 0 0 0 .5  0 0 0 0 .55  0 0 0 0 .6  0 0 0 1.6 -.72') +
  '</defs>';

/** The sheet with the house on it; `sheet` is all that is seen of it. A printer's has no grain. */
export function ground(board: HouseBoard, sheet: Rect, grained = true): string {
  const [width, height] = board.size;
  const house: Rect = [0, 0, width, height];
  const floors = floorPlan(board);
  const margin = -sheet[0];
  return (
    DEFS +
    rectangle(sheet, 'fill="url(#plan-sky)"') +
    grid(sheet) +
    (grained ? rectangle(sheet, 'filter="url(#plan-blot)" opacity=".12"') : '') +
    rectangle(grow(house, margin * 0.76), 'class="plan-frame"') +
    rectangle(grow(house, margin * 0.58), 'class="plan-frame thin"') +
    rectangle(house, 'class="plan-mass"') +
    rectangle(house, 'fill="url(#plan-hatch)"') +
    path(floors, 'class="plan-chalk"') +
    path(floors, 'class="plan-floor"') +
    path(box(...house), 'class="plan-outer"') +
    railings(board) +
    (grained ? rectangle(sheet, 'filter="url(#plan-grain)" opacity="var(--plan-grain)"') : '')
  );
}
