import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchConnection, type EventBatch, type ConnectionState } from '@/match/connection';
import type { Room, SaidFrame, UpFrame } from '@/api/types';
import { event, FixtureSocket, room, view } from '../support/fake-socket';

function seat(after = 0): {
  live: MatchConnection;
  batches: EventBatch[];
  lines: ConnectionState[];
} {
  const batches: EventBatch[] = [];
  const lines: ConnectionState[] = [];
  const live = new MatchConnection(
    () => new FixtureSocket(),
    { batch: (batch) => batches.push(batch), line: (line) => lines.push(line) },
    after,
  );
  return { live, batches, lines };
}

const ev = (v: number, kind = 'stone-step') => ({ type: 'ev', v, event: event(kind) }) as const;
const hidden = (v: number) => ({ type: 'ev', v, event: null }) as const;
const snap = (v: number) => ({ type: 'snap', v, view: view() }) as const;
const resume = (after: number, heard = 0) =>
  ({ type: 'resume', after, heard, walks: true, beliefs: false }) as const;
const versions = (batches: EventBatch[]) =>
  batches.flatMap(({ events }) => events.map(({ v }) => v));
/** The name of a command. */
const named = (frame: UpFrame | undefined) => (frame?.type === 'act' ? frame.cmd : '');
/** Milliseconds between two looks at a line. */
const BEAT = 2000;
const beats = (many: number) => vi.advanceTimersByTime(many * BEAT);

beforeEach(() => {
  FixtureSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a seat’s connection', () => {
  it('asks for everything after the last version it has seen', () => {
    seat(7);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([resume(7)]);
  });

  it('asks once for what its seat may believe, and whenever it begins anew', () => {
    const { live } = seat();
    FixtureSocket.last.open();
    live.wantBeliefs();
    live.wantBeliefs();
    expect(FixtureSocket.last.sent).toEqual([resume(0), { ...resume(0), beliefs: true }]);
    live.reopen();
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([{ ...resume(0), beliefs: true }]);
  });

  it('hands over the events of a step together with the view they end in', () => {
    const { batches, live } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1, 'turn'), ev(2), snap(2));
    expect(batches).toHaveLength(1);
    expect(batches[0]?.events.map(({ event: { kind } }) => kind)).toEqual(['turn', 'stone-step']);
    expect(live.v).toBe(2);
  });

  it('remembers what does not change, which is told once', () => {
    const { batches } = seat();
    const same = (v: number) => ({ type: 'snap', v, view: { ...view(), match: null } }) as const;
    const match = { ...view().match, seed: 'told at last' };
    FixtureSocket.last.open();
    FixtureSocket.last.receive(same(0), ev(1), snap(1), ev(2), same(2));
    FixtureSocket.last.receive(ev(3), { type: 'snap', v: 3, view: { ...view(), match } }, same(3));
    expect(batches.map((batch) => batch.view.match)).toEqual([
      view().match,
      view().match,
      match,
      match,
    ]);
  });

  it('takes frames that come in one message one after another', () => {
    const { batches, live } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receiveTogether(ev(1), ev(2), snap(2));
    expect(batches.map(({ events }) => events.length)).toEqual([2]);
    expect(live.v).toBe(2);
  });

  it('counts an event it may not see, and does not show it', () => {
    const { batches, live } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), hidden(2), ev(3), snap(3));
    expect(batches[0]?.events).toHaveLength(2);
    expect(live.v).toBe(3);
  });

  it('ignores events it has seen already', () => {
    const { batches } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), ev(1), ev(2), snap(2));
    expect(batches[0]?.events.map(({ v }) => v)).toEqual([1, 2]);
  });

  it('comes back after a broken line and resumes where it was', () => {
    const { lines } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), snap(1));
    FixtureSocket.last.fail();
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FixtureSocket.all).toHaveLength(2);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([resume(1)]);
    FixtureSocket.last.receive(snap(1));
    expect(lines.at(-1)).toBe('open');
  });

  it('keeps the half of a step that the line broke in, and adds the rest', () => {
    const { batches } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), snap(1), ev(2));
    FixtureSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent[0]).toEqual(resume(2));
    FixtureSocket.last.receive(ev(3), snap(3));
    expect(batches.at(-1)?.events.map(({ v }) => v)).toEqual([2, 3]);
  });

  it('waits longer after each failure, but never longer than eight seconds', () => {
    seat();
    for (let k = 0; k < 8; k += 1) {
      FixtureSocket.last.fail();
      vi.advanceTimersByTime(8000);
      expect(FixtureSocket.all).toHaveLength(k + 2);
    }
    FixtureSocket.last.fail();
    vi.advanceTimersByTime(7000);
    expect(FixtureSocket.all).toHaveLength(9);
  });

  it('is lost at once when the browser has no network, and comes back', () => {
    const { live, lines } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), snap(1));
    live.drop();
    expect(lines.at(-1)).toBe('lost');
    expect(vi.getTimerCount()).toBe(1);
    live.hurry();
    FixtureSocket.last.open();
    expect(FixtureSocket.all).toHaveLength(2);
    expect(FixtureSocket.last.sent).toEqual([resume(1)]);
  });

  it('opens no line again once it is closed', () => {
    const { live } = seat();
    FixtureSocket.last.open();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FixtureSocket.all).toHaveLength(1);
  });
});

describe('asking for an action', () => {
  it('names the version it has seen and settles with the answer', async () => {
    const { live } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), snap(1));
    const answer = live.act(['s1']);
    const asked = FixtureSocket.last.sent.at(-1);
    expect(asked).toMatchObject({ type: 'act', expect: 1, actions: ['s1'] });
    const cmd = asked?.type === 'act' ? asked.cmd : '';
    FixtureSocket.last.receive({ type: 'ack', cmd, v: 2, done: 1, stopped: null });
    await expect(answer).resolves.toEqual({ type: 'ack', cmd, v: 2, done: 1, stopped: null });
  });

  it('uses a new name for every command', () => {
    const { live } = seat();
    FixtureSocket.last.open();
    void live.act(['s1']);
    void live.act(['s1']);
    const cmds = FixtureSocket.last.sent.flatMap((frame) =>
      frame.type === 'act' ? [frame.cmd] : [],
    );
    expect(new Set(cmds).size).toBe(2);
  });

  it('sends an unanswered command again under its name, and a second answer does no harm', async () => {
    const { live } = seat();
    FixtureSocket.last.open();
    const answer = live.act(['s1']);
    const first = FixtureSocket.last.sent.at(-1);
    FixtureSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent.at(-1)).toEqual(first);
    const cmd = first?.type === 'act' ? first.cmd : '';
    FixtureSocket.last.receive(
      { type: 'ack', cmd, v: 1, done: 1, stopped: null },
      { type: 'ack', cmd, v: 1, done: 1, stopped: null },
    );
    await expect(answer).resolves.toMatchObject({ type: 'ack', v: 1 });
  });
});

const said = (n: number): SaidFrame => ({
  type: 'said',
  deleted: false,
  n,
  seat: 1,
  name: 'Ben',
  text: 'Good luck',
  at: '2026-01-01T00:00:00.000Z',
  yours: false,
});

function company(): {
  live: MatchConnection;
  rooms: Room[];
  heard: number[];
  lines: ConnectionState[];
} {
  const rooms: Room[] = [];
  const heard: number[] = [];
  const lines: ConnectionState[] = [];
  const live = new MatchConnection(() => new FixtureSocket(), {
    batch: () => undefined,
    line: (line) => lines.push(line),
    room: (seen) => rooms.push(seen),
    said: ({ n }) => heard.push(n),
  });
  FixtureSocket.last.open();
  return { live, rooms, heard, lines };
}

describe('the company at a table', () => {
  it('is told whenever it changes', () => {
    const { rooms } = company();
    FixtureSocket.last.receive({ type: 'room', room: room({ watching: 2 }) });
    expect(rooms.map(({ watching }) => watching)).toEqual([2]);
  });

  it('is all there is while the match waits for players', () => {
    const { lines } = company();
    FixtureSocket.last.receive({ type: 'room', room: room({ status: 'waiting' }) });
    expect(lines.at(-1)).toBe('open');
  });

  it('is not enough to play on while the position is still to come', () => {
    const { lines } = company();
    FixtureSocket.last.receive({ type: 'room', room: room() });
    expect(lines.at(-1)).toBe('connecting');
  });

  it('asks whether the match is gone when the line cannot be opened', async () => {
    const lines: ConnectionState[] = [];
    let gone = false;
    const listener = { batch: () => undefined, line: (line: ConnectionState) => lines.push(line) };
    new MatchConnection(
      () => new FixtureSocket(),
      listener,
      0,
      () => Promise.resolve(gone),
    );
    FixtureSocket.last.open();
    gone = true;
    FixtureSocket.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    FixtureSocket.last.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.at(-1)).toBe('off');
    const attempts = FixtureSocket.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FixtureSocket.all).toHaveLength(attempts);
  });

  it('is gone for good when the match is called off', () => {
    const { lines } = company();
    FixtureSocket.last.fail(4000);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe('off');
    expect(FixtureSocket.all).toHaveLength(1);
  });

  it('is looked at anew when one has become somebody else', () => {
    const { live } = company();
    live.reopen();
    FixtureSocket.last.open();
    expect(FixtureSocket.all).toHaveLength(2);
    expect(FixtureSocket.last.sent).toEqual([resume(0)]);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('the conversation', () => {
  it('is heard once, and after a break from where it was', () => {
    const { heard } = company();
    FixtureSocket.last.receive(said(1), said(2), said(2));
    FixtureSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([resume(0, 2)]);
    FixtureSocket.last.receive(said(2), said(4));
    expect(heard).toEqual([1, 2, 4]);
  });

  it('is heard again where a message has been deleted, and goes on from where it was', () => {
    const { heard } = company();
    FixtureSocket.last.receive(said(1), said(2), { ...said(1), deleted: true, text: '' }, said(2));
    expect(heard).toEqual([1, 2, 1]);
    FixtureSocket.last.fail();
    vi.advanceTimersByTime(1000);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([resume(0, 2)]);
  });

  it('keeps what was said while the line was down, and says it once', () => {
    const { live } = company();
    FixtureSocket.last.fail();
    void live.say('Wait for me');
    vi.advanceTimersByTime(1000);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent.at(-1)).toMatchObject({ type: 'say', text: 'Wait for me' });
  });
});

/** A seat that has seen version 1, and what it sends from then on. */
function playing(): ReturnType<typeof seat> & { server: FixtureSocket } {
  const known = seat();
  const server = FixtureSocket.last;
  server.open();
  server.receiveTogether(ev(1), snap(1));
  server.sent = [];
  return { ...known, server };
}

describe('messages that go astray', () => {
  it('are missed as soon as the next one comes, and nothing is shown until they are there', () => {
    const { server, batches } = playing();
    server.post(ev(2), snap(2));
    server.receiveTogether(ev(3), snap(3));
    expect(versions(batches)).toEqual([1]);
    expect(server.sent).toEqual([resume(1)]);
    server.receiveTogether(ev(2), ev(3), snap(3));
    expect(versions(batches)).toEqual([1, 2, 3]);
  });

  it('are missed also where the first of a line is among them', () => {
    const { batches } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.post(ev(1), snap(1));
    FixtureSocket.last.receiveTogether(ev(2), snap(2));
    expect(batches).toHaveLength(0);
    expect(FixtureSocket.last.sent).toEqual([resume(0), resume(0)]);
  });

  it('are missed also where all of a line are among them', () => {
    seat();
    FixtureSocket.last.open();
    beats(1);
    expect(FixtureSocket.last.sent).toEqual([resume(0), resume(0)]);
  });

  it('are asked for again and again until an answer comes', () => {
    const { server } = playing();
    server.post(ev(2), snap(2));
    server.receiveTogether(ev(3), snap(3));
    for (let k = 0; k < 3; k += 1) {
      server.post(ev(2), ev(3), snap(3));
      beats(1);
    }
    expect(server.sent).toEqual([resume(1), resume(1), resume(1), resume(1)]);
  });

  it('are not shown when they come late', () => {
    const { server, batches } = playing();
    const late = server.post({ type: 'snap', v: 1, view: { ...view(), prepared: null } });
    const sooner = server.post({ type: 'snap', v: 1, view: { ...view(), prepared: { up_to: 2 } } });
    server.deliver(sooner, late);
    server.receiveTogether({ type: 'snap', v: 1, view: { ...view(), prepared: { up_to: 2 } } });
    server.deliver(late);
    expect(batches.at(-1)?.view.prepared).toEqual({ up_to: 2 });
  });

  it('are shown once when they come twice', () => {
    const { server, batches } = playing();
    const twice = server.post(ev(2), snap(2));
    server.deliver(twice, twice);
    expect(batches).toHaveLength(2);
    expect(server.sent).toEqual([]);
  });

  it('still answer what was asked', async () => {
    const { server, live } = playing();
    const answer = live.act(['s1']);
    const cmd = named(server.sent[0]);
    const late = server.post({ type: 'ack', cmd, v: 2, done: 1, stopped: null });
    server.receiveTogether(ev(2), snap(2));
    server.deliver(late);
    await expect(answer).resolves.toMatchObject({ type: 'ack', v: 2 });
  });

  it('cost no word of the conversation', () => {
    const { heard } = company();
    const server = FixtureSocket.last;
    server.receiveTogether({ type: 'room', room: room() });
    server.post(said(1));
    server.receiveTogether(said(2));
    server.receiveTogether({ type: 'room', room: room() }, said(1), said(2));
    expect(heard).toEqual([1, 2]);
  });
});

describe('a line on which nothing comes', () => {
  it('is asked for a sign of life after four seconds', () => {
    const { server } = playing();
    beats(1);
    expect(server.sent).toEqual([]);
    beats(1);
    expect(server.sent).toEqual([{ type: 'ping' }]);
  });

  it('shows by the answer that the last message went astray', () => {
    const { server, batches } = playing();
    server.post(ev(2), snap(2));
    beats(2);
    server.receiveTogether();
    expect(server.sent).toEqual([{ type: 'ping' }, resume(1)]);
    server.receiveTogether(ev(2), snap(2));
    expect(versions(batches)).toEqual([1, 2]);
  });

  it('stays open as long as there is an answer', () => {
    const { server, lines } = playing();
    for (let k = 0; k < 10; k += 1) {
      beats(2);
      server.receiveTogether();
    }
    expect(FixtureSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('open');
  });

  it('is lost after eight seconds, though nobody has told, and opened anew', () => {
    const { server, lines } = playing();
    beats(3.9);
    expect(lines.at(-1)).toBe('open');
    beats(0.1);
    expect(lines.at(-1)).toBe('lost');
    server.receiveTogether(ev(2), snap(2));
    vi.advanceTimersByTime(400);
    expect(FixtureSocket.all).toHaveLength(2);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toEqual([resume(1)]);
  });

  it('is given up also before it ever was open', () => {
    const { lines } = seat();
    beats(4);
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FixtureSocket.all).toHaveLength(2);
  });

  it('has two beats left when somebody comes back to the page', () => {
    const { live, server, lines } = playing();
    live.hurry();
    expect(server.sent).toEqual([{ type: 'ping' }]);
    beats(1.9);
    expect(lines.at(-1)).toBe('open');
    beats(0.1);
    expect(lines.at(-1)).toBe('lost');
  });

  it('is looked after no more once it is closed', () => {
    const { live, server } = playing();
    live.close();
    beats(10);
    expect(server.sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a command that is not answered', () => {
  it('is sent again under its name while the line is up, until it is', async () => {
    const { live, server } = playing();
    const answer = live.act(['s1']);
    const [asked] = server.sent;
    for (let k = 0; k < 3; k += 1) {
      beats(2);
      server.receiveTogether();
    }
    const again = server.sent.filter(({ type }) => type === 'act');
    expect(again).toEqual([asked, asked, asked, asked]);
    const cmd = named(asked);
    server.receiveTogether({ type: 'ack', cmd, v: 2, done: 1, stopped: null }, ev(2), snap(2));
    await expect(answer).resolves.toMatchObject({ type: 'ack', v: 2 });
    server.sent = [];
    beats(2);
    expect(server.sent).toEqual([{ type: 'ping' }]);
  });

  it('has two seconds before it is', () => {
    const { live, server } = playing();
    beats(0.9);
    void live.act(['s1']);
    beats(1);
    expect(server.sent.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  it('is refused when the first time was once too often', async () => {
    const { live, server } = playing();
    const answer = live.act(['s1']);
    const cmd = named(server.sent[0]);
    const passing = { clause: null, reason: 'too-many', params: {}, message: '', legal: [] };
    server.receiveTogether({ type: 'rej', cmd, ...passing });
    await expect(answer).resolves.toMatchObject({ reason: 'too-many' });
  });

  it('is not refused because it was sent too often', async () => {
    const { live, server } = playing();
    const answer = live.act(['s1']);
    const cmd = named(server.sent[0]);
    beats(2);
    const passing = { clause: null, reason: 'too-many', params: {}, message: '', legal: [] };
    server.receiveTogether(
      { type: 'rej', cmd, ...passing },
      { type: 'ack', cmd, v: 2, done: 1, stopped: null },
    );
    await expect(answer).resolves.toMatchObject({ type: 'ack', v: 2 });
  });

  it('is not refused by what refuses a frame without a name', async () => {
    const { live, server } = playing();
    const answer = live.act(['s1']);
    const cmd = named(server.sent[0]);
    const passing = { clause: null, reason: 'too-many', params: {}, message: '', legal: [] };
    server.receiveTogether(
      { type: 'rej', cmd: null, ...passing },
      { type: 'ack', cmd, v: 2, done: 1, stopped: null },
    );
    await expect(answer).resolves.toMatchObject({ type: 'ack', v: 2 });
  });
});

describe('deeds at the table', () => {
  it('name the version only where something is taken back', () => {
    const { live } = seat();
    FixtureSocket.last.open();
    FixtureSocket.last.receive(ev(1), snap(1));
    void live.do('take-back');
    expect(FixtureSocket.last.sent.at(-1)).toMatchObject({ deed: 'take-back', expect: 1 });
    void live.do('vote', 1);
    expect(FixtureSocket.last.sent.at(-1)).toMatchObject({ deed: 'vote', expect: null, about: 1 });
  });

  it('settle with the reason why they are refused', async () => {
    const { live } = seat();
    FixtureSocket.last.open();
    const answer = live.do('offer');
    const asked = FixtureSocket.last.sent.at(-1);
    const cmd = asked?.type === 'do' ? asked.cmd : '';
    const refused = { clause: null, reason: 'offer-stands', params: {}, message: '', legal: [] };
    FixtureSocket.last.receive({ type: 'rej', cmd, ...refused });
    await expect(answer).resolves.toMatchObject({ reason: 'offer-stands' });
  });
});
