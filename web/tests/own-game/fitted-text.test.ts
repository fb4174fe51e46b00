import { describe, expect, it } from 'vitest';
import { fitted } from '@/own-game/fitted-text';

const BOX = { wide: 44, high: 38 };

describe('text in a box of the drawing', () => {
  it('is as large as it is wanted where there is room', () => {
    expect(fitted('T', BOX, 32)).toEqual({ lines: ['T'], size: 32 });
  });

  it('gets smaller the longer it is', () => {
    const sizes = ['T', 'Gua', 'Guard', 'Gamekeeper'].map((text) => fitted(text, BOX, 32).size);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBe(4);
  });

  it('is broken at its spaces where that leaves it larger, into so many lines at most', () => {
    expect(fitted('deep water', { wide: 76, high: 44 }, 26).lines).toEqual(['deep', 'water']);
    expect(fitted('deep water', { wide: 76, high: 44 }, 26, 1).lines).toEqual(['deep water']);
    expect(fitted('an old oak tree', { wide: 60, high: 90 }, 26).lines).toHaveLength(3);
  });

  it('counts letters of other scripts as wide as they are', () => {
    expect(fitted('狐狐狐', BOX, 32).size).toBeLessThan(fitted('aaa', BOX, 32).size);
  });

  it('has nothing to draw of nothing', () => {
    expect(fitted('', BOX, 32)).toEqual({ lines: [''], size: 32 });
  });
});
