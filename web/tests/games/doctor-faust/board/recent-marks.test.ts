import { describe, expect, it } from 'vitest';
import { recentOf } from '@/games/doctor-faust/board/recent-marks';
import type { GameEvent, Params } from '@/api/types';
import { event } from '../../../support/fake-socket';

const done = (kind: string, params: Params): GameEvent => ({
  ...event(kind, { seat: 1, ...params }),
  actor: 1,
});
const stone = (from: number, to: number): GameEvent => done('stone-step', { stone: 2, from, to });

describe('the marks of what has just been done', () => {
  it('show from where to where a piece came, by however many steps', () => {
    const recentMoves = [stone(10, 11), stone(11, 12), done('soul-step', { from: 15, to: 16 })];
    expect(recentOf(recentMoves)).toEqual({
      mover: 1,
      moved: [
        { piece: '1-2', from: 10, to: 12 },
        { piece: 'soul', from: 15, to: 16 },
      ],
      laid: [],
      turned: [],
    });
  });

  it('show the cards that were laid, and those that a trap has turned up', () => {
    const trap = { stone: 2, owner: 0, value: 3, lost: 0 };
    const recentMoves = [
      done('card-laid', { space: 20, value: null }),
      done('trap', { ...trap, space: 2 }),
    ];
    expect(recentOf(recentMoves)).toMatchObject({ laid: [20], turned: [2] });
  });

  it('show nothing of what came and went again', () => {
    const recentMoves = [
      done('card-laid', { space: 4, value: 2 }),
      stone(3, 4),
      done('trap', { stone: 2, owner: 1, space: 4, value: 2, lost: 0 }),
      done('forced-move', { stone: 2, from: 4, to: 3, steps: 1, direction: 'back' }),
    ];
    expect(recentOf(recentMoves)).toMatchObject({ moved: [], laid: [], turned: [] });
  });

  it('are none where nothing was done', () => {
    expect(recentOf([])).toBeNull();
  });
});
