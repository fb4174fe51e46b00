import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchConnection, type EventBatch } from '@/match/connection';
import { deferUntilPainted } from '@/rendering/defer-until-painted';
import { event, FixtureSocket, view } from '../support/fake-socket';

/** Longer than a picture takes. */
const soon = () => vi.advanceTimersByTimeAsync(60);
const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** A line that is open, and a way to have it bring a version. */
function line(batches: EventBatch[]): { live: MatchConnection; bring: (v: number) => void } {
  FixtureSocket.all = [];
  const live = new MatchConnection(() => new FixtureSocket(), {
    batch: (batch) => batches.push(batch),
    line: () => undefined,
  });
  const socket = FixtureSocket.last;
  socket.open();
  const bring = (v: number) =>
    socket.receive(
      { type: 'ev', v, event: event('stone-step') },
      { type: 'snap', v, view: view() },
    );
  return { live, bring };
}

describe('what comes while a press waits for its picture', () => {
  beforeAll(() => deferUntilPainted.listen());
  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  it('is done at once where there is no press', () => {
    const task = vi.fn();
    deferUntilPainted.do(task);
    expect(task).toHaveBeenCalledOnce();
  });

  it.each(['pointerup', 'click', 'keydown'])('waits after %s', async (type) => {
    const done: number[] = [];
    press(type);
    deferUntilPainted.do(() => done.push(1));
    deferUntilPainted.do(() => done.push(2));
    expect(done).toEqual([]);
    await soon();
    expect(done).toEqual([1, 2]);
  });

  it('waits for one picture, however long one goes on pressing', async () => {
    const task = vi.fn();
    press('keydown');
    deferUntilPainted.do(task);
    for (let k = 0; k < 6; k += 1) {
      await vi.advanceTimersByTimeAsync(10);
      press('keydown');
    }
    expect(task).toHaveBeenCalledOnce();
  });

  it('is what a line brings, in the order in which it comes', async () => {
    const batches: EventBatch[] = [];
    const { live, bring } = line(batches);
    press('click');
    bring(1);
    bring(2);
    expect(batches).toEqual([]);
    await soon();
    live.close();
    expect(batches.map(({ v }) => v)).toEqual([1, 2]);
  });

  it('is forgotten with its line', async () => {
    const batches: EventBatch[] = [];
    const { live, bring } = line(batches);
    press('click');
    bring(1);
    live.close();
    await soon();
    expect(batches).toEqual([]);
  });
});
