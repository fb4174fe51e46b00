import { describe, expect, it } from 'vitest';
import { fanned } from '@/games/doctor-faust/seats/card-fan';

/** How much of each card but the last is seen. */
const seen = (values: readonly number[], room: number): number[] => {
  const edges = fanned(values, room);
  return edges.slice(1).map((edge, k) => edge - (edges[k] ?? 0));
};

describe('a fan of soul cards', () => {
  it('has nothing in it, or one card where it begins', () => {
    expect(fanned([], 4)).toEqual([]);
    expect(fanned([13], 4)).toEqual([0]);
  });

  it('opens as far as there is room, but not so far that cards come apart', () => {
    expect(seen([3, 4], 4)).toEqual([42]);
    expect(seen([3, 4, 5, 6, 7], 3)).toEqual([31.5, 31.5, 31.5, 31.5]);
  });

  it('shows the number of every card, be there two digits to it', () => {
    expect(seen([5, 6, 9, 10, 11, 12], 1)).toEqual([12, 12, 12, 22, 22]);
  });
});
