/** Doctor Faust where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/board';
import './art.css';
import Emblem from './Emblem.svelte';
import Plate from './Plate.svelte';

const cover: GameCover = {
  Plate,
  Emblem,
  colours: ['var(--red-text)', 'var(--blue-text)'],
};

export default cover;
