/** The rooms of src/ in the order of what may know what: each knows those above it in this list, and none below. */
export const ROOMS = [
  'styles',
  'routing',
  'prefs',
  'rendering',
  'offline',
  'drawing',
  'sound',
  'i18n',
  'ui',
  'api',
  'events',
  'game-api',
  'games',
  'own-game',
  'ssr',
  'rulebook',
  'print',
  'account',
  'calls',
  'operator',
  'analysis',
  'match',
  'local',
  'replay',
  'analysis-board',
  'lobby',
  'lesson',
  'puzzle',
  'layout',
  'pages',
  'app',
];

/** Games are fetched by their names, through the registry alone: no other room knows one. */
const known = ROOMS.filter((room) => room !== 'games');

const roomOf = (room) =>
  room === 'games'
    ? { type: room, pattern: 'src/games/*', capture: ['game'] }
    : { type: room, pattern: `src/${room}` };

const allowed = (room) => known.slice(0, ROOMS.indexOf(room)).filter((each) => each !== room);

/** The arrows between them, type-only ones counted, for eslint-plugin-boundaries. */
export const arrows = {
  settings: {
    'import/resolver': {
      typescript: { project: 'tsconfig.json', extensions: ['.ts', '.d.ts', '.svelte', '.css'] },
    },
    'boundaries/include': ['src/**/*'],
    'boundaries/elements': ROOMS.map(roomOf),
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          ...ROOMS.filter((room) => allowed(room).length > 0).map((room) => ({
            from: { element: { type: room } },
            allow: { to: { element: { types: { anyOf: allowed(room) } } } },
          })),
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
        ],
      },
    ],
  },
};
