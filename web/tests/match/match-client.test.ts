import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '@/api/types';
import { MatchClient } from '@/match/match-client.svelte';
import { FixtureSocket, view } from '../support/fake-socket';

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

  it('sends only the last wish again when the line was broken', () => {
    const table = sit();
    void table.prepare({ up_to: 2 });
    void table.prepare(null);
    const wanted = last();
    FixtureSocket.last.close();
    table.reconnect();
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([
      { type: 'resume', after: 1, heard: 0, walks: true },
      wanted,
    ]);
  });

  it('is nothing for spectators', () => {
    const table = sit(null);
    void table.prepare({ up_to: 2 });
    expect(last()).toEqual({ type: 'resume', after: 0, heard: 0, walks: true });
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
