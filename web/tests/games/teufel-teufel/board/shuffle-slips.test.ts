import { describe, expect, it } from 'vitest';
import { slipsOf } from '@/games/teufel-teufel/board/shuffle-slips';
import type { Mixed } from '@/games/teufel-teufel/state';

const DOWN = { card: null, up: false };
const mixed = (cells: string[], cards: string[]): Mixed => ({ cells, cards, private: false });

describe('the slips on shuffled cards', () => {
  it('name what may lie on each cell', () => {
    expect(slipsOf([mixed(['c3', 'd3'], ['blue-D'])], { c3: DOWN, d3: DOWN })).toEqual([
      { cell: 'c3', cards: ['blue-D'], certain: false },
      { cell: 'd3', cards: ['blue-D'], certain: false },
    ]);
  });

  it('are certain where one place is left', () => {
    const known = [mixed(['c3', 'd3'], ['tower', 'devil']), mixed(['c3'], ['devil'])];
    expect(slipsOf(known, { c3: DOWN, d3: DOWN })).toEqual([
      { cell: 'c3', cards: ['devil'], certain: true },
      { cell: 'd3', cards: ['tower', 'devil'], certain: false },
    ]);
  });

  it('lie on no card that is open, or that the reader has looked at', () => {
    const cards = { c3: { card: 'red-A', up: true }, d3: { card: 'blue-D', up: false } };
    expect(slipsOf([mixed(['c3', 'd3', 'e3'], ['blue-D'])], cards)).toEqual([]);
  });

  it('hold no more than stand side by side, and each card once', () => {
    const two = ['red-A', 'blue-B'];
    const known = [
      mixed(['c3'], []),
      mixed(['c3', 'd3'], two),
      mixed(['c3', 'e3'], [...two, 'devil', 'tower']),
    ];
    expect(slipsOf(known, { c3: DOWN })).toEqual([
      { cell: 'c3', cards: ['red-A', 'blue-B', 'devil'], certain: false },
    ]);
  });
});
