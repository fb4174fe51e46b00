/** Displayed state: what the board shows while it catches up with what happened, event by event. */
import type { GameEvent } from '@/api/types';
import type { Piece, Places } from './piece-placement';
import { placesOf, type FaustState, type LaidCard } from '../state';

export class DisplayedState {
  places = $state.raw<Places>({ '0-1': 0, '0-2': 0, '1-1': 0, '1-2': 0, soul: 0 });
  laid = $state.raw<readonly LaidCard[]>([]);
  pile = $state.raw<readonly number[]>([]);
  won = $state.raw<readonly (readonly number[])[]>([[], []]);
  /** A card turned up by a trap, lying where it struck. */
  sprung = $state.raw<LaidCard | null>(null);

  constructor(state: FaustState) {
    this.settle(state);
  }

  /** The view is the truth. */
  settle(state: FaustState): void {
    this.places = placesOf(state);
    this.laid = state.laid;
    this.pile = state.pile;
    this.won = state.won;
    this.sprung = null;
  }

  move(piece: Piece, to: number): void {
    this.places = { ...this.places, [piece]: to };
  }

  lay(card: LaidCard): void {
    this.laid = [...this.laid.filter(({ space }) => space !== card.space), card];
  }

  spring(card: LaidCard): void {
    this.laid = this.laid.filter(({ space }) => space !== card.space);
    this.sprung = card;
  }

  take(seat: number, values: readonly number[]): void {
    this.pile = this.pile.filter((value) => !values.includes(value));
    this.won = this.won.map((won, k) =>
      k === seat ? [...won, ...values.filter((value) => !won.includes(value))] : won,
    );
  }
}

/** The piece that an event moves. */
export function pieceOf({ kind, params }: GameEvent): Piece | null {
  if (kind === 'soul-step') return 'soul';
  const moves = kind === 'stone-step' || kind === 'forced-move' || kind === 'joins-twin';
  return moves ? (`${Number(params['seat'])}-${Number(params['stone'])}` as Piece) : null;
}
