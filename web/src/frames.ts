/** The server's frames and documents under the page's names. The shapes are generated: see `npm run types`. */
import type { components } from './api';

type Schemas = components['schemas'];
/** The value of an option; null: none, left to chance or to the rules. */
export type Value = string | number | boolean | null;

export type ActFrame = Schemas['Act'];
export type PrepareFrame = Schemas['Prepare'];
/** What a seat answers when it is asked next; each game says what that looks like. */
export type PreparedAnswer = NonNullable<PrepareFrame['answer']>;
export type UpFrame = Schemas['UpFrame'];
export type AckFrame = Schemas['Ack'];
export type RejFrame = Schemas['Rej'];
export type EvFrame = Schemas['Ev'];
export type SnapFrame = Omit<Schemas['Snap'], 'view'> & { view: MatchView };
export type DownFrame = EvFrame | AckFrame | RejFrame | SnapFrame;

/** Something that happened, as this viewer may know it: what is hidden from him is null. */
export type GameEvent = Schemas['EventSeen'];
export type Params = GameEvent['params'];
/** A move of several actions that can be made as one. */
export type Walk = Schemas['WalkSeen'];
export type Seat = Schemas['SeatSeen'];
export type MatchFacts = Omit<Schemas['MatchSeen'], 'options'> & {
  options: Readonly<Record<string, Value>>;
};

export interface Outcome {
  reason: string;
  winner: number | null;
}

/** What every game's view has; the rest belongs to its board component. */
export interface StateView {
  game: string;
  seat: number | null;
  to_play: number | null;
  legal: readonly string[];
  scores: readonly number[];
  outcome: Outcome | null;
}

export type MatchView = Omit<Schemas['View'], 'match' | 'state'> & {
  match: MatchFacts;
  state: StateView;
};

export type Option = Omit<Schemas['OptionSeen'], 'values' | 'default'> & {
  values?: readonly Value[] | null;
  default: Value;
};
export type GameFacts = Omit<Schemas['GameSeen'], 'options' | 'editions'> & {
  options: readonly Option[];
  editions: Readonly<Record<string, Readonly<Record<string, Value>>>>;
};
export type BotFacts = Schemas['BotSeen'];
export type Clause = Schemas['ClauseSeen'];
export type Rulebook = Schemas['RulebookSeen'];
export type Status = Schemas['Status'];

export type SeatWish = Schemas['SeatWanted'];
export type MatchWish = Omit<Schemas['NewMatch'], 'options'> & {
  options: Readonly<Record<string, Value>>;
};
/** RFC 9457. */
export type Problem = Partial<Schemas['ProblemDocument']>;
