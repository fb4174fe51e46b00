/** Doctor Faust where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/game-api/types';
import './art/art.css';
import Emblem from './cover/Emblem.svelte';
import Plate from './cover/FrontPicture.svelte';

const cover: GameCover = {
  Plate,
  Emblem,
  colours: ['var(--red-text)', 'var(--blue-text)'],
};

export default cover;
