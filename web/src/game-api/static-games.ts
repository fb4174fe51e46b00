/** Static games: how a position of each is drawn outside the page, by their names. */
import type { StaticGame } from './types';

const found = import.meta.glob<{ default: StaticGame }>('@/games/*/static.ts', { eager: true });

/** By the name of the game, which is that of its folder. */
export const staticGames: ReadonlyMap<string, StaticGame> = new Map(
  Object.entries(found).map(([path, { default: game }]) => [path.split('/').at(-2) ?? '', game]),
);
