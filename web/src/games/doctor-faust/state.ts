/** State of Doctor Faust as the server shows it, and what of it can be chosen. */
import type { MatchView, GameStateView, CompositeMove } from '@/api/types';
import type { Colour } from './art/marks';
import { SPACES } from './board/geometry';
import type { Places } from './board/piece-placement';

export interface LaidCard {
  space: number;
  seat: number;
  /** Null for a card that the viewer may not know. */
  value: number | null;
}

export interface FaustState extends GameStateView {
  turn: number;
  points: number;
  soul: number;
  stones: readonly (readonly [number, number])[];
  hands: readonly (readonly number[] | null)[];
  hand_sizes: readonly number[];
  unrevealed: readonly (readonly number[])[];
  laid: readonly LaidCard[];
  pile: readonly number[];
  won: readonly (readonly number[])[];
}

export const POINTS = 7;
const ANY_CARD = 2;
const COLOURS: readonly Colour[] = ['red', 'blue'];

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'red';
export const stateOf = (view: MatchView): FaustState => view.state as FaustState;

export const placesOf = (state: FaustState): Places => ({
  '0-1': state.stones[0]?.[0] ?? 0,
  '0-2': state.stones[0]?.[1] ?? 0,
  '1-1': state.stones[1]?.[0] ?? 0,
  '1-2': state.stones[1]?.[1] ?? 0,
  soul: state.soul,
});

/** What a player has taken up: a piece by the name of its walks, or a card of their hand. */
export type Selected = { kind: 'walk'; piece: string } | { kind: 'card'; value: number };

/** A space that the choice can be brought to. */
export interface Target {
  space: number;
  /** Points it costs. */
  points: number;
  path: readonly number[];
  actions: readonly string[];
  clauses: readonly string[];
  /** A trap lies there. */
  trap: boolean;
  /** A soul card is to be had there. */
  prize: boolean;
}

const TRAPS = ['DF-19', 'DF-24'];
const PRIZES = ['DF-23', 'DF-24', 'DF-26', 'DF-29', 'DF-32'];
/** What ends a walk though points are left: a stone before the pyramid, a trap, the end of the game. */
const STOPS = ['DF-13', ...TRAPS, 'DF-35', 'DF-36', 'DF-37', 'DF-40', 'DF-42'];

function walkTarget(walk: CompositeMove): Target {
  const { to, path, actions, clauses } = walk;
  return {
    space: Number(to),
    points: actions.length,
    path: path.map(Number),
    actions,
    clauses,
    trap: clauses.some((clause) => TRAPS.includes(clause)),
    prize: clauses.some((clause) => PRIZES.includes(clause)),
  };
}

function cardTarget(action: string): Target {
  const space = Number(action.split('@')[1]);
  const plain = { path: [], clauses: [], trap: false, prize: false };
  return { space, points: 1, actions: [action], ...plain };
}

/** Where the choice can go, nearest first. */
export function targetsOf(view: MatchView, choice: Selected | null): Target[] {
  if (choice === null) return [];
  if (choice.kind === 'walk')
    return (view.walks ?? []).filter(({ piece }) => piece === choice.piece).map(walkTarget);
  const mark = `${choice.value}@`;
  return view.state.legal.filter((action) => action.startsWith(mark)).map(cardTarget);
}

/** Where a walk has to end, and the clause that says so. */
export interface Stop {
  space: number;
  clause: string;
}

/** What ends the walk of the piece in hand before it comes to a space that its points would reach. */
export function stopBefore(
  view: MatchView,
  targets: readonly Target[],
  space: number,
): Stop | null {
  const last = targets.at(-1);
  const clause = last?.clauses.find((one) => STOPS.includes(one));
  if (last === undefined || clause === undefined) return null;
  const beyond = (space - last.space + SPACES) % SPACES;
  return last.points + beyond <= stateOf(view).points ? { space: last.space, clause } : null;
}

/** Pieces that have somewhere to go. */
export const walkers = (view: MatchView): string[] => [
  ...new Set((view.walks ?? []).map(({ piece }) => piece)),
];

/** Cards of the hand that may be laid. */
export const layable = (view: MatchView): number[] => [
  ...new Set(
    view.state.legal.filter((action) => action.includes('@')).map((a) => Number(a.split('@')[0])),
  ),
];

/** The first card of the hand, or any where there is none, beside the pyramid. */
export function cardWish(view: MatchView): string {
  const { hands, soul } = stateOf(view);
  return `${hands[view.seat ?? 0]?.[0] ?? ANY_CARD}@${soul}`;
}
