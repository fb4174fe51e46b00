/** Plug-in of Doctor Faust: its play area, its pictures, and how it is told. */
import type { PageGame } from '@/game-api/types';
import { lateHelp } from '@/game-api/late-help';
import { say } from '@/i18n/messages';
import cover from './cover';
import { legendSigns } from './board/legend';
import { sounds } from './sounds';
import PlayArea from './PlayArea.svelte';
import { narration } from './words/narration';
import { stateOf } from './state';

const game: PageGame = {
  ...cover,
  name: 'doctor-faust',
  PlayArea,
  narration,
  sounds,
  moveHelp: lateHelp('doctor-faust', () => import('./words/move-help')),
  signs: legendSigns,
  status: (view) => {
    const { turn, pile } = stateOf(view);
    return `${say('doctor-faust-turn', { turn })}, ${say('doctor-faust-pile', { count: pile.length })}`;
  },
};

export default game;
