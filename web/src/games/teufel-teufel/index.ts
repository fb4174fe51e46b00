/** Teufel Teufel for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/board';
import { counsel } from './words/counsel';
import cover from './cover';
import { ending } from './words/ending';
import { word } from './words/labels';
import { signs } from './board/signs';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './words/telling';
import { faceDown, stateOf } from './view';

const game: TableGame = {
  ...cover,
  name: 'teufel-teufel',
  Table,
  telling,
  sounds,
  counsel,
  signs: () => signs(),
  ending,
  status: (view) => {
    const state = stateOf(view);
    const hidden = word('hidden', { count: faceDown(state) });
    return `${word('turn', { turn: state.turn })}, ${hidden}`;
  },
};

export default game;
