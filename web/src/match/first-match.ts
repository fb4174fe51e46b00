/** First match: whether a game has been met in this browser, and where a word about something on the table stands. */
import { readLocal, writeLocal } from '@/prefs/local-storage';

/** As match pages look it up: the names of the games that were met. */
const NAME = 'met';

/** Keep that a game has been met: its first match says nothing more, here and in any other. */
export function writeMet(game: string): void {
  const met = (readLocal(NAME) ?? '').split(' ').filter((name) => name !== '' && name !== game);
  writeLocal(NAME, [...met, game].join(' '));
}

/** The name of the game that is being met, and how many things have been said. */
const STEP = 'met-step';

/** How many things have been said in the first match of a game, if that is the one that was met last. */
export function readStep(game: string): number {
  const [name, step] = (readLocal(STEP) ?? '').split(' ');
  return name === game ? Number(step) || 0 : 0;
}

/** Keep how many things have been said: a page that is loaded anew goes on from there. */
export const writeStep = (game: string, step: number): void =>
  writeLocal(STEP, step === 0 ? null : `${game} ${step}`);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between what is marked and what is said of it, and from there to the edge of the window. */
const APART = 14;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

interface Corner {
  readonly left: number;
  readonly top: number;
}

/**
 * The corner of a box of this size, below what is marked if there is room, else above it, else beside it, where it
 * covers least of what is read as well (`kept`); at the foot of the window where nothing is marked, or no side
 * has room.
 */
export function besideMark(
  mark: DOMRect | null,
  box: Size,
  window: Size,
  kept: DOMRect | null = null,
): Corner {
  const lowest = window.height - box.height - EDGE;
  const rightmost = window.width - box.width - EDGE;
  const foot = {
    left: within((window.width - box.width) / 2, rightmost),
    top: Math.max(EDGE, lowest),
  };
  if (mark === null) return foot;
  const left = within(mark.left + (mark.width - box.width) / 2, rightmost);
  const top = within(mark.top, lowest);
  const corners = [
    { left, top: mark.bottom + APART },
    { left, top: mark.top - APART - box.height },
    { left: mark.right + APART, top },
    { left: mark.left - APART - box.width, top },
  ].filter(
    (each) => each.left === within(each.left, rightmost) && each.top === within(each.top, lowest),
  );
  const covers = corners.map((each) => (kept === null ? 0 : shared(each, box, kept)));
  return corners[covers.indexOf(Math.min(...covers))] ?? foot;
}

/** How much of something a box covers that stands there, in square pixels. */
function shared({ left, top }: Corner, { width, height }: Size, kept: DOMRect): number {
  const across = Math.min(left + width, kept.right) - Math.max(left, kept.left);
  const down = Math.min(top + height, kept.bottom) - Math.max(top, kept.top);
  return Math.max(0, across) * Math.max(0, down);
}
