/** Clocks in words. */
import { duration } from './clock';
import type { ClockWish } from './frames';
import { settings } from './settings.svelte';
import { say } from './words';

/** What a clock allows, in a few words. */
export function clockText(clock: ClockWish): string {
  const { kind, seconds, increment, days } = clock;
  const time = duration(kind === 'days' ? (days ?? 0) * 86400 : (seconds ?? 0), settings.language);
  if (kind !== 'bank') return say(`page-clock-${kind}`, { time });
  const more = duration(increment ?? 0, settings.language);
  return say(increment ? 'page-clock-bank' : 'page-clock-bank-plain', { time, more });
}
