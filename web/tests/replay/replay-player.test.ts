import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, ReplayStep } from '@/api/types';
import { momentAddress, readAddress } from '@/analysis/replay-address';
import { Replaying } from '@/replay/replay-player.svelte';
import type { Eyes } from '@/api/http-client';
import { event, view } from '../support/fake-socket';

/** A match of seven events: a start of two, a move of one, one of three, one that nobody else may see. */
const ENDS = [2, 2, 3, 6, 6, 6, 7];

const steps = (eyes: Eyes): ReplayStep[] =>
  ENDS.map((until, k) => ({
    v: k + 1,
    until,
    event: k === 6 && eyes === 'spectator' ? null : event(`e${k + 1}`),
    view: view({ turn: until, eyes: String(eyes) }),
  }));

const asked = vi.fn<(id: string, eyes: Eyes, after: number) => void>();
/** How many versions come at a time. */
let page = 200;
vi.mock('@/api/http-client', () => ({
  replay: (id: string, eyes: Eyes, after: number) => {
    asked(id, eyes, after);
    return Promise.resolve({ versions: steps(eyes).slice(after, after + page), last: ENDS.length });
  },
}));

async function looking(
  eyes: Eyes = 'spectator',
  version: number | null = null,
): Promise<Replaying> {
  const replaying = new Replaying('x', eyes, version);
  await replaying.look();
  return replaying;
}

const turn = (replaying: Replaying): unknown =>
  (replaying.view?.state as unknown as Record<string, unknown>)['turn'];

beforeEach(() => {
  page = 200;
  asked.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('going through a match again', () => {
  it('begins with all that was done together at the start', async () => {
    const replaying = await looking();
    expect([replaying.at, replaying.told, turn(replaying)]).toEqual([2, 2, 2]);
  });

  it('puts the reader in no seat, whoever’s eyes he has', async () => {
    const replaying = await looking(1);
    expect([replaying.steps[0]?.view.seat, replaying.view?.seat]).toEqual([0, null]);
  });

  it('goes on by what was done together, and back', async () => {
    const replaying = await looking();
    const seen: number[] = [];
    for (let step = 0; step < 4; step += 1) {
      await replaying.forward();
      seen.push(replaying.at);
    }
    expect(seen).toEqual([3, 6, 7, 7]);
    replaying.back();
    expect(replaying.at).toBe(6);
    replaying.back();
    replaying.back();
    replaying.back();
    expect(replaying.at).toBe(2);
  });

  it('is heard where one goes on, also where nothing moves, and not where one leaps', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const replaying = await looking();
    const heard: string[] = [];
    replaying.sound = ({ kind }) => heard.push(kind);
    await replaying.forward();
    await replaying.forward();
    replaying.go(3);
    expect(heard).toEqual(['e3', 'e4', 'e5', 'e6']);
  });

  it('shows every event of a step on the board before the position changes', async () => {
    const replaying = await looking('spectator', 3);
    const shown: [string, unknown][] = [];
    replaying.animate = ({ kind }: GameEvent) => {
      shown.push([kind, turn(replaying)]);
      return Promise.resolve();
    };
    await replaying.forward();
    expect(shown).toEqual([
      ['e4', 3],
      ['e5', 3],
      ['e6', 3],
    ]);
    expect(turn(replaying)).toBe(6);
  });

  it('moves nothing for who wants it still', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const replaying = await looking();
    replaying.animate = vi.fn(() => Promise.resolve());
    await replaying.forward();
    expect(replaying.animate).not.toHaveBeenCalled();
    expect(turn(replaying)).toBe(3);
  });

  it('drops what is in motion when one goes elsewhere', async () => {
    const replaying = await looking('spectator', 3);
    let signal: AbortSignal | undefined;
    replaying.animate = (_, given) => {
      signal = given;
      return new Promise((resolve) => given.addEventListener('abort', () => resolve()));
    };
    const step = replaying.forward();
    replaying.go(1);
    await step;
    expect(signal?.aborted).toBe(true);
    expect([replaying.at, turn(replaying)]).toEqual([2, 2]);
  });

  it('goes to the whole of what a version belongs to, and never beyond the end', async () => {
    const replaying = await looking();
    replaying.go(4);
    expect(replaying.at).toBe(6);
    replaying.go(99);
    expect(replaying.at).toBe(7);
  });

  it('begins at the version it is asked for, though that comes late', async () => {
    page = 3;
    const replaying = await looking(1, 5);
    expect(asked.mock.calls.map(([, , after]) => after)).toEqual([0, 3, 6]);
    expect(replaying.at).toBe(6);
  });

  it('stays where it is when it is seen with other eyes, and asks for those once', async () => {
    const replaying = await looking('spectator', 6);
    await replaying.look('revealed');
    expect([replaying.at, replaying.shownTo]).toEqual([6, 'revealed']);
    expect(replaying.view?.state).toMatchObject({ eyes: 'revealed' });
    await replaying.look('spectator');
    expect(asked.mock.calls.map(([, eyes]) => eyes)).toEqual(['spectator', 'revealed']);
  });

  it('plays to the end by itself, and from the start once more', async () => {
    vi.useFakeTimers();
    const replaying = await looking();
    void replaying.play();
    expect(replaying.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect([replaying.playing, replaying.at]).toEqual([false, 7]);
    void replaying.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(replaying.at).toBeLessThan(7);
    replaying.stop();
    await vi.runAllTimersAsync();
    expect(replaying.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe('the address of a moment', () => {
  it.each<[Eyes, number | null, string]>([
    ['spectator', null, '/m/x/replay'],
    ['spectator', 42, '/m/x/replay?v=42'],
    [1, 42, '/m/x/replay?seat=1&v=42'],
    ['revealed', 7, '/m/x/replay?seat=all&v=7'],
  ])('says whose eyes and which version', (eyes, version, address) => {
    expect(momentAddress('x', eyes, version)).toBe(address);
    const search = address.slice('/m/x/replay'.length);
    expect(readAddress(search)).toEqual({ eyes, version });
  });

  it('that is none leads to the start, as a spectator saw it', () => {
    expect(readAddress('?seat=-1&v=x')).toEqual({ eyes: 'spectator', version: null });
  });
});
