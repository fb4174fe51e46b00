/** What the player has in hand and what he is pointing at; forgotten when the choice is gone. */
import type { MatchView } from '../../frames';
import { pieceOnBoard } from './labels';
import type { Piece } from './stand';
import { layable, targetsOf, walkers, type Choice, type Target } from './view';

export class Choosing {
  #view: () => MatchView;
  #free: () => boolean;
  #wanted = $state.raw<Choice | null>(null);
  #pointed = $state<number | null>(null);
  #missed = $state(false);

  constructor(view: () => MatchView, free: () => boolean) {
    this.#view = view;
    this.#free = free;
  }

  readonly walkers = $derived.by(() => (this.#free() ? walkers(this.#view()) : []));
  readonly layable = $derived.by(() => (this.#free() ? layable(this.#view()) : []));

  /** The choice, as long as it can be acted on. */
  readonly choice = $derived.by((): Choice | null => {
    const wanted = this.#wanted;
    if (wanted === null) return null;
    const open =
      wanted.kind === 'walk'
        ? this.walkers.includes(wanted.piece)
        : this.layable.includes(wanted.value);
    return open ? wanted : null;
  });

  readonly targets = $derived.by(() => (this.#free() ? targetsOf(this.#view(), this.choice) : []));
  readonly aim = $derived.by(
    (): Target | null => this.targets.find(({ space }) => space === this.#pointed) ?? null,
  );
  readonly chosen = $derived.by((): Piece | null =>
    this.choice?.kind === 'walk' ? pieceOnBoard(this.choice.piece, this.#view().seat) : null,
  );
  readonly pickable = $derived.by(() =>
    this.walkers.map((name) => pieceOnBoard(name, this.#view().seat)),
  );

  /** What was pressed last is no space for what is in hand. */
  get missed(): boolean {
    return this.#missed && this.choice !== null;
  }

  take(choice: Choice | null): void {
    this.#wanted = choice;
    this.#pointed = null;
    this.#missed = false;
  }

  /** A space was pressed to which what is in hand cannot go: it stays in hand. */
  miss(): void {
    this.#missed = true;
  }

  point(space: number | null): void {
    this.#pointed = space;
    if (space !== null) this.#missed = false;
  }

  /** The next of your pieces of a kind, so that one button reaches both stones. */
  takeNext(names: readonly string[]): void {
    const open = this.walkers.filter((name) => names.includes(name));
    const now = this.choice?.kind === 'walk' ? open.indexOf(this.choice.piece) : -1;
    const next = open[now + 1];
    this.take(next === undefined ? null : { kind: 'walk', piece: next });
  }

  /** The next card of the hand. */
  takeNextCard(): void {
    const now = this.choice?.kind === 'card' ? this.layable.indexOf(this.choice.value) : -1;
    const next = this.layable[now + 1];
    this.take(next === undefined ? null : { kind: 'card', value: next });
  }

  toggle(choice: Choice): void {
    const held = this.choice;
    const same = held !== null && JSON.stringify(held) === JSON.stringify(choice);
    this.take(same ? null : choice);
  }
}
