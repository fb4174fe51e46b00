/** The drawing of a house at one size: what is written in it, and the lines that lie over the light. */
import { path } from '@/drawing/svg-helpers';
import { inChunks } from '@/rendering/chunked-render';
import { floor } from '../art/floors';
import { furniture } from '../art/furniture';
import { door, doors } from '../art/house';
import type { HouseBoard, Rect, Space } from './types';
import { labelOf, numberBox, type Label, type LabelWish } from './label-placement';
import { grown, shared } from './geometry';
import { personAt, type Clear } from './piece-placement';

/** All that is seen of the sheet: the house and a margin. */
export function sheetOf({ size: [width, height] }: HouseBoard, short: boolean): Rect {
  const margin = short ? 1.6 : 4.2;
  return [-margin, -margin, width + margin, height + margin];
}

/** A room with its furniture, and where its label stands in between. */
interface Furnished {
  space: Space;
  pieces: ReturnType<typeof furniture>;
  label: Label | null;
}

export interface Lettering {
  rooms: readonly Furnished[];
  labels: readonly Label[];
  /** What figures keep clear of: all that is written, else the numbers and the names of halls. */
  clear: Clear;
}

/** Letters of so many pixels; of so few at least, where a name would not fit or be broken else. */
const LETTERS = { desk: 12.4, short: 13 };
const LEAST = { desk: 12, short: 11 };
/** By so much letters and numbers become smaller for that. */
const SMALLER = { desk: [1, 0.9, 0.81], short: [1, 0.93, 0.85] };
const NUMBERS = { desk: [1, 0.75, 0.6], short: [1, 0.8] };

const NOWHERE: Rect = [0, 0, 0, 0];

/** How a house is written at one size. */
type Writing = Omit<LabelWish, 'furniture'> & { key: string };

/** How a house drawn with so many pixels to a unit is written. */
function writingOf(board: HouseBoard, unit: number, short: boolean): Writing {
  const form = short ? 'short' : 'desk';
  const size = Math.max(short ? 0 : 2.95, LETTERS[form] / unit);
  const numberSize = short ? Math.max(9.5, 20 / unit) : Math.max(8.4, 2.5 * size);
  return {
    key: `${form} ${unit}`,
    sizes: SMALLER[form].map((by) => Math.max(size * by, LEAST[form] / unit)),
    numberSizes: NUMBERS[form].map((by) => Math.max(size, numberSize * by)),
    face: short ? 'title' : 'caps',
    ...personAt(unit, short),
    sweeps: board.doors.flatMap((each): Rect[] => {
      const { sweep } = door(board, each);
      return sweep === null ? [] : [sweep];
    }),
  };
}

/** The rooms as they were written last: they are written again only at another size or with other names. */
const known = new WeakMap<Space, { key: string; room: Furnished }>();

function roomOf(space: Space, names: readonly string[], writing: Writing): Furnished {
  const key = [writing.key, ...names].join('\n');
  const found = known.get(space);
  if (found?.key === key) return found.room;
  const pieces = furniture(space.id, space.rect);
  const label = labelOf(space, names, { ...writing, furniture: pieces.map(({ cover }) => cover) });
  const room = { space, pieces, label };
  known.set(space, { key, room });
  return room;
}

type NamesOf = (space: Space) => readonly string[];

/** All that is written in a house drawn with so many pixels to a unit. */
export function letteringOf(
  board: HouseBoard,
  unit: number,
  short: boolean,
  namesOf: NamesOf,
): Lettering {
  const writing = writingOf(board, unit, short);
  const rooms = board.spaces.map((space) => roomOf(space, namesOf(space), writing));
  const labels = rooms.flatMap(({ label }) => label ?? []);
  const named = new Set(board.spaces.flatMap((space) => (space.named ? [space.id] : [])));
  const numbers = labels.filter(({ id }) => named.has(id)).map(numberBox);
  return { rooms, labels, clear: [labels.flatMap(({ parts }) => parts), numbers] };
}

/** So many rooms are written before the page answers again. */
const AT_A_TIME = 6;

/** Write all rooms ahead, in parts, so that `letteringOf` finds them written. */
export function writeAhead(
  board: HouseBoard,
  unit: number,
  short: boolean,
  namesOf: NamesOf,
): Promise<void> {
  let writing: Writing | undefined;
  return inChunks(board.spaces, AT_A_TIME, (space) => {
    writing ??= writingOf(board, unit, short);
    roomOf(space, namesOf(space), writing);
  });
}

/** The lines of a house: floors, doors, and the furniture that does not stand where something is written. */
export function linesOf(board: HouseBoard, rooms: readonly Furnished[]): string {
  const furnished = rooms.flatMap(({ pieces, label }) => {
    const free = (cover: Rect): boolean =>
      label === null || shared(grown(cover, -0.3), label.box) < 0.2;
    return pieces.filter(({ cover }) => free(cover)).map(({ markup }) => markup);
  });
  const floors = rooms.map(({ space, label }) => floor(space, grown(label?.box ?? NOWHERE, 0.4)));
  const all = (part: 'fine' | 'strong' | 'filled'): string =>
    floors.map((each) => each[part]).join('');
  return (
    path(all('filled'), 'class="plan-checks"') +
    path(all('fine'), 'class="plan-fine"') +
    path(all('strong'), 'class="plan-furniture"') +
    `<g class="plan-furniture">${furnished.join('')}</g>` +
    `<g class="plan-doors">${doors(board)}</g>`
  );
}
