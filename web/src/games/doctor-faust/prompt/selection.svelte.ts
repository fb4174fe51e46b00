/**
 * Selection of a move: what the player has in hand and what they are pointing at; forgotten when the choice is gone.
 */
import type { Move } from '@/game-api/types';
import { CONFIRM_SELECTOR } from '@/game-api/confirm-selector';
import { CurrentRefusal } from '@/game-api/current-refusal.svelte';
import type { MatchView, RejFrame } from '@/api/types';
import { pieceOnBoard } from '../words/labels';
import type { Piece } from '../board/piece-placement';
import {
  cardWish,
  layable,
  stopBefore,
  targetsOf,
  walkers,
  type Selected,
  type Stop,
  type Target,
} from '../state';

const same = (one: Selected | null, other: Selected): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is taken up for what is proposed, and the space it would go to. */
function proposed({ walk, actions: [action = ''] }: Move): [Selected, string | undefined] {
  const [taken = '', space] = action.split('@');
  return space === undefined
    ? [{ kind: 'walk', piece: walk?.piece ?? taken }, walk?.to.toString()]
    : [{ kind: 'card', value: Number(taken) }, space];
}

export class Selection {
  #view: () => MatchView;
  #free: () => boolean;
  #busy: () => boolean;
  #wanted = $state.raw<Selected | null>(null);
  #pointed = $state<number | null>(null);
  /** The space that a finger has touched: it cannot hover. */
  #pinned = $state<number | null>(null);
  #missed = $state<number | null>(null);
  #refusal: CurrentRefusal;

  constructor(
    view: () => MatchView,
    free: () => boolean,
    busy: () => boolean,
    refused: () => RejFrame | null,
  ) {
    this.#view = view;
    this.#free = free;
    this.#busy = busy;
    this.#refusal = new CurrentRefusal(refused);
  }

  /** What looks open: for the moment of a step nothing may be done, but nothing need look so. */
  readonly lit = $derived.by(() => {
    const shown = this.#free() || this.#busy();
    const view = this.#view();
    return { walkers: shown ? walkers(view) : [], layable: shown ? layable(view) : [] };
  });
  readonly walkers = $derived.by(() => (this.#free() ? this.lit.walkers : []));
  readonly layable = $derived.by(() => (this.#free() ? this.lit.layable : []));

  /** The choice, as long as it can be acted on. */
  readonly choice = $derived.by((): Selected | null => {
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
    (): Target | null =>
      this.targets.find(({ space }) => space === (this.#pointed ?? this.#pinned)) ?? null,
  );
  /** What a finger has touched and may confirm. */
  readonly pinned = $derived.by(() => (this.aim?.space === this.#pinned ? this.aim : null));
  readonly chosen = $derived.by((): Piece | null =>
    this.choice?.kind === 'walk' ? pieceOnBoard(this.choice.piece, this.#view().seat) : null,
  );
  readonly pickable = $derived.by(() =>
    this.walkers.map((name) => pieceOnBoard(name, this.#view().seat)),
  );

  /** The space pressed last, which is none for what is in hand, or was pressed with nothing in hand. */
  readonly missed = $derived.by(() => (this.#free() ? this.#missed : null));
  /** What keeps the piece in hand from the space that was missed, if it is not the points alone. */
  readonly stop = $derived.by((): Stop | null =>
    this.missed === null || this.choice === null
      ? null
      : stopBefore(this.#view(), this.targets, this.missed),
  );
  /** A card one might wish to lay, for the rules to say why none can be. */
  readonly cardWish = $derived.by(() => cardWish(this.#view()));
  /** Why the last action was refused, until one goes on with another. */
  get refusal(): RejFrame | null {
    return this.#refusal.now;
  }

  take(choice: Selected | null): void {
    this.#wanted = choice;
    this.#pointed = this.#pinned = null;
    this.#missed = null;
    this.#refusal.goOn();
  }

  /** A space was pressed to which what is in hand cannot go: it stays in hand. */
  miss(space: number): void {
    this.#missed = space;
    this.#pinned = null;
    this.#refusal.goOn();
  }

  point(space: number | null): void {
    this.#pointed = space;
    if (space !== null && space !== this.#missed) this.#missed = null;
    if (this.aim !== null) this.#refusal.goOn();
  }

  /** A finger has touched a space: it stays pointed at until something else is. */
  pin(space: number): void {
    this.point(null);
    this.#missed = null;
    this.#pinned = space;
    this.#refusal.goOn();
  }

  /** Take up what is proposed and point to where it would go. */
  suggest(move: Move): void {
    const [choice, space] = proposed(move);
    this.take(choice);
    this.point(Number(space ?? this.targets[0]?.space));
  }

  /** What to press for this: what is to be taken up, if it is not in hand, then the space, and what confirms it. */
  presses(move: Move): readonly string[] {
    const [choice, space] = proposed(move);
    const name = choice.kind === 'card' ? choice.value : choice.piece;
    return [
      ...(same(this.choice, choice) ? [] : [`[data-press="${name}"]`]),
      ...(space === undefined ? [] : [this.#pressFor(space)]),
    ];
  }

  #pressFor(space: string): string {
    const isPinned = String(this.pinned?.space) === space;
    return isPinned ? CONFIRM_SELECTOR : `.space[data-space="${space}"] .focus`;
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

  toggle(choice: Selected): void {
    this.take(same(this.choice, choice) ? null : choice);
  }
}
