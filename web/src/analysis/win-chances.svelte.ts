/** Win chances, polled from the server: asked for until it has worked out all of them. */
import type { Chances } from '@/api/types';
import { chances, ServerError } from '@/api/http-client';

/** Milliseconds between two looks: soon at first, later less often. */
const PAUSES = [400, 700, 1000, 1500, 2500];
const BUSY = 10_000;
const ATTEMPTS = 5;

export class WinChancePoll {
  known = $state.raw<Chances | null>(null);
  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    void this.#ask(id, 0, 0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(id: string, looks: number, failures: number): Promise<void> {
    try {
      const found = await chances(id);
      if (this.#closed) return;
      this.known = found;
      const pause = PAUSES[Math.min(looks, PAUSES.length - 1)] ?? BUSY;
      if (!found.complete) this.#later(() => this.#ask(id, looks + 1, 0), pause);
    } catch (error) {
      const status = error instanceof ServerError ? error.problem.status : undefined;
      // Too much at once, or the server away: that passes.
      const passes = status === undefined || status === 429 || status === 503;
      if (passes && failures < ATTEMPTS)
        this.#later(() => this.#ask(id, looks, failures + 1), BUSY);
      else this.failed = true;
    }
  }

  #later(again: () => Promise<void>, pause: number): void {
    if (!this.#closed) this.#timer = setTimeout(() => void again(), pause);
  }
}
