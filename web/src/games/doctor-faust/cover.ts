/** Cover of Doctor Faust, where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/game-api/types';
import './art/art.css';
import Emblem from './cover/Emblem.svelte';
import FrontPicture from './cover/FrontPicture.svelte';

const cover: GameCover = {
  FrontPicture,
  Emblem,
  colours: ['var(--red-text)', 'var(--blue-text)'],
};

export default cover;
