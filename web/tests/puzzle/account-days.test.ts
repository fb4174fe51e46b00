import { beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '@/account/current-user.svelte';
import type { Me, Puzzle } from '@/api/types';
import { daysInRow, keepSolvedDay } from '@/puzzle/account-days';
import { keepDay, readStreak } from '@/puzzle/puzzle-days';

const client = vi.hoisted(() => ({ keepOwnDay: vi.fn(), ownDays: vi.fn() }));
vi.mock('@/puzzle/puzzle-client', () => client);

const PUZZLE = { solution: ['s1'], answers: [] as unknown } as Puzzle;

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  currentUser.forget();
});

test('the browser keeps the days of who has no account', async () => {
  expect(await keepSolvedDay(PUZZLE, 10)).toBe(1);
  expect(await keepSolvedDay(PUZZLE, 11)).toBe(2);
  expect(await daysInRow(11)).toEqual({ days: 2, inAccount: false });
  expect(client.keepOwnDay).not.toHaveBeenCalled();
});

test('an account takes over what the browser has kept, which then has it no more', async () => {
  keepDay(10);
  currentUser.is({ name: 'Ada' } as Me);
  client.keepOwnDay.mockResolvedValue({ day: 11, length: 2 });
  expect(await keepSolvedDay(PUZZLE, 11)).toBe(2);
  expect(client.keepOwnDay).toHaveBeenCalledWith({
    day: 11,
    actions: ['s1'],
    answer: null,
    kept: { day: 10, length: 1 },
  });
  expect(readStreak().length).toBe(0);
  client.ownDays.mockResolvedValue({ day: 11, length: 2 });
  expect(await daysInRow(12)).toEqual({ days: 2, inAccount: true });
  expect(await daysInRow(13)).toEqual({ days: 0, inAccount: true });
});

test('a server that cannot be reached takes nothing from the browser', async () => {
  currentUser.is({ name: 'Ada' } as Me);
  client.keepOwnDay.mockRejectedValue(new Error('unreachable'));
  expect(await keepSolvedDay(PUZZLE, 10)).toBe(1);
  expect(readStreak()).toEqual({ day: 10, length: 1 });
});
