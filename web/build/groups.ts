/** Which modules travel together, beyond what the imports say. */

/** The words of one language: the page's own in one file, those of each game in one. */
export function wordsGroup(id: string): string | null {
  const [path = ''] = id.split('?');
  const game = /\/games\/([^/]+)\/words\//.exec(path)?.[1];
  if (game !== undefined)
    return `words-${game.replaceAll('_', '-')}-${path.slice(-'en.ftl'.length, -'.ftl'.length)}`;
  const language = /\/words\/(\w+)\/[^/]+\.ftl$/.exec(path)?.[1];
  return language === undefined ? null : `words-${language}`;
}

/** The styles of the whole page. */
export const FIRST_STYLES = /\/web\/src\/[^/]+\.css/;

/** Modules that belong to no game, are no page themselves and are wanted at tables, too, and the libraries. */
export const COMMON =
  /\/web\/(src\/(?!games\/|pages\/|parts\/(?:Footer|Sheet|OpenRecord|FilePicker|MatchList|RatingTable)\.)|node_modules\/)/;
