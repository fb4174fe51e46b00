/** Paged list: one that comes page by page. */
import type { Page } from './http-client';

export class PagedList<T extends { id: string }> {
  items = $state.raw<readonly T[]>([]);
  /** What to ask for as the next page; null: there is none. */
  next = $state<string | null>(null);
  loaded = $state(false);
  #ask: (before: string | null) => Promise<Page<T>>;

  constructor(ask: (before: string | null) => Promise<Page<T>>) {
    this.#ask = ask;
  }

  /** Read the first page anew. */
  async read(): Promise<void> {
    const { matches, next } = await this.#ask(null);
    [this.items, this.next, this.loaded] = [matches, next, true];
  }

  /** Read one page more. */
  async more(): Promise<void> {
    if (this.next === null) return;
    const { matches, next } = await this.#ask(this.next);
    const known = this.items.map(({ id }) => id);
    this.items = [...this.items, ...matches.filter(({ id }) => !known.includes(id))];
    this.next = next;
  }
}
