/**
 * Types of the server's frames and documents, under the page's names. The shapes are generated: see `npm run types`.
 */
import type { components } from './openapi';

type Schemas = components['schemas'];
/** The value of an option; null: none, left to chance or to the rules. */
export type Value = string | number | boolean | null;

/** Actions to be done as one: the page sends a list, be it of one. */
export type ActFrame = Omit<Schemas['Act'], 'action' | 'actions'> & { actions: string[] };
export type PrepareFrame = Schemas['Prepare'];
/** What a seat answers when it is asked next; each game says what that looks like. */
export type PreparedAnswer = NonNullable<PrepareFrame['answer']>;
/** What it asks for by the socket; a vote for a volunteer goes by a request. */
export type DoFrame = Omit<Schemas['Do'], 'volunteer'>;
/** What somebody does at the table that is no action of the game. */
export type TableAction = DoFrame['deed'];
export type SayFrame = Schemas['Say'];
/** What asks for something, and is answered. */
export type CommandFrame = ActFrame | PrepareFrame | DoFrame | SayFrame;
/** What the page sends by a socket; what it adds to a shuffle goes by a request. */
export type UpFrame = Schemas['Resume'] | Schemas['Ping'] | CommandFrame;
export type AckFrame = Schemas['Ack'];
export type RejFrame = Schemas['Rej'];
/** What every message down begins with: its number on this connection. */
export type HeadFrame = Schemas['Head'];
export type EvFrame = Schemas['Ev'];
/** A view as it comes: what does not change is told once, then null. */
export type PartialMatchView = Omit<MatchView, 'match'> & { match: MatchFacts | null };
export type SnapFrame = Omit<Schemas['Snap'], 'view'> & { view: PartialMatchView };
export type RoomFrame = Schemas['Room'];
export type SaidFrame = Schemas['Said'];
export type DownFrame =
  HeadFrame | EvFrame | AckFrame | RejFrame | SnapFrame | RoomFrame | SaidFrame;

/** Something that happened, as this viewer may know it: what is hidden from them is null. */
export type GameEvent = Schemas['EventSeen'];
export type Params = GameEvent['params'];
/** A move of several actions that can be made as one. */
export type CompositeMove = Schemas['WalkSeen'];
export type Seat = Schemas['SeatSeen'];
/** Who is there, and what is or will be played. */
export type Room = Schemas['RoomSeen'];
/** Who sits in a seat, and whether they are there. */
export type Presence = Schemas['Presence'];
/** The clock, and what was left to each seat at one moment. */
export type ClockSeen = Schemas['ClockSeen'];
export type ClockWish = Schemas['ClockWanted'];
/** How things stand among the people at a table. */
export type TableSeen = Schemas['TableSeen'];
/** What does not change during a match. */
export type MatchFacts = Omit<Schemas['MatchSeen'], 'options'> & {
  options: Readonly<Record<string, Value>>;
};

/** How likely a seat is to win by each of some moves, in their order; a browser reckons it. */
export interface MoveChances {
  v: number;
  /** Nothing more certain will come. */
  complete: boolean;
  /** In how many worlds they have been followed. */
  worlds: number;
  /** From 0 to 1, each with the interval that holds the true one in 95 of 100 cases. */
  chances: { chance: number; low: number; high: number }[];
}

export interface Outcome {
  reason: string;
  winner: number | null;
}

/** What every game's view has; the rest belongs to its board component. */
export interface GameStateView {
  game: string;
  seat: number | null;
  to_play: number | null;
  legal: readonly string[];
  scores: readonly number[];
  outcome: Outcome | null;
}

export type MatchView = Omit<Schemas['View'], 'match' | 'state'> & {
  match: MatchFacts;
  state: GameStateView;
};

export type Option = Omit<Schemas['OptionSeen'], 'values' | 'default'> & {
  values?: readonly Value[] | null;
  default: Value;
};
export type GameFacts = Omit<Schemas['GameSeen'], 'options' | 'editions'> & {
  options: readonly Option[];
  editions: Readonly<Record<string, Readonly<Record<string, Value>>>>;
};
export type GameWords = Schemas['WordsSeen'];
export type BotFacts = Schemas['BotSeen'];
export type Clause = Schemas['ClauseSeen'];
/** What a game is played with at a table. */
export type Components = Omit<Schemas['ComponentsSeen'], 'options'> & {
  options: Readonly<Record<string, Value>>;
};
export type Rulebook = Schemas['RulebookSeen'];
export type RulebookHits = Schemas['RulebookHits'];
export type RulebookHit = Schemas['HitSeen'];
export type Status = Schemas['Status'];

/** The lesson of a game, and where one of its steps has come to. */
export type Lesson = Schemas['LessonSeen'];
export type Hint = Schemas['HintSeen'];
/** The puzzles of a game, and those of all without what solves them. */
export type Puzzles = Schemas['PuzzlesSeen'];
export type Puzzle = Schemas['PuzzleSeen'];
export type PuzzlesListed = Schemas['PuzzlesListed'];
export type LessonStep = Schemas['StepSeen'];
export type LessonPosition = Omit<Schemas['LessonPosition'], 'view'> & { view: MatchView };

export type SeatWish = Schemas['SeatWanted'];
export type MatchWish = Omit<
  Schemas['NewMatch'],
  'options' | 'clock' | 'public' | 'contributes'
> & {
  options: Readonly<Record<string, Value>>;
  clock?: ClockWish;
  public?: boolean;
};
/** RFC 9457. */
export type Problem = Partial<Schemas['ProblemDocument']>;

export type Me = Schemas['Me'];
export type Session = Schemas['SessionSeen'];
export type Vacation = Schemas['VacationSeen'];
export type DaySolved = Schemas['DaySolved'];
export type StreakSeen = Schemas['StreakSeen'];
/** By what a server calls people back. */
export type NoticesOffered = Schemas['NoticesOffered'];
/** How somebody is called back, and where. */
export type NoticesSeen = Schemas['NoticesSeen'];
export type NoticeWishes = Schemas['WishesWanted'];
export type NoticeTarget = Schemas['TargetSeen'];
export type NoticeTargetWish = Schemas['TargetWanted'];
/** What has come of a trial. */
export type NoticeTrial = Schemas['Tried']['outcome'];
/** By what people may log in here, and the reader. */
export type WaysIn = Schemas['SignInSeen'];
/** What a sign-in provider has sent its visitor back with. */
export type ProviderAnswer = Schemas['ProviderAnswer'];
export type SignedIn = Schemas['SignedInSeen'];
export type Person = Schemas['PersonSeen'];
/** How one's own finished matches ended; a line of one's own list of people. */
export type OwnResults = Schemas['Results'];
export type Contact = Schemas['ContactSeen'];
export type Rating = Schemas['RatingSeen'];
/** A match in a list: as anybody finds it, as one finds one's own, and one that is over. */
export type Listed = Schemas['Listed'];
export type OwnMatch = Schemas['Own'];
export type FinishedMatch = Schemas['Finished'];

export type Begun = Schemas['Begun'];
/** What the clients at a table add to the seed, and what one of them sends. */
export type Shuffle = Schemas['ShuffleSeen'];
export type ShareWish = Schemas['SeatContribution'];

/** What of a match's record matters here; the rest is for whoever replays it. */
export interface MatchRecord {
  game: string;
  seed_hash: string;
  seed: string | null;
  /** When the match began. */
  started?: string;
  players?: readonly { kind: 'person' | 'bot'; level: string | null; name: string | null }[];
  /** What clients have added to the seed; missing: they were not asked to. */
  shuffle?: RecordedShuffle;
  [member: string]: unknown;
}

/** What clients have added to the seed of a match that is over. */
export interface RecordedShuffle {
  match: string;
  round: number;
  /** How many further rounds there may have been because people left for good; missing in earlier records. */
  vacancies?: number;
  seats: readonly {
    state: 'bot' | 'none' | 'given' | 'late' | 'withheld';
    commitment: string | null;
    contribution: string | null;
  }[];
}

/** What came of replaying a record. */
export interface Verdict {
  honest: boolean;
  findings: readonly { kind: string; detail: string }[];
}

/** How likely each seat was to win, by what it knew. */
export type Chances = Schemas['Chances'];
/** The decisions of a seat, as far as they have been looked at again. */
export type Review = Schemas['Review'];
export type Decision = Schemas['DecisionJudged'];
/** An action, what it brings by a seat's knowledge, and what bears on it. */
export type Way = Schemas['WayJudged'];
export type Moment = Schemas['Moment'];

/** One version of a match that is over, as somebody saw it. */
export interface ReplayStep {
  v: number;
  event: GameEvent | null;
  /** The last version of what was done together with it; the view is the position after that. */
  until: number;
  view: MatchView;
}

// What an operator sees
export type PersonKnown = Schemas['PersonKnown'];
export type Report = Schemas['Report'];
export type ReportKind = Report['kind'];
export type MessageKnown = Schemas['MessageKnown'];
export type Deed = Schemas['Deed'];
export type Purged = Schemas['Purged'];
export type ResetLink = Schemas['ResetLink'];
