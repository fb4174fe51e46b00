/** Script of a board that a game brings itself: what it has to be, and what it is told; docs/own-game.md has it for authors. */
import type { MatchView } from '@/api/types';
import { actionText } from './labels';

/** The version of this interface: it goes up when a script written for the one before would not do any more. */
export const BOARD_INTERFACE = 1;

/** What a script is told, and what it can do. All of it is what the seat's view holds. */
export interface BoardTable {
  readonly version: typeof BOARD_INTERFACE;
  /** The state as the reader may see it: `public`, `secret`, `to_play`, `outcome`, `turn`. */
  readonly view: MatchView['state'];
  /** What the fields and arguments are called, and the picture. */
  readonly board: unknown;
  readonly seat: number | null;
  /** What each seat is called. */
  readonly seats: readonly string[];
  /** The legal actions while the reader may act, else none. */
  readonly legal: readonly string[];
  readonly language: string;
  /** An action in words. */
  readonly text: (action: string) => string;
  /** Do a legal action; anything else does nothing. */
  readonly act: (action: string) => void;
}

/** A board that stands on the page. */
export interface MountedBoard {
  update: (table: BoardTable) => void;
  destroy?: () => void;
}

/** What a script exports. */
export interface BoardScript {
  version: number;
  mount: (element: HTMLElement, table: BoardTable) => MountedBoard;
}

/** Where the server has the script of a game. */
export const scriptAddress = (game: string, digest: string): string =>
  `/api/games/${encodeURIComponent(game)}/board.js?${encodeURIComponent(digest)}`;

/** Fetches a script. Throws an error that says what is wrong with one that will not do. */
export async function fetchScript(address: string): Promise<BoardScript> {
  const found = (await import(/* @vite-ignore */ address)) as Partial<BoardScript>;
  if (found.version !== BOARD_INTERFACE) {
    throw new Error(`version is ${String(found.version)}, not ${BOARD_INTERFACE}`);
  }
  if (typeof found.mount !== 'function') throw new Error('there is no function mount');
  return found as BoardScript;
}

/** What a script is told of a view. */
export function tableOf(
  view: MatchView,
  told: Pick<BoardTable, 'seats' | 'language'> & { free: boolean; act: (action: string) => void },
): BoardTable {
  const mine = told.free && view.seat !== null && view.state.to_play === view.seat;
  const legal = mine ? view.state.legal : [];
  return {
    version: BOARD_INTERFACE,
    view: view.state,
    board: view.match.board,
    seat: view.seat,
    seats: told.seats,
    legal,
    language: told.language,
    text: (action) => actionText(view, action),
    act: (action) => {
      if (legal.includes(action)) told.act(action);
    },
  };
}
