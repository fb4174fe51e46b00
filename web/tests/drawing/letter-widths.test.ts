import { describe, expect, it } from 'vitest';
import { linesWithin, sizeWithin, SOFT, textWidth } from '@/drawing/letter-widths';

describe('a text in lines', () => {
  it('is broken at spaces, and no line is wider than there is room', () => {
    const lines = linesWithin('Rufus tries it in the Trophy Room with the Tight Hat', 240, 19);
    expect(lines.join(' ')).toBe('Rufus tries it in the Trophy Room with the Tight Hat');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(textWidth(line, 19, 'title')).toBeLessThanOrEqual(240);
  });

  it('has a word that is too wide in a line of its own', () => {
    expect(linesWithin('A Schwiegermutterzunge', 20, 19)).toEqual(['A', 'Schwiegermutterzunge']);
  });

  it('shows nothing of where words might be broken', () => {
    expect(linesWithin(`Bil${SOFT}liard`, 500, 19)).toEqual(['Billiard']);
  });
});

it('letters become smaller where a text has not room enough', () => {
  expect(sizeWithin('Ivo', 200, 23)).toBe(23);
  const size = sizeWithin('Southwest Hall', 80, 23);
  expect(textWidth('Southwest Hall', size, 'title')).toBeCloseTo(80);
});
