import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCatalogue } from '@/local/catalogue-files';

const BOOK = {
  lang: 'en',
  title: 'Doctor Faust',
  html: '',
  sections: [],
  clauses: [
    { id: 'DF-03', title: 'Seven points', section: 'Turn', html: '<p>Points &amp; devils.</p>' },
  ],
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('/rulebook/')) return Response.json(BOOK);
    if (path.includes('/missing')) return new Response('', { status: 404 });
    if (path.includes('/bots')) throw new TypeError('Failed to fetch');
    return Response.json([]);
  });
});
afterEach(() => {
  delete document.documentElement.dataset['site'];
});

const SEARCH = '/api/games/doctor-faust/rulebook/en/search?q=devil';

describe('in a folder of files', () => {
  beforeEach(() => {
    document.documentElement.dataset['site'] = 'static';
  });

  it.each([
    ['/api/games', './api/games.json'],
    ['/api/status', './api/status.json'],
    ['/api/lessons/doctor-faust/fr', './api/lessons/doctor-faust/fr.json'],
    ['/api/games/doctor-faust/components?', './api/games/doctor-faust/components.json'],
  ])('%s is a file', async (path, file) => {
    expect((await readCatalogue(path))?.ok).toBe(true);
    expect(asked).toEqual([file]);
  });

  it.each(['/api/matches/~x', '/api/games/doctor-faust/components?option=devil_values%3D1..8'])(
    '%s is none',
    async (path) => {
      expect(await readCatalogue(path)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it.each(['/api/games/missing', '/api/bots'])('%s is asked of the library', async (path) => {
    expect(await readCatalogue(path)).toBeUndefined();
  });
});

describe('a rulebook', () => {
  it('is searched as it lies in a folder, or is kept of a server', async () => {
    const found = await readCatalogue(SEARCH);
    expect(await found?.json()).toEqual({
      hits: [
        {
          kind: 'clause',
          id: 'DF-03',
          title: 'Seven points',
          section: 'Turn',
          excerpt: [
            { text: 'Points', found: false },
            { text: ' & ', found: false },
            { text: 'devils', found: true },
            { text: '.', found: false },
          ],
        },
      ],
    });
    document.documentElement.dataset['site'] = 'static';
    await readCatalogue(SEARCH);
    const book = '/api/games/doctor-faust/rulebook/en';
    expect(asked).toEqual([book, `.${book}.json`]);
  });

  it('that is not there is not searched', async () => {
    expect(await readCatalogue('/api/games/missing/rulebook')).toBeUndefined();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    expect(await readCatalogue(SEARCH)).toBeUndefined();
  });
});
