import { describe, expect, it } from 'vitest';
import { commitmentTo, dealingSeed, drawShare } from '@/api/commit-reveal';
import { vectors } from '../support/shuffling';

describe('the hashes of a shuffle', () => {
  it.each(vectors.commitments)('commit as the library does: $seat of $match', (vector) => {
    const { contribution, match, round, seat, commitment } = vector;
    expect(commitmentTo(contribution, match, round, seat)).toBe(commitment);
  });

  it.each(vectors.seeds)('come to the seed that the library deals from', (vector) => {
    const { seed, match, round, contributions, dealing_seed: found } = vector;
    expect(dealingSeed(seed, match, round, contributions)).toBe(found);
  });
});

describe('what a browser draws', () => {
  it('is 32 bytes, others each time', () => {
    expect(drawShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(drawShare()).not.toBe(drawShare());
  });
});
