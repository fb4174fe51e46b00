/** Cache of rulebooks: rulebooks, fetched once for each game and language. */
import type { Rulebook } from '@/api/types';
import { rulebook } from '@/api/http-client';

class RulebookCache {
  #books = $state.raw<Readonly<Record<string, Rulebook>>>({});
  #asked = new Set<string>();

  /** Ask for a book, unless it has been asked for already. */
  fetch(game: string, language: string): void {
    const key = `${game} ${language}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    rulebook(game, language)
      .then((book) => (this.#books = { ...this.#books, [key]: book }))
      .catch(() => this.#asked.delete(key));
  }

  /** The book, or null while it is not there. */
  book(game: string, language: string): Rulebook | null {
    return this.#books[`${game} ${language}`] ?? null;
  }
}

export const rulebookCache = new RulebookCache();
