import { describe, expect, it } from 'vitest';
import { recentOf } from '@/games/teufel-teufel/board/recent-marks';
import type { GameEvent, Params } from '@/api/types';
import { event } from '../../../support/fake-socket';

const done = (seat: number, kind: string, params: Params): GameEvent => ({
  ...event(kind, { seat, ...params }),
  actor: seat,
});
const step = (seat: number, from: string, to: string): GameEvent =>
  done(seat, 'step', { from, to });
const swap = (seat: number, from: string, to: string): GameEvent =>
  done(seat, 'swap', { from, to });
const on = (seat: number, kind: string, cell: string): GameEvent => done(seat, kind, { cell });

const NOTHING = { moved: [], turned: [], exchanged: [], laid: [], bare: [] };

describe('the marks of what has been done lately', () => {
  it('show from where to where each sled came, by however many steps', () => {
    const recentMoves = [step(1, 'c3', 'd3'), step(1, 'd3', 'd2'), step(2, 'a1', 'a2')];
    expect(recentOf(recentMoves).moved).toEqual([
      { seat: 1, from: 'c3', to: 'd2' },
      { seat: 2, from: 'a1', to: 'a2' },
    ]);
  });

  it('show only from where a sled came that has left hell', () => {
    const recentMoves = [
      step(1, 'c3', 'd3'),
      done(1, 'left', { place: 1 }),
      done(2, 'left', { place: 2 }),
    ];
    expect(recentOf(recentMoves).moved).toEqual([{ seat: 1, from: 'c3', to: null }]);
  });

  it('show cards turned up, by a sled or by somebody outside', () => {
    const recentMoves = [on(1, 'turned-up', 'd3'), on(2, 'revealed', 'e5')];
    expect(recentOf(recentMoves)).toEqual({
      ...NOTHING,
      turned: [
        { cell: 'd3', seat: 1 },
        { cell: 'e5', seat: 2 },
      ],
    });
  });

  it('show the two cards of a swap, and a card turned up where it lies now', () => {
    const recentMoves = [on(1, 'turned-up', 'd3'), swap(2, 'd3', 'g7')];
    expect(recentOf(recentMoves)).toEqual({
      ...NOTHING,
      turned: [{ cell: 'g7', seat: 2 }],
      exchanged: [
        { cell: 'd3', seat: 2 },
        { cell: 'g7', seat: 2 },
      ],
    });
  });

  it('show the cards of a shuffle where they were laid, and where one is missing since', () => {
    const recentMoves = [
      swap(1, 'c3', 'g7'),
      ...['c3', 'd3'].map((cell) => on(2, 'lifted', cell)),
      ...['d3', 'b4'].map((cell) => on(2, 'laid', cell)),
    ];
    expect(recentOf(recentMoves)).toEqual({
      ...NOTHING,
      exchanged: [{ cell: 'g7', seat: 1 }],
      laid: [
        { cell: 'd3', seat: 2 },
        { cell: 'b4', seat: 2 },
      ],
      bare: [{ cell: 'c3', seat: 2 }],
    });
  });

  it('show nothing of what came and went again', () => {
    const recentMoves = [
      step(1, 'c3', 'd3'),
      step(1, 'd3', 'c3'),
      swap(2, 'a1', 'b2'),
      swap(3, 'b2', 'a1'),
    ];
    expect(recentOf(recentMoves)).toEqual(NOTHING);
  });
});
