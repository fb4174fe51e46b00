/**
 * Types of the board: what the underworld is given to show, and what it tells the table. It knows cells, cards and
 * sleds, no rules.
 */
import type { Recent } from './recent-marks';

/** What may lie face down on a cell after a shuffle. */
export interface Slip {
  cell: string;
  cards: readonly string[];
  /** There is no other place for it. */
  certain: boolean;
}

/** `match.board` of this game, as far as it can be seen. */
export interface BoardFacts {
  cells: readonly string[];
  centre: string;
  marked: readonly string[];
  /** The colour of each seat: `red`, `blue`, … */
  colours: readonly string[];
}

/** A card on a cell: its name is null while this reader does not know it. */
export interface BoardCard {
  card: string | null;
  up: boolean;
}

/** What lies and stands where; the state's view has all of this. A new object for every view. */
export interface BoardScene {
  /** The cell of each seat's sled; null before it is placed and after it has left. */
  sleds: readonly (string | null)[];
  letters: readonly string[];
  possessed: readonly boolean[];
  /** Devil pegs in the centre. */
  home: number;
  cards: Readonly<Record<string, BoardCard>>;
  /** Cells each seat has peeked at. */
  known: readonly (readonly string[])[];
  /** Cards in somebody's hands: they hover over the centre. */
  lifted_size?: number;
}

/**
 * How a cell that can be chosen is marked: `go` a way that may go on or stop; `gain` a letter is won there;
 * `open` what happens there is not known yet; `danger` a devil; `pick` a card to swap, lift, look at or reveal;
 * `lay` a free cell for a card or a sled.
 */
export type Tone = 'go' | 'gain' | 'open' | 'danger' | 'pick' | 'lay';

/** A cell that can be chosen now. */
export interface BoardTarget {
  cell: string;
  /** What choosing it does, for those who listen. */
  label: string;
  /** What comes of it, said after the label. */
  note?: string;
  tone: Tone;
  /** Only a flight leads there. */
  wings?: boolean;
}

/** What is under way on the cells. */
export interface BoardMarks {
  /** Cells whose cards are taken up in this shuffle; a card that still lies there is raised. */
  lifted?: readonly string[];
  /** Cells to lay on in this shuffle; where no card lies yet, one is shown faintly. */
  laid?: readonly string[];
  /** The card that is to be swapped. */
  swap?: string | null;
  /** Two cards shown as if they had been swapped. */
  exchange?: readonly [string, string] | null;
  /** Cells to point out: among which some cards lie, or what the log or a seat speaks of. */
  shown?: readonly string[];
}

/** Something that can be dragged: a card to be swapped, or the reader's own sled. */
export interface BoardGrip {
  cell: string;
  what: 'card' | 'sled';
}

export interface BoardProps {
  board: BoardFacts;
  scene: BoardScene;
  /** The reader's seat; null: a spectator. */
  seat: number | null;
  toPlay: number | null;
  turnOf: number | null;
  targets: readonly BoardTarget[];
  /** Cells of a way that is looked at, without the cell it starts from; the last is its end. */
  path?: readonly string[];
  /** The cell that is held by a first touch, or proposed. */
  pinned?: string | null;
  /** Whose sled would walk it; without one the seat that is to play. */
  walker?: number | null;
  marks?: BoardMarks;
  /** What others have done lately. */
  recent: Recent;
  /** What may lie face down after a shuffle. */
  slips?: readonly Slip[];
  grips?: readonly BoardGrip[];
  /** What the board is called. */
  label: string;
  /** What is on a cell, in words: "c4, red B, Anna's sled". */
  labelOf: (cell: string) => string;
  /** A cell among the targets was chosen: by keyboard or mouse, or touched by a finger. */
  onchoose: (cell: string, touched: boolean) => void;
  /** The cell pointed at, any cell; null when no longer. */
  onhover?: (cell: string | null) => void;
  /** A cell that is no target was clicked. */
  onmiss?: (cell: string) => void;
  /** A drag has begun. */
  ongrip?: (grip: BoardGrip) => void;
  /** Where a drag is now; null: over no cell. */
  ondrag?: (grip: BoardGrip, over: string | null) => void;
  /** Where it ended; null: it was given up. */
  ondrop?: (grip: BoardGrip, cell: string | null) => void;
  /** How wide it is drawn, in pixels, where no page lays it out. */
  width?: number;
}
