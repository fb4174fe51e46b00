/** Cover of a game that brings none: a plain picture and emblem, and colours for its seats. */
import type { GameCover } from '@/game-api/types';
import './cover/colours.css';
import Emblem from './cover/Emblem.svelte';
import FrontPicture from './cover/FrontPicture.svelte';

/** Where more sit at a table, colours come again. */
const COLOURS = 8;
const MOST_SEATS = 32;

const cover: GameCover = {
  FrontPicture,
  Emblem,
  colours: Array.from({ length: MOST_SEATS }, (_, seat) => `var(--own-seat-${seat % COLOURS})`),
};

export default cover;
