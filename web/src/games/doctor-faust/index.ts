/** Doctor Faust for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/board';
import { say } from '@/i18n/words';
import { counsel } from './words/counsel';
import cover from './cover';
import { signs } from './board/signs';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './words/telling';
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
