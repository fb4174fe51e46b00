/** The Fluent files, the same that the Python side speaks from, as modules of the page: one for each catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { CATALOGUES_APART, COUNSEL } from '../src/rendering/catalogue-names.ts';
import { LANGUAGES } from '../src/prefs/language-and-theme.ts';

const PACKAGE = resolve('../src/diablerie');
/** What the terminal, plain text, notices and links say is not for the page; catalogues apart are fetched by themselves, like a game's. */
const ELSEWHERE = new Set(
  ['terminal', 'text', 'notices', 'link', ...CATALOGUES_APART].map((name) => `${name}.ftl`),
);

/** The games that have words. */
const GAMES = readdirSync(`${PACKAGE}/games`, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^(\w+)\/words\/en\.ftl$/.exec(path)?.[1] ?? [],
);

/** The files of the page's own words in a language, `words-en`, of catalogues apart, `words-lobby-en`, of a game and of its hints. */
export function wordsByName(): Readonly<Record<string, readonly string[]>> {
  const all = LANGUAGES.flatMap((language): [string, readonly string[]][] => {
    const folder = `${PACKAGE}/words/${language}`;
    const own = readdirSync(folder).filter((file) => !ELSEWHERE.has(file));
    return [
      [`words-${language}`, own.sort().map((file) => `${folder}/${file}`)],
      ...CATALOGUES_APART.map((name): [string, readonly string[]] => [
        `words-${name}-${language}`,
        [`${folder}/${name}.ftl`],
      ]),
      ...GAMES.flatMap((game): [string, readonly string[]][] => {
        const [name, rooms] = [game.replaceAll('_', '-'), `${PACKAGE}/games/${game}`];
        return [
          [`words-${name}-${language}`, [`${rooms}/words/${language}.ftl`]],
          [`words-${name}${COUNSEL}-${language}`, [`${rooms}/counsel/${language}.ftl`]],
        ];
      }),
    ];
  });
  return Object.fromEntries(all);
}

const CATALOGUES = 'virtual:catalogues';
const WORDS = `${CATALOGUES}/`;

/** Messages as a module that has them parsed: readers would wait for that each time. */
function parsed(files: readonly string[]): string {
  const body = files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
  // Browsers read a text of JSON faster than the same as code.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
}

/** Serves `virtual:catalogues`: how to fetch each catalogue, by its name. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === CATALOGUES || id.startsWith(WORDS) ? id : null),
    load(id) {
      const all = wordsByName();
      if (id === CATALOGUES) {
        const each = Object.keys(all).map((name) => `'${name}': () => import('${WORDS}${name}')`);
        return `export const catalogues = { ${each.join(', ')} };`;
      }
      const files = id.startsWith(WORDS) ? all[id.slice(WORDS.length)] : undefined;
      if (files === undefined) return null;
      for (const file of files) this.addWatchFile(file);
      return parsed(files);
    },
  };
}
