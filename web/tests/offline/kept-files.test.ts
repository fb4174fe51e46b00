import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cacheName,
  isComplete,
  keepAll,
  MANIFEST,
  readKeptSet,
  type KeptSet,
} from '@/offline/kept-files';
import { FakeCaches } from '../support/fake-caches';

const BASE = new URL('https://club.example/games/');
const NAME = cacheName('page1', 'library1');
const at = (path: string): string => new URL(`.${path}`, BASE).href;

const FILES: Readonly<Record<string, string>> = {
  '/': '<!doctype html><meta name="diablerie-page" content="page1" />',
  '/assets/main-abc.js': 'play();',
  '/favicon.svg': '<svg/>',
  '/engine/f00/doctor-faust.wasm': 'wasm',
  '/api/games': '[]',
};
const PAGE = ['/', '/assets/main-abc.js', '/favicon.svg'];
const listed = (path: string) => [path, path === '/' ? 0 : FILES[path]?.length, 10];

let caches: FakeCaches;
/** What is asked for, and whatever is answered otherwise than usual. */
let asked: string[];
let instead: Record<string, () => Response>;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  instead = {};
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = `/${url.slice(BASE.href.length)}`;
    asked.push(path);
    const answer = instead[path];
    if (answer !== undefined) return answer();
    if (path === '/page-files.json')
      return Response.json({ build: 'page1', files: PAGE.map(listed) });
    if (path === MANIFEST) {
      const files = [listed('/engine/f00/doctor-faust.wasm')];
      return Response.json({ digest: 'library1', files, catalogue: ['/api/games'] });
    }
    const file = FILES[path];
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
});

const keep = async (progress?: (bytes: number, total: number) => void): Promise<KeptSet> => {
  const wanted = await readKeptSet(BASE);
  await keepAll(BASE, wanted, progress);
  return wanted;
};
const trouble = (kept: Promise<unknown>): Promise<unknown> =>
  kept.then(
    () => null,
    (error: unknown) => (error as { trouble?: string }).trouble,
  );
const kept = async (): Promise<string[]> => [...(await caches.open(NAME)).kept.keys()];

describe('keeping', () => {
  it('brings all that there is, and tells how much of it has travelled', async () => {
    const told: [number, number][] = [];
    const wanted = await keep((...so) => told.push(so));
    expect([wanted.build, wanted.engine]).toEqual(['page1', 'library1']);
    expect((await kept()).sort()).toEqual([...Object.keys(FILES), MANIFEST].map(at).sort());
    const bytes = told.map(([so]) => so);
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b));
    expect(told.at(-1)).toEqual([40, 40]);
    expect(await isComplete(BASE, NAME)).toBe(true);
  });

  it('is not complete while anything is missing, and goes on where the line was cut', async () => {
    instead['/favicon.svg'] = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await trouble(keep())).toBe('line');
    expect(await isComplete(BASE, NAME)).toBe(false);
    expect(await kept()).toContain(at('/assets/main-abc.js'));
    instead = {};
    asked = [];
    await keep();
    expect(await isComplete(BASE, NAME)).toBe(true);
    expect(asked).toContain('/favicon.svg');
    expect(asked).not.toContain('/assets/main-abc.js');
  });

  it('says that there is no room', async () => {
    (await caches.open(NAME)).room = 2;
    expect(await trouble(keep())).toBe('full');
    expect(await isComplete(BASE, NAME)).toBe(false);
  });

  it('keeps no file that is another one than was said', async () => {
    instead['/assets/main-abc.js'] = () => new Response('<!doctype html> instead of a script');
    expect(await trouble(keep())).toBe('changed');
    expect(await kept()).not.toContain(at('/assets/main-abc.js'));
  });

  it('keeps a page to which its server adds, and none of another build', async () => {
    instead['/'] = () =>
      new Response(`${FILES['/'] ?? ''}<meta property="og:title" content="x" />`);
    await keep();
    expect(await kept()).toContain(at('/'));
    instead['/'] = () => new Response((FILES['/'] ?? '').replace('page1', 'page2'));
    expect(await trouble(keep())).toBe('changed');
    expect(await kept()).not.toContain(at('/'));
  });

  it('notices that the library has become another one meanwhile', async () => {
    const wanted = await readKeptSet(BASE);
    instead[MANIFEST] = () => Response.json({ digest: 'library2', files: [], catalogue: [] });
    expect(await trouble(keepAll(BASE, wanted))).toBe('changed');
    expect(await isComplete(BASE, NAME)).toBe(false);
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 }), 'unavailable'],
    ['is a page', () => new Response('<!doctype html>'), 'unavailable'],
    ['is an error', () => new Response('', { status: 502 }), 'line'],
  ])('says what is the matter where the library %s', async (_, answer, expected) => {
    instead[MANIFEST] = answer;
    expect(await trouble(readKeptSet(BASE))).toBe(expected);
  });

  it('takes from an earlier page what is named by its content, and asks anew for all else', async () => {
    const former = await caches.open(cacheName('page0', 'library0'));
    for (const path of ['/assets/main-abc.js', '/favicon.svg', '/'])
      former.kept.set(at(path), new Response(`former ${path}`));
    asked = [];
    await keep();
    expect(asked).not.toContain('/assets/main-abc.js');
    expect(asked).toEqual(expect.arrayContaining(['/favicon.svg', '/']));
    expect(await (await caches.open(NAME)).kept.get(at('/'))?.text()).toBe(FILES['/']);
  });
});
