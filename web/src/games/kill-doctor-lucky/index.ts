/** Kill Doctor Lucky for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '@/game-api/types';
import { counsel } from './words/move-help';
import cover from './cover';
import { ending } from './words/ending';
import { say } from '@/i18n/messages';
import { sounds } from './sounds';
import Table from './PlayArea.svelte';
import { telling } from './words/narration';
import { stateOf } from './state';

const game: TableGame = {
  ...cover,
  name: 'kill-doctor-lucky',
  Table,
  telling,
  sounds,
  counsel,
  ending,
  status: (view) => {
    const { turn, draw_size: count } = stateOf(view);
    return `${say('kill-doctor-lucky-turn', { turn })}, ${say('kill-doctor-lucky-pile', { count })}`;
  },
};

export default game;
