/** Narration: how a game's events are told, as each game says it. */
import type { GameEvent } from '@/api/types';

export interface Chapter {
  number: number;
  seat: number;
}

/** How a game's events are told. */
export interface Narration {
  /** The event opens a turn: told as a heading, not as a line. */
  chapter(event: GameEvent): Chapter | null;
  /** Two events told as one, or null where each is told by itself. */
  merge(before: GameEvent, next: GameEvent): GameEvent | null;
  /** Parameters that hold a seat. */
  seats: readonly string[];
  /** The kinds of event that may turn a match, the greatest first. */
  great: readonly string[];
  /** Which of those are a misfortune, with the parameter that says whose. */
  ill: Readonly<Record<string, string>>;
}
