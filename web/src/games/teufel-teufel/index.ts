/** Teufel Teufel for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/types';
import { counsel } from './words/move-help';
import cover from './cover';
import { ending } from './words/ending';
import { word } from './words/labels';
import { signs } from './board/legend';
import { sounds } from './sounds';
import Table from './PlayArea.svelte';
import { telling } from './words/narration';
import { faceDown, stateOf } from './state';

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
