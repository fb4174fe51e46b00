/** First tables: of the games that have one, by their names. */
import type { FirstTable } from './types';

const found = import.meta.glob<{ default: FirstTable }>('@/games/*/first-table.ts', {
  eager: true,
});

const tables = new Map(
  Object.entries(found).map(([path, { default: table }]) => [path.split('/').at(-2), table]),
);

/** The first table of a game; undefined: it is played as printed at once. */
export const firstTable = (game: string): FirstTable | undefined => tables.get(game);
