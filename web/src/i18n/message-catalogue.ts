/** Message catalogues (Fluent): the words of the page and of its games, fetched as they are needed. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { catalogues } from 'virtual:catalogues';
import { yieldToMain } from '@/rendering/yield-to-main';
import { LazyLoader } from '@/rendering/lazy-loader';
import { CATALOGUES_APART, COUNSEL, type CatalogueApart } from '@/rendering/catalogue-names';
import { LANGUAGES, settings, type Language } from '@/prefs/settings.svelte';

/** The page's own words are those of no game. */
const PAGE = '';

/** What has words of its own, the longest name first: games, and catalogues apart. */
const WORDED: string[] = Object.keys(catalogues)
  .flatMap((name) => /^words-(.+)-en$/.exec(name)?.[1] ?? [])
  .sort((one, two) => two.length - one.length);

/** The games that have words. */
const APART: readonly string[] = CATALOGUES_APART;
export const WORDED_GAMES = WORDED.filter(
  (name) => !APART.includes(name) && !name.endsWith(COUNSEL),
);

/** The messages of a game that has none here, asked for elsewhere. */
export type WordsElsewhere = (game: string, language: Language) => Promise<FluentResource['body']>;

const elsewhere = new Map<string, WordsElsewhere>();

/** Have a game that has no words here speak, too, with those of elsewhere. */
export function addWords(name: string, words: WordsElsewhere): void {
  if (WORDED.includes(name)) return;
  elsewhere.set(name, words);
  WORDED.push(name);
  WORDED.sort((one, two) => two.length - one.length);
}

/** The game whose message this is, '' where it is the page's own: messages begin with their game's name. */
export const gameOfMessage = (id: string): string =>
  WORDED.find((name) => id.startsWith(name) && id[name.length] === '-') ?? PAGE;

const bundles = new Map(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
);

const nameOf = (language: Language, game: string): string =>
  game === PAGE ? `words-${language}` : `words-${game}-${language}`;

/** Have the browser look up how a language counts, which takes it a while the first time. */
async function countIn(language: Language): Promise<void> {
  await yieldToMain();
  new Intl.PluralRules(language).select(0);
  await yieldToMain();
  new Intl.NumberFormat(language).format(0);
}

async function bind(language: Language, game: string): Promise<FluentBundle> {
  const own = await catalogues[nameOf(language, game)]?.();
  const body = own?.default ?? (await elsewhere.get(game)?.(game, language)) ?? [];
  const bundle = bundles.get(language) as FluentBundle;
  await countIn(language);
  await yieldToMain();
  bundle.addResource({ body });
  return bundle;
}

/** By language, then by game. */
const volumes = new Map(
  LANGUAGES.map((language) => [
    language,
    new LazyLoader<FluentBundle>([], (game) => bind(language, game)),
  ]),
);
const volume = (language: Language): LazyLoader<FluentBundle> =>
  volumes.get(language) as LazyLoader<FluentBundle>;

/** Of which games words have been wanted; of these the next language must have words as well. */
const wanted = new Set([PAGE]);
let last = settings.language;

/** The language spoken: the reader's, or until its words have come, the one spoken so far. */
export function currentLanguage(): Language {
  const { language } = settings;
  // Every word of the page asks.
  if (language === last) return last;
  const there = [...wanted].map((game) => volume(language).get(game));
  if (!there.includes(undefined)) last = language;
  return last;
}

/** The words among which this message would be, or undefined until they have come. */
export function bundleFor(id: string): FluentBundle | undefined {
  const game = gameOfMessage(id);
  const language = currentLanguage();
  wanted.add(game);
  return volume(language).get(game);
}

/** Fetch the page's own words in the reader's language and those of these games or catalogues. */
export async function loadMessages(games: readonly string[] = []): Promise<void> {
  const { language } = settings;
  for (const game of games) if (WORDED.includes(game)) wanted.add(game);
  await Promise.all([...wanted].map((game) => volume(language).fetch(game)));
}

/** Fetch a part of the page with the words that it says, which the page's own catalogue has not. */
export async function withWords<T>(
  names: readonly (CatalogueApart | `${string}${typeof COUNSEL}`)[],
  part: Promise<T>,
): Promise<T> {
  return (await Promise.all([part, loadMessages(names)]))[0];
}
