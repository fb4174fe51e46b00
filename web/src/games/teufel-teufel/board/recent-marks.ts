/** Marks of recent moves: what others have done lately, as marks on the board. */
import type { GameEvent } from '@/api/types';

/** A sled that has come to stand elsewhere; `to` is null where it has left hell. */
export interface Moved {
  seat: number;
  from: string;
  to: string | null;
}

/** A cell, and who has last done something to the card there. */
export interface Touched {
  cell: string;
  seat: number;
}

export interface Recent {
  moved: readonly Moved[];
  /** Cells with a card that was turned up. */
  turned: readonly Touched[];
  /** Cells with a card that lay elsewhere before. */
  exchanged: readonly Touched[];
  /** Cells with a card of a shuffle. */
  laid: readonly Touched[];
  /** Cells whose card went into a shuffle, and where none lies now. */
  bare: readonly Touched[];
}

/** The signs of an exchange and of a shuffle, drawn about their middle. */
export const EXCHANGED = 'M-6-3.500H5M2-6.500 5-3.500 2-.500M6 3.500H-5M-2 .500-5 3.500-2 6.500';
export const LAID =
  'M-6-4H-3.500L3 4H6M-6 4H-3.500L3-4H6M3.500-6.500 6-4 3.500-1.500M3.500 1.500 6 4 3.500 6.500';

/** What has become of a card. */
interface Fate {
  seat: number;
  /** Where it lay, or was laid by a shuffle. */
  from: string;
  turned: boolean;
  laid: boolean;
}

/** What has become of the cards, by the cells where they lie. */
class Fates {
  readonly #fates = new Map<string, Fate>();
  readonly #bare = new Map<string, number>();

  turn(cell: string, seat: number): void {
    this.#fates.set(cell, { ...this.#of(cell), seat, turned: true });
  }

  exchange(one: string, other: string, seat: number): void {
    const [first, second] = [this.#of(one), this.#of(other)];
    this.#fates.set(one, { ...second, seat }).set(other, { ...first, seat });
  }

  lift(cell: string, seat: number): void {
    this.#fates.delete(cell);
    this.#bare.set(cell, seat);
  }

  lay(cell: string, seat: number): void {
    this.#bare.delete(cell);
    this.#fates.set(cell, { seat, from: cell, turned: false, laid: true });
  }

  /** The cards of which something is true. */
  where(holds: (fate: Fate, cell: string) => boolean): Touched[] {
    const found = [...this.#fates].filter(([cell, fate]) => holds(fate, cell));
    return found.map(([cell, { seat }]) => ({ cell, seat }));
  }

  get bare(): Touched[] {
    return [...this.#bare].map(([cell, seat]) => ({ cell, seat }));
  }

  #of(cell: string): Fate {
    return this.#fates.get(cell) ?? { seat: 0, from: cell, turned: false, laid: false };
  }
}

/** Where all of it has led to: what came and went again leaves no mark. */
export function recentOf(recentMoves: readonly GameEvent[]): Recent {
  const ways = new Map<number, Moved>();
  const fates = new Fates();
  for (const { kind, params } of recentMoves) {
    const seat = Number(params['seat']);
    const cell = String(params['cell']);
    const [from, to] = [String(params['from']), String(params['to'])];
    const way = ways.get(seat);
    if (kind === 'step') ways.set(seat, { seat, from: way?.from ?? from, to });
    else if (kind === 'left' && way !== undefined) ways.set(seat, { ...way, to: null });
    else if (kind === 'turned-up' || kind === 'revealed') fates.turn(cell, seat);
    else if (kind === 'swap') fates.exchange(from, to, seat);
    else if (kind === 'lifted') fates.lift(cell, seat);
    else if (kind === 'laid') fates.lay(cell, seat);
  }
  return {
    moved: [...ways.values()].filter((way) => way.from !== way.to),
    turned: fates.where(({ turned }) => turned),
    exchanged: fates.where((fate, at) => fate.from !== at),
    laid: fates.where(({ laid }) => laid),
    bare: fates.bare,
  };
}
