/** Last seat setup. How the reader last sat down to a game against bots: kept in this browser, and offered again. */
import type { GameFacts } from '@/api/types';
import { writeLocal, readLocal } from '@/prefs/local-storage';
import { ANYWHERE, SeatSetup } from './seat-setup.svelte';

interface Kept {
  count: number;
  level: string;
  seat: number;
}

/** Keep how one person sits down with bots of one level; anything else is not kept. */
export function storeSeatSetup(game: string, { count, level, seat }: SeatSetup): void {
  if (level === '' || seat < ANYWHERE) return;
  writeLocal(`seating-${game}`, JSON.stringify({ count, level, seat } satisfies Kept));
}

function keptSeating(game: string): Partial<Kept> {
  try {
    return (JSON.parse(readLocal(`seating-${game}`) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

/** As it was last time, as far as it still can be; else in the first seat against bots of the `first` level. */
export function readLastSeatSetup(
  { name, seat_range: [least = 2, most = 2], default_seats: usual }: GameFacts,
  levels: readonly string[],
  first: string,
): SeatSetup {
  const { count = usual, level = first, seat = 0 } = keptSeating(name);
  const fits = Number.isInteger(count) && count >= least && count <= most;
  const seatSetup = new SeatSetup(
    fits ? count : usual,
    most,
    levels.includes(level) ? level : first,
  );
  const sits = Number.isInteger(seat) && seat >= ANYWHERE && seat < seatSetup.count;
  if (sits) seatSetup.seat = seat;
  return seatSetup;
}
