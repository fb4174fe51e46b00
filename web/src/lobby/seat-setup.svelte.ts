/**
 * Seat setup. Who shall sit where at a match that is about to begin: people at this screen, friends, or bots of some
 * level.
 */
import type { SeatWish } from '@/api/types';

/** In a place: somebody at this screen. */
export const PERSON = 'person';
/** In a place: whoever comes first. Anything else there is the level of a bot. */
export const OPEN = 'open';
/** The one person sits anywhere: it is settled when the match begins. */
export const ANYWHERE = -1;
/** There is not just one person. */
export const NOWHERE = -2;

/** Each bot plays in a style of its own, drawn when the match begins. */
export const MIXED = 'mixed';

export class SeatSetup {
  /** The style in which bots play: one of the game's, MIXED, or '' for none in particular. */
  style = $state('');
  /** What those at this screen have written as their names, by seat. */
  names = $state<string[]>([]);
  #count = $state(0);
  #places = $state.raw<readonly string[]>([]);
  #anywhere = $state(false);
  #level = $state('');

  /** One person against bots of a level, in `count` places of at most `most`. */
  constructor(count: number, most: number, level: string) {
    this.#count = count;
    this.#level = level;
    this.#places = Array.from({ length: most }, (_, seat) => (seat === 0 ? PERSON : level));
  }

  get count(): number {
    return this.#count;
  }

  /** Have so many play. Whoever is left over leaves; somebody stays at the screen if somebody was. */
  set count(count: number) {
    const people = this.people.length;
    this.#count = count;
    if (people > 0 && this.people.length === 0) this.put(0, PERSON);
  }

  /** Who sits where, seat by seat. */
  get places(): readonly string[] {
    return this.#places.slice(0, this.#count);
  }

  /** The seats of those at this screen. */
  get people(): readonly number[] {
    return this.places.flatMap((who, seat) => (who === PERSON ? [seat] : []));
  }

  /** The seats that wait for somebody. */
  get open(): readonly number[] {
    return this.places.flatMap((who, seat) => (who === OPEN ? [seat] : []));
  }

  /** The level that all bots have; empty where they differ. */
  get level(): string {
    const bots = this.places.filter((who) => who !== PERSON);
    const [first = this.#level] = bots;
    return bots.every((who) => who === first) ? first : '';
  }

  set level(level: string) {
    this.#level = level;
    this.#places = this.#places.map((who) => (who === PERSON ? PERSON : level));
  }

  /** Where the one person sits: a seat, ANYWHERE, or NOWHERE. */
  get seat(): number {
    if (this.#anywhere) return ANYWHERE;
    const [seat] = this.people;
    return seat !== undefined && this.people.length === 1 ? seat : NOWHERE;
  }

  /** Have one person in a seat, or ANYWHERE, and bots in all others. */
  set seat(seat: number) {
    const mine = Math.max(seat, 0);
    this.#places = this.#places.map((who, k) => (k === mine ? PERSON : this.#botFor(who)));
    this.#anywhere = seat === ANYWHERE;
  }

  /** Put somebody, or a bot of a level, in a place. */
  put(seat: number, who: string): void {
    this.#places = this.#places.map((before, k) => (k === seat ? who : before));
    this.#anywhere = false;
  }

  /** The seats to ask the server for; `random` from 0 to 1 settles where the reader sits, `draw` each bot's style. */
  wish(
    styles: readonly string[] = [],
    random = Math.random(),
    draw: () => number = Math.random,
  ): SeatWish[] {
    const shift = this.#anywhere ? Math.floor(random * this.#count) : 0;
    return this.places.map((_, seat): SeatWish => {
      const who = this.places[(seat - shift + this.#count) % this.#count] ?? PERSON;
      if (who === PERSON || who === OPEN) return { kind: who };
      const style = this.#styleOf(styles, draw);
      return { kind: 'bot', level: style === '' ? who : `${who}:${style}` };
    });
  }

  #styleOf(styles: readonly string[], draw: () => number): string {
    if (this.style !== MIXED) return styles.includes(this.style) ? this.style : '';
    const all = ['', ...styles];
    return all[Math.floor(draw() * all.length)] ?? '';
  }

  /** What those at this screen are called, as far as they have said: null for bots, and for who has not. */
  namesOf(seats: readonly SeatWish[], first: string | null = null): (string | null)[] {
    const people = seats.flatMap(({ kind }, seat) => (kind === PERSON ? [seat] : []));
    return seats.map((_, seat) => {
      if (!people.includes(seat)) return null;
      const own = people.length > 1 ? (this.names[seat] ?? '').trim() : '';
      return own === '' ? (seat === people[0] ? first : null) : own;
    });
  }

  /** The seats to ask for where everybody sits at this screen. */
  wishTogether(): SeatWish[] {
    return this.places.map((): SeatWish => ({ kind: 'person' }));
  }

  #botFor(who: string): string {
    return who === PERSON ? this.#level : who;
  }
}
