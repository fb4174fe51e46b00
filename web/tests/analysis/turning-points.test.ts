import { describe, expect, it } from 'vitest';
import type { Moment } from '@/api/types';
import { narration } from '@/games/doctor-faust/words/narration';
import type { LoggedEvent } from '@/events/event-log';
import { chaptersOf, swingsBetween, turningPoints } from '@/analysis/turning-points';
import { event } from '../support/fake-socket';

const SURE = 0.05;
const moment = (v: number, ...chances: number[]): Moment => ({
  v,
  chances: chances.map((chance, seat) => ({
    seat,
    chance,
    low: chance - SURE,
    high: chance + SURE,
  })),
});
const turn = (v: number, number: number, seat: number): LoggedEvent => ({
  v,
  event: event('turn', { turn: number, seat, points: 7 }),
});
const step = (v: number, seat = 0): LoggedEvent => ({
  v,
  event: event('stone-step', { seat, stone: 1, from: v, to: v + 1 }),
});
const trap = (v: number): LoggedEvent => ({ v, event: event('trap', { seat: 0, owner: 1 }) });

describe('a swing', () => {
  it('is the largest change among the seats', () => {
    const [swing] = swingsBetween(moment(1, 0.4, 0.3, 0.3), moment(5, 0.55, 0.05, 0.4));
    expect(swing).toEqual({ seat: 1, from: 0.3, to: 0.05 });
  });

  it('is none where luck in the reckoning explains it, or where it is small', () => {
    expect(swingsBetween(moment(1, 0.5), moment(5, 0.59))).toEqual([]);
    const unsure = { v: 5, chances: [{ seat: 0, chance: 0.7, low: 0.5, high: 0.9 }] };
    expect(swingsBetween(moment(1, 0.5), unsure)).toEqual([]);
  });
});

describe('turning points', () => {
  const happened = [
    turn(1, 1, 0),
    step(2),
    step(3),
    turn(4, 2, 1),
    step(5, 1),
    trap(6),
    step(7, 1),
  ];

  it('tell what happened in whose turn, and what it changed', () => {
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.5, 0.5), moment(8, 0.2, 0.7)];
    const [point, ...others] = turningPoints(moments, happened, narration, 5, null);
    expect(others).toEqual([]);
    expect(point).toMatchObject({ v: 6, chapter: { number: 2, seat: 1 }, event: { kind: 'trap' } });
    expect(point?.swing?.to).toBe(0.2);
  });

  it('are told by nothing that would have turned the match the other way', () => {
    const better = [moment(1, 0.5, 0.5), moment(8, 0.8, 0.2)];
    expect(turningPoints(better, happened, narration, 5, null)[0]?.event?.kind).toBe('stone-step');
    const worse = [moment(1, 0.5, 0.5), moment(8, 0.2, 0.8)];
    expect(turningPoints(worse, happened, narration, 5, null)[0]?.event?.kind).toBe('trap');
  });

  it('are none of them that somebody gave up', () => {
    const resigned = { ...event('resigned', { seat: 1 }), clause: null };
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.5, 0.5), moment(5, 1, 0)];
    const given = [...happened.slice(0, 4), { v: 5, event: resigned }];
    expect(turningPoints(moments, given, narration, 5, null)).toEqual([]);
  });

  it('are not told with what giving up has done to the chances', () => {
    const resigned = { ...event('resigned', { seat: 1 }), clause: null };
    const moments = [moment(1, 0.5, 0.5), moment(9, 1, 0)];
    const given = [...happened, { v: 9, event: resigned }];
    expect(turningPoints(moments, given, narration, 5, null)).toMatchObject([{ swing: null }]);
    expect(turningPoints(moments, happened, narration, 5, null)).toMatchObject([
      { swing: { seat: 0 } },
    ]);
  });

  it('tell what somebody did rather than what came of it by itself', () => {
    const walks: LoggedEvent = {
      v: 3,
      event: event('doctor-walks', { from: 'foyer', to: 'library' }),
    };
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.2, 0.7)];
    const [point] = turningPoints(moments, [turn(1, 1, 0), step(2), walks], narration, 5, null);
    expect(point?.event?.kind).toBe('stone-step');
    const [alone] = turningPoints(moments, [turn(1, 1, 0), walks], narration, 5, null);
    expect(alone?.event?.kind).toBe('doctor-walks');
  });

  it('tell the last thing where nothing great happened, steps of a walk as one', () => {
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.9, 0.1)];
    expect(turningPoints(moments, happened, narration, 5, null)[0]?.event?.kind).toBe('stone-walk');
  });

  it('tell of what this viewer could not see only whose chances it changed', () => {
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.9, 0.1)];
    const [point] = turningPoints(moments, [turn(1, 1, 0)], narration, 5, null);
    expect(point).toMatchObject({ v: 4, event: null, swing: { seat: 0 } });
  });

  it('tell their reader of their own chances, whoever else has gained more', () => {
    const moments = [moment(1, 0.5, 0.3), moment(4, 0.9, 0.1)];
    const own = turningPoints(moments, happened, narration, 5, 1);
    expect(own).toMatchObject([{ swing: { seat: 1, from: 0.3, to: 0.1 } }]);
    const others = [moment(1, 0.5, 0.3), moment(4, 0.9, 0.3)];
    expect(turningPoints(others, happened, narration, 5, 1)).toMatchObject([
      { swing: { seat: 0 } },
    ]);
  });

  it('and turns are not what has been taken back', () => {
    const takenBack = { ...event('taken-back', { seat: 1, undone: [6, 7] }), clause: null };
    const all = [...happened.slice(0, 6), turn(7, 3, 0), { v: 8, event: takenBack }];
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.5, 0.5), moment(8, 0.2, 0.7)];
    expect(turningPoints(moments, all, narration, 5, null)[0]).toMatchObject({
      v: 5,
      event: { kind: 'stone-step' },
    });
    expect(chaptersOf(all, narration).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('are few, the greatest, and in the order in which they came', () => {
    const moments = [0.5, 0.7, 0.3, 0.9, 0.88].map((chance, k) => moment(10 * k + 1, chance));
    const points = turningPoints(moments, [], narration, 2, null);
    expect(points.map(({ v }) => v)).toEqual([21, 31]);
  });

  it('put what changed the chances before what is only called great', () => {
    const moments = [moment(1, 0.5), moment(4, 0.7), moment(8, 0.7)];
    const points = turningPoints(moments, happened, narration, 1, null);
    expect(points[0]?.swing).not.toBeNull();
  });

  it('are none in a match that runs evenly', () => {
    const moments = [moment(1, 0.5, 0.5), moment(4, 0.52, 0.48)];
    expect(turningPoints(moments, happened, narration, 5, null)).toEqual([]);
  });
});
