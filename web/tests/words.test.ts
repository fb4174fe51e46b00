import { describe, expect, it } from 'vitest';
import { LANGUAGES, settings } from '../src/settings.svelte';
import { knows, say } from '../src/words';

const sources = Object.entries(
  import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const used = [
  ...new Set(
    sources.flatMap(([, text]) => [...text.matchAll(/'((?:page|doctor-faust)-[a-z0-9-]+)'/g)]),
  ),
]
  .map((match) => match[1] ?? '')
  .filter((id) => id !== 'doctor-faust' && !id.endsWith('-'));

describe('the catalogue', () => {
  it.each(LANGUAGES)('has every word the page uses, in %s', (language) => {
    settings.speak(language);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !knows(id))).toEqual([]);
  });

  it('answers with the id where it has no word', () => {
    expect(say('page-no-such-word')).toBe('page-no-such-word');
  });

  it('joins lists as the language does', () => {
    settings.speak('en');
    expect(say('doctor-faust-won', { values: [3, 4, 5], total: 12 })).toContain('3, 4, and 5');
    settings.speak('de');
    expect(say('doctor-faust-won', { values: [3, 4, 5], total: 12 })).toContain('3, 4 und 5');
  });
});
