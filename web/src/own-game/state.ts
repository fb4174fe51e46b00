/** State of a game without a board of its own, as its view has it: fields of numbers, each of a seat or of the table. */
import type { MatchView } from '@/api/types';

/** A number, an empty place, or one that is not seen. */
export type Cell = number | null | '?';

/** What the author of a game has declared, as its view hands it over. */
interface Declared {
  /** What the field is called. */
  doc: string;
  by_seat: boolean;
  /** It is shown at the table. */
  told: boolean;
  /** How many values it can have. */
  values: number;
  /** Its numbers are seats. */
  seats: boolean;
  /** What its numbers are called; null: as they are. */
  names: readonly string[] | null;
}

/** An argument of an action: what it is called, and whether its values are spaces. */
export interface Argument {
  name: string;
  is_space: boolean;
}

/** A space: where it lies, in widths of a space, and what it is called. */
export interface Place {
  space: number;
  x: number;
  y: number;
  name: string;
  shape: 'square' | 'round';
}

/** The board: its spaces, and which fields are drawn on it. */
export interface Picture {
  places: readonly Place[];
  links: readonly (readonly [number, number])[];
  pieces: readonly {
    field: string;
    sign: string;
    seat: number | null;
    label: string | null;
  }[];
  ground: readonly { field: string; signs: readonly string[]; lit: readonly number[] }[];
  tracks: readonly { field: string; boxes: number | null }[];
  legend: readonly SignMeaning[];
}

/** What a sign on the board is called: of a piece, with its field and whose colour it has, or of what lies there. */
export interface SignMeaning {
  field: string | null;
  sign: string;
  seat: number | null;
  lit: boolean;
  label: string;
}

interface Board {
  fields: Readonly<Record<string, Declared | undefined>>;
  arguments: Readonly<Record<string, readonly Argument[] | undefined>>;
  picture: Picture | null;
  /** By what the script that draws the board is told from another; null: it brings none. */
  page: string | null;
}

/** A field as it lies at one place: what it is called, and what is seen of it. */
export interface PlacedField {
  name: string;
  label: string;
  /** Not all may see it. */
  secret: boolean;
  cells: readonly Cell[];
  names: readonly string[] | null;
}

type Nested = Cell | readonly Nested[];
type Fields = Readonly<Record<string, Nested>>;

const flat = (cells: Nested): Cell[] =>
  Array.isArray(cells) ? cells.flatMap((each: Nested) => flat(each)) : [cells as Cell];

const fieldsOf = (view: MatchView, which: 'public' | 'secret'): Fields =>
  (view.state as unknown as Record<string, Fields | undefined>)[which] ?? {};

/** What is declared, with nothing in it where a view tells nothing. */
export const boardOf = (view: MatchView): Board => ({
  fields: {},
  arguments: {},
  picture: null,
  page: null,
  ...(view.match.board as Partial<Board> | null),
});

/** The cells of a field as the reader sees them, by seat where each has its own. */
export function cellsOf(view: MatchView, field: string): readonly (readonly Cell[])[] {
  const found = { ...fieldsOf(view, 'public'), ...fieldsOf(view, 'secret') }[field];
  if (found === undefined) return [];
  const bySeat = boardOf(view).fields[field]?.by_seat === true && Array.isArray(found);
  return bySeat ? (found as Nested[]).map(flat) : [flat(found)];
}

/** Whether all that is seen of a field here is drawn on the board. */
function isDrawn(picture: Picture | null, name: string, cells: readonly Cell[]): boolean {
  if (picture === null) return false;
  if ([...picture.ground, ...picture.tracks].some(({ field }) => field === name)) return true;
  return picture.pieces.some(({ field }) => field === name) && !cells.includes('?');
}

/** What the numbers of a field are called: seats by who sits there. */
export const namesOf = (
  view: MatchView,
  { names, seats }: Declared,
  nameOf: (seat: number) => string,
): readonly string[] | null => (seats ? view.match.seats.map(({ seat }) => nameOf(seat)) : names);

/** What lies at a seat, or with null on the table between all, as the game has it in order. */
export function fieldsAt(
  view: MatchView,
  seat: number | null,
  nameOf: (seat: number) => string,
): PlacedField[] {
  const { fields, picture } = boardOf(view);
  const secrets = fieldsOf(view, 'secret');
  return Object.entries(fields).flatMap(([name, declared]) => {
    if (declared?.told !== true || declared.by_seat !== (seat !== null)) return [];
    const cells = cellsOf(view, name)[seat ?? 0];
    if (cells === undefined || isDrawn(picture, name, cells)) return [];
    const { doc: label } = declared;
    const names = namesOf(view, declared, nameOf);
    return [{ name, label, secret: name in secrets, cells, names }];
  });
}
