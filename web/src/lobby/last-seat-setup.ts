/** How the reader last sat down to a game against bots: kept in this browser, and offered again. */
import type { GameFacts } from '@/api/types';
import { keep, kept } from '@/prefs/local-storage';
import { ANYWHERE, Seating } from './seat-setup.svelte';

interface Kept {
  count: number;
  level: string;
  seat: number;
}

/** Keep how one person sits down with bots of one level; anything else is not kept. */
export function keepSeating(game: string, { count, level, seat }: Seating): void {
  if (level === '' || seat < ANYWHERE) return;
  keep(`seating-${game}`, JSON.stringify({ count, level, seat } satisfies Kept));
}

function keptSeating(game: string): Partial<Kept> {
  try {
    return (JSON.parse(kept(`seating-${game}`) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

/** As it was last time, as far as it still can be; else in the first seat against bots of the `first` level. */
export function lastSeating(
  { name, seat_range: [least = 2, most = 2], default_seats: usual }: GameFacts,
  levels: readonly string[],
  first: string,
): Seating {
  const { count = usual, level = first, seat = 0 } = keptSeating(name);
  const fits = Number.isInteger(count) && count >= least && count <= most;
  const seating = new Seating(fits ? count : usual, most, levels.includes(level) ? level : first);
  const sits = Number.isInteger(seat) && seat >= ANYWHERE && seat < seating.count;
  if (sits) seating.seat = seat;
  return seating;
}
