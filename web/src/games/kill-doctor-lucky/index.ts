/** Kill Doctor Lucky for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '../../board';
import './colours.css';
import Emblem from './Emblem.svelte';
import { tell } from './labels';
import Plate from './Plate.svelte';
import Table from './Table.svelte';
import { telling } from './telling';
import { stateOf } from './view';

const MOST_SEATS = 8;

const game: TableGame = {
  name: 'kill-doctor-lucky',
  Table,
  Plate,
  Emblem,
  colours: Array.from({ length: MOST_SEATS }, (_, seat) => `var(--kdl-seat-${seat}-text)`),
  telling,
  status: (view) => {
    const { turn, luck, draw_size: cards } = stateOf(view);
    return tell('status', { turn, luck, cards });
  },
};

export default game;
