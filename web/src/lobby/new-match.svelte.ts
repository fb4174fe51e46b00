/** New match, about to begin: who plays, by which rules, and the way to its table. */
import { untrack } from 'svelte';
import { firstTable } from '@/game-api/first-tables';
import { pageGame } from '@/game-api/registry';
import type { Begun, GameFacts, MatchWish, SeatWish, Value } from '@/api/types';
import { storeSeatSetup, readLastSeatSetup } from './last-seat-setup';
import { onThisMachine } from '@/api/on-this-machine.svelte';
import { writeHash } from '@/prefs/local-storage';
import { isStatic } from '@/routing/address';
import { appUpdate } from '@/routing/app-update.svelte';
import { router } from '@/routing/router.svelte';
import { OPEN, PERSON, SeatSetup } from './seat-setup.svelte';
import { wherePlayed } from './where-played.svelte';
import { optionsFor } from '@/game-api/seat-names';
import { ServerError, startMatch, startMatchHere } from '@/api/http-client';
import { troubleText } from '@/api/error-text';
import { say } from '@/i18n/messages';

const FIRST_LEVEL = 'imp';

const shuffling = () => import('@/match/shuffle-contribution');

type Wish = Omit<MatchWish, 'game' | 'options'>;

/** Whether all who play are at this screen or bots, and no clock runs: then it can be played on this machine. */
export const fitsHere = ({ seats, clock }: Pick<MatchWish, 'seats' | 'clock'>): boolean =>
  seats.every(({ kind }) => kind !== OPEN) && (clock?.kind ?? 'none') === 'none';

export class NewMatch {
  /** The table at which somebody plays at once. */
  readonly seatSetup: SeatSetup;
  /** The same for a table to which friends come: all places but one's own are free at first. */
  readonly inviting: SeatSetup;
  chosen = $state.raw<Readonly<Record<string, Value>>>({});
  files = $state.raw<Record<string, string>>({});
  starting = $state(false);
  /** What a match on this machine needs is on its way, or did not come. */
  fetching = $state(false);
  /** Why it could not begin, in words. */
  trouble = $state('');
  readonly #game: () => GameFacts;
  /** The edition whose rules hold; null: the game has but one. */
  edition = $derived(this.#firstEdition());

  /** `game` is told anew in another language; `levels`: all bots there are. */
  constructor(game: () => GameFacts, levels: readonly string[]) {
    this.#game = game;
    const facts = untrack(game);
    const first = firstTable(facts.name);
    const usual = { ...facts, default_seats: first?.seats ?? facts.default_seats };
    this.seatSetup = readLastSeatSetup(usual, levels, FIRST_LEVEL);
    this.seatSetup.style = first?.style ?? '';
    this.chosen = first?.options ?? {};
    this.inviting = new SeatSetup(this.seatSetup.count, facts.seat_range[1] as number, OPEN);
  }

  #firstEdition(): string | null {
    const preset = this.#game().options.find(({ name }) => name === 'edition')?.default;
    return preset === undefined ? null : String(preset);
  }

  /** Begin, as somebody at this screen and against bots. */
  play(): void {
    const game = this.#game();
    storeSeatSetup(game.name, this.seatSetup);
    this.#startWith(this.seatSetup.wish(game.styles));
  }

  /** Whether the rules are those of the game's first table. */
  get isFirst(): boolean {
    const first = firstTable(this.#game().name);
    return first !== undefined && this.chosen === first.options;
  }

  /** Begin as `play` does, by the printed rules. */
  playPrinted(): void {
    this.chosen = {};
    this.seatSetup.style = '';
    this.play();
  }

  /** Begin with everybody at this screen. */
  playTogether(): void {
    this.#startWith(this.seatSetup.wishTogether());
  }

  /** With the names of those at this screen, where any have been written. */
  #startWith(seats: SeatWish[]): void {
    const names = this.seatSetup.namesOf(seats);
    void this.start(names.every((name) => name === null) ? { seats } : { seats, names });
  }

  async start(wish: Wish): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.trouble = '';
    await appUpdate.arriving(this.#begin(wish));
    this.starting = false;
  }

  /** The switches for these seats; at a first table the one person against bots begins. */
  chosenFor(seats: readonly SeatWish[]): Readonly<Record<string, Value>> {
    const begins = this.isFirst ? firstTable(this.#game().name)?.begins : undefined;
    const own = seats.findIndex(({ kind }) => kind === PERSON);
    const alone = own >= 0 && seats.every(({ kind }, seat) => seat === own || kind === 'bot');
    return begins !== undefined && alone ? { ...this.chosen, [begins]: own } : this.chosen;
  }

  async #begin(rest: Wish): Promise<void> {
    const game = this.#game();
    pageGame(game.name); // Begins to fetch the board.
    try {
      const options = optionsFor(game, this.edition, this.chosenFor(rest.seats), rest.seats.length);
      const wish = { game: game.name, options, ...rest };
      const wanted = wherePlayed.here || onThisMachine.cutOff || isStatic();
      const here = wanted && fitsHere(wish);
      const begun = await (here ? this.#startHere(wish) : this.#startThere(wish));
      if (begun === null) return;
      writeHash(begun.id, begun.seed_hash);
      if (begun.status === 'waiting' && begun.seats.every(({ kind }) => kind !== 'open'))
        await (await shuffling()).contributeAlone(begun);
      router.go(`/m/${begun.id}`);
    } catch (error) {
      this.trouble = this.#wordsFor(error);
    }
  }

  #startThere(wish: MatchWish): Promise<Begun> {
    void shuffling().catch(() => null); // Begins to fetch what will be wanted next.
    return startMatch(wish);
  }

  /** What that needs is fetched before; null: it has not come, which is said where it is fetched. */
  async #startHere(wish: MatchWish): Promise<Begun | null> {
    const { library } = await import('@/local/library.svelte');
    this.fetching = true;
    try {
      await library.fetch();
    } catch {
      return null;
    }
    this.fetching = false;
    return startMatchHere(wish);
  }

  #wordsFor(error: unknown): string {
    const problem = error instanceof ServerError ? error.problem : {};
    const { detail: reason = '', param } = problem;
    if (reason === '') return troubleText(error);
    const file = this.files[param?.replace('options.', '') ?? ''];
    if (file !== undefined) return say('page-trouble-file', { file, reason });
    const told = troubleText(error);
    return told === reason ? say('page-trouble-start', { reason }) : told;
  }
}
