/** Undo groups. How many actions each press of the reader's has sent: what was one press is taken back as one. */
import { isOfTable, undoneIn, type LoggedEvent } from '@/events/event-log';

interface Press {
  /** The versions before its first action and after its last one. */
  since: number;
  until: number;
  count: number;
}

export class UndoGroups {
  #made: Press[] = [];

  /** A press has sent so many actions. */
  add(press: Press): void {
    if (press.count > 0) this.#made.push(press);
  }

  /**
   * How many actions to take back now: those of the last press. One, where something else of the game
   * has happened since, or part of it was taken back elsewhere: at another screen, or before this page.
   */
  last(happened: readonly LoggedEvent[]): number {
    const press = this.#made.pop();
    if (press === undefined) return 1;
    const undone = undoneIn(happened);
    const isWhole = happened.every(
      ({ v, event }) =>
        v <= press.since || isOfTable(event) || undone.has(event) === v > press.until,
    );
    return isWhole ? press.count : 1;
  }
}
