import { describe, expect, it } from 'vitest';
import { narration } from '@/games/doctor-faust/words/narration';
import { recentMovesOf, outcomeOf } from '@/events/recent-moves';
import type { LoggedEvent } from '@/events/event-log';
import { event } from '../support/fake-socket';

let versions = 0;
function done(kind: string, seat: number, params: Record<string, unknown> = {}): LoggedEvent {
  versions += 1;
  return { v: versions, event: { ...event(kind, { seat, ...params }), actor: seat } };
}
const turn = (number: number, seat: number): LoggedEvent => done('turn', seat, { turn: number });
const step = (seat: number): LoggedEvent => done('stone-step', seat);
const events = (...happened: LoggedEvent[]): LoggedEvent['event'][] =>
  happened.map((one) => one.event);

describe('what others have done lately', () => {
  const [mine, theirs, more] = [step(0), step(1), step(1)];
  const played = [turn(1, 0), mine, turn(2, 1), theirs, more];

  it('is all since one acted oneself, in the order in which it came', () => {
    expect(recentMovesOf(played, narration, 0)).toEqual(events(theirs, more));
    expect(recentMovesOf([...played, turn(3, 0)], narration, 0)).toEqual(events(theirs, more));
  });

  it('is gone once one has acted in a turn of one’s own', () => {
    expect(recentMovesOf([...played, turn(3, 0), step(0)], narration, 0)).toEqual([]);
  });

  it('is gone once one has acted before the first turn is told', () => {
    expect(recentMovesOf([theirs, mine, more], narration, 0)).toEqual(events(more));
  });

  it('outlasts an answer in the turn of another', () => {
    const answer = step(0);
    const after = step(1);
    expect(recentMovesOf([...played, answer, after], narration, 0)).toEqual(
      events(theirs, more, answer, after),
    );
  });

  it('holds what came after one’s own act by itself', () => {
    const follows = { v: 99, event: { ...event('doctor-walks'), actor: null } };
    expect(recentMovesOf([turn(1, 0), step(0), follows], narration, 0)).toEqual(events(follows));
  });

  it('is for whoever looks on the turn that is played, or the one before it', () => {
    expect(recentMovesOf(played, narration, null)).toEqual(events(theirs, more));
    const next = [...played, turn(3, 0)];
    expect(recentMovesOf(next, narration, null)).toEqual(events(theirs, more));
    const last = step(0);
    expect(recentMovesOf([...next, last], narration, null)).toEqual(events(last));
  });

  it('leaves out what was taken back, and what was done at the table', () => {
    const back: LoggedEvent = {
      v: 100,
      event: { ...event('taken-back', { seat: 1, undone: [more.v] }), clause: null, actor: 1 },
    };
    expect(recentMovesOf([...played, back], narration, 0)).toEqual(events(theirs));
  });
});

describe('what came of one’s own acts', () => {
  const [mine, more, theirs] = [step(0), step(0), step(1)];
  const played = [turn(1, 0), step(0), turn(2, 1), theirs, turn(3, 0), mine, more, turn(4, 1)];

  it('is all of the turn in which one acted last, until one acts again', () => {
    expect(outcomeOf([...played, theirs, turn(5, 0)], narration, 0)).toEqual(events(mine, more));
    const next = step(0);
    expect(outcomeOf([...played, turn(5, 0), next], narration, 0)).toEqual(events(next));
  });

  it('is nothing where one has not acted, or only looks on', () => {
    expect(outcomeOf([turn(1, 1), theirs], narration, 0)).toEqual([]);
    expect(outcomeOf(played, narration, null)).toEqual([]);
  });
});
