/** Registry of games, lazy: by their names, each fetched when it is first asked for. Nothing else here knows a game. */
import { addWords, loadMessages } from '@/i18n/message-catalogue';
import { say } from '@/i18n/messages';
import { COUNSEL } from '@/rendering/catalogue-names';
import { LazyLoader } from '@/rendering/lazy-loader';
import type { FinaleScene, GameCover, PageGame, PrintKit } from './types';

type Modules<T> = Record<string, () => Promise<{ default: T }>>;

/** By the name of the game, which is that of its folder. */
const byGame = <T>(modules: Modules<T>): [game: string, load: () => Promise<T>][] =>
  Object.entries(modules).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    async () => (await load()).default,
  ]);

const ownCovers = byGame(import.meta.glob<{ default: GameCover }>('@/games/*/cover.ts'));
const housed = new Set(ownCovers.map(([game]) => game));

/** Whether a game has a board of its own here, and with that a lesson, puzzles, and what is printed. */
export const hasOwnBoard = (name: string): boolean => housed.has(name);

const [[, plainCover] = []] = byGame(
  import.meta.glob<{ default: GameCover }>('@/own-game/cover.ts'),
);
const [[, plainTable] = []] = byGame(
  import.meta.glob<{ default: (name: string) => PageGame }>('@/own-game/index.ts'),
);

/** Any other has its words where it is installed, and they are its own as soon as it is named. */
function meet(name: string): void {
  if (name === '' || hasOwnBoard(name)) return;
  addWords(name, async (game, language) =>
    (await import('./installed-words')).installedWords(game, language),
  );
}

const covers = new LazyLoader(ownCovers, plainCover);

/** With the words of the game. */
const worded = <T>([game, load]: [game: string, load: () => Promise<T>]) =>
  [game, async () => (await Promise.all([load(), loadMessages([game])]))[0]] as const;

const tables = new LazyLoader(
  byGame(import.meta.glob<{ default: PageGame }>('@/games/*/index.ts')).map(worded),
  async (name) =>
    (await Promise.all([plainTable?.(), loadMessages([name])]))[0]?.(name) as PageGame,
);

const kits = new LazyLoader(
  byGame(import.meta.glob<{ default: PrintKit }>('@/games/*/print.ts')).map(worded),
);

const finales = new LazyLoader(
  byGame(import.meta.glob<{ default: FinaleScene }>('@/games/*/finale.ts')).map(
    ([game, load]) =>
      [
        game,
        async () => (await Promise.all([load(), loadMessages([`${game}${COUNSEL}`])]))[0],
      ] as const,
  ),
);

/** The scene of a game's end with what is said of it, or undefined until they have come; asking fetches them. */
export const fetchFinale = (name: string): Promise<FinaleScene> => finales.fetch(name);
export const finaleScene = (name: string): FinaleScene | undefined => finales.get(name);

/** A game's table with its words, or undefined until they have come; asking fetches them. */
export function pageGame(name: string): PageGame | undefined {
  meet(name);
  return name === '' ? undefined : tables.get(name);
}

/** What is printed of a game, with its words, once it has come. */
export const printKit = (name: string): Promise<PrintKit> => kits.fetch(name);

/** A game's pictures, or undefined until they have come; asking fetches them. */
export function gameCover(name: string): GameCover | undefined {
  meet(name);
  return name === '' ? undefined : covers.get(name);
}

/** What a game is called, once its words have come. */
export function gameTitle(name: string): string {
  meet(name);
  return say(`${name}-title`);
}
