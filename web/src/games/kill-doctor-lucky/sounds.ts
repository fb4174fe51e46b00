/** Sounds of Kill Doctor Lucky: a sound for each kind of event, null for those that make none. */
import type { EventSounds } from '@/events/event-sounds';

export const sounds: EventSounds = {
  'starter-card': null,
  'doctor-placed': 'cane',
  dealt: 'shuffle',
  turn: null,
  'walked-in': null,
  'free-step': 'footstep',
  'move-card': 'card',
  'card-step': 'footstep',
  halt: null,
  'room-card': 'card',
  draw: 'draw',
  'nothing-to-draw': null,
  reshuffle: 'shuffle',
  end: null,
  attempt: 'knock',
  failure: 'card',
  pass: null,
  foiled: 'foiled',
  murder: 'murder',
  'doctor-walks': 'cane',
  'doctor-stays': null,
  'doctor-held': null,
  'game-over': 'end',
};
