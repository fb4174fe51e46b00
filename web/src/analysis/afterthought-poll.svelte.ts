/** Afterthought, polled: what is worked out of a match that is over, asked for until there is all of it. */
import { ServerError } from '@/api/http-client';

/** Milliseconds between two looks: soon at first, later less often. */
const PAUSES = [400, 700, 1000, 1500, 2500];
const BUSY = 10_000;
const ATTEMPTS = 5;

export class AfterthoughtPoll<T extends { complete: boolean }> {
  known = $state.raw<T | null>(null);
  failed = $state(false);
  readonly #ask: (known: T | null) => Promise<T>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `ask`: what there is now, beside what is known. */
  constructor(ask: (known: T | null) => Promise<T>) {
    this.#ask = ask;
    void this.#look(0, 0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(looks: number, failures: number): Promise<void> {
    try {
      const found = await this.#ask(this.known);
      if (this.#closed) return;
      this.known = found;
      const pause = PAUSES[Math.min(looks, PAUSES.length - 1)] ?? BUSY;
      if (!found.complete) this.#later(() => this.#look(looks + 1, 0), pause);
    } catch (error) {
      const status = error instanceof ServerError ? error.problem.status : undefined;
      // Too much at once, or the server away: that passes.
      const passes = status === undefined || status === 429 || status === 503;
      if (passes && failures < ATTEMPTS) this.#later(() => this.#look(looks, failures + 1), BUSY);
      else this.failed = true;
    }
  }

  #later(again: () => Promise<void>, pause: number): void {
    if (!this.#closed) this.#timer = setTimeout(() => void again(), pause);
  }
}
