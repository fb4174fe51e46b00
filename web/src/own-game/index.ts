/** Plug-in of every game that brings no board of its own: by its name, as all else about it comes with its views. */
import type { PageGame } from '@/game-api/types';
import { callSeat, turnText } from '@/game-api/seat-names';
import type { EventSounds } from '@/events/event-sounds';
import type { Narration } from '@/events/narration';
import cover from './cover';
import { moveHelp } from './move-help';
import PlayArea from './PlayArea.svelte';

const narration: Narration = {
  chapter: () => null,
  merge: () => null,
  seats: ['viewer', 'seat', 'winner', 'first', 'sits'],
  great: ['shown', 'turned-up'],
  ill: {},
};

const sounds: EventSounds = {
  dealt: 'shuffle',
  acted: 'card',
  'acted-secretly': 'draw',
  shown: 'flip',
  'turned-up': 'flip',
  peeked: 'draw',
  answered: 'flip',
  'game-over': 'end',
};

/** The table of a game by its name. */
const plainGame = (name: string): PageGame => ({
  ...cover,
  name,
  PlayArea,
  narration,
  sounds,
  moveHelp: () => moveHelp,
  status: (view) => turnText(view, null, (seat) => callSeat(view.match, seat)),
});

export default plainGame;
