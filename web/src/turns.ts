/** What is long to draw is drawn in parts at first, one after another, so that the page answers in between. */
import { breath } from './breath';
import { drawn } from './drawn';
import { faces } from './faces';

/** What is being drawn. */
const underway = new Set<Promise<unknown>>();

/** Let who waits for all of it know of some drawing; the faces, with which all is drawn again, wait as well. */
async function drawing(work: Promise<unknown>): Promise<void> {
  const release = faces.hold();
  underway.add(work);
  try {
    await work;
  } finally {
    underway.delete(work);
    release();
  }
}

/** When all that is there has been drawn, whatever is drawn in parts included. */
export async function wholeDrawn(): Promise<void> {
  await drawn();
  while (underway.size > 0) {
    await Promise.allSettled(underway);
    await drawn();
  }
}

/** Something that is drawn in parts. Once the browser knows how to draw it, it is all drawn at once. */
export class InTurn<Part extends string> {
  readonly #parts: readonly Part[];
  #known = false;

  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** It has been drawn before. */
  get known(): boolean {
    return this.#known;
  }

  /** When each part may be drawn: one after another, each in a task of its own; undefined: at once. */
  begin(): Readonly<Record<Part, Promise<void> | undefined>> {
    const turn = this.#known ? () => undefined : breath;
    const turns = this.#parts.map((part) => [part, turn()] as const);
    if (!this.#known)
      void drawing(Promise.all(turns.map(([, at]) => at)).then(() => (this.#known = true)));
    return Object.fromEntries(turns) as Record<Part, Promise<void> | undefined>;
  }
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
): Promise<void> => drawing(each(all, many, work));
