/**
 * Panel placement. Where a panel lies that leaves the board as it is: over the story, and beside the board as far as
 * it needs.
 */
import { rem } from './rem-in-pixels';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How wide and high a panel would be to be read well, and how small it may be at the least, in rem. */
const WANTED = { width: 23, height: 22 };
const LEAST = { width: 13.5, height: 14 };
/** How wide where it cannot be so high. */
const LOW = 31;
/** How far a story may reach beyond its edges, in rem: the paper it stands on may be torn. */
const EDGE = 0.3;

/**
 * The place of a panel: the story's, made larger towards the middle and the top of the table, but not over the board.
 * Null where the story leaves too little. `unit` is the length of a rem.
 */
export function panelPlacement(story: Box, board: Box, table: Box, unit: number): Box | null {
  const height = WANTED.height * unit;
  const atRight = story.left + story.right > table.left + table.right;
  const beneath = story.top >= board.bottom;
  const low = beneath && story.bottom - board.bottom < height;
  const width = (low ? LOW : WANTED.width) * unit;
  const left = atRight ? Math.min(story.left, story.right - width) : story.left;
  const right = atRight ? story.right : Math.max(story.right, story.left + width);
  const wide: Box = {
    ...story,
    left: atRight && !beneath ? Math.max(left, board.right) : Math.max(left, table.left),
    right: !atRight && !beneath ? Math.min(right, board.left) : Math.min(right, table.right),
  };
  const apart = wide.left >= board.right || wide.right <= board.left;
  const highest = apart ? table.top : board.bottom;
  const spot = { ...wide, top: Math.max(highest, Math.min(wide.top, wide.bottom - height)) };
  const large =
    spot.right - spot.left >= LEAST.width * unit && spot.bottom - spot.top >= LEAST.height * unit;
  return large ? spot : null;
}

/**
 * Keeps a panel over the story of the table beside it, for as long as it is there. By how much it is wider than
 * the story the table can tell from `--covered`.
 */
export function placeOverLog(panel: HTMLElement): (() => void) | undefined {
  const table = panel.parentElement?.querySelector<HTMLElement>('.table');
  const room = panel.parentElement;
  if (!table || !room || typeof ResizeObserver === 'undefined') return;

  function lie(): void {
    const [story, board] = ['story', 'board'].map((name) => table?.querySelector(`[data-${name}]`));
    const around = room?.getBoundingClientRect();
    if (!story || !board || around === undefined) return;
    const [there, kept] = [story.getBoundingClientRect(), board.getBoundingClientRect()];
    const spot = panelPlacement(covering(there), box(kept), box(around), rem());
    panel.classList.toggle('spotted', spot !== null);
    table?.style.setProperty(
      '--covered',
      `${Math.max(0, there.left - (spot?.left ?? there.left))}px`,
    );
    if (spot === null) return;
    panel.style.setProperty('--left', `${spot.left - around.left}px`);
    panel.style.setProperty('--top', `${spot.top - around.top}px`);
    panel.style.setProperty('--width', `${spot.right - spot.left}px`);
    panel.style.setProperty('--height', `${spot.bottom - spot.top}px`);
  }

  const observer = new ResizeObserver(lie);
  observer.observe(table);
  for (const part of table.querySelectorAll('[data-story], [data-board]')) observer.observe(part);
  return () => {
    observer.disconnect();
    table.style.removeProperty('--covered');
  };
}

/** The story, its edges with it, as far as it is in sight. */
function covering(story: DOMRect): Box {
  const edge = EDGE * rem();
  return {
    left: story.left - edge,
    top: story.top - edge,
    right: story.right + edge,
    bottom: Math.min(story.bottom + edge, innerHeight),
  };
}

/**
 * Keeps the hand in sight above a panel that lies over the end of the window: it often speaks of a card. The page
 * scrolls as far as the panel needs, and back where that becomes less, unless the reader has scrolled meanwhile.
 */
export function keepHandInSight(panel: HTMLElement): (() => void) | undefined {
  const hand = panel.parentElement?.querySelector<HTMLElement>('[data-hand]');
  if (!hand || typeof ResizeObserver === 'undefined') return;
  const first = scrollY;
  let last = first;

  const observer = new ResizeObserver(() => {
    const { top, bottom } = panel.getBoundingClientRect();
    if (bottom < innerHeight - 1 || scrollY !== last) return;
    const hidden = hand.getBoundingClientRect().bottom + EDGE * rem() - top;
    scrollTo({ top: Math.max(first, scrollY + hidden), behavior: 'instant' });
    last = scrollY;
  });
  observer.observe(panel);
  return () => observer.disconnect();
}

const box = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
