/** Teufel Teufel where it is not played: its pictures and the colours of its seats. */
import type { GameCover } from '@/board';
import './colours.css';
import { COLOURS } from './art/patterns';
import Emblem from './Emblem.svelte';
import Plate from './Plate.svelte';

const cover: GameCover = {
  Plate,
  Emblem,
  colours: COLOURS.map((colour) => `var(--tt-${colour}-text)`),
};

export default cover;
