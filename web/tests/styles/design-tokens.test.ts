import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, READABLE, VISIBLE } from '../support/contrast';

const sheet = readFileSync('src/styles/design-tokens.css', 'utf8');
const from = sheet.indexOf("[data-theme='light']");
const THEMES = { dark: sheet.slice(0, from), light: sheet.slice(from) };

/** Words through which the ground shows, as `color-mix` with `transparent` leaves them. */
function over(ground: string, words: string, share: number): string {
  const mixed = [1, 3, 5].map((start) => {
    const [under = 0, above = 0] = [ground, words].map((hex) =>
      parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(above * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

describe('what is closed for now', () => {
  const share =
    Number(/currentcolor (\d+)%/.exec(readFileSync('src/styles/base.css', 'utf8'))?.[1]) / 100;

  it.each(Object.entries(THEMES))('can be read on the table: %s', (_, theme) => {
    for (const ground of ['table', 'table-raised'].map((name) => colour(name, theme))) {
      const words = over(ground, colour('text', theme), share);
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(colour('text-off', theme), ground)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('can be read on paper', () => {
    const paper = colour('paper', THEMES.dark);
    const words = over(paper, colour('paper-ink', THEMES.dark), share);
    expect(contrast(words, paper)).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('a button on paper', () => {
  it('has an edge that can be seen', () => {
    const [paper, line] = [colour('paper', THEMES.dark), colour('paper-line', THEMES.dark)];
    expect(contrast(paper, line)).toBeGreaterThanOrEqual(VISIBLE);
  });
});
