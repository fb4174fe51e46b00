/** Games list: the games of the house by their titles, asked for once for all the places that name them. */
import { games } from '@/api/http-client';

export interface Titled {
  name: string;
  title: string;
}

class GamesList {
  games = $state.raw<readonly Titled[]>([]);
  #asked: Promise<void> | null = null;

  /** See what there is. What could not be seen is asked for again the next time. */
  look(): Promise<void> {
    this.#asked ??= games().then(
      (found) => {
        this.games = found;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const gamesList = new GamesList();
