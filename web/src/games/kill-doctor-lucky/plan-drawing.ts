/** The drawing of a house at one size: its labels, and the lines that lie over the light. */
import { path } from '../../pen';
import { floor } from './art/floors';
import { furniture } from './art/furniture';
import { door, doors } from './art/house';
import type { Board, Rect, Space } from './plan';
import { labelOf, numberBox, type Label } from './plan-labels';
import { grown, shared } from './plan-geometry';
import { personAt, type Clear } from './plan-stand';

/** All that is seen of the sheet: the house and a margin. */
export function sheetOf({ size: [width, height] }: Board, short: boolean): Rect {
  const margin = short ? 1.6 : 4.2;
  return [-margin, -margin, width + margin, height + margin];
}

export interface Drawn {
  labels: readonly Label[];
  /** What figures keep clear of: all that is written, else the numbers and the names of halls. */
  clear: Clear;
  lines: string;
}

/** Letters of so many pixels; of so few at least, where a name would not fit or be broken else. */
const LETTERS = { desk: 12.4, short: 13 };
const LEAST = { desk: 12, short: 11 };
/** By so much letters and numbers become smaller for that. */
const SMALLER = { desk: [1, 0.9, 0.81], short: [1, 0.93, 0.85] };
const NUMBERS = { desk: [1, 0.75, 0.6], short: [1, 0.8] };

const NOWHERE: Rect = [0, 0, 0, 0];

export function drawingOf(
  board: Board,
  unit: number,
  short: boolean,
  namesOf: (space: Space) => readonly string[],
): Drawn {
  const form = short ? 'short' : 'desk';
  const size = Math.max(short ? 0 : 2.95, LETTERS[form] / unit);
  const sizes = SMALLER[form].map((by) => Math.max(size * by, LEAST[form] / unit));
  const numberSize = short ? Math.max(9.5, 20 / unit) : Math.max(8.4, 2.5 * size);
  const numberSizes = NUMBERS[form].map((by) => Math.max(size, numberSize * by));
  const face = short ? 'title' : 'caps';
  const people = personAt(unit, short);
  const sweeps = board.doors.flatMap((each): Rect[] => {
    const { sweep } = door(board, each);
    return sweep === null ? [] : [sweep];
  });
  const rooms = board.spaces.map((space) => {
    const pieces = furniture(space.id, space.rect);
    const around = { sweeps, furniture: pieces.map(({ cover }) => cover) };
    const label = labelOf(space, namesOf(space), {
      sizes,
      numberSizes,
      face,
      ...people,
      ...around,
    });
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
  const floors = rooms.map(({ space, label }) => floor(space, grown(label?.box ?? NOWHERE, 0.4)));
  const all = (part: 'fine' | 'strong' | 'filled'): string =>
    floors.map((each) => each[part]).join('');
  return {
    labels,
    clear: [labels.flatMap(({ parts }) => parts), numbers],
    lines:
      path(all('filled'), 'class="plan-checks"') +
      path(all('fine'), 'class="plan-fine"') +
      path(all('strong'), 'class="plan-furniture"') +
      `<g class="plan-furniture">${furnished.join('')}</g>` +
      `<g class="plan-doors">${doors(board)}</g>`,
  };
}
