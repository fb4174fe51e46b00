/** Server clock. The server's time, as far as it can be known here: the page's own clock may be wrong by hours. */

/** A `Date` header names the second only. */
const SECOND = 1000;

export class ServerClock {
  /** How far the server's clock is ahead of this one: at least, and at most, in milliseconds. */
  #least = -Infinity;
  #most = Infinity;

  /** Take note of the moment in the header `Date` of an answer, asked for and heard at these times of ours. */
  dated(header: string | null, asked: number, heard: number): void {
    const moment = Date.parse(header ?? '');
    if (!Number.isNaN(moment)) this.#between(moment - heard, moment + SECOND - asked);
  }

  /** Take note of a moment that had passed at the server when it was heard of. */
  passed(moment: string, heard = Date.now()): void {
    const time = Date.parse(moment);
    if (!Number.isNaN(time)) this.#between(time - heard, Infinity);
  }

  /** The server's time now, in milliseconds. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** What it surely is by now, in milliseconds; what waits for its time is not too early then. */
  surely(): number {
    return Date.now() + this.#least;
  }

  get ahead(): number {
    if (this.#least === -Infinity) return 0;
    return this.#most === Infinity ? this.#least : (this.#least + this.#most) / 2;
  }

  #between(least: number, most: number): void {
    const narrower = [Math.max(this.#least, least), Math.min(this.#most, most)] as const;
    // One of the clocks has been set: what was known is worth nothing any more.
    [this.#least, this.#most] = narrower[0] <= narrower[1] ? narrower : [least, most];
  }
}

export const serverClock = new ServerClock();
