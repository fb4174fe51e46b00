import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colour, contrast, READABLE, VISIBLE } from '../../../support/contrast';

const css = readFileSync('src/games/kill-doctor-lucky/cover/colours.css', 'utf8');
const plan = readFileSync('src/games/kill-doctor-lucky/board/board.css', 'utf8').split(/^:root/m);

describe('The frame of a room one can go to', () => {
  it.each([
    ['night', 1],
    ['day', 2],
  ])('is seen on its ground, on the floor and in the light by %s', (_, part) => {
    const sheet = plan[part] ?? '';
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
    const back = colour(`kdl-book-${kind}`, css);
    expect(contrast(colour('kdl-book-print', css), back)).toBeGreaterThanOrEqual(READABLE);
  });
});
