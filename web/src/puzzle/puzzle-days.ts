/** Puzzle days: which puzzle is that of a day, the same for everybody, and on how many in a row one has solved it. */
import { readLocal, writeLocal } from '@/prefs/local-storage';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1) / DAY;

/** The number of a moment's day in coordinated universal time. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY);

/** A puzzle by its game and its number there. */
export interface PuzzleName {
  game: string;
  number: number;
}

interface PuzzlesOfGame {
  game: string;
  puzzles: readonly { number: number; kind: 'move' | 'question' }[];
}

/**
 * The puzzle of a day: each game in its turn, there a move and a question in turns, and of each kind the next; null
 * where there are none.
 */
export function puzzleOfDay(games: readonly PuzzlesOfGame[], day: number): PuzzleName | null {
  const days = day - FIRST_DAY;
  if (games.length === 0) return null;
  const of = games[((days % games.length) + games.length) % games.length];
  if (of === undefined || of.puzzles.length === 0) return null;
  const turn = Math.floor(days / games.length);
  const kind = turn % 2 === 0 ? 'move' : 'question';
  const wanted = of.puzzles.filter((each) => each.kind === kind);
  const chosen = wanted.length > 0 ? wanted : of.puzzles;
  const { length } = chosen;
  const puzzle = chosen[((Math.floor(turn / 2) % length) + length) % length];
  return puzzle === undefined ? null : { game: of.game, number: puzzle.number };
}

/** The last day whose puzzle was solved on it, and how many in a row those were by then. */
export interface Streak {
  day: number;
  length: number;
}

const NONE: Streak = { day: 0, length: 0 };

export function readStreak(): Streak {
  const [day = 0, length = 0] = (readLocal('puzzle-streak') ?? '').split('/').map(Number);
  return Number.isInteger(day) && Number.isInteger(length) ? { day, length } : NONE;
}

/** How many days in a row it is by now: the day that goes on may still be solved. */
export const lengthOn = ({ day, length }: Streak, today: number): number =>
  today - day <= 1 ? length : 0;

/** Keep that the puzzle of a day has been solved on it. */
export function keepDay(today: number): Streak {
  const known = readStreak();
  if (known.day === today) return known;
  const streak = { day: today, length: known.day === today - 1 ? known.length + 1 : 1 };
  writeLocal('puzzle-streak', `${streak.day}/${streak.length}`);
  return streak;
}

/** The account has the days now, and the browser no more: nobody else who uses it gets them as well. */
export function handOver(): void {
  writeLocal('puzzle-streak', null);
}

const shelfOf = (game: string): string => `puzzles-${game}`;

/** The numbers of the puzzles of a game that have been solved here. */
export function solvedPuzzles(game: string): readonly number[] {
  return (readLocal(shelfOf(game)) ?? '')
    .split(' ')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number > 0);
}

/** Keep that a puzzle has been solved. */
export function keepSolved({ game, number }: PuzzleName): void {
  const known = solvedPuzzles(game);
  if (!known.includes(number)) writeLocal(shelfOf(game), [...known, number].join(' '));
}
