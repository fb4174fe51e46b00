/** The drawing of a house at one size: its labels, and the lines that lie over the light. */
import { path } from '../../pen';
import { floor } from './art/floors';
import { furniture } from './art/furniture';
import { door, doors } from './art/house';
import type { Board, Rect, Space } from './plan';
import { labelOf, numberBox, type Label } from './plan-labels';
import { grown, shared } from './plan-geometry';
import type { Clear } from './plan-stand';

/** All that is seen of the sheet: the house and a margin. */
export function sheetOf({ size: [width, height] }: Board, short: boolean): Rect {
  const margin = short ? 1.6 : 4.2;
  return [-margin, -margin, width + margin, height + margin];
}

export interface Drawn {
  labels: readonly Label[];
  /** What figures keep clear of: all that is written, or the numbers and what stands for one. */
  clear: Clear;
  lines: string;
}

/** Letters of no less than so many pixels. */
const SMALLEST = 12.4;

export function drawingOf(
  board: Board,
  unit: number,
  short: boolean,
  namesOf: (space: Space) => readonly string[],
): Drawn {
  const size = Math.max(short ? 0 : 2.95, SMALLEST / unit);
  const numberSize = short ? Math.max(9.5, 20 / unit) : Math.max(8.4, 2.5 * size);
  const sweeps = board.doors.flatMap((each): Rect[] => {
    const { sweep } = door(board, each);
    return sweep === null ? [] : [sweep];
  });
  const rooms = board.spaces.map((space) => {
    const pieces = furniture(space.id, space.rect);
    const around = { sweeps, furniture: pieces.map(({ cover }) => cover) };
    const label = labelOf(space, namesOf(space), { size, numberSize, ...around });
    return { space, pieces, label };
  });
  const labels = rooms.flatMap(({ label }) => label ?? []);
  const named = new Set(board.spaces.flatMap((space) => (space.named ? [space.id] : [])));
  const numbers = labels.filter(({ id }) => named.has(id)).map(numberBox);
  const furnished = rooms.flatMap(({ pieces, label }) => {
    const free = (cover: Rect): boolean =>
      label === null || shared(grown(cover, -0.3), label.box) < 0.2;
    return pieces.filter(({ cover }) => free(cover)).map(({ markup }) => markup);
  });
  const floors = board.spaces.map(floor);
  const all = (part: 'fine' | 'strong' | 'filled'): string =>
    floors.map((each) => each[part]).join('');
  return {
    labels,
    clear: short ? [numbers] : [labels.map(({ box }) => box), numbers],
    lines:
      path(all('filled'), 'class="plan-checks"') +
      path(all('fine'), 'class="plan-fine"') +
      path(all('strong'), 'class="plan-furniture"') +
      `<g class="plan-furniture">${furnished.join('')}</g>` +
      `<g class="plan-doors">${doors(board)}</g>`,
  };
}
