/** A swap as it is put together: nothing is sent before both cards are chosen. */
import type { MatchView } from '@/api/types';
import { argumentsOf, stateOf } from '../state';

export class Swapping {
  #view: () => MatchView;
  #free: () => boolean;
  #first = $state<string | null>(null);
  #second = $state<string | null>(null);

  constructor(view: () => MatchView, free: () => boolean) {
    this.#view = view;
    this.#free = free;
  }

  readonly #legal = $derived.by(() => (this.#free() ? stateOf(this.#view()).legal : []));
  /** The first card has been named to the server: only the table takes that back. */
  readonly fixed = $derived.by(() => stateOf(this.#view()).swap);
  /** Cards that may be chosen as the first. */
  readonly open = $derived.by(() => argumentsOf(this.#legal, 'swap'));

  readonly first = $derived.by((): string | null => {
    if (this.fixed !== null) return this.fixed;
    return this.#first !== null && this.open.includes(this.#first) ? this.#first : null;
  });
  /** What the first card can be swapped with. */
  readonly partners = $derived.by((): string[] => {
    if (this.fixed !== null) return argumentsOf(this.#legal, 'with');
    return this.first === null ? [] : this.open.filter((cell) => cell !== this.first);
  });
  readonly second = $derived.by((): string | null =>
    this.#second !== null && this.partners.includes(this.#second) ? this.#second : null,
  );
  /** Cells that can be pressed now; the first card once more to let it go. */
  readonly cells = $derived.by(() => (this.first === null ? this.open : this.partners));

  /** What to send, once both are chosen. */
  readonly actions = $derived.by((): readonly string[] | null => {
    if (this.first === null || this.second === null) return null;
    const last = `with:${this.second}`;
    return this.fixed === null ? [`swap:${this.first}`, last] : [last];
  });

  choose(cell: string): void {
    if (cell === this.first) this.clear();
    else if (this.first === null) this.#first = cell;
    else this.#second = cell === this.second ? null : cell;
  }

  /** Begin anew with a card. */
  begin(cell: string): void {
    this.clear();
    this.#first = cell;
  }

  /** One step back; false if there was none to take. */
  back(): boolean {
    if (this.#second !== null) this.#second = null;
    else if (this.#first !== null) this.#first = null;
    else return false;
    return true;
  }

  clear(): void {
    this.#first = null;
    this.#second = null;
  }
}
