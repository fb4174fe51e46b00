/** The games that have a board here, whichever they are: all, and their names. */
import type { PageGame } from '@/game-api/types';

const modules = import.meta.glob<PageGame>('@/games/*/index.ts', {
  eager: true,
  import: 'default',
});

export const PAGE_GAMES: readonly PageGame[] = Object.values(modules);

export const GAME_NAMES: readonly string[] = PAGE_GAMES.map(({ name }) => name);
