/** Current refusal: why the last action was refused, until one goes on with something else. */
import type { RejFrame } from '@/api/types';

export class CurrentRefusal {
  #refused: () => RejFrame | null;
  /** The refusal that was there already when something else was taken up or aimed at. */
  #passed = $state.raw<RejFrame | null>(null);

  constructor(refused: () => RejFrame | null) {
    this.#refused = refused;
  }

  readonly now = $derived.by(() => {
    const refused = this.#refused();
    return refused === this.#passed ? null : refused;
  });

  /** Something else has been taken up or aimed at. */
  goOn(): void {
    this.#passed = this.#refused();
  }
}
