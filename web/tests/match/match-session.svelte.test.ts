import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownFrame, MatchView, Presence, Room } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { MatchSession } from '@/match/match-session.svelte';
import { shuffling } from '../support/shuffling';
import { AddressedSocket, FixtureSocket, room, view } from '../support/fake-socket';

/** Longer than the last move stays in sight. */
const A_LOOK = 2000;

const person = (seat: number, yours: boolean): MatchView['match']['seats'][number] => ({
  seat,
  kind: 'person',
  level: null,
  name: null,
  account: false,
  yours,
});

/** A match of two people whose seats are ours or not, with somebody to move. */
function shown(turn: number | null, yours: readonly [boolean, boolean]): MatchView {
  const found = view({ to_play: turn });
  return { ...found, match: { ...found.match, seats: yours.map((own, k) => person(k, own)) } };
}

const snap = (v: number, seen: MatchView): DownFrame => ({ type: 'snap', v, view: seen });
const problem = (status: number): Response =>
  new Response(JSON.stringify({ status, title: '', detail: 'It is closed.' }), { status });

let session: MatchSession;
let end: () => void;

/** Has the server give these answers. */
function answer(at: () => Response | Room, seen: MatchView = view()): void {
  vi.stubGlobal('fetch', (path: string) => {
    const found = path.endsWith('/room') ? at() : { v: 0, view: seen };
    return Promise.resolve(found instanceof Response ? found : new Response(JSON.stringify(found)));
  });
}

async function arrive(): Promise<void> {
  session = new MatchSession('x');
  end = $effect.root(() => session.follow());
  await session.arrive();
  flushSync();
}

/** Messages come, and what follows from them at once is done. */
function receive(...frames: DownFrame[]): void {
  FixtureSocket.last.receive(...frames);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speak('en');
  AddressedSocket.forget();
  vi.stubGlobal('WebSocket', AddressedSocket);
});
afterEach(() => {
  session.leave();
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('arriving at a match', () => {
  it('one sits down in the only seat that one has', async () => {
    answer(() => room(), shown(0, [false, true]));
    await arrive();
    expect([AddressedSocket.seats, session.next, session.mine]).toEqual([['1'], null, [1]]);
  });

  it('one looks on where one has no seat', async () => {
    answer(() => room(), shown(0, [false, false]));
    await arrive();
    expect([AddressedSocket.seats, session.next, session.mine]).toEqual([[null], null, []]);
  });

  it('that there is no such match is one thing, and that it cannot be reached another', async () => {
    answer(() => problem(404));
    await arrive();
    expect(session.trouble).toEqual({ kind: 'missing', text: '' });
    answer(() => problem(409));
    await session.arrive();
    expect(session.trouble).toEqual({ kind: 'unreachable', text: 'It is closed.' });
  });

  it('a second attempt forgets what the first one failed by', async () => {
    answer(() => problem(404));
    await arrive();
    answer(() => room(), shown(0, [true, false]));
    await session.arrive();
    expect([session.trouble, AddressedSocket.seats]).toEqual([null, ['0']]);
  });

  it('adds to what the match is dealt from before it begins', async () => {
    const shuffled = shuffling('committing', 'expected', 'expected');
    const sent: string[] = [];
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (init?.method === 'PUT') sent.push(`${path} ${String(init.body)}`);
      return Promise.resolve(new Response(JSON.stringify(shuffled)));
    });
    vi.useRealTimers();
    await arrive();
    FixtureSocket.last.open();
    receive({ type: 'room', room: shuffled });
    await vi.waitFor(() => expect(sent[0]).toContain('/api/matches/m/shuffle {"seat":0,"round":1'));
  });

  it('one waits for players, and sits down when the last of them has come', async () => {
    const [ada, ben] = room().seats as [Presence, Presence];
    const free = { ...ben, kind: 'open', name: null, present: false } as const;
    let now = room({ status: 'waiting', seats: [ada, free] });
    answer(() => now, shown(0, [true, false]));
    await arrive();
    expect([session.waiting, AddressedSocket.seats]).toEqual([true, [null]]);
    FixtureSocket.last.open();
    now = room();
    receive({ type: 'room', room: now });
    await vi.waitFor(() => expect(AddressedSocket.seats).toEqual([null, '0']));
    expect(session.waiting).toBe(false);
  });

  it('there is nothing to see once the match has been called off', async () => {
    answer(() => room(), shown(0, [true, false]));
    await arrive();
    FixtureSocket.last.open();
    FixtureSocket.last.fail(4000);
    flushSync();
    expect(session.trouble).toEqual({ kind: 'called-off', text: '' });
  });
});

describe('the curtain', () => {
  const BOTH = [true, true] as const;

  async function sitDown(turn: number): Promise<void> {
    answer(() => room(), shown(turn, BOTH));
    await arrive();
    session.raise(turn);
    FixtureSocket.last.open();
    receive(snap(1, { ...shown(turn, BOTH), seat: turn }));
  }

  it('is there on arrival, and nobody’s hand is behind it', async () => {
    answer(() => room(), shown(1, BOTH));
    await arrive();
    expect([AddressedSocket.seats, session.next]).toEqual([[null], 1]);
  });

  it('falls when the turn has passed and the last move has been seen, and the hand is forgotten', async () => {
    await sitDown(0);
    expect([AddressedSocket.seats, session.next]).toEqual([[null, '0'], null]);
    receive(snap(2, { ...shown(1, BOTH), seat: 0 }));
    expect(session.next).toBeNull();
    vi.advanceTimersByTime(A_LOOK);
    expect([AddressedSocket.seats, session.next]).toEqual([[null, '0', null], 1]);
    expect(session.client?.view).toBeNull();
  });

  it('does not fall where the turn comes back before the last look is over', async () => {
    await sitDown(0);
    receive(snap(2, { ...shown(1, BOTH), seat: 0 }));
    receive(snap(3, { ...shown(0, BOTH), seat: 0 }));
    vi.advanceTimersByTime(A_LOOK);
    expect([AddressedSocket.seats, session.next]).toEqual([[null, '0'], null]);
  });

  it('is gone once the match has ended behind it', async () => {
    answer(() => room(), shown(1, BOTH));
    await arrive();
    FixtureSocket.last.open();
    receive(snap(1, shown(null, BOTH)));
    expect(session.next).toBeNull();
  });
});
