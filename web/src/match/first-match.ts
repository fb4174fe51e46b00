/** First match: whether a game has been met in this browser, and where a word about something on the table stands. */
import { readLocal, writeLocal } from '@/prefs/local-storage';

/** As match pages look it up: the names of the games that were met. */
const NAME = 'met';

/** Keep that a game has been met: its first match says nothing more, here and in any other. */
export function writeMet(game: string): void {
  const met = (readLocal(NAME) ?? '').split(' ').filter((name) => name !== '' && name !== game);
  writeLocal(NAME, [...met, game].join(' '));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between what is marked and what is said of it, and from there to the edge of the window. */
const APART = 14;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

/**
 * The corner of a box of this size, below what is marked if there is room, else above it, else beside it; at the foot of
 * the window where nothing is marked, or no side has room.
 */
export function besideMark(
  mark: DOMRect | null,
  box: Size,
  window: Size,
): { left: number; top: number } {
  const lowest = window.height - box.height - EDGE;
  const rightmost = window.width - box.width - EDGE;
  const middle = (window.width - box.width) / 2;
  if (mark === null) return { left: within(middle, rightmost), top: Math.max(EDGE, lowest) };
  const left = within(mark.left + (mark.width - box.width) / 2, rightmost);
  if (mark.bottom + APART <= lowest) return { left, top: mark.bottom + APART };
  if (mark.top - APART - box.height >= EDGE) return { left, top: mark.top - APART - box.height };
  const top = within(mark.top, lowest);
  if (mark.right + APART <= rightmost) return { left: mark.right + APART, top };
  if (mark.left - APART - box.width >= EDGE) return { left: mark.left - APART - box.width, top };
  return { left: within(middle, rightmost), top: Math.max(EDGE, lowest) };
}
