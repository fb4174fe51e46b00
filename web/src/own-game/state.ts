/** State of a game without a board of its own, as its view has it: fields of numbers, each of a seat or of the table. */
import type { MatchView } from '@/api/types';

/** A number, an empty place, or one that is not seen. */
export type Cell = number | null | '?';

interface Declared {
  /** What the field is called. */
  doc: string;
  by_seat: boolean;
  /** What its numbers are called; null: as they are. */
  names: readonly string[] | null;
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

/** What lies at a seat, or with null on the table between all, as the game has it in order. */
export function fieldsAt(view: MatchView, seat: number | null): PlacedField[] {
  const board = (view.match.board ?? {}) as Readonly<Record<string, Declared | undefined>>;
  const secrets = fieldsOf(view, 'secret');
  const all = { ...fieldsOf(view, 'public'), ...secrets };
  return Object.entries(board).flatMap(([name, declared]) => {
    const found = all[name];
    if (declared === undefined || found === undefined) return [];
    if (declared.by_seat !== (seat !== null)) return [];
    const own = seat === null ? found : (found as readonly Nested[])[seat];
    if (own === undefined) return [];
    const { doc: label, names } = declared;
    return [{ name, label, secret: name in secrets, cells: flat(own), names }];
  });
}
