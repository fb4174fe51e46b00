/** Cover of Kill Doctor Lucky, where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/game-api/types';
import './cover/colours.css';
import './board/board.css';
import Emblem from './cover/Emblem.svelte';
import FrontPicture from './cover/FrontPicture.svelte';

const MOST_SEATS = 8;

const cover: GameCover = {
  FrontPicture,
  Emblem,
  colours: Array.from({ length: MOST_SEATS }, (_, seat) => `var(--kdl-seat-${seat}-text)`),
};

export default cover;
