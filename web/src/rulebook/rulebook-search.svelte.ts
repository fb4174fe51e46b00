/** Rulebook search. What the server finds in a rulebook while somebody types; the last answer counts. */
import type { RulebookHit } from '@/api/types';
import { troubleText } from '@/api/error-text';
import { searchRulebook } from '@/api/http-client';

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE = 150;

export class RulebookSearch {
  /** What was found last, best first: it stays until the next answer comes. */
  hits = $state.raw<readonly RulebookHit[]>([]);
  /** The words that were answered last. */
  answered = $state('');
  /** Why the last words were not answered. */
  trouble = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #waiting: (() => Promise<void>) | null = null;
  #asking: Promise<void> = Promise.resolve();

  /** Look for these words in a game's rulebook, once nobody has typed for a moment. */
  look(game: string, language: string, words: string): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    const count = ++this.#count;
    const sought = words.trim();
    if (sought === '') {
      this.#take('', []);
      return;
    }
    this.#waiting = () => this.#ask(game, language, sought, count);
    this.#timer = setTimeout(() => void this.settled(), PAUSE);
  }

  /** Ask at once for what has been typed, and wait for the answer. */
  settled(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#waiting !== null) this.#asking = this.#waiting();
    this.#waiting = null;
    return this.#asking;
  }

  async #ask(game: string, language: string, words: string, count: number): Promise<void> {
    try {
      const hits = await searchRulebook(game, language, words);
      if (count === this.#count) this.#take(words, hits);
    } catch (error) {
      if (count === this.#count) this.trouble = troubleText(error);
    }
  }

  #take(words: string, hits: readonly RulebookHit[]): void {
    this.trouble = '';
    this.answered = words;
    this.hits = hits;
  }
}
