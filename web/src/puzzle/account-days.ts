/** Account days: days in a row, kept in the account of who has one, in the browser of everybody else. */
import { currentUser } from '@/account/current-user.svelte';
import type { Puzzle } from '@/api/types';
import { keepOwnDay, ownDays } from './puzzle-client';
import { handOver, keepDay, lengthOn, readStreak } from './puzzle-days';

/** Keep that a day's puzzle has been solved on it; how many in a row it is by now. */
export async function keepSolvedDay(puzzle: Puzzle, day: number): Promise<number> {
  const kept = readStreak();
  const { length } = keepDay(day);
  await currentUser.look();
  if (currentUser.account === null) return length;
  try {
    const streak = await keepOwnDay({
      day,
      actions: puzzle.solution,
      answer: puzzle.answers[0]?.kind ?? null,
      kept: kept.length > 0 ? kept : null,
    });
    handOver();
    return streak.length;
  } catch {
    // The browser has it, and the account is told with the next one.
    return length;
  }
}

/** How many days in a row it is on a day; `inAccount`: the account has them. */
export async function daysInRow(day: number): Promise<{ days: number; inAccount: boolean }> {
  const here = lengthOn(readStreak(), day);
  await currentUser.look();
  if (currentUser.account === null) return { days: here, inAccount: false };
  try {
    return { days: Math.max(here, lengthOn(await ownDays(), day)), inAccount: true };
  } catch {
    return { days: here, inAccount: false };
  }
}
