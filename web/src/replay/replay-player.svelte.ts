/** Replay player of a match that is over: whose eyes one has, where one is, how it moves on. */
import type { GameEvent, MatchView, ReplayStep } from '@/api/types';
import { tempo } from '@/drawing/animation';
import { replay, type Viewpoint } from '@/api/http-client';
import { stillness } from '@/prefs/settings.svelte';
import { asPlayed } from '@/match/match-client.svelte';

type Animate = (event: GameEvent, signal: AbortSignal) => Promise<void>;

/** How long a position stays in sight when it plays by itself, in milliseconds; longer where nothing moves. */
const HOLD = 420;
const HOLD_STILL = 1100;
/** How long to wait for a part of the match that has not come yet. */
const WAIT = 150;

export const SPEEDS = [1, 2, 4] as const;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class ReplayPlayer {
  readonly id: string;
  /** Whose eyes one wants to see with, and whose those are that what is shown was seen with. */
  eyes = $state.raw<Viewpoint>('spectator');
  shownTo = $state.raw<Viewpoint>('spectator');
  steps = $state.raw<readonly ReplayStep[]>([]);
  /** The last version there is; 0: not known yet. */
  last = $state(0);
  /** The version that is shown: always the last of what was done together. */
  at = $state(0);
  /** Up to which version it has been told. */
  told = $state(0);
  view = $state.raw<MatchView | null>(null);
  playing = $state(false);
  missing = $state(false);
  /** How the board shows an event; set by the page once the board is there. */
  animate: Animate | null = null;
  /** Told of each event that one comes to by going on. */
  sound: ((event: GameEvent, view: MatchView) => void) | null = null;

  #wanted: number;
  #seen: Record<string, readonly ReplayStep[]> = {};
  #motion = new AbortController();
  /** Whatever is under way ends where this has changed. */
  #turn = 0;

  constructor(id: string, eyes: Viewpoint = 'spectator', version: number | null = null) {
    this.id = id;
    this.eyes = eyes;
    this.#wanted = version ?? 1;
  }

  /** The version of the first position. */
  get first(): number {
    return this.steps[0]?.until ?? 1;
  }

  /** See the match with these eyes, at the version where one is. */
  async look(eyes: Viewpoint = this.eyes): Promise<void> {
    this.stop();
    this.eyes = eyes;
    if (this.at > 0) this.#wanted = this.at;
    try {
      await this.#read(eyes);
    } catch {
      if (this.eyes === eyes) this.missing = true;
    }
  }

  /** Go to a version, without motion: to what was done together with it. */
  go(version: number): void {
    this.#wanted = version;
    const step = this.steps[Math.max(1, version) - 1] ?? this.steps.at(-1);
    if (step === undefined) return;
    this.#settle();
    this.at = this.told = step.until;
    this.shownTo = this.eyes;
    this.view = this.#viewAt(step.until);
  }

  /** The position at a version as it was seen from a seat, by whose eyes one sees; null: it has not come. */
  seenFrom(seat: number, version: number): MatchView | null {
    const view = this.shownTo === seat ? this.#viewAt(version) : null;
    return view === null ? null : { ...view, seat };
  }

  /** Go one step back. */
  back(): void {
    let version = this.at;
    while (version > 1 && this.steps[version - 1]?.until === this.at) version -= 1;
    this.go(version);
  }

  /** Go one step on, as it was seen at the table. */
  async forward(): Promise<void> {
    if (this.told < this.at || this.#isMoving) this.go(this.at);
    const until = this.steps[this.at]?.until;
    if (until === undefined) return;
    const turn = (this.#turn += 1);
    this.#motion = new AbortController();
    this.#isMoving = true;
    this.at = until;
    for (let version = this.told + 1; version <= until; version += 1) {
      this.told = version;
      await this.#show(this.steps[version - 1]);
      if (turn !== this.#turn) return;
    }
    this.#isMoving = false;
    this.view = this.#viewAt(until);
  }

  /** Let it play by itself, from the start again if it has ended. */
  async play(): Promise<void> {
    if (this.at >= this.last) this.go(1);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      if (this.at >= this.steps.length) await sleep(WAIT);
      else await this.forward();
      await sleep((stillness() ? HOLD_STILL : HOLD) / tempo.rate);
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }

  /** Show at once what is in motion. */
  hurry(): void {
    this.#motion.abort();
  }

  close(): void {
    this.stop();
    this.#settle();
    this.animate = this.sound = null;
    tempo.rate = 1;
  }

  #isMoving = false;

  #settle(): void {
    this.#turn += 1;
    this.#isMoving = false;
    this.#motion.abort();
  }

  /**
   * The position at a version; the board it is drawn from comes with the first one alone. Whoever's eyes
   * one has, one sits in no seat: nobody is asked for anything, and nobody is called "you".
   */
  #viewAt(version: number): MatchView | null {
    const [first] = this.steps;
    const step = this.steps[version - 1];
    if (first === undefined || step === undefined) return null;
    const { board, options } = first.view.match;
    const match = { ...step.view.match, board, options };
    return { ...asPlayed({ ...step.view, match }), seat: null };
  }

  async #read(eyes: Viewpoint): Promise<void> {
    let found = this.#seen[eyes] ?? [];
    if (found.length > 0) this.#take(found);
    while (this.eyes === eyes && (found.length === 0 || found.length < this.last)) {
      const { versions, last } = await replay(this.id, eyes, found.length);
      this.last = last;
      found = [...found, ...versions];
      if (versions.length === 0) return;
      // The first part is there at once; the rest comes, all of it together, while that is looked at.
      const isFirst = found.length === versions.length;
      if (this.eyes === eyes && (isFirst || found.length >= last)) this.#take(found);
    }
    if (found.length >= this.last) this.#seen[eyes] = found;
  }

  #take(found: readonly ReplayStep[]): void {
    const arrived = this.#wanted <= found.length || found.length >= this.last;
    // What is seen with other eyes stays until as much is there for these.
    if (!arrived && this.at > 0 && this.shownTo !== this.eyes) return;
    this.steps = found;
    // Who goes on already is not brought back.
    const waits = this.at === 0 || this.shownTo !== this.eyes || this.at < this.#wanted;
    if (arrived && waits) this.go(this.#wanted);
  }

  async #show(step: ReplayStep | undefined): Promise<void> {
    const { signal } = this.#motion;
    if (step === undefined || step.event === null || document.hidden) return;
    const { event, view } = step;
    this.sound?.(event, view);
    // What is done at the table is told, not shown on the board.
    if (event.clause === null || signal.aborted || stillness()) return;
    await this.animate?.(event, signal);
  }
}
