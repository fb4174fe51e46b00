import { describe, expect, it } from 'vitest';
import { awaitedSeat, handoverCall, firstSeat } from '@/match/pass-and-play';
import { event } from '../support/fake-socket';

describe('the curtain at a screen for several people', () => {
  it('falls for whoever of three is to choose, also in the middle of another’s turn', () => {
    expect([0, 1, 2].map((turn) => awaitedSeat([0, 1, 2], turn))).toEqual([0, 1, 2]);
  });

  it('does not fall for bots, nor once the match is over', () => {
    expect([1, 3, null].map((turn) => awaitedSeat([0, 2], turn))).toEqual([null, null, null]);
  });

  it('never falls for one person alone, nor for spectators', () => {
    expect([awaitedSeat([2], 2), awaitedSeat([], 0)]).toEqual([null, null]);
  });

  it('has nobody’s hand behind it before somebody raises it', () => {
    expect([firstSeat([0, 1, 2], 1), firstSeat([0, 2], 1)]).toEqual([null, null]);
    expect([firstSeat([2], 0), firstSeat([], 0)]).toEqual([2, null]);
    expect(firstSeat([0, 1], null)).toBe(0);
  });
});

describe('who is asked to the screen', () => {
  const start = { ...event('turn'), actor: null };
  const done = (actor: number) => ({ ...event('stone-step'), actor });

  it('begins where nobody has done anything', () => {
    expect(handoverCall([0, 2], [start])).toBe('begin');
  });

  it('is the first of those there where only others have', () => {
    expect(handoverCall([0, 2], [start, done(1)])).toBe('first');
  });

  it('has it passed on by another of them', () => {
    expect(handoverCall([0, 2], [start, done(1), done(2), done(1)])).toBe('pass');
  });
});
