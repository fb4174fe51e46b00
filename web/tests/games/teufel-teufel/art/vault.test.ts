import { describe, expect, it } from 'vitest';
import { arch } from '@/games/teufel-teufel/art/vault';

const STONES = 11 + 2 * 4;

describe('an arch of the underworld', () => {
  it.each([true, false])(
    'has all its stones, those of one shade in one path (mossy: %s)',
    (mossy) => {
      const paths = [...arch(1, mossy).matchAll(/<path d="([^"]*)" fill="var\(([^)]*)\)"/g)];
      const shades = paths.map(([, , shade]) => shade);
      expect(new Set(shades).size).toBe(shades.length);
      expect(paths.flatMap(([, d = '']) => d.match(/Z/g) ?? [])).toHaveLength(STONES);
    },
  );
});
