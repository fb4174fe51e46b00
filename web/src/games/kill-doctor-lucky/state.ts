/** State of Kill Doctor Lucky as the server shows it. */
import type { MatchView, GameStateView } from '@/api/types';
import type { HouseBoard, Pawn } from './board/types';

export type Phase = 'turn' | 'moving' | 'answer' | 'over';

/** A move card that is moving somebody. */
export interface Moving {
  card: string;
  who: Pawn;
  /** Steps still allowed. */
  left: number;
  moved: boolean;
}

/** An attempt that is being answered. */
export interface Attempt {
  /** Null: bare hands. */
  weapon: string | null;
  /** Points still to foil. */
  value: number;
  asked: number;
}

export interface LuckyState extends GameStateView {
  turn_of: number | null;
  turn: number;
  phase: Phase;
  lucky: string;
  pawns: readonly string[];
  hands: readonly (readonly string[] | null)[];
  hand_sizes: readonly number[];
  draw_size: number;
  discard: readonly string[];
  spent: readonly string[];
  /** Failure points not yet spent. */
  luck: number;
  stepped: boolean;
  card_played: boolean;
  moving: Moving | null;
  attempt: Attempt | null;
}

/** What a seat answers without being asked: failure cards of up to so many points. */
export interface Prepared {
  up_to: number;
}

export const stateOf = (view: MatchView): LuckyState => view.state as LuckyState;
export const boardOf = (view: MatchView): HouseBoard => view.match.board as unknown as HouseBoard;

/** The cards the reader holds; none for a spectator. */
export const handOf = (view: MatchView): readonly string[] =>
  (view.seat === null ? null : stateOf(view).hands[view.seat]) ?? [];

/** How much the option `weapon_bonus` adds to every weapon. */
export const bonusOf = (view: MatchView): number => Number(view.match.options['weapon_bonus'] ?? 0);

/** All seats but one, in the order in which they answer it: from its left round the table. */
export function roundFrom(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, k) => (seat + 1 + k) % seats);
}
