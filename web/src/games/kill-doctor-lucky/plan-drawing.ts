/** The drawing of a house at one size: its labels, and the lines that lie over the light. */
import { path } from '../../pen';
import { floor } from './art/floors';
import { furniture } from './art/furniture';
import { door, doors } from './art/house';
import type { Board, Rect, Space } from './plan';
import { labelOf, type Label } from './plan-labels';
import { grown, shared } from './plan-geometry';

/** All that is seen of the sheet: the house and a margin. */
export function sheetOf({ size: [width, height] }: Board, short: boolean): Rect {
  const margin = short ? 1.6 : 4.2;
  return [-margin, -margin, width + margin, height + margin];
}

export interface Drawn {
  labels: readonly Label[];
  /** What each label covers, by space. */
  boxes: ReadonlyMap<string, Rect>;
  lines: string;
}

/** Letters of no less than so many pixels. */
const SMALLEST = 12.4;

export function drawingOf(
  board: Board,
  unit: number,
  short: boolean,
  nameOf: (space: Space) => string,
): Drawn {
  const size = Math.max(short ? 0 : 2.95, SMALLEST / unit);
  const numberSize = short ? Math.max(9.5, 20 / unit) : Math.max(8.4, 2.5 * size);
  const sweeps = board.doors.flatMap((each): Rect[] => {
    const { sweep } = door(board, each);
    return sweep === null ? [] : [sweep];
  });
  const rooms = board.spaces.map((space) => ({ space, pieces: furniture(space.id, space.rect) }));
  const labels = rooms.flatMap(({ space, pieces }) => {
    // A small plan bears numbers, and the names of rooms that have none.
    const named = !short || (space.named && space.number === null);
    const around = { sweeps, furniture: pieces.map(({ cover }) => cover) };
    return labelOf(space, named ? nameOf(space) : '', { size, numberSize, ...around }) ?? [];
  });
  const boxes = new Map(labels.map(({ id, box }) => [id, box]));
  const furnished = rooms.flatMap(({ space, pieces }) => {
    const label = boxes.get(space.id);
    const free = (cover: Rect): boolean =>
      label === undefined || shared(grown(cover, -0.3), label) < 0.2;
    return pieces.filter(({ cover }) => free(cover)).map(({ markup }) => markup);
  });
  const floors = board.spaces.map(floor);
  const all = (part: 'fine' | 'strong' | 'filled'): string =>
    floors.map((each) => each[part]).join('');
  return {
    labels,
    boxes,
    lines:
      path(all('filled'), 'class="plan-checks"') +
      path(all('fine'), 'class="plan-fine"') +
      path(all('strong'), 'class="plan-furniture"') +
      `<g class="plan-furniture">${furnished.join('')}</g>` +
      `<g class="plan-doors">${doors(board)}</g>`,
  };
}
