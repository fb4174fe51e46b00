/**
 * Chunked rendering: what is long to draw is drawn in parts at first, one after another, so that the page answers in
 * between.
 */
import { yieldToMain } from './yield-to-main';
import { webFonts } from './web-fonts';

/** The faces wait until this is done: with them all that has been drawn is drawn again. */
async function beforeWebFonts(work: Promise<unknown>): Promise<void> {
  const release = webFonts.hold();
  try {
    await work;
  } finally {
    release();
  }
}

/** Something that is drawn in parts. Once the browser knows how to draw it, it is all drawn at once. */
export class ChunkedRender<Part extends string> {
  readonly #parts: readonly Part[];
  // Where no page is drawn, nobody waits for it to answer.
  #known = import.meta.env.SSR;

  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** It has been drawn before. */
  get known(): boolean {
    return this.#known;
  }

  /** When each part may be drawn: one after another, each in a task of its own; undefined: at once. */
  begin(): Readonly<Record<Part, Promise<void> | undefined>> {
    const turn = this.#known ? () => undefined : yieldToMain;
    const turns = this.#parts.map((part) => [part, turn()] as const);
    if (!this.#known)
      void beforeWebFonts(Promise.all(turns.map(([, at]) => at)).then(() => (this.#known = true)));
    return Object.fromEntries(turns) as Record<Part, Promise<void> | undefined>;
  }
}

async function each<T>(all: readonly T[], many: number, work: (one: T) => void): Promise<void> {
  for (let first = 0; first < all.length; first += many) {
    await yieldToMain();
    all.slice(first, first + many).forEach(work);
  }
}

/** Do something for each of many, for so many of them at a time. */
export const inChunks = <T>(
  all: readonly T[],
  many: number,
  work: (one: T) => void,
): Promise<void> => beforeWebFonts(each(all, many, work));
