/** State of Teufel Teufel as the server shows it. */
import type { MatchView, Outcome, GameStateView } from '@/api/types';
import type { BoardCard, BoardFacts, BoardScene } from './board/types';

export type Phase =
  | 'place'
  | 'turn'
  | 'moving'
  | 'tower'
  | 'take'
  | 'lose'
  | 'give'
  | 'swap'
  | 'lift'
  | 'lay'
  | 'reveal'
  | 'over';

/** Cards that lie face down somewhere among these cells. */
export interface Mixed {
  cells: readonly string[];
  cards: readonly string[];
  /** Only this reader knows. */
  private: boolean;
}

export interface Ranking extends Outcome {
  /** Seats by place, the winner first; those who share a place together. */
  ranking: readonly (readonly number[])[];
}

export interface TeufelState extends Omit<GameStateView, 'outcome' | 'scores'>, BoardScene {
  turn_of: number | null;
  turn: number;
  phase: Phase;
  /** Seats in the order in which they left. */
  left: readonly number[];
  cards: Readonly<Record<string, BoardCard>>;
  visited: readonly string[];
  /** The first card of a swap under way. */
  swap: string | null;
  /** Cards in hand in a shuffle under way. */
  lifted_size: number;
  lifted_from: readonly string[];
  laid: readonly string[];
  mixed: readonly Mixed[];
  /** Letters still to lose. */
  lose: number;
  peeked: boolean;
  banished: boolean;
  revealed: number;
  outcome: Ranking | null;
  scores: readonly number[] | null;
}

export interface CellBoard extends BoardFacts {
  switches: Readonly<Record<string, unknown>>;
}

export const LETTERS = 'ABCDEF';

export const stateOf = (view: MatchView): TeufelState => view.state as unknown as TeufelState;
export const boardOf = (view: MatchView): CellBoard => view.match.board as unknown as CellBoard;

/** A seat's colour, as a CSS colour. */
export const colourOf = (view: MatchView, seat: number): string =>
  `var(--tt-${boardOf(view).colours[seat] ?? 'white'})`;

export const seatsOf = (view: MatchView): number[] => view.match.seats.map(({ seat }) => seat);

/** The seats that come after one at the table, in order. */
export function roundFrom(view: MatchView, seat: number): number[] {
  const { length } = view.match.seats;
  return Array.from({ length: length - 1 }, (_, k) => (seat + 1 + k) % length);
}

/** The seats whose sleds stand on a cell. */
export const sledsOn = ({ sleds }: TeufelState, cell: string): number[] =>
  sleds.flatMap((at, seat) => (at === cell ? [seat] : []));

/** Cards still face down. */
export const faceDown = ({ cards }: TeufelState): number =>
  Object.values(cards).filter(({ up }) => !up).length;

/** Letters a seat still has to find. */
export const missing = (held: string): string[] =>
  [...LETTERS].filter((letter) => !held.includes(letter));

/** Whether the reader has all they need: they are out of hell as soon as they are done where they are. */
export function leaves(view: MatchView): boolean {
  const { letters, possessed } = stateOf(view);
  const seat = view.seat ?? 0;
  return missing(letters[seat] ?? '').length === 0 && possessed[seat] !== true;
}

/** Where the reader knows a letter of a seat's own colour to lie. */
export function placeOfLetter(view: MatchView, seat: number, letter: string): string | null {
  const card = `${boardOf(view).colours[seat]}-${letter}`;
  const found = Object.entries(stateOf(view).cards).find(([, lying]) => lying.card === card);
  return found?.[0] ?? null;
}

/** Arguments of the legal actions of one kind: the cells of `go:c4`, the seats of `take:3`. */
export function argumentsOf(legal: readonly string[], verb: string): string[] {
  const mark = `${verb}:`;
  return legal.filter((action) => action.startsWith(mark)).map((a) => a.slice(mark.length));
}

/** Cells on which nothing lies and nobody stands: there the cards of a shuffle can be laid. */
export function freeCells(
  { cells, centre }: BoardFacts,
  state: TeufelState,
  taken: readonly string[],
): string[] {
  return cells.filter((cell) => {
    const empty = state.cards[cell] === undefined || taken.includes(cell);
    return cell !== centre && empty && !state.sleds.includes(cell);
  });
}
