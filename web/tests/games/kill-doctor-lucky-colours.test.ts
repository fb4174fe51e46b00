import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/games/kill-doctor-lucky/colours.css', 'utf8');

/** WCAG 2.1, 1.4.3: the least contrast of text that is not large. */
const READABLE = 4.5;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (found === undefined) throw new Error(`there is no colour --${name}`);
  return found;
}

describe('A card', () => {
  it.each(['weapon', 'move', 'room', 'failure'])('of the kind %s has a legible title', (kind) => {
    const back = colour(`kdl-book-${kind}`);
    expect(contrast(colour('kdl-book-print'), back)).toBeGreaterThanOrEqual(READABLE);
  });
});
