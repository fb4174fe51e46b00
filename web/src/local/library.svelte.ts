/** The library on its way to this browser: what a match on this machine needs, fetched once and kept. */
import { fileOf } from '@/routing/address';
import { readLocal, writeLocal } from '@/prefs/local-storage';
import { isKept, keepForOffline, KeepError, type KeepTrouble } from '@/offline/keep-for-offline';
import { readKeptSet } from '@/offline/kept-files';
import { appUpdate } from '@/routing/app-update.svelte';

/**
 * `wanted`: it can be fetched; `coming`; `stopped` by the reader; `kept`: all is here; else why it did not come, or
 * cannot be kept.
 */
export type LibraryState = 'unknown' | 'wanted' | 'coming' | 'stopped' | 'kept' | KeepTrouble;

/** Where it cannot be kept one can play all the same, as long as the server hands it out. */
const NOT_KEPT: readonly LibraryState[] = ['insecure', 'refused', 'full'];

const troubleOf = (error: unknown): KeepTrouble =>
  error instanceof KeepError ? error.trouble : 'line';

class Library {
  state = $state<LibraryState>('unknown');
  /** How much it is, and how much of it has come, in bytes. */
  size = $state(0);
  done = $state(0);
  #coming: Promise<void> | null = null;
  #stopping = new AbortController();

  /** Ask what there is to be fetched. */
  async look(): Promise<void> {
    if (this.state !== 'unknown' && this.state !== 'unavailable') return;
    try {
      if (await isKept()) {
        this.#isKept();
        return;
      }
      const { files } = await readKeptSet(new URL(fileOf('/'), location.href));
      this.size = files.reduce((sum, [, , sent]) => sum + sent, 0);
      this.state = 'wanted';
    } catch (error) {
      this.state = troubleOf(error);
    }
  }

  /** Have all of it here, or as much as this browser keeps. Rejects where it does not come, or is stopped. */
  fetch(): Promise<void> {
    // Whoever has it need not wait until that has been made sure of.
    if (this.state === 'kept' || readLocal('library') !== null) return Promise.resolve();
    this.#coming ??= this.#fetch().finally(() => (this.#coming = null));
    return this.#coming;
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #fetch(): Promise<void> {
    const { signal } = (this.#stopping = new AbortController());
    this.state = 'coming';
    try {
      await keepForOffline(({ bytes, total }) => {
        this.done = bytes;
        this.size = total;
      }, signal);
      this.#isKept();
    } catch (error) {
      this.state = signal.aborted ? 'stopped' : troubleOf(error);
      if (this.state === 'changed') void appUpdate.missed();
      if (!NOT_KEPT.includes(this.state)) throw error;
    }
  }

  #isKept(): void {
    writeLocal('library', 'kept');
    this.state = 'kept';
  }
}

export const library = new Library();
