/** Doctor Faust for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/board';
import { say } from '@/words';
import { counsel } from './counsel';
import cover from './cover';
import { signs } from './signs';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './telling';
import { stateOf } from './view';

const game: TableGame = {
  ...cover,
  name: 'doctor-faust',
  Table,
  telling,
  sounds,
  counsel,
  signs,
  status: (view) => {
    const { turn, pile } = stateOf(view);
    return `${say('doctor-faust-turn', { turn })}, ${say('doctor-faust-pile', { count: pile.length })}`;
  },
};

export default game;
