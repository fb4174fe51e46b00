/**
 * Host election: of all tabs one serves the matches on this machine, and the others reach it over a channel. Where it
 * ends, the next one goes on; where it is asleep and says nothing, another takes its place.
 */
import type { Asked, Told } from './messages';

const NAME = 'diablerie-matches';

/** How long whoever serves may say nothing to a question before another takes its place, in milliseconds. */
export const PATIENCE = 10_000;
/** How long one looks for somebody who serves, where the browser does not tell. */
const LOOK = 400;

/** What goes over the channel: to whoever serves, or to one page. */
type Letter = { to: null; from: string; asked: Asked | null } | { to: string; told: Told };

export interface ElectionListener {
  /** This one serves from now on. */
  lead(): void;
  /** Another one serves. */
  follow(): void;
  /** Asked by another tab, while this one serves. */
  hear(client: string, asked: Asked): void;
  /** Told by whoever serves in another tab. */
  told(told: Told): void;
  /** A tab that asked this one is gone. */
  gone(client: string): void;
}

export class HostElection {
  readonly #me: string;
  readonly #listener: ElectionListener;
  readonly #channel = new BroadcastChannel(NAME);
  #leads = false;
  #clients = new Set<string>();
  #silence: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | null = null;
  #waiting = new AbortController();

  constructor(me: string, listener: ElectionListener) {
    this.#me = me;
    this.#listener = listener;
    this.#channel.addEventListener('message', ({ data }) => this.#receive(data as Letter));
    void this.#begin();
  }

  /** Ask whoever serves in another tab. */
  ask(asked: Asked | null, patience = PATIENCE): void {
    this.#channel.postMessage({ to: null, from: this.#me, asked } satisfies Letter);
    this.#silence ??= setTimeout(() => this.#takeOver(), patience);
  }

  /** Tell a page of another tab, while this one serves. */
  tell(client: string, told: Told): void {
    this.#channel.postMessage({ to: client, told } satisfies Letter);
  }

  /** Another one has taken this one's place. */
  yield(): void {
    if (!this.#leads) return;
    this.#leads = false;
    this.#release?.();
    this.#listener.follow();
    this.#await();
  }

  async #begin(): Promise<void> {
    // Only pages that came by an encrypted line, or from this machine, may have locks.
    const locks = navigator.locks as LockManager | undefined;
    if (locks === undefined) {
      this.#listener.follow();
      this.ask(null, LOOK);
      return;
    }
    void locks.request(`${NAME}/${this.#me}`, () => new Promise(() => undefined));
    await locks
      .request(NAME, { ifAvailable: true }, (free) => {
        if (free !== null) return this.#lead();
        this.#listener.follow();
        this.#await();
        return undefined;
      })
      .catch(() => this.yield());
  }

  /** Serve as soon as nobody does any more, or at once in the place of one who is asleep. */
  #await(steal = false): void {
    const locks = navigator.locks as LockManager | undefined;
    this.#waiting.abort();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    // That another takes its place, or that it waits no more, comes as an error.
    locks
      ?.request(NAME, steal ? { steal } : { signal }, () => this.#lead())
      .catch(() => this.yield());
  }

  #lead(): Promise<void> {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (!this.#leads) {
      this.#leads = true;
      this.#listener.lead();
    }
    return new Promise((release) => {
      this.#release = release;
    });
  }

  #takeOver(): void {
    this.#silence = undefined;
    if (this.#leads) return;
    if (navigator.locks as LockManager | undefined) this.#await(true);
    else void this.#lead();
  }

  #receive(letter: Letter): void {
    if (letter.to === null) {
      if (this.#leads) this.#hear(letter.from, letter.asked);
    } else if (letter.to === this.#me) {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#listener.told(letter.told);
    }
  }

  #hear(client: string, asked: Asked | null): void {
    this.tell(client, { type: 'heard' });
    if (!this.#clients.has(client)) {
      this.#clients.add(client);
      void this.#watch(client);
    }
    if (asked !== null) this.#listener.hear(client, asked);
  }

  /** A page holds a lock of its own for as long as it is there. */
  async #watch(client: string): Promise<void> {
    const locks = navigator.locks as LockManager | undefined;
    await locks?.request(`${NAME}/${client}`, () => undefined);
    if (locks === undefined) return;
    this.#clients.delete(client);
    this.#listener.gone(client);
  }
}
