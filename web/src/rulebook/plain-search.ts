/** Plain search of a rulebook, for when there is no server to search it: words by how they begin, without accents. */
import type { Rulebook, RulebookHit } from '@/api/types';

/** How many places are found at most. */
const MOST = 8;
/** Letters of the text before the first word that was found, and in all. */
const BEFORE = 60;
const LENGTH = 160;
/** A word in a title counts for so many in the text. */
const TITLE = 6;
/** A word that begins with all that was typed counts for so many that only begin alike. */
const WHOLE = 3;
/** As many letters at the end of a word may be others, if so many stay: most inflections are there. */
const ENDING = 2;
const STEM = 3;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const stemOf = (word: string): string => word.slice(0, Math.max(STEM, word.length - ENDING));

/** The text of a clause, without what it rests on. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const aside of body.querySelectorAll('h1, h2, h3, h4, .sources')) aside.remove();
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** How much a word is what was sought; 0 where it is another. */
function likeness(word: string, sought: string): number {
  const found = plain(word);
  if (found.startsWith(sought)) return WHOLE;
  return found.startsWith(stemOf(sought)) ? 1 : 0;
}

const isMeant = (word: string, sought: readonly string[]): boolean =>
  sought.some((each) => likeness(word, each) > 0);

function excerptOf(text: string, words: readonly string[]): RulebookHit['excerpt'] {
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter((piece) => piece !== '');
  const first = pieces.findIndex((piece) => isMeant(piece, words));
  let from = Math.max(first, 0);
  for (let before = 0; from > 0 && before < BEFORE; from -= 1)
    before += pieces[from - 1]?.length ?? 0;
  let length = 0;
  const shown = pieces.slice(from).filter((piece) => (length += piece.length) <= LENGTH);
  return shown.map((piece) => ({ text: piece, found: isMeant(piece, words) }));
}

interface Place extends Omit<RulebookHit, 'excerpt'> {
  text: string;
}

function placesOf({ clauses, sections }: Rulebook): Place[] {
  const html = new Map(clauses.map((clause) => [clause.id, clause]));
  return [
    ...clauses.map(({ id, title, section, html }): Place => {
      return { kind: 'clause', id, title, section, text: textOf(html) };
    }),
    ...sections.map(({ id, title, clauses: own }): Place => {
      const text = own.map((number) => html.get(number)?.title ?? '').join(' · ');
      return { kind: 'section', id, title, section: title, text };
    }),
  ];
}

/** How well a place fits; 0 where one of the words is not in it. */
function worthOf({ title, text }: Place, sought: readonly string[]): number {
  const [inTitle, inText] = [wordsOf(title), wordsOf(text)];
  const worth = (words: readonly string[], each: string): number =>
    words.reduce((sum, word) => sum + likeness(word, each), 0);
  const each = sought.map((word) => TITLE * worth(inTitle, word) + worth(inText, word));
  return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0);
}

/** The clause with this number, such as `12` or `DF-12a`; undefined where there is none. */
function numbered(places: readonly Place[], sought: string): Place | undefined {
  if (!/^(?:[a-z]+-)?\d+[a-z]?$/i.test(sought)) return undefined;
  const number = (id: string): string => id.toLowerCase().replace(/^[a-z]+-0*/, '');
  const wanted = sought
    .toLowerCase()
    .replace(/^[a-z]+-/, '')
    .replace(/^0+/, '');
  return places.find(({ kind, id }) => kind === 'clause' && number(id) === wanted);
}

/** What a rulebook has on some words, best first: at most eight places. */
export function plainSearch(book: Rulebook, sought: string): RulebookHit[] {
  const places = placesOf(book);
  const words = wordsOf(plain(sought));
  const exact = numbered(places, sought.trim());
  const found =
    exact === undefined && words.length > 0
      ? places
          .map((place) => ({ place, worth: worthOf(place, words) }))
          .filter(({ worth }) => worth > 0)
          .sort((one, other) => other.worth - one.worth)
          .slice(0, MOST)
          .map(({ place }) => place)
      : [exact].filter((place) => place !== undefined);
  return found.map(({ text, ...place }) => ({ ...place, excerpt: excerptOf(text, words) }));
}
