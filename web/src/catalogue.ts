/** The Fluent files, the same that the Python side speaks from, fetched as they are needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { breath } from './breath';
import { Lazily } from './lazily';
import { LANGUAGES, settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>(
  [
    '../../src/diablerie/words/*/*.ftl',
    '!../../src/diablerie/words/*/terminal.ftl',
    '../../src/diablerie/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The page's own words are those of no game. */
const PAGE = '';
const gameOf = (path: string): string =>
  (/games\/([^/]+)\/words/.exec(path)?.[1] ?? PAGE).replaceAll('_', '-');
const languageOf = (path: string): Language | undefined =>
  LANGUAGES.find((language) => path.includes(`/${language}/`) || path.endsWith(`${language}.ftl`));

/** The games that have words, the longest name first. */
export const WORDED_GAMES: readonly string[] = [...new Set(Object.keys(files).map(gameOf))]
  .filter((game) => game !== PAGE)
  .sort((one, two) => two.length - one.length);

const beginnings = WORDED_GAMES.map((name) => [`${name}-`, name] as const);

/** The game whose message this is, '' where it is the page's own: messages begin with their game's name. */
export const gameOfMessage = (id: string): string =>
  beginnings.find(([beginning]) => id.startsWith(beginning))?.[1] ?? PAGE;

const bundles = new Map(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
);

const keyOf = (language: Language, game: string): string => `${language} ${game}`;

/** Have the browser look up how a language counts, which takes it a while the first time. */
function countIn(language: Language): void {
  new Intl.PluralRules(language).select(0);
  new Intl.NumberFormat(language).format(0);
}

async function bind(language: Language, game: string): Promise<FluentBundle> {
  const mine = Object.keys(files).filter(
    (path) => languageOf(path) === language && gameOf(path) === game,
  );
  const texts = await Promise.all(mine.map((path) => files[path]?.() ?? ''));
  const bundle = bundles.get(language) as FluentBundle;
  await breath();
  countIn(language);
  for (const text of texts) {
    await breath();
    bundle.addResource(new FluentResource(text));
  }
  await breath();
  return bundle;
}

const volumes = new Lazily(
  LANGUAGES.flatMap((language) =>
    [PAGE, ...WORDED_GAMES].map(
      (game) => [keyOf(language, game), () => bind(language, game)] as const,
    ),
  ),
);

/** Of which games words have been wanted; of these the next language must have words as well. */
const wanted = new Set([PAGE]);
let last = settings.language;

/** The language spoken: the reader's, or until its words have come, the one spoken so far. */
export function spoken(): Language {
  const { language } = settings;
  // Every word of the page asks.
  if (language === last) return last;
  const there = [...wanted].map((game) => volumes.get(keyOf(language, game)));
  if (!there.includes(undefined)) last = language;
  return last;
}

/** The words among which this message would be, or undefined until they have come. */
export function bundleFor(id: string): FluentBundle | undefined {
  const game = gameOfMessage(id);
  const language = spoken();
  wanted.add(game);
  return volumes.get(keyOf(language, game));
}

/** Fetch the page's own words in the reader's language and those of these games. */
export async function learn(games: readonly string[] = []): Promise<void> {
  const { language } = settings;
  for (const game of games) if (WORDED_GAMES.includes(game)) wanted.add(game);
  await Promise.all([...wanted].map((game) => volumes.fetch(keyOf(language, game))));
}
