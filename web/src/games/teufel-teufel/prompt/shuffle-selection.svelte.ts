/** A shuffle as it is put together: cards to take up, cells to lay them on, and only then it is sent. */
import type { MatchView } from '@/api/types';
import { argumentsOf, boardOf, freeCells, stateOf } from '../state';

const FEWEST = 2;
const MOST = 4;

const toggled = (cells: readonly string[], cell: string): string[] =>
  cells.includes(cell) ? cells.filter((other) => other !== cell) : [...cells, cell];

export class Shuffling {
  #view: () => MatchView;
  #free: () => boolean;
  #taken = $state.raw<readonly string[]>([]);
  #places = $state.raw<readonly string[]>([]);
  #laying = $state(false);

  constructor(view: () => MatchView, free: () => boolean) {
    this.#view = view;
    this.#free = free;
  }

  readonly #state = $derived.by(() => stateOf(this.#view()));
  readonly #legal = $derived.by(() => (this.#free() ? this.#state.legal : []));
  /** Cards that may be taken up. */
  readonly open = $derived.by(() => argumentsOf(this.#legal, 'lift'));
  /** Cells whose cards the server has taken up already: only the table takes that back. */
  readonly fixed = $derived.by(() => this.#state.lifted_from);
  /** Cells on which the server has laid cards already. */
  readonly laid = $derived.by(() => this.#state.laid);

  /** Cells whose cards are still to be taken up. */
  readonly taken = $derived.by(() => this.#taken.filter((cell) => this.open.includes(cell)));
  /** Cells whose cards are in hand, or would be. */
  readonly lifted = $derived.by(() => [...this.fixed, ...this.taken]);
  /** Cards that still need a place. */
  readonly count = $derived.by(() => this.#state.lifted_size + this.taken.length);
  readonly enough = $derived.by(() => this.lifted.length >= FEWEST);

  /** It is to be chosen where to lay, not what to take. */
  readonly laying = $derived.by(() => {
    const { phase } = this.#state;
    return phase === 'lay' || (this.enough && (this.#laying || this.open.length === 0));
  });
  readonly #spare = $derived.by(() =>
    freeCells(boardOf(this.#view()), this.#state, this.lifted).filter(
      (cell) => !this.laid.includes(cell),
    ),
  );
  readonly places = $derived.by(() =>
    this.#places.filter((cell) => this.#spare.includes(cell)).slice(0, this.count),
  );
  /** Cells on which their own cards can be put back. */
  readonly home = $derived.by(() => this.lifted.filter((cell) => this.#spare.includes(cell)));

  /** Cells that can be pressed now. */
  readonly cells = $derived.by((): readonly string[] => {
    if (!this.#free()) return [];
    if (!this.laying) return this.lifted.length < MOST ? this.open : this.taken;
    return this.places.length < this.count ? this.#spare : this.places;
  });

  /** What to send, once every card has its place. */
  readonly actions = $derived.by((): readonly string[] | null => {
    if (!this.laying || this.count === 0 || this.places.length < this.count) return null;
    return [
      ...this.taken.map((cell) => `lift:${cell}`),
      ...this.places.map((cell) => `lay:${cell}`),
    ];
  });

  choose(cell: string): void {
    if (!this.cells.includes(cell)) return;
    if (this.laying) this.#places = toggled(this.places, cell);
    else this.#taken = toggled(this.taken, cell);
  }

  /** Go on from what is taken to where it is laid, or back. */
  turn(laying: boolean): void {
    this.#laying = laying;
    this.#places = [];
  }

  /** Lay the cards where they lay before. */
  layHome(): void {
    this.turn(true);
    this.#places = this.home.slice(0, this.count);
  }

  /** One step back; false if there was none to take. */
  back(): boolean {
    if (this.#places.length > 0) this.#places = this.#places.slice(0, -1);
    else if (this.#laying) this.#laying = false;
    else if (this.#taken.length > 0) this.#taken = this.#taken.slice(0, -1);
    else return false;
    return true;
  }

  clear(): void {
    this.#taken = [];
    this.turn(false);
  }
}
