/** Recent moves. What others have done since one acted last: a board keeps it marked until one acts again. */
import type { Narration } from './narration';
import type { GameEvent } from '@/api/types';
import { isOfTable, lasting, type LoggedEvent } from './event-log';

/**
 * What has happened on the board since the reader's last act in a turn of their own, oldest first; an
 * answer they give in another's turn ends nothing. Whoever only looks on is shown the turn that is
 * played, or the one before while nothing has been done in this one.
 */
export function recentMovesOf(
  happened: readonly LoggedEvent[],
  narration: Narration,
  seat: number | null,
): readonly GameEvent[] {
  let recentMoves: GameEvent[] = [];
  let before: GameEvent[] = [];
  let mover: number | null = null;
  for (const { event } of lasting(happened)) {
    const chapter = isOfTable(event) ? null : narration.chapter(event);
    if (chapter !== null) {
      mover = chapter.seat;
      if (seat === null && recentMoves.length > 0) [before, recentMoves] = [recentMoves, []];
    } else if (isOfTable(event)) continue;
    else if (seat !== null && (mover ?? seat) === seat && event.actor === seat) recentMoves = [];
    else recentMoves.push(event);
  }
  return seat === null && recentMoves.length === 0 ? before : recentMoves;
}

/** What came of the reader's own acts in the turn in which they acted last. */
export function outcomeOf(
  happened: readonly LoggedEvent[],
  narration: Narration,
  seat: number | null,
): readonly GameEvent[] {
  let outcome: GameEvent[] = [];
  let anew = false;
  for (const { event } of lasting(happened)) {
    if (isOfTable(event)) continue;
    if (narration.chapter(event) !== null) anew = true;
    else if (seat !== null && event.actor === seat) {
      outcome = anew ? [event] : [...outcome, event];
      anew = false;
    }
  }
  return outcome;
}
