/** Cover of Teufel Teufel, where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/game-api/types';
import './cover/colours.css';
import { COLOURS } from './art/patterns';
import Emblem from './cover/Emblem.svelte';
import FrontPicture from './cover/FrontPicture.svelte';

const cover: GameCover = {
  FrontPicture,
  Emblem,
  colours: COLOURS.map((colour) => `var(--tt-${colour}-text)`),
};

export default cover;
