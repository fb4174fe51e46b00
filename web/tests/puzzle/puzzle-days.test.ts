import { beforeEach, expect, test } from 'vitest';
import {
  dayOf,
  keepDay,
  keepSolved,
  lengthOn,
  puzzleOfDay,
  readStreak,
  solvedPuzzles,
} from '@/puzzle/puzzle-days';

const move = (number: number) => ({ number, kind: 'move' as const });
const question = (number: number) => ({ number, kind: 'question' as const });
const GAMES = [
  { game: 'one', puzzles: [move(1), move(2), question(3)] },
  { game: 'two', puzzles: [question(1)] },
];
const FIRST = dayOf(Date.UTC(2026, 0, 1));

beforeEach(() => localStorage.clear());

test('games take turns, and so do moves and questions, and of these each', () => {
  const names = [0, 1, 2, 3, 4, 5, 6, 8].map((days) => puzzleOfDay(GAMES, FIRST + days));
  expect(names.map((name) => `${name?.game} ${name?.number}`)).toEqual([
    'one 1',
    'two 1',
    'one 3',
    'two 1',
    'one 2',
    'two 1',
    'one 3',
    'one 1',
  ]);
});

test('a day before the first has a puzzle, too, and where there are none there is none', () => {
  expect(puzzleOfDay(GAMES, FIRST - 1)).toEqual({ game: 'two', number: 1 });
  expect(puzzleOfDay([], FIRST)).toBeNull();
  expect(puzzleOfDay([{ game: 'one', puzzles: [] }], FIRST)).toBeNull();
});

test('a day ends at midnight in coordinated universal time', () => {
  expect(dayOf(Date.UTC(2026, 5, 1, 23, 59, 59)) + 1).toBe(dayOf(Date.UTC(2026, 5, 2)));
});

test('days in a row are counted once each, until one is left out', () => {
  keepDay(10);
  keepDay(10);
  expect(keepDay(11)).toEqual({ day: 11, length: 2 });
  expect(lengthOn(readStreak(), 12)).toBe(2);
  expect(lengthOn(readStreak(), 13)).toBe(0);
  expect(keepDay(13).length).toBe(1);
});

test('what was solved is remembered by game', () => {
  keepSolved({ game: 'one', number: 3 });
  keepSolved({ game: 'one', number: 3 });
  keepSolved({ game: 'one', number: 5 });
  expect(solvedPuzzles('one')).toEqual([3, 5]);
  expect(solvedPuzzles('two')).toEqual([]);
});

test('what somebody else has written there is no streak', () => {
  localStorage.setItem('diablerie-puzzle-streak', 'much');
  expect(readStreak()).toEqual({ day: 0, length: 0 });
});
