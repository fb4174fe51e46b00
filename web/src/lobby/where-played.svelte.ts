/** Where the reader wants to play what needs no server: chosen once for all games, and remembered. */
import { readLocal, writeLocal } from '@/prefs/local-storage';

class WherePlayed {
  #here = $state(readLocal('where') === 'here');

  /** On this machine, wherever that can be. */
  get here(): boolean {
    return this.#here;
  }

  set here(here: boolean) {
    this.#here = here;
    writeLocal('where', here ? 'here' : null);
  }
}

export const wherePlayed = new WherePlayed();
