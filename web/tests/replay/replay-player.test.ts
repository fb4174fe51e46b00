import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, ReplayStep } from '@/api/types';
import { replayAddress, readReplayAddress, reviewAddress } from '@/analysis/replay-address';
import { ReplayPlayer } from '@/replay/replay-player.svelte';
import type { Viewpoint } from '@/api/http-client';
import { event, view } from '../support/fake-socket';

/** A match of seven events: a start of two, a move of one, one of three, one that nobody else may see. */
const ENDS = [2, 2, 3, 6, 6, 6, 7];

const steps = (eyes: Viewpoint): ReplayStep[] =>
  ENDS.map((until, k) => ({
    v: k + 1,
    until,
    event: k === 6 && eyes === 'spectator' ? null : event(`e${k + 1}`),
    view: view({ turn: until, eyes: String(eyes) }),
  }));

const asked = vi.fn<(id: string, eyes: Viewpoint, after: number) => void>();
/** How many versions come at a time. */
let page = 200;
vi.mock('@/api/http-client', () => ({
  replay: (id: string, eyes: Viewpoint, after: number) => {
    asked(id, eyes, after);
    return Promise.resolve({ versions: steps(eyes).slice(after, after + page), last: ENDS.length });
  },
}));

async function looking(
  eyes: Viewpoint = 'spectator',
  version: number | null = null,
): Promise<ReplayPlayer> {
  const player = new ReplayPlayer('x', eyes, version);
  await player.look();
  return player;
}

const turn = (player: ReplayPlayer): unknown =>
  (player.view?.state as unknown as Record<string, unknown>)['turn'];

beforeEach(() => {
  page = 200;
  asked.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('going through a match again', () => {
  it('begins with all that was done together at the start', async () => {
    const player = await looking();
    expect([player.at, player.told, turn(player)]).toEqual([2, 2, 2]);
  });

  it('puts the reader in no seat, whoever’s eyes they have', async () => {
    const player = await looking(1);
    expect([player.steps[0]?.view.seat, player.view?.seat]).toEqual([0, null]);
  });

  it('goes on by what was done together, and back', async () => {
    const player = await looking();
    const seen: number[] = [];
    for (let step = 0; step < 4; step += 1) {
      await player.forward();
      seen.push(player.at);
    }
    expect(seen).toEqual([3, 6, 7, 7]);
    player.back();
    expect(player.at).toBe(6);
    player.back();
    player.back();
    player.back();
    expect(player.at).toBe(2);
  });

  it('is heard where one goes on, also where nothing moves, and not where one leaps', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const player = await looking();
    const heard: string[] = [];
    player.sound = ({ kind }) => heard.push(kind);
    await player.forward();
    await player.forward();
    player.go(3);
    expect(heard).toEqual(['e3', 'e4', 'e5', 'e6']);
  });

  it('shows every event of a step on the board before the position changes', async () => {
    const player = await looking('spectator', 3);
    const shown: [string, unknown][] = [];
    player.animate = ({ kind }: GameEvent) => {
      shown.push([kind, turn(player)]);
      return Promise.resolve();
    };
    await player.forward();
    expect(shown).toEqual([
      ['e4', 3],
      ['e5', 3],
      ['e6', 3],
    ]);
    expect(turn(player)).toBe(6);
  });

  it('moves nothing for who wants it still', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const player = await looking();
    player.animate = vi.fn(() => Promise.resolve());
    await player.forward();
    expect(player.animate).not.toHaveBeenCalled();
    expect(turn(player)).toBe(3);
  });

  it('drops what is in motion when one goes elsewhere', async () => {
    const player = await looking('spectator', 3);
    let signal: AbortSignal | undefined;
    player.animate = (_, given) => {
      signal = given;
      return new Promise((resolve) => given.addEventListener('abort', () => resolve()));
    };
    const step = player.forward();
    player.go(1);
    await step;
    expect(signal?.aborted).toBe(true);
    expect([player.at, turn(player)]).toEqual([2, 2]);
  });

  it('goes to the whole of what a version belongs to, and never beyond the end', async () => {
    const player = await looking();
    player.go(4);
    expect(player.at).toBe(6);
    player.go(99);
    expect(player.at).toBe(7);
  });

  it('begins at the version it is asked for, though that comes late', async () => {
    page = 3;
    const player = await looking(1, 5);
    expect(asked.mock.calls.map(([, , after]) => after)).toEqual([0, 3, 6]);
    expect(player.at).toBe(6);
  });

  it('stays where it is when it is seen with other eyes, and asks for those once', async () => {
    const player = await looking('spectator', 6);
    await player.look('revealed');
    expect([player.at, player.shownTo]).toEqual([6, 'revealed']);
    expect(player.view?.state).toMatchObject({ eyes: 'revealed' });
    await player.look('spectator');
    expect(asked.mock.calls.map(([, eyes]) => eyes)).toEqual(['spectator', 'revealed']);
  });

  it('plays to the end by itself, and from the start once more', async () => {
    vi.useFakeTimers();
    const player = await looking();
    void player.play();
    expect(player.playing).toBe(true);
    await vi.runAllTimersAsync();
    expect([player.playing, player.at]).toEqual([false, 7]);
    void player.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.at).toBeLessThan(7);
    player.stop();
    await vi.runAllTimersAsync();
    expect(player.playing).toBe(false);
    vi.useRealTimers();
  });
});

describe('the address of a moment', () => {
  it.each<[Viewpoint, number | null, string]>([
    ['spectator', null, '/m/x/replay'],
    ['spectator', 42, '/m/x/replay?v=42'],
    [1, 42, '/m/x/replay?seat=1&v=42'],
    ['revealed', 7, '/m/x/replay?seat=all&v=7'],
  ])('says whose eyes and which version', (eyes, version, address) => {
    expect(replayAddress('x', eyes, version)).toBe(address);
    const search = address.slice('/m/x/replay'.length);
    expect(readReplayAddress(search)).toEqual({ eyes, version, review: false });
  });

  it('that is none leads to the start, as a spectator saw it', () => {
    const nothing = { eyes: 'spectator', version: null, review: false };
    expect(readReplayAddress('?seat=-1&v=x')).toEqual(nothing);
  });

  it('may ask for a review besides', () => {
    const address = reviewAddress('x', 1);
    expect(address.startsWith('/m/x/replay?')).toBe(true);
    const found = readReplayAddress(address.slice('/m/x/replay'.length));
    expect(found).toEqual({ eyes: 1, version: null, review: true });
  });
});
