/** Teufel Teufel for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '../../board';
import './colours.css';
import Emblem from './Emblem.svelte';
import { COLOURS } from './art/patterns';
import { ending } from './ending';
import { word } from './labels';
import Plate from './Plate.svelte';
import Table from './Table.svelte';
import { telling } from './telling';
import { faceDown, stateOf } from './view';

const game: TableGame = {
  name: 'teufel-teufel',
  Table,
  Plate,
  Emblem,
  colours: COLOURS.map((colour) => `var(--tt-${colour}-text)`),
  telling,
  ending,
  status: (view) => {
    const state = stateOf(view);
    return [
      word('turn', { turn: state.turn }),
      word('hidden', { count: faceDown(state) }),
      word('home', { count: state.home }),
    ].join(', ');
  },
};

export default game;
