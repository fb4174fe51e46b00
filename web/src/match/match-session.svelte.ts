/**
 * Match session. A visit to a match: finding it, the seat one looks from, and the curtain between those at one screen.
 */
import { untrack } from 'svelte';
import { pageGame } from '@/game-api/registry';
import { awaitedSeat, firstSeat } from './pass-and-play';
import type { MatchFacts, Room } from '@/api/types';
import { writeHash } from '@/prefs/local-storage';
import { isGone, look, readRoom, ServerError } from '@/api/http-client';
import { MatchClient } from './match-client.svelte';
import { Transport } from './transport.svelte';
import { troubleText } from '@/api/error-text';

/** How long the last move stays in sight before the curtain falls, in milliseconds. */
const LAST_LOOK = 1700;

/** Why nothing of a match can be shown. */
export interface SessionTrouble {
  kind: 'missing' | 'unreachable' | 'called-off';
  /** What is said of it, where the kind does not say enough. */
  text: string;
}

/** What adds to a shuffle is fetched where there is one. */
async function contribute(room: Room): Promise<void> {
  try {
    await (await import('./shuffle-contribution')).contribute(room);
  } catch {
    // It could not be fetched: the match begins without.
  }
}

/** The seats of those at this screen. */
const ownSeats = ({ seats }: Pick<MatchFacts, 'seats'>): number[] =>
  seats.filter(({ yours }) => yours).map(({ seat }) => seat);

export class MatchSession {
  readonly id: string;
  readonly transport: Transport;
  /** What is seen from the seat that one looks from; behind a curtain, what anybody may see. */
  client = $state.raw<MatchClient | null>(null);
  /** What is played and who plays; null until that is known, and while the match waits for players. */
  match = $state.raw<MatchFacts | null>(null);
  /** The match waits for players. */
  waiting = $state(false);
  /** The seat that the curtain waits for; null: there is no curtain. */
  next = $state<number | null>(null);
  trouble = $state.raw<SessionTrouble | null>(null);

  constructor(id: string) {
    this.id = id;
    this.transport = new Transport(id);
  }

  /** Who is there; null until the server has told. */
  get room(): Room | null {
    return this.client?.room ?? null;
  }

  /** The seats of those at this screen. */
  get mine(): number[] {
    return this.match === null ? [] : ownSeats(this.match);
  }

  /** Find the match and sit down at it, as the only one here or behind the curtain. */
  async arrive(): Promise<void> {
    this.trouble = null;
    try {
      const found = await readRoom(this.id);
      // Before the match is over nobody can know the seed: this is the time to note its hash.
      if (found.status !== 'over') writeHash(this.id, found.seed_hash);
      pageGame(found.game); // Begins to fetch the board.
      this.waiting = found.status === 'waiting';
      if (this.waiting) {
        this.#sit(null);
        return;
      }
      const { view } = await look(this.id);
      const turn = view.state.to_play;
      this.match = view.match;
      this.#sit(firstSeat(this.mine, turn));
      this.next = awaitedSeat(this.mine, turn);
    } catch (error) {
      const missing = error instanceof ServerError && error.problem.status === 404;
      this.trouble = missing
        ? { kind: 'missing', text: '' }
        : { kind: 'unreachable', text: troubleText(error) };
    }
  }

  /** Follow what happens, for as long as the effect or component is there in which this is called. */
  follow(): void {
    // The last seat is taken: the match begins.
    $effect(() => {
      const full = this.room !== null && this.room.status !== 'waiting';
      if (this.waiting && full) untrack(() => void this.arrive());
    });

    // A seat that others take over, or the reader, is seen from otherwise.
    $effect(() => {
      const { room, mine } = this;
      const moved = room?.status === 'running' && String(ownSeats(room)) !== String(mine);
      if (moved && this.match !== null) untrack(() => void this.arrive());
    });

    // Before it begins, this browser adds to what it is dealt from.
    $effect(() => {
      const { room } = this;
      if (room?.shuffle != null) untrack(() => void contribute(room));
    });

    // A match that has been called off is no more.
    $effect(() => {
      if (this.client?.line === 'off') this.trouble = { kind: 'called-off', text: '' };
    });

    // When the turn passes to somebody else at this screen, the curtain falls and the hand is forgotten.
    $effect(() => {
      const { client } = this;
      if (this.next !== null || client === null || client.playing || client.view === null) return;
      const turn = awaitedSeat(this.mine, client.view.state.to_play);
      if (turn === null || turn === client.seat) return;
      const timer = setTimeout(() => {
        this.#sit(null);
        this.next = turn;
      }, LAST_LOOK);
      return () => clearTimeout(timer);
    });

    // Behind the curtain somebody looks on who may see no hand: it stands only for whose turn it is.
    $effect(() => {
      const seen = this.client?.latest ?? null;
      if (this.next !== null && seen !== null)
        this.next = awaitedSeat(this.mine, seen.state.to_play);
    });
  }

  /** Raise the curtain: somebody sits down in their seat. */
  raise(seat: number): void {
    this.#sit(seat);
    this.next = null;
  }

  leave(): void {
    this.client?.close();
  }

  #sit(seat: number | null): void {
    this.client?.close();
    const open = () => this.transport.open(seat);
    this.client = new MatchClient(open, seat, () => isGone(this.id));
  }
}
