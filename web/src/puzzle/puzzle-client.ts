/** Puzzle requests: what puzzles there are, where actions lead in one, and the days in a row of an account. */
import type { DaySolved, LessonPosition, Puzzles, PuzzlesListed, StreakSeen } from '@/api/types';
import { ask, part, send } from '@/api/http-client';

export const allPuzzles = (lang: string): Promise<PuzzlesListed[]> => ask(`/api/puzzles/${lang}`);

export const puzzlesOf = (game: string, lang: string): Promise<Puzzles> =>
  ask(`/api/puzzles/${part(game)}/${lang}`);

/** Where these actions lead in a puzzle, from its beginning. */
export const tryPuzzle = (
  game: string,
  number: number,
  actions: readonly string[],
): Promise<LessonPosition> =>
  ask(`/api/puzzles/${part(game)}/${number}/tries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actions }),
  });

const DAYS = '/api/me/puzzle-days';

/** On how many days in a row the holder of the account has solved the puzzle of the day. */
export const ownDays = (): Promise<StreakSeen> => ask(DAYS);

/** The puzzle of today has been solved: how many days in a row that makes for the account. */
export const keepOwnDay = (solved: DaySolved): Promise<StreakSeen> => send('POST', DAYS, solved);
