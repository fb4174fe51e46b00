import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onThisMachine, type ServerHere } from '@/api/on-this-machine.svelte';
import { chancesOf, hintFor, isCapable, prepare } from '@/analysis/own-thinking';
import { view } from '../support/fake-socket';

const { load } = onThisMachine;
const believed = { ...view({ legal: ['s1'], to_play: 0 }), seat: 0, belief: 'AAAA' };

/** What is asked here, and at the server, each with what is sent. */
let here: [string, unknown][];
let served: string[];
let library: boolean;
let fails: boolean;

const sent = (init?: RequestInit): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : null;

beforeEach(() => {
  [here, served, library, fails] = [[], [], true, false];
  onThisMachine.load = () =>
    Promise.resolve({
      answer: (path: string, init?: RequestInit) => {
        here.push([path, sent(init)]);
        const failing = fails && path === '~/api/hint';
        return Promise.resolve(Response.json({ level: 'here' }, { status: failing ? 422 : 200 }));
      },
    } as unknown as ServerHere);
  vi.stubGlobal('fetch', (path: string) => {
    served.push(path);
    return Promise.resolve(
      Response.json(path === '/api/engine' ? { library } : { level: 'server' }),
    );
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onThisMachine.load = load;
});

/** A game that no test before has asked about. */
let count = 0;
function fresh(has = true): typeof believed {
  const game = `game-${(count += 1)}`;
  library = has;
  return { ...believed, match: { ...believed.match, game } };
}

type Seen = Omit<typeof believed, 'belief'> & { belief: string | null };

async function prepared(of: Seen): Promise<boolean> {
  const wantBeliefs = vi.fn();
  const done = prepare(of.match.game, { v: 1, wantBeliefs });
  await vi.runAllTimersAsync();
  await done;
  return wantBeliefs.mock.calls.length > 0;
}

describe('hints for a match on a server', () => {
  it('are thought of here, from the belief and what everybody knows of the match', async () => {
    const seen = fresh();
    expect(await prepared(seen)).toBe(true);
    expect(await hintFor('abc', seen, 7)).toEqual({ level: 'here' });
    const { game, options, seats } = seen.match;
    const wish = { game, options, seats: seats.length, seat: 0, v: 7, belief: 'AAAA' };
    expect(here.at(-1)).toEqual(['~/api/hint', wish]);
    expect(served).toEqual(['/api/engine']);
  });

  it('are the server’s where it has no library', async () => {
    const seen = fresh(false);
    expect(await prepared(seen)).toBe(false);
    expect(await hintFor('abc', seen, 7)).toEqual({ level: 'server' });
    expect(here).toEqual([]);
  });

  it('are the server’s as long as no belief has come', async () => {
    const seen = { ...fresh(), belief: null };
    await prepared(seen);
    expect(await hintFor('abc', seen, 7)).toEqual({ level: 'server' });
  });

  it('are the server’s where thinking here fails', async () => {
    const seen = fresh();
    await prepared(seen);
    fails = true;
    expect(await hintFor('abc', seen, 7)).toEqual({ level: 'server' });
  });

  it('are not made ready before the match has been there for a while', async () => {
    const seen = fresh();
    void prepare(seen.match.game, { v: 1, wantBeliefs: vi.fn() });
    await vi.advanceTimersByTimeAsync(1000);
    expect(served).toEqual([]);
    await vi.runAllTimersAsync();
  });
});

describe('chances in a match that is over', () => {
  it('are reckoned here where the library is ready for its game', async () => {
    const seen = fresh();
    await prepared(seen);
    const { game } = seen.match;
    vi.stubGlobal('fetch', (path: string) => {
      served.push(path);
      return Promise.resolve(Response.json({ game }));
    });
    onThisMachine.load = () =>
      Promise.resolve({
        answer: (path: string, init?: RequestInit) => {
          here.push([path, sent(init)]);
          return Promise.resolve(Response.json({ id: '~x', complete: true }));
        },
      } as unknown as ServerHere);
    expect(await chancesOf('over')).toEqual({ id: '~x', complete: true });
    await chancesOf('over');
    expect(here.map(([path]) => path).slice(-3)).toEqual([
      '~/api/records',
      '/api/matches/~x/chances',
      '/api/matches/~x/chances',
    ]);
    expect(served.at(-1)).toBe('/api/matches/over/record');
  });

  it('are the server’s where it is not', async () => {
    const seen = fresh(false);
    await prepared(seen);
    await chancesOf('elsewhere');
    expect(served.at(-1)).toBe('/api/matches/elsewhere/chances');
  });
});

describe('a machine', () => {
  it.each([
    [{}, true],
    [{ deviceMemory: 2 }, false],
    [{ deviceMemory: 8, connection: { saveData: true } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ deviceMemory: 4, connection: { effectiveType: '4g', saveData: false } }, true],
  ])('%o thinks itself: %s', (machine, capable) => {
    expect(isCapable(machine)).toBe(capable);
  });
});
