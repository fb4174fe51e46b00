import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableActions } from '@/match/table-actions.svelte';
import type { AckFrame, RejFrame, SaidFrame } from '@/api/types';
import { settings } from '@/prefs/settings.svelte';
import { MatchClient } from '@/match/match-client.svelte';
import { event, FixtureSocket, table as seen, view } from '../support/fake-socket';

let client: MatchClient;
/** The client’s own: others may be opened by what another file has left to come later. */
let sockets: FixtureSocket[];
let tableActions: TableActions;

const said = (n: number, seat: number | null): SaidFrame => ({
  type: 'said',
  deleted: false,
  n,
  seat,
  name: null,
  yours: seat === 0,
  text: `word ${n}`,
  at: '2026-01-01T00:00:00Z',
});

const asked = () => lastSocket().sent.at(-1) as { type: string; cmd: string };
const refuse = (reason: string): void =>
  lastSocket().receive({
    type: 'rej',
    cmd: asked().cmd,
    clause: null,
    reason,
    params: {},
    message: `refused: ${reason}`,
    legal: [],
  } satisfies RejFrame);
const agree = (): void =>
  lastSocket().receive({ type: 'ack', cmd: asked().cmd, v: 1, done: 1, stopped: null });

/** What the server is asked besides, and its answer. */
function answer(status: number, found: object = {}): string[] {
  const paths: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    paths.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(found), { status }));
  });
  return paths;
}

function openSocket(): FixtureSocket {
  const socket = new FixtureSocket();
  sockets.push(socket);
  return socket;
}

function lastSocket(): FixtureSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('no socket has been opened');
  return socket;
}

beforeEach(() => {
  sockets = [];
  settings.speak('en');
  client = new MatchClient(openSocket, 0);
  lastSocket().open();
  lastSocket().receive({ type: 'snap', v: 1, view: view() });
  tableActions = new TableActions({ id: 'x', client });
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

describe('what is said at a table', () => {
  it('is unread until it has been in sight, but for one’s own words', () => {
    lastSocket().receive(said(1, 1), said(2, 0), said(3, 1));
    expect(tableActions.unread).toBe(2);
    tableActions.hear();
    expect(tableActions.unread).toBe(0);
    lastSocket().receive(said(4, 1));
    expect(tableActions.unread).toBe(1);
  });

  it('goes down the line', async () => {
    const done = tableActions.speak('Good luck!');
    expect(asked()).toMatchObject({ type: 'say', text: 'Good luck!' });
    agree();
    expect(await done).toBe('');
  });

  it('tells why it is refused', async () => {
    const done = tableActions.speak('Good luck!');
    refuse('no-such-thing');
    expect(await done).toBe('refused: no-such-thing');
  });

  it('is said another way by whoever is nobody yet, who then has to come in anew', async () => {
    const paths = answer(200);
    const done = tableActions.speak('Good luck!');
    refuse('nobody');
    expect(await done).toBe('');
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^POST .*x/);
    expect(sockets).toHaveLength(2);
  });

  it('is heard no more from a seat, and again from the first word on', async () => {
    lastSocket().receive(said(1, 1), said(2, 0));
    let paths = answer(200, { messages: [said(2, 0)] });
    await tableActions.silence({ seat: 1 }, true);
    expect(paths[0]).toMatch(/^PUT .*\/mutes\/1/);
    expect(tableActions.said.map(({ n }) => n)).toEqual([2]);
    paths = answer(200, { messages: [said(1, 1), said(2, 0)] });
    await tableActions.silence({ seat: 1 }, false);
    expect(paths[0]).toMatch(/^DELETE .*\/mutes\/1/);
    expect(tableActions.said.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('is heard no more from an onlooker, who is called by what they have said', async () => {
    lastSocket().receive(said(1, null), said(2, 0));
    const paths = answer(200, { messages: [said(2, 0)] });
    const done = tableActions.silence({ message: 1 }, true);
    lastSocket().receive(said(3, 0));
    await done;
    expect(paths[0]).toMatch(/^PUT .*\/messages\/1\/mute/);
    expect(
      tableActions.said.map(({ n }) => n),
      'what comes meanwhile stays',
    ).toEqual([2, 3]);
  });

  it('stays where the server does not follow', async () => {
    lastSocket().receive(said(1, 1));
    answer(409, { status: 409, detail: 'Not now.' });
    await tableActions.silence({ seat: 1 }, true);
    expect([tableActions.said.length, tableActions.trouble]).toEqual([1, 'Not now.']);
  });
});

describe('what is done at a table', () => {
  it('can be done or not, and why not is told until something can', async () => {
    const first = tableActions.do('vote', 1);
    expect(asked()).toMatchObject({ type: 'do', deed: 'vote', about: 1 });
    refuse('no-such-thing');
    expect(await first).toBe(false);
    expect(tableActions.trouble).toBe('refused: no-such-thing');
    const second = tableActions.do('resign');
    agree();
    expect(await second).toBe(true);
    expect(tableActions.trouble).toBe('');
  });
});

describe('taking back', () => {
  const step = (v: number) =>
    ({ type: 'ev', v, event: event('stone-step', { seat: 0, stone: 1 }) }) as const;
  const snap = (v: number, fixed: string | null = null) =>
    ({ type: 'snap', v, view: { ...view(), table: seen({ fixed }) } }) as const;
  const stops = (reason: string) => ({ reason, clause: null, params: {}, message: '' });
  const ack = (v: number, done: number, stopped: AckFrame['stopped'] = null) =>
    ({ type: 'ack', cmd: asked().cmd, v, done, stopped }) as const;
  const deeds = () =>
    lastSocket()
      .sent.filter((frame) => frame.type === 'do')
      .map(({ deed }) => deed);

  async function press(): Promise<void> {
    const done = client.act(['s1', 's1', 's1']);
    expect(asked()).toMatchObject({ type: 'act', expect: 1, actions: ['s1', 's1', 's1'] });
    lastSocket().receive(ack(4, 3), step(2), step(3), step(4), snap(4));
    await done;
  }

  async function takeBack(stopped: AckFrame['stopped'] = null): Promise<boolean> {
    const done = tableActions.takeBack();
    const undone = { kind: 'taken-back', params: { seat: 0, undone: [4] } };
    lastSocket().receive(
      ack(5, 1, stopped),
      { type: 'ev', v: 5, event: { ...event('', {}), ...undone, clause: null } },
      snap(5),
    );
    return done;
  }

  it('takes back what one press has done, by one command', async () => {
    await press();
    await expect(takeBack()).resolves.toBe(true);
    expect(deeds()).toEqual(['take-back']);
    expect(tableActions.trouble).toBe('');
  });

  it('says so where part of it stays', async () => {
    await press();
    await expect(takeBack(stops('was-random'))).resolves.toBe(false);
    expect(tableActions.trouble).toBe(
      'Taken back as far as possible. Chance had a hand in your last move: it stays.',
    );
  });
});
