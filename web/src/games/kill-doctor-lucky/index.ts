/** Kill Doctor Lucky for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '../../board';
import { counsel } from './counsel';
import cover from './cover';
import { tell } from './labels';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './telling';
import { stateOf } from './view';

const game: TableGame = {
  ...cover,
  name: 'kill-doctor-lucky',
  Table,
  telling,
  sounds,
  counsel,
  status: (view) => {
    const { turn, luck, draw_size: cards } = stateOf(view);
    return tell('status', { turn, luck, cards });
  },
};

export default game;
