import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchConnection, type EventBatch, type ConnectionState } from '@/match/connection';
import { Transport } from '@/match/transport.svelte';
// Fetched late by the page; here it is to be there at once.
import '@/match/event-stream-socket';
import { AddressedSocket, FixtureSocket, event, room, view } from '../support/fake-socket';

/** An event stream without a server: the test plays the server's part. */
class FixtureStream {
  static all: FixtureStream[] = [];
  closed = false;
  readonly #listeners: { type: string; listener: (told: { data?: string }) => void }[] = [];

  constructor(readonly address: string) {
    FixtureStream.all.push(this);
  }

  static get last(): FixtureStream {
    const stream = FixtureStream.all.at(-1);
    if (stream === undefined) throw new Error('no stream has been opened');
    return stream;
  }

  addEventListener(type: string, listener: (told: { data?: string }) => void): void {
    this.#listeners.push({ type, listener });
  }

  close(): void {
    this.closed = true;
  }

  tell(type: 'message' | 'error', ...frames: object[]): void {
    const data = frames.map((frame) => JSON.stringify(frame)).join('\n');
    for (const known of this.#listeners) if (known.type === type) known.listener({ data });
  }
}

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

let asked: Asked[];
let answer: (asked: Asked) => Response;
let batches: EventBatch[];
let lines: ConnectionState[];

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const head = (n: number, anew = false): object => ({ type: 'head', n, anew });
const snap = (v: number): object => ({ type: 'snap', v, view: view() });
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function follow(seat: number | null = 1): MatchConnection {
  const transport = new Transport('x');
  return new MatchConnection(() => transport.open(seat), {
    batch: (batch) => batches.push(batch),
    line: (line) => lines.push(line),
  });
}

/** A connection whose WebSockets fail one after the other. */
async function followWithout(failures = 2): Promise<MatchConnection> {
  const live = follow();
  for (let k = 0; k < failures; k += 1) {
    FixtureSocket.last.fail();
    await vi.advanceTimersByTimeAsync(1000 * 2 ** k);
  }
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2000);
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  AddressedSocket.forget();
  FixtureStream.all = [];
  asked = [];
  batches = [];
  lines = [];
  answer = () => json(room());
  vi.stubGlobal('WebSocket', AddressedSocket);
  vi.stubGlobal('EventSource', FixtureStream);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const one = { method: init.method ?? 'GET', path, body };
    asked.push(one);
    return Promise.resolve(answer(one));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('where no WebSocket gets through', () => {
  it('frames come as an event stream, from where one has seen', async () => {
    await followWithout();
    expect(FixtureStream.last.address).toBe(
      '/api/matches/x/frames?after=0&heard=0&walks=true&beliefs=false&seat=1',
    );
    FixtureStream.last.tell(
      'message',
      head(1, true),
      { type: 'ev', v: 1, event: event('turn') },
      snap(1),
    );
    await settle();
    expect(batches.map(({ v }) => v)).toEqual([1]);
    expect(lines.at(-1)).toBe('open');
  });

  it('a stream that breaks off is taken up again after what has been seen', async () => {
    await followWithout();
    FixtureStream.last.tell('message', head(1, true), snap(4));
    await settle();
    FixtureStream.last.tell('error');
    expect(lines.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FixtureStream.all).toHaveLength(2);
    expect(FixtureStream.all[0]?.closed).toBe(true);
    expect(FixtureStream.last.address).toContain('after=4');
  });

  it('commands are requests, and their answers the frames they would be', async () => {
    const live = await followWithout();
    FixtureStream.last.tell('message', head(1, true), snap(1));
    answer = ({ path }) =>
      path.endsWith('/actions')
        ? json({ cmd: 'c', v: 2, done: 2, stopped: null })
        : json({ reason: 'offer-again', clause: null, detail: 'No.', status: 409 }, 409);
    await expect(live.act(['s1', 's1'])).resolves.toMatchObject({ type: 'ack', v: 2, done: 2 });
    await expect(live.do('offer')).resolves.toMatchObject({
      type: 'rej',
      reason: 'offer-again',
      message: 'No.',
    });
    const [act] = asked.filter(({ path }) => path.endsWith('/actions'));
    expect(act).toMatchObject({
      method: 'POST',
      body: { seat: 1, actions: ['s1', 's1'], expect: 1 },
    });
  });

  it('what got no answer is asked again under its name', async () => {
    const live = await followWithout();
    FixtureStream.last.tell('message', head(1, true), snap(1));
    answer = ({ path }) => {
      if (path.endsWith('/messages')) throw new TypeError('no network');
      return json(room());
    };
    const said = live.say('hm');
    await vi.advanceTimersByTimeAsync(3000);
    answer = () => json({ n: 1 }, 201);
    await vi.advanceTimersByTimeAsync(6000);
    await expect(said).resolves.toMatchObject({ type: 'ack' });
    const cmds = asked
      .filter(({ path }) => path.endsWith('/messages'))
      .map(({ body }) => (body as { cmd: string }).cmd);
    expect(new Set(cmds).size).toBe(1);
    expect(cmds.length).toBeGreaterThan(1);
  });

  it('heads in between keep the line, and answers beside a stream that is dead do not', async () => {
    const live = await followWithout();
    FixtureStream.last.tell('message', head(1, true), snap(1));
    for (let n = 2; n < 9; n += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      FixtureStream.last.tell('message', head(n));
    }
    await settle();
    expect(lines.at(-1)).toBe('open');
    expect(FixtureStream.all).toHaveLength(1);
    answer = ({ path }) =>
      path.endsWith('/actions') ? json({ cmd: 'c', v: 2, done: 1, stopped: null }) : json(room());
    await live.act(['s1']);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(FixtureStream.all.length).toBeGreaterThan(1);
  });

  it('commands go one after another, each under its name', async () => {
    const live = await followWithout();
    FixtureStream.last.tell('message', head(1, true), snap(1));
    answer = () => json({ v: 1 });
    void live.prepare({ up_to: 1 });
    await expect(live.prepare(null)).resolves.toMatchObject({ type: 'ack', v: 1 });
    const sent = asked.filter(({ path }) => path.endsWith('/prepared')).map(({ body }) => body);
    expect(sent).toMatchObject([{ answer: { up_to: 1 } }, { answer: null }]);
    expect(new Set(sent.map((body) => (body as { cmd: string }).cmd)).size).toBe(2);
  });

  it('one that keeps a WebSocket waiting is given up after the first', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(8000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(FixtureStream.all).toHaveLength(1);
  });
});

describe('where a WebSocket gets through', () => {
  it('what the page closes itself before it is open is no failure', async () => {
    const transport = new Transport('x');
    for (let k = 0; k < 4; k += 1) transport.open(0).close();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(transport.streaming).toBe(false);
  });

  it('one that has been open may break off as often as it will', () => {
    follow();
    for (let k = 0; k < 4; k += 1) {
      FixtureSocket.last.open();
      FixtureSocket.last.fail();
      vi.advanceTimersByTime(10_000);
    }
    expect(FixtureStream.all).toEqual([]);
  });

  it('a server that cannot be reached at all is waited for', async () => {
    answer = () => {
      throw new TypeError('no network');
    };
    await followWithout(4);
    expect(FixtureStream.all).toEqual([]);
    FixtureSocket.last.open();
    expect(FixtureSocket.last.sent).toContainEqual(expect.objectContaining({ type: 'resume' }));
  });
});
