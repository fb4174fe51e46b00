import { describe, expect, it } from 'vitest';
import { tickStep } from '@/replay/tick-step';

describe('a stride through the turns', () => {
  it('is one where there is room for all', () => {
    expect(tickStep(0.4, 4)).toBe(1);
    expect(tickStep(1, 2)).toBe(1);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('comes by all of %d players', (players) => {
    for (const least of [1.2, 2, 3, 4.5, 6, 8]) {
      const steps = tickStep(least, players);
      expect(steps).toBeGreaterThanOrEqual(least);
      const met = new Set(Array.from({ length: players }, (_, k) => (k * steps) % players));
      expect(met.size).toBe(players);
    }
  });
});
