import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  games,
  look,
  readRoom,
  ServerError,
  startMatchHere,
  tryStep,
  verify,
} from '@/api/http-client';
import { onThisMachine, type ServerHere } from '@/api/on-this-machine.svelte';
import { readLocal, writeLocal } from '@/prefs/local-storage';

let here: string[];
let served: string[];
const { load } = onThisMachine;

const json = (body: unknown): Response => new Response(JSON.stringify(body));

beforeEach(() => {
  here = [];
  served = [];
  const answer = (path: string): Promise<Response> => {
    here.push(path);
    return Promise.resolve(json([]));
  };
  onThisMachine.load = () =>
    Promise.resolve({ answer, keptMatches: () => Promise.resolve([]) } as unknown as ServerHere);
  vi.stubGlobal('fetch', (path: string) => {
    served.push(path);
    return Promise.resolve(json([]));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  onThisMachine.load = load;
  onThisMachine.cutOff = false;
  for (const name of ['library', 'known']) writeLocal(name, null);
  delete document.documentElement.dataset['site'];
});

const cutOff = (): void => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
};

describe('matches on this machine', () => {
  it('are asked about here, and others at the server', async () => {
    await readRoom('~abc');
    await look('abc');
    expect(here).toEqual(['/api/matches/~abc/room']);
    expect(served).toEqual(['/api/matches/abc']);
  });

  it('are begun here, and make nobody somebody at the server', async () => {
    await startMatchHere({ game: 'doctor-faust', options: {}, seats: [] });
    expect(here).toEqual(['~/api/matches']);
    expect(served).toEqual([]);
    expect(readLocal('known')).toBeNull();
  });

  it('are checked here, where their records stay', async () => {
    await verify({}, true);
    await verify({});
    expect(here).toEqual(['~/api/verify']);
    expect(served).toEqual(['/api/verify']);
  });

  it('are all there is where there is nothing but files', async () => {
    document.documentElement.dataset['site'] = 'static';
    await games();
    expect(here).toEqual(['/api/games']);
    expect(served).toEqual([]);
  });
});

describe('a server that cannot be reached', () => {
  it('is stood in for in what concerns the games, once the library is kept', async () => {
    writeLocal('library', 'digest');
    cutOff();
    await games();
    await tryStep('doctor-faust', 'pyramid', []);
    expect(here).toEqual(['/api/games', '/api/lessons/doctor-faust/pyramid/tries']);
    expect(onThisMachine.cutOff).toBe(true);
  });

  it('is missed where there is no library', async () => {
    cutOff();
    await expect(games()).rejects.toThrow(ServerError);
    expect(here).toEqual([]);
  });

  it('is missed in what only it knows', async () => {
    writeLocal('library', 'digest');
    cutOff();
    await expect(look('abc')).rejects.toThrow(ServerError);
    expect(here).toEqual([]);
  });

  it('is known to be there again when it answers', async () => {
    cutOff();
    await games().catch(() => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve(json([])));
    await games();
    expect(onThisMachine.cutOff).toBe(false);
  });
});
