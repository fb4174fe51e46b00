/** Puzzle requests: what puzzles there are, and where actions lead in one. */
import type { LessonPosition, Puzzles, PuzzlesListed } from '@/api/types';
import { ask, part } from '@/api/http-client';

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
