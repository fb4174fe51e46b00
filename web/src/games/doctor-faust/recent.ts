/** What the last turn of another has changed on the board: it stays in sight until one acts oneself. */
import type { MatchView } from '../../frames';
import { PIECES, type Piece, type Places } from './stand';
import { placesOf, POINTS, stateOf, type FaustState } from './view';

/** A turn as it began. */
interface Begun {
  mover: number;
  places: Places;
  /** The spaces that had a card. */
  cards: readonly number[];
}

export interface Recent {
  mover: number;
  moved: readonly { piece: Piece; from: number; to: number }[];
  laid: readonly number[];
  /** Spaces whose card was turned up, and is gone. */
  turned: readonly number[];
}

const cardsOf = (state: FaustState): number[] => state.laid.map(({ space }) => space);

/**
 * The turns of the match seen last, by number, as they began. Kept outside the table: at one screen
 * each player has a table of his own, and is to see what the other has done at his.
 */
let seen = { match: '', turns: new Map<number, Begun>() };

/** Remember a position if a turn begins in it. */
function note({ match }: MatchView, state: FaustState): void {
  if (seen.match !== match.id) seen = { match: match.id, turns: new Map() };
  if (state.points !== POINTS || state.to_play === null) return;
  const begun = { mover: state.to_play, places: placesOf(state), cards: cardsOf(state) };
  seen.turns.set(state.turn, begun);
}

/** What has been done since the turn began, or in the turn before; null: nothing of it is known, or it is one's own. */
export function recentOf(view: MatchView): Recent | null {
  const state = stateOf(view);
  note(view, state);
  const begins = state.points === POINTS && state.to_play !== null;
  const begun = seen.turns.get(begins ? state.turn - 1 : state.turn);
  if (begun === undefined || begun.mover === view.seat) return null;
  const places = placesOf(state);
  const cards = cardsOf(state);
  return {
    mover: begun.mover,
    moved: PIECES.map((piece) => ({ piece, from: begun.places[piece], to: places[piece] })).filter(
      ({ from, to }) => from !== to,
    ),
    laid: cards.filter((space) => !begun.cards.includes(space)),
    turned: begun.cards.filter((space) => !cards.includes(space)),
  };
}
