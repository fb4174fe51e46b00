/** Plug-in of Kill Doctor Lucky: its play area, its pictures, and how it is told. */
import type { PageGame } from '@/game-api/types';
import { lateHelp } from '@/game-api/late-help';
import cover from './cover';
import { ending } from './words/ending';
import { say } from '@/i18n/messages';
import { sounds } from './sounds';
import PlayArea from './PlayArea.svelte';
import { narration } from './words/narration';
import { stateOf } from './state';

const game: PageGame = {
  ...cover,
  name: 'kill-doctor-lucky',
  PlayArea,
  narration,
  sounds,
  moveHelp: lateHelp('kill-doctor-lucky', () => import('./words/move-help')),
  ending,
  status: (view) => {
    const { turn, draw_size: count } = stateOf(view);
    return `${say('kill-doctor-lucky-turn', { turn })}, ${say('kill-doctor-lucky-pile', { count })}`;
  },
};

export default game;
