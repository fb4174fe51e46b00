import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/games/kill-doctor-lucky/colours.css', 'utf8');
const plan = readFileSync('src/games/kill-doctor-lucky/plan.css', 'utf8').split(/^:root/m);

/** WCAG 2.1, 1.4.11: the least contrast of what must be seen to act. */
const VISIBLE = 3;
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

function colour(name: string, sheet = css): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (found === undefined) throw new Error(`there is no colour --${name}`);
  return found;
}

describe('The frame of a room one can go to', () => {
  it.each([
    ['night', 1],
    ['day', 2],
  ])('is seen on its ground, on the floor and in the light by %s', (_, part) => {
    const sheet = plan[part];
    const goal = colour('plan-goal', sheet);
    for (const behind of ['goal-deep', 'floor'])
      expect(contrast(goal, colour(`plan-${behind}`, sheet))).toBeGreaterThanOrEqual(VISIBLE);
    for (const shade of ['light', 'light-far', 'light-deep'])
      expect(
        Math.max(
          contrast(goal, colour(`plan-${shade}`, sheet)),
          contrast(colour('plan-goal-deep', sheet), colour(`plan-${shade}`, sheet)),
        ),
      ).toBeGreaterThanOrEqual(VISIBLE);
  });
});

describe('A card', () => {
  it.each(['weapon', 'move', 'room', 'failure'])('of the kind %s has a legible title', (kind) => {
    const back = colour(`kdl-book-${kind}`);
    expect(contrast(colour('kdl-book-print'), back)).toBeGreaterThanOrEqual(READABLE);
  });
});
