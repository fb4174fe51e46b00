/** Sounds of events: which sound an event makes. */
import type { GameEvent, MatchView } from '@/api/types';
import type { SoundName } from '@/sound/synthesizer';
import { isOfTable } from './event-log';

/** The sound of each kind of event; null: it makes none. */
export type EventSounds = Readonly<Record<string, SoundName | null>>;

/** What is heard of what is done at the table. */
export const TABLE_SOUNDS: EventSounds = {
  'set-up': null,
  'taken-back': 'draw',
  resigned: 'stop',
  'time-out': 'stop',
  'end-offered': 'message',
  'end-accepted': 'message',
  'end-declined': 'message',
  voted: 'message',
  'voted-for': 'message',
  substituted: 'message',
  'taken-over': 'message',
  returned: 'message',
  'clock-shifted': 'message',
  'match-ended': 'end',
};

/** The end sounds otherwise to who has won, and to who has lost. */
function ending({ seat, table }: MatchView): SoundName {
  const mine = seat === null ? 0 : (table.result?.returns[seat] ?? 0);
  return mine > 0 ? 'win' : mine < 0 ? 'loss' : 'end';
}

/** What is heard of an event by who sees the match so. */
export function soundOf(event: GameEvent, sounds: EventSounds, view: MatchView): SoundName | null {
  const sound = (isOfTable(event) ? TABLE_SOUNDS : sounds)[event.kind] ?? null;
  return sound === 'end' ? ending(view) : sound;
}
