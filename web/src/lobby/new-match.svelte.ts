/** New match, about to begin: who plays, by which rules, and the way to its table. */
import { untrack } from 'svelte';
import { pageGame } from '@/game-api/registry';
import type { GameFacts, MatchWish, Value } from '@/api/types';
import { storeSeatSetup, readLastSeatSetup } from './last-seat-setup';
import { writeHash } from '@/prefs/local-storage';
import { appUpdate } from '@/routing/app-update.svelte';
import { router } from '@/routing/router.svelte';
import { OPEN, SeatSetup } from './seat-setup.svelte';
import { optionsFor } from '@/game-api/seat-names';
import { ServerError, startMatch } from '@/api/http-client';
import { troubleText } from '@/api/error-text';
import { say } from '@/i18n/messages';

const FIRST_LEVEL = 'imp';

const shuffling = () => import('@/match/shuffle-contribution');

export class NewMatch {
  /** The table at which somebody plays at once. */
  readonly seatSetup: SeatSetup;
  /** The same for a table to which friends come: all places but one's own are free at first. */
  readonly inviting: SeatSetup;
  chosen = $state.raw<Record<string, Value>>({});
  files = $state.raw<Record<string, string>>({});
  starting = $state(false);
  /** Why it could not begin, in words. */
  trouble = $state('');
  readonly #game: () => GameFacts;
  /** The edition whose rules hold; null: the game has but one. */
  edition = $derived(this.#firstEdition());

  /** `game` is told anew in another language; `levels`: all bots there are. */
  constructor(game: () => GameFacts, levels: readonly string[]) {
    this.#game = game;
    const facts = untrack(game);
    this.seatSetup = readLastSeatSetup(facts, levels, FIRST_LEVEL);
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
    void this.start({ seats: this.seatSetup.wish(game.styles) });
  }

  /** Begin with everybody at this screen. */
  playTogether(): void {
    void this.start({ seats: this.seatSetup.wishTogether() });
  }

  async start(wish: Omit<MatchWish, 'game' | 'options'>): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.trouble = '';
    await appUpdate.arriving(this.#begin(wish));
    this.starting = false;
  }

  async #begin(wish: Omit<MatchWish, 'game' | 'options'>): Promise<void> {
    const game = this.#game();
    pageGame(game.name); // Begins to fetch the board.
    void shuffling().catch(() => null); // Begins to fetch what will be wanted next.
    try {
      const options = optionsFor(game, this.edition, this.chosen, wish.seats.length);
      const begun = await startMatch({ game: game.name, options, ...wish });
      writeHash(begun.id, begun.seed_hash);
      if (begun.status === 'waiting' && begun.seats.every(({ kind }) => kind !== 'open'))
        await (await shuffling()).contributeAlone(begun);
      router.go(`/m/${begun.id}`);
    } catch (error) {
      this.trouble = this.#wordsFor(error);
    }
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
