/** Catalogues apart (split translation files): words that not every page says, fetched with what says them. */

/** Each is the file of this name in every language, and its messages begin with the name. */
export const CATALOGUES_APART = [
  'afterwards',
  'check',
  'counsel',
  'host',
  'lesson',
  'lobby',
  'local',
  'print',
  'puzzle',
  'refusal',
  'seldom',
  'settings',
] as const;

/** What a game's hints say is a catalogue of its own: the game's name and this, with which its messages begin. */
export const COUNSEL = '-counsel';

export type CatalogueApart = (typeof CATALOGUES_APART)[number];

const OF_PAGES: Readonly<Record<string, readonly CatalogueApart[]>> = {
  analysis: ['afterwards', 'counsel', 'local'],
  account: ['host', 'lobby', 'seldom'],
  check: ['afterwards', 'check'],
  games: ['afterwards', 'lobby'],
  lesson: ['counsel', 'lesson'],
  lobby: ['lobby'],
  operator: ['host'],
  person: ['lobby'],
  print: ['print'],
  puzzles: ['puzzle'],
  ratings: ['lobby'],
  replay: ['afterwards'],
  reset: ['host', 'seldom'],
  signin: ['seldom'],
};

/** The catalogues apart that a page speaks from as soon as it is there. */
export const cataloguesOf = (page: string): readonly CatalogueApart[] => OF_PAGES[page] ?? [];
