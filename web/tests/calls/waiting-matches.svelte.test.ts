import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onThisMachine } from '@/api/on-this-machine.svelte';
import { currentUser } from '@/account/current-user.svelte';
import { waitingSign } from '@/account/waiting-sign.svelte';
import { followWaiting } from '@/calls/follow-waiting.svelte';
import { waiting } from '@/calls/waiting-matches.svelte';
import { CALLED } from '@/offline/calling';
import { router } from '@/routing/router.svelte';
import type { Me } from '@/api/types';

const ME = { name: null } as Me;

let waits: string[];
const asked = vi.fn();
const worker = new EventTarget();

class Channel {
  static sent: unknown[] = [];
  static last: Channel;
  onmessage: ((event: { data: string[] }) => void) | null = null;

  constructor() {
    Channel.last = this;
  }

  postMessage(message: unknown): void {
    Channel.sent.push(message);
  }

  close(): void {
    this.onmessage = null;
  }
}

const sign = (): string | null | undefined =>
  document.querySelector('link[rel="icon"]')?.getAttribute('href');

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  waits = [];
  asked.mockClear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(worker, { getRegistration: vi.fn() }),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    return Response.json({ matches: waits });
  });
  document.head.innerHTML =
    '<title>Lobby · Diablerie</title><link rel="icon" href="/favicon.svg" />';
  // Files share a window: another may have been cut off from its server, or have been a site of files.
  onThisMachine.cutOff = false;
  delete document.documentElement.dataset['site'];
  router.path = '/lobby';
  currentUser.is(ME);
  end = followWaiting();
});
afterEach(() => {
  end();
  currentUser.forget();
  router.path = '/';
  document.head.innerHTML = '';
});

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
};

/** So many wait from now on, and the worker has been told. */
function wait(...matches: string[]): Promise<void> {
  waits = matches;
  worker.dispatchEvent(new MessageEvent('message', { data: CALLED }));
  return settled();
}

describe('the number of matches that wait', () => {
  it('stands in title and sign, whatever title a page has, and goes again', async () => {
    await wait('one', 'two');
    expect(document.title).toBe('(2) Lobby · Diablerie');
    expect(sign()).toBe('/favicon-calling.svg');
    document.title = 'Account · Diablerie';
    await settled();
    expect(document.title).toBe('(2) Account · Diablerie');
    waits = [];
    await vi.advanceTimersByTimeAsync(31_000);
    await settled();
    expect(document.title).toBe('Account · Diablerie');
    expect(sign()).toBe('/favicon.svg');
  });

  it('leaves out the match that is open', async () => {
    await wait('one', 'two');
    router.path = '/m/one';
    await settled();
    expect(waiting.count).toBe(1);
    router.path = '/m/one-more';
    await settled();
    expect(waiting.count).toBe(2);
  });

  it('is asked for at once when the worker has been called, else seldom', async () => {
    await settled();
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await wait('one');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(waiting.count).toBe(1);
  });

  it('is told by another tab, which saves asking', async () => {
    await settled();
    await vi.advanceTimersByTimeAsync(20_000);
    Channel.last.onmessage?.({ data: ['one'] });
    await vi.advanceTimersByTimeAsync(20_000);
    flushSync();
    expect(waiting.count).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(Channel.sent.at(-1)).toEqual([]);
  });

  it('is not asked for by who is nobody', async () => {
    currentUser.forget();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked.mock.calls.flat()).toEqual(['/api/me/waiting']);
    expect(waiting.count).toBe(0);
  });

  it('leaves the sign to a call at the table that is open', async () => {
    await settled();
    waitingSign.called = true;
    flushSync();
    expect(sign()).toBe('/favicon-calling.svg');
    expect(document.title).toBe('Lobby · Diablerie');
    waitingSign.called = false;
    flushSync();
    expect(sign()).toBe('/favicon.svg');
  });
});
