/** Plug-in of Teufel Teufel: its play area, its pictures, and how it is told. */
import type { PageGame } from '@/game-api/types';
import { lateHelp } from '@/game-api/late-help';
import cover from './cover';
import { ending } from './words/ending';
import { word } from './words/labels';
import { legendSigns } from './board/legend';
import { sounds } from './sounds';
import PlayArea from './PlayArea.svelte';
import { narration } from './words/narration';
import { faceDown, stateOf } from './state';

const game: PageGame = {
  ...cover,
  name: 'teufel-teufel',
  PlayArea,
  narration,
  sounds,
  moveHelp: lateHelp('teufel-teufel', () => import('./words/move-help')),
  signs: () => legendSigns(),
  ending,
  status: (view) => {
    const state = stateOf(view);
    const hidden = word('hidden', { count: faceDown(state) });
    return `${word('turn', { turn: state.turn })}, ${hidden}`;
  },
};

export default game;
