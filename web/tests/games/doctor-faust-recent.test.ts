import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '../../src/frames';
import { recentOf } from '../../src/games/doctor-faust/recent';
import { view } from '../fixture';

const BEFORE = {
  turn: 3,
  points: 7,
  to_play: 1,
  soul: 15,
  stones: [
    [0, 4],
    [10, 10],
  ],
  laid: [{ space: 2, seat: 0, value: 8 }],
};
/** Blue has walked a stone, pushed the pyramid, laid a card beside 20, and sprung the one beside 2. */
const AFTER = {
  ...BEFORE,
  turn: 4,
  to_play: 0,
  soul: 17,
  stones: [
    [0, 4],
    [10, 13],
  ],
  laid: [{ space: 20, seat: 1, value: null }],
};

let matches = 0;
let id = '';
beforeEach(() => {
  matches += 1;
  id = `match-${matches}`;
});

function at(state: Record<string, unknown>, seat: number | null = 0): MatchView {
  const shown = view(state);
  return { ...shown, seat, match: { ...shown.match, id } };
}

const DONE = {
  mover: 1,
  moved: [
    { piece: '1-2', from: 10, to: 13 },
    { piece: 'soul', from: 15, to: 17 },
  ],
  laid: [20],
  turned: [2],
};

describe('what has just been done', () => {
  it('stays in sight when the turn of another is over', () => {
    recentOf(at(BEFORE));
    expect(recentOf(at(AFTER))).toEqual(DONE);
  });

  it('is gone once one has acted oneself', () => {
    recentOf(at(BEFORE));
    recentOf(at(AFTER));
    expect(recentOf(at({ ...AFTER, points: 6, soul: 18 }))).toBeNull();
  });

  it('is not what one has done oneself', () => {
    recentOf(at(BEFORE, 1));
    expect(recentOf(at(AFTER, 1))).toBeNull();
  });

  it('is seen by whoever looks on, whoever did it, while it is being done too', () => {
    recentOf(at(BEFORE, null));
    const midway = { ...BEFORE, points: 5, soul: 17 };
    expect(recentOf(at(midway, null))?.moved).toEqual([{ piece: 'soul', from: 15, to: 17 }]);
    expect(recentOf(at(AFTER, null))).toEqual(DONE);
    const next = { ...AFTER, points: 6, soul: 18 };
    expect(recentOf(at(next, null))?.moved).toEqual([{ piece: 'soul', from: 17, to: 18 }]);
  });

  it('stays when the other has ended the game', () => {
    recentOf(at(BEFORE));
    expect(recentOf(at({ ...AFTER, turn: 3, points: 0, to_play: null }))).toEqual(DONE);
  });

  it('is not known of a turn whose beginning was not seen, nor of another match', () => {
    recentOf(at({ ...BEFORE, points: 4 }));
    expect(recentOf(at(AFTER))).toBeNull();
    recentOf(at(BEFORE));
    id = 'another';
    expect(recentOf(at(AFTER))).toBeNull();
  });
});
