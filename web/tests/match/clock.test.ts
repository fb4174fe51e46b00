import { describe, expect, it, vi } from 'vitest';
import { ago, CLOCKS, duration, clockFace, leftAt } from '@/match/clock';
import { ServerClock } from '@/api/server-clock';
import { clock } from '../support/fake-socket';

const START = Date.parse('2026-01-01T00:00:00.000Z');

describe('how long ago something was', () => {
  it.each([
    [9, 'now', 'jetzt', 'maintenant'],
    [29, '20 seconds ago', 'vor 20 Sekunden', 'il y a 20 secondes'],
    [90, '1 minute ago', 'vor 1 Minute', 'il y a 1 minute'],
    [7200, '2 hours ago', 'vor 2 Stunden', 'il y a 2 heures'],
    [90_000, 'yesterday', 'gestern', 'hier'],
    [-90, 'now', 'jetzt', 'maintenant'],
  ])('%i s', (seconds, en, de, fr) => {
    const told = ['en', 'de', 'fr'].map((language) =>
      ago(new Date(START).toISOString(), START + seconds * 1000, language),
    );
    expect(told).toEqual([en, de, fr]);
  });
});

describe('what is left on the clock', () => {
  it('runs out for the seat to move only', () => {
    const bank = clock({ left: [300, 200], running: 1 });
    expect(leftAt(bank, 0, START + 30_000)).toBe(300);
    expect(leftAt(bank, 1, START + 30_000)).toBe(170);
  });

  it('is never less than nothing', () => {
    expect(leftAt(clock({ left: [5, 5], running: 0 }), 0, START + 9000)).toBe(0);
  });

  it('is not more than there was, though this page’s clock be behind', () => {
    expect(leftAt(clock({ left: [5, 5], running: 0 }), 0, START - 9000)).toBe(5);
  });

  it('stands still while nobody’s time runs', () => {
    expect(leftAt(clock({ running: null }), 0, START + 30_000)).toBe(300);
  });

  it('is nothing to show of others where each turn has its own time', () => {
    const days = clock({ kind: 'days', left: [86_400, 86_400], running: 0 });
    expect(leftAt(days, 0, START + 400_000)).toBe(86_000);
    expect(leftAt(days, 1, START)).toBeNull();
  });

  it('is nothing to show where there is no clock', () => {
    expect(leftAt(clock({ kind: 'none' }), 0, START)).toBeNull();
  });
});

describe('a clock’s face', () => {
  it('shows minutes and seconds, with hours where there are any', () => {
    expect(clockFace(605, 'en')).toBe('10:05');
    expect(clockFace(0.2, 'en')).toBe('0:01');
    expect(clockFace(3723, 'en')).toBe('1:02:03');
  });

  it('says days in words', () => {
    expect(clockFace(2 * 86_400, 'en')).toBe('2 days');
    expect(clockFace(86_400 + 3 * 3600 + 59, 'en')).toBe('1 day 3 hours');
  });
});

describe('a length of time', () => {
  it('is told by its two largest units', () => {
    expect(duration(90, 'en')).toBe('1 minute 30 seconds');
    expect(duration(3600, 'en')).toBe('1 hour');
    expect(duration(0, 'en')).toBe('0 seconds');
  });

  it('is told in the reader’s language', () => {
    expect(duration(2 * 86_400, 'de')).toBe('2 Tage');
  });
});

describe('the clocks offered', () => {
  it('are within what the server takes', () => {
    for (const { kind, seconds, increment, days } of Object.values(CLOCKS).flat()) {
      if (kind === 'days') expect(days).toBeLessThanOrEqual(30);
      if (kind === 'per-move') expect(seconds).toBeGreaterThanOrEqual(5);
      if (kind === 'bank') expect([seconds, increment].every(Number.isInteger)).toBe(true);
    }
  });
});

describe('the server’s time', () => {
  const at = (moment: number): string => new Date(moment).toUTCString();

  it('is this page’s own while nothing is known of it', () => {
    expect(new ServerClock().ahead).toBe(0);
  });

  it('is known to half a second from an answer’s date', () => {
    const time = new ServerClock();
    const now = START + 250;
    // The page's clock is an hour behind.
    time.dated(at(now), now - 3_600_000, now - 3_600_000);
    expect(Math.abs(time.ahead - 3_600_000)).toBeLessThanOrEqual(750);
  });

  it('is known the better the more answers there are', () => {
    const time = new ServerClock();
    for (const part of [0, 250, 500, 750]) time.dated(at(START + part), START + part, START + part);
    expect(Math.abs(time.ahead)).toBeLessThanOrEqual(125);
  });

  it('is at least as late as a moment that has passed there', () => {
    const time = new ServerClock();
    time.passed(new Date(START).toISOString(), START - 5000);
    expect(time.ahead).toBe(5000);
  });

  it('surely is no later than it truly is, however long an answer took', () => {
    vi.useFakeTimers({ now: START });
    const time = new ServerClock();
    expect(time.surely()).toBe(-Infinity);
    // The server had it at the very end.
    time.dated(at(START), START - 3000, START);
    expect(time.now()).toBeGreaterThan(START);
    expect(time.surely()).toBe(START);
    vi.useRealTimers();
  });

  it('is reckoned anew when one of the clocks has been set', () => {
    const time = new ServerClock();
    time.dated(at(START), START, START);
    time.dated(at(START), START - 60_000, START - 60_000);
    expect(time.ahead).toBeGreaterThan(59_000);
  });

  it('does not come from a header that is no date', () => {
    const time = new ServerClock();
    time.dated(null, START, START);
    expect(time.ahead).toBe(0);
  });
});
