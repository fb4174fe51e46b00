/** Doctor Faust for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/types';
import { say } from '@/i18n/messages';
import { counsel } from './words/move-help';
import cover from './cover';
import { signs } from './board/legend';
import { sounds } from './sounds';
import Table from './PlayArea.svelte';
import { telling } from './words/narration';
import { stateOf } from './state';

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
