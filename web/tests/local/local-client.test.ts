import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLocal, writeLocal } from '@/prefs/local-storage';
import { LocalClient, LocalSocket, type Port } from '@/local/local-client';
import { localState } from '@/local/local-state.svelte';
import type { Asked, Beginning, Told } from '@/local/messages';

/** A worker's end of the line: the test plays its part. */
class FixturePort implements Port {
  readonly asked: (Asked | Beginning)[] = [];
  #listener: (message: { data: Told }) => void = () => undefined;
  fail: () => void = () => undefined;

  postMessage(message: Asked | Beginning): void {
    this.asked.push(message);
  }

  addEventListener(type: 'message' | 'error', listener: (message: { data: Told }) => void): void {
    if (type === 'message') this.#listener = listener;
    else this.fail = listener as () => void;
  }

  tell(...told: readonly Told[]): void {
    for (const data of told) this.#listener({ data });
  }
}

let port: FixturePort;
let started: number;
let client: LocalClient;

beforeEach(() => {
  port = new FixturePort();
  started = 0;
  client = new LocalClient(() => {
    started += 1;
    return port;
  });
});

afterEach(() => {
  writeLocal('matches-here', null);
  localState.trouble = null;
  localState.elsewhere = false;
  localState.changes = 0;
});

describe('what is asked of the matches on this machine', () => {
  it('begins a worker with the first question, and tells it where the page lies', () => {
    expect(started).toBe(0);
    void client.answer('/api/matches/~abc/room');
    void client.answer('/api/matches/~abc');
    expect(started).toBe(1);
    expect(port.asked[0]).toEqual({ type: 'begin', root: `${location.origin}/` });
  });

  it('is answered as by a server', async () => {
    const body = JSON.stringify({ game: 'doctor-faust' });
    const answer = client.answer('~/api/matches', { method: 'POST', body });
    expect(port.asked[1]).toEqual({
      type: 'ask',
      key: 1,
      method: 'POST',
      path: '/api/matches',
      body,
    });
    port.tell({ type: 'answer', key: 1, status: 201, body: '{"id":"~abc"}' });
    const response = await answer;
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: '~abc' });
  });

  it('may be answered with nothing to say', async () => {
    const answer = client.answer('/api/matches/~abc', { method: 'DELETE' });
    port.tell({ type: 'answer', key: 1, status: 204, body: '' });
    expect((await answer).status).toBe(204);
  });

  it('is told apart from other questions, in whatever order the answers come', async () => {
    const one = client.answer('/api/matches/~abc');
    const two = client.answer('/api/matches/~abd');
    port.tell(
      { type: 'answer', key: 2, status: 200, body: '2' },
      { type: 'answer', key: 1, status: 200, body: '1' },
    );
    expect(await Promise.all([(await one).json(), (await two).json()])).toEqual([1, 2]);
  });

  it('fails as where there is no server when nobody answers', async () => {
    const answer = client.answer('/api/matches/~abc');
    port.tell({ type: 'unanswered', key: 1 });
    await expect(answer).rejects.toThrow();
  });
});

describe('a worker that cannot be loaded', () => {
  it('leaves what was asked unanswered, and is tried anew with the next question', async () => {
    const answer = client.answer('/api/matches/~abc');
    port.fail();
    await expect(answer).rejects.toThrow();
    void client.answer('/api/matches/~abc');
    expect(started).toBe(2);
  });

  it('takes lines down', () => {
    const heard: string[] = [];
    new LocalSocket('~abc', 1, client).addEventListener('close', () => heard.push('close'));
    port.fail();
    expect(heard).toEqual(['close']);
  });
});

describe('a line to a match on this machine', () => {
  let heard: string[];

  function open(): LocalSocket {
    heard = [];
    const socket = new LocalSocket('~abc', 1, client);
    socket.addEventListener('open', () => heard.push('open'));
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    socket.addEventListener('close', () => heard.push('close'));
    return socket;
  }

  it('is a socket: it opens, takes frames up and brings messages down', () => {
    const socket = open();
    expect(port.asked[1]).toEqual({ type: 'open', line: 1, match: '~abc', seat: 1 });
    port.tell({ type: 'opened', line: 1 });
    socket.send('{"type":"ping"}');
    expect(port.asked[2]).toEqual({ type: 'send', line: 1, text: '{"type":"ping"}' });
    port.tell({ type: 'message', line: 1, text: 'head\nsnap' });
    expect(heard).toEqual(['open', 'head\nsnap']);
  });

  it('brings nothing once it is closed', () => {
    const socket = open();
    socket.close();
    expect(port.asked.at(-1)).toEqual({ type: 'close', line: 1 });
    port.tell({ type: 'message', line: 1, text: 'late' });
    expect(heard).toEqual(['close']);
  });

  it('goes down where there is no such match, or another tab goes on serving it', () => {
    const socket = open();
    port.tell({ type: 'closed', line: 1 });
    expect(heard).toEqual(['close']);
    const count = port.asked.length;
    socket.close();
    expect(port.asked).toHaveLength(count);
  });
});

describe('how it stands with what is kept', () => {
  it('is known to whoever shows it', () => {
    void client.answer('/api/matches/~abc');
    port.tell({ type: 'keeping', trouble: 'full' }, { type: 'elsewhere', elsewhere: true });
    expect([localState.trouble, localState.elsewhere]).toEqual(['full', true]);
    port.tell({ type: 'keeping', trouble: null }, { type: 'elsewhere', elsewhere: false });
    expect([localState.trouble, localState.elsewhere]).toEqual([null, false]);
  });

  it('is remembered once there is something, so that lists look for it', () => {
    void client.answer('/api/matches/~abc');
    expect(readLocal('matches-here')).toBeNull();
    port.tell({ type: 'changed' });
    expect(readLocal('matches-here')).toBe('yes');
    expect(localState.changes).toBe(1);
  });
});
