import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView } from '@/api/types';
import type { MatchClient } from '@/match/match-client.svelte';
import { keepScreenLit } from '@/match/wake-lock.svelte';
import { view } from '../support/fake-socket';

const QUARTER = 15 * 60_000;

class Lock {
  released = false;

  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

class Seated {
  latest = $state.raw<MatchView | null>(view());
  happened = $state.raw<readonly object[]>([]);
}

let taken: Lock[];
let hidden: boolean;
let seated: Seated;
let end: () => void;

const held = (): Lock[] => taken.filter(({ released }) => !released);

async function sit(mine: readonly number[] = [0]): Promise<void> {
  const place = { client: seated as unknown as MatchClient, mine };
  end = $effect.root(() => keepScreenLit(place));
  await settled();
}

async function settled(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

async function turn(away: boolean): Promise<void> {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  taken = [];
  hidden = false;
  seated = new Seated();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const request = () => {
    const lock = new Lock();
    taken.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => end());

describe('the screen', () => {
  it('stays lit while one sits at a match, and no longer', async () => {
    await sit();
    expect(held()).toHaveLength(1);
    end();
    expect(held()).toEqual([]);
  });

  it('may go dark for those who look on', async () => {
    await sit([]);
    expect(taken).toEqual([]);
  });

  it('may go dark once the match is over', async () => {
    await sit();
    seated.latest = view({ outcome: { reason: 'souls', winner: 0 } });
    await settled();
    expect(held()).toEqual([]);
  });

  it('may go dark when nothing has happened for long, and is lit again by what does', async () => {
    await sit();
    await vi.advanceTimersByTimeAsync(QUARTER);
    expect(held()).toEqual([]);
    seated.happened = [{}];
    await settled();
    expect(held()).toHaveLength(1);
  });

  it('is lit again when the page is seen again', async () => {
    await sit();
    await turn(true);
    const before = taken.length;
    await turn(false);
    expect(taken.length).toBe(before + 1);
  });

  it('goes dark where the browser will not have it, without a word', async () => {
    const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    await sit();
    expect(taken).toEqual([]);
  });

  it('goes dark where the browser knows of no such thing', async () => {
    vi.stubGlobal('navigator', {});
    await sit();
    expect(taken).toEqual([]);
  });
});
