/**
 * Selection of a move: what is asked of the player, which of the things they may do they have taken up, and where they
 * point.
 */
import type { Move } from '@/game-api/types';
import { CONFIRM_SELECTOR } from '@/game-api/confirm-selector';
import { CurrentRefusal } from '@/game-api/current-refusal.svelte';
import type { MatchView, RejFrame } from '@/api/types';
import { Shuffling } from './shuffle-selection.svelte';
import { Swapping } from './swap-selection.svelte';
import { argumentsOf, sledsOn, stateOf, type Phase } from '../state';
import { waysOf, type Way } from './routes';

/** What a turn may be. */
export const MODES = ['move', 'swap', 'shuffle'] as const;
export type Mode = (typeof MODES)[number];

/** The kind of turn an action begins. */
const BEGINS: Readonly<Record<string, Mode>> = { go: 'move', swap: 'swap', lift: 'shuffle' };

/** What is to be chosen now; `pass`: nothing is left but that. */
export type Ask = Exclude<Phase, 'turn' | 'over'> | 'move' | 'pass';

export class Selection {
  readonly swapping: Swapping;
  readonly shuffling: Shuffling;
  #view: () => MatchView;
  #free: () => boolean;
  #refusal: CurrentRefusal;
  #wanted = $state<Mode>('move');
  #pointed = $state<string | null>(null);
  #pinned = $state<string | null>(null);
  #closed = $state<Mode | null>(null);
  #losing = $state.raw<readonly string[]>([]);

  constructor(
    view: () => MatchView,
    free: () => boolean,
    refused: () => RejFrame | null = () => null,
  ) {
    this.#view = view;
    this.#free = free;
    this.#refusal = new CurrentRefusal(refused);
    this.swapping = new Swapping(view, free);
    this.shuffling = new Shuffling(view, free);
  }

  readonly #state = $derived.by(() => stateOf(this.#view()));
  readonly mine = $derived.by(() => {
    const { seat } = this.#view();
    return seat !== null && this.#state.to_play === seat;
  });
  /** Nothing is on its way: what is shown can be pressed. */
  readonly free = $derived.by(() => this.#free());
  /** What may be done this moment. */
  readonly legal = $derived.by(() => (this.free ? this.#state.legal : []));
  readonly ways = $derived.by((): Way[] => (this.free ? waysOf(this.#view()) : []));

  /** What the turn may be. It stays what it was while an answer is on its way. */
  readonly modes = $derived.by((): readonly Mode[] => {
    const { legal, phase } = this.#state;
    if (phase !== 'turn' || !this.mine) return [];
    const verbs = { move: 'go', swap: 'swap', shuffle: 'lift' } as const;
    return MODES.filter((mode) => argumentsOf(legal, verbs[mode]).length > 0);
  });
  readonly mode = $derived.by((): Mode | null =>
    this.modes.includes(this.#wanted) ? this.#wanted : (this.modes[0] ?? null),
  );

  /** A kind of turn that was asked for and is not open now: it wants a reason. */
  readonly closed = $derived.by((): Mode | null =>
    this.#closed === null || this.modes.length === 0 || this.modes.includes(this.#closed)
      ? null
      : this.#closed,
  );

  readonly ask = $derived.by((): Ask | null => {
    const { phase } = this.#state;
    if (!this.mine || phase === 'over') return null;
    if (phase === 'lift' || phase === 'lay') return this.shuffling.laying ? 'lay' : 'lift';
    if (phase !== 'turn') return phase;
    if (this.mode === 'shuffle') return this.shuffling.laying ? 'lay' : 'lift';
    return this.mode ?? 'pass';
  });

  /** Seats whose devil can be taken. */
  readonly victims = $derived.by(() => argumentsOf(this.legal, 'take').map(Number));
  /** Letters that can be lost, and those chosen to go. */
  readonly losable = $derived.by(() => argumentsOf(this.legal, 'lose'));
  readonly losing = $derived.by(() =>
    this.#losing.filter((letter) => this.losable.includes(letter)),
  );

  /** Cells that can be pressed now. */
  readonly cells = $derived.by((): readonly string[] => {
    switch (this.ask) {
      case 'move':
      case 'moving':
        return this.ways.map(({ cell }) => cell);
      case 'swap':
        return this.swapping.cells;
      case 'lift':
      case 'lay':
        return this.shuffling.cells;
      case 'tower':
        return argumentsOf(this.legal, 'peek');
      case 'take':
        return this.#oneVictim;
      case 'place':
      case 'reveal':
        return argumentsOf(this.legal, this.ask);
      default:
        return [];
    }
  });

  /** Cells on which just one of the victims stands. */
  readonly #oneVictim = $derived.by(() =>
    this.victims.flatMap((victim) => {
      const cell = this.#state.sleds[victim] ?? null;
      return cell !== null && this.#victimsOn(cell).length === 1 ? [cell] : [];
    }),
  );

  /** The cell pointed at, or held by a first touch, if it can be pressed. */
  readonly cell = $derived.by((): string | null => {
    const wanted = this.#pointed ?? this.#pinned;
    return wanted !== null && this.cells.includes(wanted) ? wanted : null;
  });
  readonly pinned = $derived.by(() => (this.#pinned === this.cell ? this.cell : null));
  /** The way that would be walked. */
  readonly way = $derived.by((): Way | null => {
    if (this.ask !== 'move' && this.ask !== 'moving') return null;
    return this.ways.find((way) => way.cell === this.cell) ?? null;
  });

  /** What the pressed button of the whole would send: what has been put together, or what is held. */
  readonly ready = $derived.by((): readonly string[] | null => {
    if (this.ask === 'swap') return this.swapping.actions;
    if (this.ask === 'lift' || this.ask === 'lay') return this.shuffling.actions;
    if (this.ask === 'lose')
      return this.losing.length === this.#state.lose
        ? this.losing.map((letter) => `lose:${letter}`)
        : null;
    return this.pinned === null ? null : this.actionsAt(this.pinned);
  });

  /** Whether pressing a cell only adds to what is put together. */
  readonly gathers = $derived.by(() => ['swap', 'lift', 'lay'].includes(this.ask ?? ''));

  /** What pressing a cell sends; null where it is only gathered. */
  actionsAt(cell: string): readonly string[] | null {
    if (!this.cells.includes(cell) || this.gathers) return null;
    const [victim] = this.#victimsOn(cell);
    if (this.ask === 'take') return victim === undefined ? null : [`take:${victim}`];
    if (this.ask === 'tower') return [`peek:${cell}`];
    if (this.ask === 'place' || this.ask === 'reveal') return [`${this.ask}:${cell}`];
    return this.ways.find((way) => way.cell === cell)?.actions ?? null;
  }

  /** Whether the way to a cell leads back to where it begins, and brings nothing there (TT-11). */
  isIdleReturn(cell: string): boolean {
    const way = this.ask === 'move' ? this.ways.find((each) => each.cell === cell) : undefined;
    const own = this.#state.sleds[this.#state.turn_of ?? 0];
    return way !== undefined && cell === own && way.clauses.length === 0;
  }

  /** Why the last action was refused, until one goes on with another. */
  get refusal(): RejFrame | null {
    return this.#refusal.now;
  }

  /** Press a cell: add it to what is put together. */
  gather(cell: string): void {
    this.#refusal.goOn();
    if (this.ask === 'swap') this.swapping.choose(cell);
    else this.shuffling.choose(cell);
  }

  /** Have the turn be of this kind; one that is closed is remembered as asked for. */
  takeMode(mode: Mode): void {
    const open = this.modes.includes(mode);
    if (open && mode !== this.mode) this.clear();
    if (open) this.#wanted = mode;
    this.#closed = open ? null : mode;
    if (open) this.#refusal.goOn();
  }

  /** Choose a letter to go, or keep it after all; the first chosen stays behind if there are too many. */
  toggleLetter(letter: string): void {
    const { lose } = this.#state;
    this.#refusal.goOn();
    this.#losing = this.losing.includes(letter)
      ? this.losing.filter((other) => other !== letter)
      : [...this.losing, letter].slice(-lose);
  }

  /** Take up what is proposed: cards and letters to go together, or the cell to go to. */
  suggest({ walk, actions }: Move): void {
    this.clear();
    for (const action of actions) {
      const [verb = '', subject = ''] = action.split(':');
      if (this.modes.length > 0) this.takeMode(BEGINS[verb] ?? this.mode ?? 'move');
      if (verb === 'lose') this.toggleLetter(subject);
      else if (this.gathers) this.gather(subject);
      else this.pin(String(walk?.to ?? subject));
    }
  }

  /** What to press for this: the kind of turn, the cells and letters in order, what sends them. */
  presses({ walk, actions }: Move): readonly string[] {
    const [[verb = ''] = []] = actions.map((action) => action.split(':'));
    const subjects = argumentsOf(actions, verb);
    const cells = subjects.map((cell) => `[data-space="${cell}"]`);
    const mode = BEGINS[verb];
    if (mode !== undefined && this.modes.length > 0 && mode !== this.mode)
      return [`[data-press="${mode}"]`, ...cells];
    if (verb === 'lose') {
      const kept = subjects.filter((letter) => !this.losing.includes(letter));
      return [...kept.map((letter) => `[data-press="lose:${letter}"]`), '[data-press="send"]'];
    }
    if (verb === 'swap' || verb === 'lift') return this.#gathering(actions);
    const goal = walk?.to ?? subjects[0];
    if (goal === undefined) return [`[data-press="${verb}"]`];
    return [this.pinned === goal ? CONFIRM_SELECTOR : `[data-space="${goal}"]`];
  }

  /** What to press for a swap or a shuffle, of which some may be put together already. */
  #gathering(actions: readonly string[]): readonly string[] {
    const { swapping, shuffling } = this;
    const gathered = shuffling.laying
      ? shuffling.places
      : [swapping.first, swapping.second, ...shuffling.lifted];
    const wanted =
      this.ask === 'swap'
        ? [...argumentsOf(actions, 'swap'), ...argumentsOf(actions, 'with')]
        : argumentsOf(actions, shuffling.laying ? 'lay' : 'lift');
    // Once one can go on nothing is missing, though it be other cells.
    const missing = this.ready === null ? wanted.filter((cell) => !gathered.includes(cell)) : [];
    return [...missing.map((cell) => `[data-space="${cell}"]`), '[data-press="send"]'];
  }

  point(cell: string | null): void {
    this.#pointed = cell;
    if (this.way !== null) this.#refusal.goOn();
  }

  pin(cell: string | null): void {
    this.#pinned = cell;
    if (cell !== null) this.#refusal.goOn();
  }

  /** One step back, but from what is on its way. */
  back(): void {
    if (!this.free) return;
    if (this.#closed !== null) this.#closed = null;
    else if (this.#pinned !== null) this.#pinned = null;
    else if (this.swapping.back() || this.shuffling.back()) return;
    else if (this.losing.length > 0) this.#losing = this.losing.slice(0, -1);
    else this.#wanted = 'move';
  }

  /** Back to how a turn begins. */
  clear(): void {
    this.#wanted = 'move';
    this.#closed = null;
    this.#losing = [];
    this.#pointed = null;
    this.#pinned = null;
    this.swapping.clear();
    this.shuffling.clear();
  }

  #victimsOn(cell: string): number[] {
    return sledsOn(this.#state, cell).filter((seat) => this.victims.includes(seat));
  }
}
