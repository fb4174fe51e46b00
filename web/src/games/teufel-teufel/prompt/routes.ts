/** Routes: where a sled can stop, as the server lists it, and what comes of stopping there. */
import type { MatchView, CompositeMove } from '@/api/types';
import type { Tone } from '../board/types';
import { boardOf, sledsOn, stateOf, type TeufelState } from '../state';

export interface Way {
  cell: string;
  /** The cells entered, in order. */
  path: readonly string[];
  actions: readonly string[];
  clauses: readonly string[];
  /** The turn is certainly over then. */
  ends: boolean;
  /** Only the possessed can go it. */
  flies: boolean;
}

/** A devil comes, or letters go; so they do at a second devil, unless it is handed to another. */
const DANGER = ['TT-15', 'TT-16', 'TT-32'];
const SECOND = 'TT-25';
const HANDED = 'TT-31';

/** Whether a way leads over cards that stay face down, or to a cell where somebody stands. */
function isFlight(state: TeufelState, path: readonly string[]): boolean {
  const seat = state.turn_of ?? 0;
  const before = path.slice(0, -1);
  return (
    state.possessed[seat] === true &&
    (before.some((cell) => state.cards[cell]?.up === false) ||
      path.some((cell) => sledsOn(state, cell).some((other) => other !== seat)))
  );
}

function wayOf(state: TeufelState, { to, path, actions, clauses, ends }: CompositeMove): Way {
  const cells = path.map(String);
  return {
    cell: String(to),
    path: cells,
    actions,
    clauses,
    ends,
    flies: isFlight(state, cells),
  };
}

/** All ways of the sled, the nearest first. */
export const waysOf = (view: MatchView): Way[] =>
  (view.walks ?? [])
    .map((walk) => wayOf(stateOf(view), walk))
    .sort((a, b) => a.path.length - b.path.length);

/** The name of the card on a cell, as far as the reader knows it. */
const cardOn = (state: TeufelState, cell: string): string | null => state.cards[cell]?.card ?? null;

/** The letter of a person's card. */
export const letterOf = (card: string | null): string | null =>
  /^\w+-([A-F])$/.exec(card ?? '')?.[1] ?? null;

/** What a person's card on a cell does with the sled that moves: it lets it pass, is won, or ends the way. */
export type Meeting = 'none' | 'known' | 'won' | 'ends' | 'open';

export function meetingOn(view: MatchView, cell: string): Meeting {
  const state = stateOf(view);
  const lying = state.cards[cell];
  if (lying === undefined) return 'none';
  if (lying.card === null) return 'open';
  const letter = letterOf(lying.card);
  if (letter === null) return 'none';
  const seat = state.turn_of ?? 0;
  if (state.letters[seat]?.includes(letter)) return 'known';
  return lying.card === `${boardOf(view).colours[seat]}-${letter}` ? 'won' : 'ends';
}

/** How the end of a way is marked. */
export function toneOf(view: MatchView, { cell, clauses, path }: Way): Tone {
  const card = cardOn(stateOf(view), cell);
  const suffers = card === 'devil' || clauses.some((clause) => DANGER.includes(clause));
  if (suffers) return 'danger';
  if (clauses.includes(SECOND)) return clauses.includes(HANDED) ? 'gain' : 'danger';
  if (path.length === 0) return 'go';
  const meeting = meetingOn(view, cell);
  return meeting === 'won' ? 'gain' : meeting === 'open' ? 'open' : 'go';
}

/** Who stands at the end of a way besides the sled that walks it. */
export function metOn(view: MatchView, cell: string): number | null {
  const state = stateOf(view);
  return sledsOn(state, cell).find((seat) => seat !== state.turn_of) ?? null;
}
