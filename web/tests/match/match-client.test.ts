import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '@/api/types';
import { MatchClient } from '@/match/match-client.svelte';
import { event, FixtureSocket, view } from '../support/fake-socket';

const snap = (v: number, shown: MatchView = view()) => ({ type: 'snap', v, view: shown }) as const;
const last = (): unknown => FixtureSocket.last.sent.at(-1);
const cmd = (): string => (last() as { cmd: string }).cmd;

function sit(seat: number | null = 0): MatchClient {
  const table = new MatchClient(() => new FixtureSocket(), seat);
  FixtureSocket.last.open();
  FixtureSocket.last.receive({ type: 'ev', v: 1, event: null }, snap(1));
  return table;
}

beforeEach(() => {
  FixtureSocket.all = [];
});

describe('preparing an answer', () => {
  it('can be done out of turn, and shows once the server has it', async () => {
    const table = sit();
    FixtureSocket.last.receive(snap(1, view({ to_play: 1 })));
    const done = table.prepare({ up_to: 2 });
    expect(last()).toMatchObject({ type: 'prepare', answer: { up_to: 2 } });
    expect(table.prepared).toBeNull();
    FixtureSocket.last.receive(
      { type: 'ack', cmd: cmd(), v: 1, done: 1, stopped: null },
      snap(1, { ...view(), prepared: { up_to: 2 } }),
    );
    await done;
    expect(table.prepared).toEqual({ up_to: 2 });
  });

  it('tells why it is refused', async () => {
    const table = sit();
    const done = table.prepare({ up_to: 2 });
    FixtureSocket.last.receive({
      type: 'rej',
      cmd: cmd(),
      clause: null,
      reason: 'cannot-prepare',
      params: {},
      message: '',
      legal: [],
    });
    await done;
    expect(table.refusal?.reason).toBe('cannot-prepare');
  });

  it('is told no more why it is refused once something has happened', async () => {
    const table = sit();
    const done = table.prepare({ up_to: 2 });
    const said = { clause: null, reason: 'cannot-prepare', params: {}, message: '', legal: [] };
    FixtureSocket.last.receive({ type: 'rej', cmd: cmd(), ...said });
    await done;
    FixtureSocket.last.receive(snap(1));
    expect(table.refusal).not.toBeNull();
    FixtureSocket.last.receive({ type: 'ev', v: 2, event: event('stone-step') }, snap(2));
    expect(table.refusal).toBeNull();
  });

  it('sends only the last wish again when the line was broken', () => {
    const table = sit();
    void table.prepare({ up_to: 2 });
    void table.prepare(null);
    const wanted = last();
    FixtureSocket.last.fail();
    table.reconnect();
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([
      { type: 'resume', after: 1, heard: 0, walks: true, beliefs: false },
      wanted,
    ]);
  });

  it('is nothing for spectators', () => {
    const table = sit(null);
    void table.prepare({ up_to: 2 });
    expect(last()).toEqual({ type: 'resume', after: 0, heard: 0, walks: true, beliefs: false });
  });
});

describe('a press', () => {
  const stopped = { reason: 'no', clause: 'DF-16', params: {}, message: 'No.' };

  it.each([
    ['was refused', stopped, 'no'],
    [
      'waits, for something new has come to light',
      { ...stopped, reason: 'something-new' },
      'something-new',
    ],
    ['is no more needed, for the turn is over', { ...stopped, reason: 'turn-over' }, undefined],
  ])('says that the rest of it %s', async (_, stops, reason) => {
    const table = sit();
    const done = table.act(['s1', 's1']);
    FixtureSocket.last.receive({ type: 'ack', cmd: cmd(), v: 2, done: 1, stopped: stops });
    FixtureSocket.last.receive({ type: 'ev', v: 2, event: null }, snap(2));
    await done;
    expect(table.refusal?.reason).toBe(reason);
  });

  it('can be taken back before it has been answered', async () => {
    const table = sit();
    void table.act(['s1', 's1']);
    const press = cmd();
    const undone = table.takeBack();
    expect(last()).toMatchObject({ type: 'act' });
    FixtureSocket.last.receive({ type: 'ack', cmd: press, v: 2, done: 2, stopped: null });
    FixtureSocket.last.receive({ type: 'ev', v: 2, event: null }, snap(2));
    await expect.poll(last).toMatchObject({ type: 'do', deed: 'take-back' });
    FixtureSocket.last.receive({ type: 'ack', cmd: cmd(), v: 3, done: 2, stopped: null });
    FixtureSocket.last.receive({ type: 'ev', v: 3, event: null }, snap(3));
    await expect(undone).resolves.toMatchObject({ done: 2 });
  });
});

describe('the board', () => {
  it('is the same object all the time, so that it is drawn once', () => {
    const table = sit();
    const { board } = (table.view as MatchView).match;
    FixtureSocket.last.receive({ type: 'ev', v: 2, event: null }, snap(2, view({ to_play: 1 })));
    expect(table.latest?.state.to_play).toBe(1);
    expect(table.latest?.match.board).toBe(board);
  });
});
