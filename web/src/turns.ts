/** What is long to draw is drawn in parts, one after another, so that the page answers in between. */
import { breath } from './breath';
import { drawn } from './drawn';
import { faces } from './faces';

/** What is being drawn. */
const underway = new Set<Promise<unknown>>();

/** The faces wait until this is done: with them all that has been drawn is drawn again. */
async function beforeFaces(work: Promise<unknown>): Promise<void> {
  const release = faces.hold();
  underway.add(work);
  try {
    await work;
  } finally {
    underway.delete(work);
    release();
  }
}

/** When all that is there has been drawn, whatever is drawn in turn included. */
export async function wholeDrawn(): Promise<void> {
  await drawn();
  while (underway.size > 0) {
    await Promise.allSettled(underway);
    await drawn();
  }
}

/** The parts of something by their names, each of which may be drawn after the one before it. */
export function inTurn<Part extends string>(
  ...parts: readonly Part[]
): Readonly<Record<Part, Promise<void>>> {
  const turns = parts.map((part) => [part, breath()] as const);
  void beforeFaces(Promise.all(turns.map(([, turn]) => turn)));
  return Object.fromEntries(turns) as Record<Part, Promise<void>>;
}

async function each<T>(all: readonly T[], many: number, work: (one: T) => void): Promise<void> {
  for (let first = 0; first < all.length; first += many) {
    await breath();
    all.slice(first, first + many).forEach(work);
  }
}

/** Do something for each of many, for so many of them at a time. */
export const inParts = <T>(
  all: readonly T[],
  many: number,
  work: (one: T) => void,
): Promise<void> => beforeFaces(each(all, many, work));
