import { describe, expect, it } from 'vitest';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';
import { knows, say } from '@/i18n/messages';

const sources = Object.entries(
  import.meta.glob<string>(['../../src/**/*.ts', '../../src/**/*.svelte'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const games = Object.keys(import.meta.glob('../../src/games/*/index.ts'))
  .map((path) => path.split('/').at(-2) ?? '')
  .join('|');
const used = [
  ...new Set(
    sources.flatMap(([, text]) =>
      [...text.matchAll(new RegExp(`'((?:page|${games})-[a-z0-9_-]+)'`, 'g'))].map(
        ([, id = '']) => id,
      ),
    ),
  ),
].filter((id) => !id.endsWith('-'));

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

  it('writes a minus before what is less than nought, and hyphens elsewhere', () => {
    settings.speak('en');
    const parts = say('doctor-faust-score-parts', { souls: 3, cards: -5 });
    expect(parts).toBe('souls 3, unused cards −5');
    expect(say('page-games-against', { names: 'Rover-4' })).toBe('against Rover-4');
  });

  it('says whether something is so', () => {
    settings.speak('en');
    const told = { seat: 'Greta', you: 'no', weapon: 'billiard_cue', space: 'billiard_room' };
    const attempt = (special: boolean) =>
      say('kill-doctor-lucky-event-attempt', { ...told, value: 5, special });
    expect(attempt(true)).toBe(
      'Greta tries the Billiard Cue, and in the Billiard Room of all places: 5 points.',
    );
    expect(attempt(false)).toBe('Greta tries the Billiard Cue in the Billiard Room: 5 points.');
  });
});

describe('the names of things', () => {
  const walks = (from: string, to: string) =>
    LANGUAGES.map((language) => {
      settings.speak(language);
      return say('kill-doctor-lucky-event-doctor-walks', { from, to });
    });

  it('stand in the form that the sentence needs', () => {
    expect(walks('gallery', 'wine_cellar')).toEqual([
      'The Doctor walks from the Gallery into the Wine Cellar.',
      'Le Docteur passe de la galerie à la cave à vin.',
      'Der Doktor geht von der Galerie in den Weinkeller.',
    ]);
  });

  it('are made from the id for a space of somebody’s own house', () => {
    expect(walks('cold_room', 'room')).toEqual([
      'The Doctor walks from Cold Room into Room.',
      'Le Docteur passe de «\u00a0Cold Room\u00a0» à «\u00a0Room\u00a0».',
      'Der Doktor geht von „Cold Room“ nach „Room“.',
    ]);
  });

  it.each([
    ['move2', 'You do not hold a Move 2.'],
    ['weapon:tight_hat', 'You do not hold the Tight Hat.'],
    ['room:kitchen', 'You do not hold the Kitchen card.'],
    ['room:cold_room', 'You do not hold the Cold Room card.'],
    ['weapon:garden_hose', 'You do not hold Garden Hose.'],
    ['odd:sort:of_card', 'You do not hold Of Card.'],
    [':', 'You do not hold .'],
  ])('call the card %s by what is on it', (card, said) => {
    settings.speak('en');
    expect(say('kill-doctor-lucky-refusal-09-card', { card })).toBe(said);
  });

  it('are given to things only', () => {
    settings.speak('en');
    const told = { seat: 'foyer', space: 'foyer', you: 'no' };
    expect(say('kill-doctor-lucky-event-draw', { ...told, card: 'unknown' })).toBe(
      'foyer searches the Foyer and draws a card.',
    );
    expect(say('doctor-faust-space', { space: 'wine_cellar' })).toBe('space wine_cellar');
  });
});
