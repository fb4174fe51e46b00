/** Doctor Faust for the page: its table, its pictures, and how it is told. */
import type { TableGame } from '../../board';
import { say } from '../../words';
import './art.css';
import Emblem from './Emblem.svelte';
import Plate from './Plate.svelte';
import Table from './Table.svelte';
import { telling } from './telling';
import { stateOf } from './view';

const game: TableGame = {
  name: 'doctor-faust',
  Table,
  Plate,
  Emblem,
  colours: ['var(--red-text)', 'var(--blue-text)'],
  telling,
  status: (view) => {
    const { turn, pile } = stateOf(view);
    return `${say('doctor-faust-turn', { turn })}, ${say('doctor-faust-pile', { count: pile.length })}`;
  },
};

export default game;
