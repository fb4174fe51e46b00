/** Current user. Who the reader is to this server: nobody yet, a guest, or the holder of an account. */
import type { Me } from '@/api/types';
import { writeLocal, readLocal, readName } from '@/prefs/local-storage';
import { ServerError, readMe } from '@/api/http-client';

class Oneself {
  /** Null: nobody yet, or it has not been asked. */
  seen = $state.raw<Me | null>(null);
  /** Why it could not be found out, if it could not: then one may be somebody all the same. */
  failure = $state.raw<unknown>(null);
  #asking: Promise<void> | null = null;

  /** The name of the reader's account. */
  get account(): string | null {
    return this.seen?.name ?? null;
  }

  /** What the reader is called where they do not say otherwise. */
  get callName(): string {
    return this.account ?? readName();
  }

  /** Ask who one is, unless it is known; nobody is asked who cannot be anybody. */
  look(again = false): Promise<void> {
    if (readLocal('known') === null) return Promise.resolve();
    if (this.#asking === null || again) this.#asking = this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      this.seen = await readMe();
      this.failure = null;
    } catch (error) {
      this.#asking = null;
      if (error instanceof ServerError && error.problem.status === 401) this.forget();
      else this.failure = error;
    }
  }

  /** The server knows the reader from now on. */
  is(me: Me): void {
    this.seen = me;
    this.failure = null;
    this.#asking = Promise.resolve();
    writeLocal('known', 'yes');
  }

  /** The server knows nothing of the reader any more. */
  forget(): void {
    this.seen = this.failure = null;
    this.#asking = null;
    writeLocal('known', null);
  }
}

export const currentUser = new Oneself();
