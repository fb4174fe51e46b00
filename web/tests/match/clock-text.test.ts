import { afterEach, describe, expect, it } from 'vitest';
import { clockText, lastText } from '@/match/clock-text';
import { settings, type Language } from '@/prefs/settings.svelte';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const HOUR = 3_600_000;

afterEach(() => settings.speak('en'));

describe('when something was last done with a match', () => {
  const match = {
    created: new Date(START - HOUR).toISOString(),
    changed: new Date(START).toISOString(),
  };
  const told = (status: 'waiting' | 'running' | 'over', language: Language, now: number) => {
    settings.speak(language);
    return lastText({ ...match, status }, now);
  };

  it('says what it was that was done', () => {
    const now = START + HOUR;
    expect(told('waiting', 'en', now)).toBe('opened 2 hours ago');
    expect(told('running', 'en', now)).toBe('last move 1 hour ago');
    expect(told('over', 'en', now)).toBe('finished 1 hour ago');
  });

  it('says so in the reader’s language', () => {
    const now = START + HOUR;
    expect(told('waiting', 'de', now)).toBe('vor 2 Stunden eröffnet');
    expect(told('over', 'fr', now)).toBe('finie il y a 1 heure');
  });

  it.each([
    ['en', 'last move just now'],
    ['de', 'letzter Zug gerade eben'],
    ['fr', 'dernier coup à l’instant'],
  ] as const)('is never a bare “now”: %s', (language, words) => {
    expect(told('running', language, START + 9000)).toBe(words);
    expect(told('running', language, START - 9000)).toBe(words);
  });
});

describe('a clock in words', () => {
  it('says how much time there is', () => {
    expect(clockText({ kind: 'bank', seconds: 300, increment: 5 })).toBe(
      '5 minutes, plus 5 seconds per turn',
    );
    expect(clockText({ kind: 'none' })).toBe('No clock');
    expect(clockText({ kind: 'days', days: 3, vacations: false })).toBe(
      '3 days per turn, vacations stop no clock',
    );
  });
});
