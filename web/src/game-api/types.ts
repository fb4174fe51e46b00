/** Types of a game's plug-in: what a game brings to the page, and what the page gives to it. */
import type { Component, Snippet } from 'svelte';
import type { Components, CompositeMove, GameEvent, MatchView, RejFrame, Value } from '@/api/types';
import type { EventSounds } from '@/events/event-sounds';
import type { Narration } from '@/events/narration';

export interface PlayAreaProps {
  /** What is shown: the view all events so far have led to. */
  view: MatchView;
  /** What has happened to be marked on the board, oldest first. */
  recentMoves: readonly GameEvent[];
  /** What came of the reader's own acts when they acted last; left out where nobody acts. */
  outcome?: readonly GameEvent[];
  /** It is this seat's turn, the line is open and nothing is under way. */
  free: boolean;
  /** Something is under way, and over in a moment: nothing need look closed for so long. */
  busy?: boolean;
  /** The seat of a bot that is thinking. */
  thinking: number | null;
  /** Why the last action was refused. */
  refusal: RejFrame | null;
  /** What a seat is called in a sentence. */
  nameOf: (seat: number) => string;
  /** What a seat is called at its place: the reader is "you" there. */
  titleOf: (seat: number) => string;
  /** A refusal in the reader's language. */
  refusalText: string;
  /** Do these actions, one after another. */
  act: (actions: readonly string[]) => void;
  /** What this seat has prepared to answer when it is asked next. */
  prepared: object | null;
  /** Prepare an answer, also when it is not this seat's turn; null takes it back. */
  prepare: (answer: object | null) => void;
  /** Take back what was done last; null or left out: that cannot be done. */
  takeBack?: (() => void) | null;
  /** Show what happens at once, without motion. */
  hurry: () => void;
  /** Open a clause of the rulebook beside the board. */
  why: (clause: string) => void;
  /** The log, to stand where the table has room for it. */
  story: Snippet;
  /** What others have done since the reader acted last, short, where the log is out of sight; left out: there is none. */
  recent?: Snippet;
  /** It is gone through again. */
  replayed?: boolean;
  /** The match is over, and that is what is shown where one acted. */
  over: boolean;
  /** How it ended, or what came of a step of a lesson, to stand where the actions were. */
  result: Snippet | null;
  /** Have the rules say why an action is not open: of something that was pressed and cannot be done. */
  wonder?: (action: string) => void;
}

/** What the table asks of a board component. */
export interface PlayAreaHandle {
  /** Show an event happening; ends early when the signal is given. */
  animate(event: GameEvent, signal: AbortSignal): Promise<void>;
  /** Take up what is proposed, as somebody would who thinks of doing it; nothing is done. */
  suggest(move: Move): void;
  /** What to press for this, as selectors: first what is pressed next, then where that leads on the board. */
  presses(move: Move): readonly string[];
  [name: string]: unknown;
}

/** How a game ended that is not won by points alone. */
export interface Ending {
  /** Who won, in a few words; null: as the page says it. */
  headline: string | null;
  /** What stands at each seat, the best first. */
  standing: readonly { seat: number; mark: string; won: boolean }[];
  /** Why it was over, where the seats say who won; without it, as the story ends. */
  reason?: string;
  /** What led there: events told once more, those of one line together. */
  course?: { title: string; told: readonly (readonly GameEvent[])[] };
}

/** The scene of a game's end, in its own spirit, for who won it; null: nobody did. Figures that come on are `actor`s. */
export type FinaleScene = Component<{ winner: number | null }>;

/** What is done as one: an action, or the actions of a walk. */
export interface Move {
  actions: readonly string[];
  walk: CompositeMove | null;
}

/** A game's actions in words, for those who ask what they can do and why they cannot. */
export interface MoveHelp {
  text(view: MatchView, action: string): string;
  /** What a move, begun by an action, belongs to: those of one group stand together under this; '' for none. */
  group(view: MatchView, action: string, move: Move): string;
  /** The groups in the order in which they are told; without it, that in which the server tells their actions. */
  groups?: () => readonly string[];
  /** A whole move. */
  move(view: MatchView, move: Move): string;
  /** What a move surely brings about besides; '' for nothing worth a word. */
  brings?: (move: Move) => string;
  /** What matters on the table, for who sees it for the first time: where it is, by selector, and what it is. */
  marks(view: MatchView): readonly { at: string; text: string }[];
  /** Actions one might wish to do, whether they are open or not. */
  wishes(view: MatchView): readonly string[];
}

/** A mark on the board and what it means. */
export interface BoardSign {
  /** Markup of a drawing, 24 by 24. */
  drawing: string;
  text: string;
}

/** What is seen of a game where it is not played: on the front page, in lists, above its rulebook. */
export interface GameCover {
  /** A picture for the front page. */
  FrontPicture: Component;
  /** A small sign of the game. */
  Emblem: Component;
  /** Each seat's colour, as a CSS colour for text. */
  colours: readonly string[];
}

/** A table that shows in few turns what a game is about, for who only presses “Play”; `<game>-counsel-first-table` tells it. */
export interface FirstTable {
  readonly seats: number;
  /** How bots play. */
  readonly style: string;
  /** What differs from the printed rules. */
  readonly options: Readonly<Record<string, Value>>;
  /** The option that says which seat begins: the reader's, who has a turn before anybody can have won. */
  readonly begins?: string;
}

/** Cards of one size, to be cut out. Lengths are in millimetres. */
export interface PrintedDeck {
  title: string;
  width: number;
  height: number;
  /** What each card is drawn from, one by one, in the order in which they are laid out. */
  cards: readonly string[];
}

/** A board at true size. */
export interface PrintedBoard {
  width: number;
  height: number;
  /** All of it, drawn into its box. */
  Board: Component<{ components: Components }>;
}

/** A piece to be cut out and perhaps folded. */
export interface PrintedPiece {
  width: number;
  height: number;
  /** A drawing in millimetres, its lines to cut and to fold along included. */
  markup: string;
}

/** Pieces that belong together. */
export interface PrintedPieces {
  title: string;
  /** How they are made. */
  advice: string;
  pieces: readonly PrintedPiece[];
}

/** What a game brings for who prints it, in the words of the reader. */
export interface PrintKit {
  /** Drawings to which the others refer by id; they stand once in the page. */
  defs: string;
  decks(components: Components): readonly PrintedDeck[];
  /** A card, filling its box. */
  Card: Component<{ card: string; back: boolean; components: Components }>;
  board(components: Components): PrintedBoard;
  pieces(components: Components): readonly PrintedPieces[];
}

/** How a position is drawn where there is no page: as one picture of 1200 by 630, with nothing to press. */
export interface StaticGame {
  /** Drawings to which the others refer by id. */
  defs: string;
  /** What has to come before anything can be drawn. */
  ready?: () => Promise<unknown>;
  /** The whole table as SVG, within a drawing of that size. */
  StaticTable: Component<{ view: MatchView }>;
}

export interface PageGame extends GameCover {
  name: string;
  PlayArea: Component<PlayAreaProps, PlayAreaHandle>;
  narration: Narration;
  sounds: EventSounds;
  /** Its actions in words, or undefined until they have come; asking fetches them. */
  moveHelp: () => MoveHelp | undefined;
  /** The marks on the board, for a list of them; without it they are explained at the board. */
  signs?: () => readonly BoardSign[];
  /** How it ended; without this the winner and the scores are shown. */
  ending?: (view: MatchView, events: readonly GameEvent[]) => Ending;
  /** How things stand, in a few words for the top of the page. */
  status: (view: MatchView) => string;
}
