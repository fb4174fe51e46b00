import { describe, expect, it } from 'vitest';
import type { Rulebook } from '@/api/types';
import { plainSearch } from '@/rulebook/plain-search';

const clause = (id: string, title: string, html: string, section = 'The turn') => ({
  id,
  title,
  section,
  html: `<h3>${id} · ${title}</h3>${html}`,
});

const BOOK: Rulebook = {
  lang: 'en',
  title: 'Doctor Faust',
  html: '',
  sections: [
    { id: 'turn', title: 'The turn', clauses: ['DF-03', 'DF-12a'] },
    { id: 'setup', title: 'Setting up', clauses: ['DF-01'] },
  ],
  clauses: [
    clause('DF-01', 'The circuit', '<p>Lay the board out.</p>', 'Setting up'),
    clause(
      'DF-03',
      'Seven points',
      '<p>You move your stones. Each <em>move</em> costs a point.</p>',
    ),
    clause(
      'DF-12a',
      'Moving the pyramid',
      '<p>Nobody moves it twice. Protégé</p><p class="sources">circuit</p>',
    ),
  ],
};

const ids = (words: string): string[] => plainSearch(BOOK, words).map(({ id }) => id);

describe('what is found', () => {
  it.each([
    ['move', ['DF-12a', 'DF-03', 'turn']],
    ['MOVES', ['DF-12a', 'DF-03', 'turn']],
    ['protege', ['DF-12a']],
    ['move point', ['DF-03', 'turn']],
    ['setting', ['setup']],
    ['circuit', ['DF-01', 'setup']],
    ['3', ['DF-03']],
    ['df-12A', ['DF-12a']],
    ['99', []],
    ['nowhere', []],
    [' ', []],
    ['?!', []],
  ])('for %s', (words, expected) => {
    expect(ids(words)).toEqual(expected);
  });

  it('is told with the words around it', () => {
    const [hit] = plainSearch(BOOK, 'stones');
    expect(hit?.kind).toBe('clause');
    expect(hit?.section).toBe('The turn');
    const { excerpt = [] } = hit ?? {};
    expect(excerpt.map(({ text }) => text).join('')).toBe(
      'You move your stones. Each move costs a point.',
    );
    expect(excerpt.filter(({ found }) => found).map(({ text }) => text)).toEqual(['stones']);
  });

  it('is no more than eight places, and no more than some words of each', () => {
    const long = `<p>${'moving on and on '.repeat(100)}</p>`;
    const clauses = Array.from({ length: 20 }, (_, at) => clause(`DF-${at}`, 'On', long));
    const hits = plainSearch({ ...BOOK, clauses, sections: [] }, 'moving');
    expect(hits).toHaveLength(8);
    for (const { excerpt } of hits)
      expect(excerpt.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(160);
  });
});
