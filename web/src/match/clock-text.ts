/** Clocks in words. */
import { ago, duration } from './clock';
import type { ClockWish, Listed } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { say } from '@/i18n/messages';

/** What a clock allows, in a few words. */
export function clockText(clock: ClockWish): string {
  const { kind, seconds, increment, days } = clock;
  const time = duration(kind === 'days' ? (days ?? 0) * 86400 : (seconds ?? 0), settings.language);
  if (clock.vacations === false) return say('lobby-clock-days-no-vacations', { time });
  if (kind !== 'bank') return say(`lobby-clock-${kind}`, { time });
  const more = duration(increment ?? 0, settings.language);
  return say(increment ? 'lobby-clock-bank' : 'lobby-clock-bank-plain', { time, more });
}

/** So short a time is no time yet, in milliseconds. */
const MOMENT = 10_000;

/** How long ago it is that a match was opened, last moved in or finished. */
export function lastText(
  { status, created, changed }: Pick<Listed, 'status' | 'created' | 'changed'>,
  now: number,
): string {
  const moment = status === 'waiting' ? created : changed;
  const isNow = now - Date.parse(moment) < MOMENT;
  const told = isNow ? say('lobby-just-now') : ago(moment, now, settings.language);
  return say(`lobby-list-${status}`, { ago: told });
}
