/** What others have done since one acted last: a board keeps it marked until one acts again. */
import type { Telling } from './narration';
import type { GameEvent } from '@/api/types';
import { isOfTable, lasting, type Happened } from './event-log';

/**
 * What has happened on the board since the reader's last act in a turn of his own, oldest first; an
 * answer he gives in another's turn ends nothing. Whoever only looks on is shown the turn that is
 * played, or the one before while nothing has been done in this one.
 */
export function latelyOf(
  happened: readonly Happened[],
  telling: Telling,
  seat: number | null,
): readonly GameEvent[] {
  let lately: GameEvent[] = [];
  let before: GameEvent[] = [];
  let mover: number | null = null;
  for (const { event } of lasting(happened)) {
    const chapter = isOfTable(event) ? null : telling.chapter(event);
    if (chapter !== null) {
      mover = chapter.seat;
      if (seat === null && lately.length > 0) [before, lately] = [lately, []];
    } else if (isOfTable(event)) continue;
    else if (seat !== null && (mover ?? seat) === seat && event.actor === seat) lately = [];
    else lately.push(event);
  }
  return seat === null && lately.length === 0 ? before : lately;
}

/** What came of the reader's own acts in the turn in which he acted last. */
export function outcomeOf(
  happened: readonly Happened[],
  telling: Telling,
  seat: number | null,
): readonly GameEvent[] {
  let outcome: GameEvent[] = [];
  let anew = false;
  for (const { event } of lasting(happened)) {
    if (isOfTable(event)) continue;
    if (telling.chapter(event) !== null) anew = true;
    else if (seat !== null && event.actor === seat) {
      outcome = anew ? [event] : [...outcome, event];
      anew = false;
    }
  }
  return outcome;
}
