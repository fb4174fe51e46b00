/** Teufel Teufel for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/board';
import { counsel } from './counsel';
import cover from './cover';
import { ending } from './ending';
import { word } from './labels';
import { signs } from './signs';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { telling } from './telling';
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
