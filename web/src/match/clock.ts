/** Clocks of the seats: what is left to whom, and how that is written. */
import type { ClockSeen, ClockWish } from '@/api/types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** What a seat has left at a moment of the server's, in seconds; null: all the time there is. */
export function leftAt(clock: ClockSeen, seat: number, now: number): number | null {
  const left = clock.left[seat];
  if (clock.kind === 'none' || left === undefined) return null;
  const running = clock.running === seat;
  // Where each turn has its own time, nobody has any outside their turn.
  if (!running) return clock.kind === 'bank' ? left : null;
  return Math.max(0, left - Math.max(0, (now - Date.parse(clock.since)) / 1000));
}

/** Too little is left to think about it for long. */
export const isShort = (left: number): boolean => left <= 20;

const amount = (value: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** A length of time in words: the largest unit that fits, and the next one where it is not even. */
export function duration(seconds: number, language: string): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = UNITS.findIndex(([, size]) => whole >= size);
  if (first < 0) return amount(0, 'second', language);
  const parts = UNITS.slice(first, first + 2).map(([unit, size], k) => {
    const larger = UNITS[first + k - 1]?.[1];
    return { unit, value: Math.floor((k === 0 ? whole : whole % (larger ?? whole)) / size) };
  });
  const told = parts.filter(({ value }) => value > 0);
  return told.map(({ unit, value }) => amount(value, unit, language)).join(' ');
}

/** How long ago something was, in words; seconds are told in tens. */
export function ago(moment: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const count = unit === 'second' ? Math.floor(seconds / 10) * 10 : Math.floor(seconds / size);
  return told.format(-count, unit);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What a clock shows: hands for less than a day, words for more. */
export function clockFace(left: number, language: string): string {
  const seconds = Math.ceil(left);
  if (seconds >= DAY) return duration(Math.floor(seconds / HOUR) * HOUR, language);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** What can be chosen of each kind of clock. */
export const CLOCKS: Readonly<Record<ClockWish['kind'], readonly ClockWish[]>> = {
  none: [{ kind: 'none' }],
  'per-move': [30, 60, 120, 300].map((seconds) => ({ kind: 'per-move', seconds })),
  bank: [
    [5, 5],
    [10, 10],
    [20, 15],
    [45, 30],
  ].map(([minutes = 0, increment = 0]) => ({ kind: 'bank', seconds: minutes * MINUTE, increment })),
  days: [1, 2, 3, 7].map((days) => ({ kind: 'days', days })),
};
