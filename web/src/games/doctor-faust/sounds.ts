/** Sounds of Doctor Faust: a sound for each kind of event, null for those that make none. */
import type { EventSounds } from '@/events/event-sounds';

export const sounds: EventSounds = {
  turn: null,
  'stone-step': 'step',
  'soul-step': 'glide',
  'soul-stopped': 'stop',
  'card-laid': 'card',
  trap: 'trap',
  'forced-move': 'shove',
  'no-chain': null,
  'soul-passed': null,
  'forced-back-on-soul': 'shove',
  'soul-card': 'soul',
  'too-early': 'stop',
  'joins-twin': 'pair',
  infamy: 'devil',
  'rest-taken': 'soul',
  'game-over': 'end',
};
