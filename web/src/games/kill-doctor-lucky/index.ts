/** Kill Doctor Lucky for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/board';
import { counsel } from './words/counsel';
import cover from './cover';
import { ending } from './words/ending';
import { say } from '@/i18n/words';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './words/telling';
import { stateOf } from './view';

const game: TableGame = {
  ...cover,
  name: 'kill-doctor-lucky',
  Table,
  telling,
  sounds,
  counsel,
  ending,
  status: (view) => {
    const { turn, draw_size: count } = stateOf(view);
    return `${say('kill-doctor-lucky-turn', { turn })}, ${say('kill-doctor-lucky-pile', { count })}`;
  },
};

export default game;
