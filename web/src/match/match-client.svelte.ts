/** Match client, one seat at a match: the connection, the view on the table, the events on their way to it. */
import type {
  AckFrame,
  GameEvent,
  MatchView,
  PreparedAnswer,
  RejFrame,
  Room,
  SaidFrame,
  TableAction,
} from '@/api/types';
import { MatchConnection, type EventBatch, type ConnectionState } from './connection';
import type { Socket } from '@/api/socket';
import { serverClock } from '@/api/server-clock';
import { pause, tempo } from '@/drawing/animation';
import { PACE_EFFECTS } from '@/prefs/animation-pace';
import type { CommandReply } from './pending-commands';
import { settings, stillness } from '@/prefs/settings.svelte';
import type { LoggedEvent } from '@/events/event-log';

type Animate = (event: GameEvent, signal: AbortSignal) => Promise<void>;

/** How long what another has done stays in sight where nothing moves, in milliseconds. */
const HOLD_STILL = 500;

/** A view with the board of the one before: it does not change, so nothing need be drawn anew. */
function onSameBoard(before: MatchView | null, view: MatchView): MatchView {
  if (before === null) return view;
  const { board, options } = before.match;
  return { ...view, match: { ...view.match, board, options } };
}

/**
 * The view as a board should take it. A match that ended at the table has nobody to move, and in a
 * seat that a bot plays for its person has nothing to choose, whatever the rules of the game say.
 */
export function asPlayed(view: MatchView): MatchView {
  const { state, table, seat } = view;
  const ended = table.result !== null && state.to_play !== null;
  const replaced = seat !== null && table.substitutes[seat] !== null;
  if (ended) return atRest(view);
  return replaced ? { ...view, state: { ...state, legal: [] }, walks: [] } : view;
}

/** The view when nobody is to move and there is nothing to choose. */
export const atRest = (view: MatchView): MatchView => ({
  ...view,
  state: { ...view.state, to_play: null, legal: [] },
  walks: [],
});

/** What a press says that was not done to its end, as a refusal does; null: its end was that of the turn. */
function refusalOfRest({ cmd, stopped }: AckFrame): RejFrame | null {
  if (stopped === null || stopped.reason === 'turn-over') return null;
  return { type: 'rej', cmd, ...stopped, legal: [] };
}

export class MatchClient {
  readonly seat: number | null;
  /** What is shown. */
  view = $state.raw<MatchView | null>(null);
  /** What is so; the table catches up with it event by event. */
  latest = $state.raw<MatchView | null>(null);
  /** What has been shown so far. */
  happened = $state.raw<readonly LoggedEvent[]>([]);
  readonly events = $derived(this.happened.map(({ event }) => event));
  line = $state<ConnectionState>('connecting');
  playing = $state(false);
  sending = $state(false);
  refusal = $state.raw<RejFrame | null>(null);
  /** Who is there; null until the server has told. */
  room = $state.raw<Room | null>(null);
  /** What has been said here, oldest first. */
  said = $state.raw<readonly SaidFrame[]>([]);
  /** How the board shows an event; set by the page once the board is there. */
  animate: Animate | null = null;
  /** Told of each event when it is shown, in whatever way. */
  sound: ((event: GameEvent, view: MatchView) => void) | null = null;

  #live: MatchConnection;
  #queue: EventBatch[] = [];
  #hurry = new AbortController();
  /** What is being sent, until what it did has been seen. */
  #sent: Promise<unknown> = Promise.resolve();
  #waiting: { v: number; resolve: (view: MatchView) => void }[] = [];

  constructor(open: () => Socket, seat: number | null, isGone?: () => Promise<boolean>) {
    this.seat = seat;
    const listener = {
      batch: (batch: EventBatch) => this.#receive(batch),
      line: (line: ConnectionState) => (this.line = line),
      room: (room: Room) => (this.room = room),
      said: (said: SaidFrame) => this.hear([said]),
    };
    this.#live = new MatchConnection(open, listener, 0, isGone);
  }

  get over(): boolean {
    return this.latest !== null && this.latest.state.to_play === null;
  }

  /** It is this seat's turn and nothing is under way. */
  get free(): boolean {
    return this.line === 'open' && !this.sending && this.awaited;
  }

  /** It is for the seat to move, whether or not the line is up. */
  get awaited(): boolean {
    return (
      this.seat !== null &&
      this.latest?.state.to_play === this.seat &&
      this.latest.table.substitutes[this.seat] === null
    );
  }

  /** Do actions as one press, as far as the server lets them be done. */
  async act(actions: readonly string[]): Promise<void> {
    if (!this.free) return;
    const answer = await this.#send(() => this.#live.act(actions));
    this.refusal = answer.type === 'rej' ? answer : refusalOfRest(answer);
  }

  /** Take back what was done by one press, as far as that can be: also by one that is still under way. */
  async takeBack(): Promise<CommandReply> {
    while (this.sending) await this.#sent;
    return this.#send(() => this.#live.do('take-back'));
  }

  /** Send a command; the table is not free before it has seen what that did. */
  #send(ask: () => Promise<CommandReply>): Promise<CommandReply> {
    const sent = this.#sendNow(ask);
    this.#sent = sent;
    return sent;
  }

  async #sendNow(ask: () => Promise<CommandReply>): Promise<CommandReply> {
    this.hurry();
    this.sending = true;
    this.refusal = null;
    const answer = await ask();
    if (answer.type === 'ack') await this.#settled(answer.v);
    this.sending = false;
    return answer;
  }

  /** What this seat has prepared to answer when it is asked next. */
  get prepared(): PreparedAnswer | null {
    return this.latest?.prepared ?? null;
  }

  /** Prepare an answer, whoever's turn it is; null takes it back. */
  async prepare(answer: object | null): Promise<void> {
    if (this.seat === null) return;
    this.refusal = null;
    const said = await this.#live.prepare(answer as PreparedAnswer | null);
    if (said.type === 'rej') this.refusal = said;
  }

  /** Do something at the table; why it is refused, or null. */
  async do(deed: TableAction, about: number | null = null): Promise<RejFrame | null> {
    const said = await this.#live.do(deed, about);
    return said.type === 'rej' ? said : null;
  }

  /** Say something to all; why it is refused, or null. */
  async say(text: string): Promise<RejFrame | null> {
    const said = await this.#live.say(text);
    return said.type === 'rej' ? said : null;
  }

  /** Put messages where they belong among those heard; one that has been deleted takes its own place. */
  hear(news: readonly SaidFrame[]): void {
    const gone = news.filter(({ deleted }) => deleted).map(({ n }) => n);
    const kept = this.said.filter(({ n }) => !gone.includes(n));
    const known = kept.map(({ n }) => n);
    const all = [...kept, ...news.filter(({ n }) => !known.includes(n))];
    this.said = all.sort((one, two) => one.n - two.n);
  }

  /** Of what was said `before`, hear only this. */
  hearAnew(heard: readonly SaidFrame[], before: readonly SaidFrame[]): void {
    this.said = this.said.filter((said) => !before.includes(said));
    this.hear(heard);
  }

  /** Show everything that has happened at once. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** The last version that has been told. */
  get v(): number {
    return this.#live.v;
  }

  /** Have positions come with what the seat may believe, whenever it is to move. */
  wantBeliefs(): void {
    this.#live.wantBeliefs();
  }

  reconnect(): void {
    this.#live.hurry();
  }

  disconnect(): void {
    this.#live.drop();
  }

  /** Have the server look anew who is here. */
  reopen(): void {
    this.#live.reopen();
  }

  close(): void {
    this.hurry();
    this.#live.close();
    this.animate = this.sound = null;
    tempo.rate = 1;
  }

  #settled(v: number): Promise<MatchView> {
    if (this.latest !== null && this.#live.v >= v && this.#seen >= v)
      return Promise.resolve(this.latest);
    return new Promise((resolve) => this.#waiting.push({ v, resolve }));
  }

  /** The version of the latest view. */
  #seen = -1;

  #receive(batch: EventBatch): void {
    const first = this.latest === null;
    const view = asPlayed(onSameBoard(this.latest, batch.view));
    serverClock.passed(view.table.clock.since);
    this.latest = view;
    this.#seen = batch.v;
    const ready = this.#waiting.filter(({ v }) => v <= batch.v);
    this.#waiting = this.#waiting.filter(({ v }) => v > batch.v);
    for (const { resolve } of ready) resolve(view);
    if (first) {
      this.happened = batch.events;
      this.view = view;
      return;
    }
    // What was refused is past once something has happened.
    if (batch.events.length > 0 && !this.sending) this.refusal = null;
    this.#queue.push({ ...batch, view });
    if (!this.playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.playing = true;
    this.#hurry = new AbortController();
    for (let batch = this.#queue.shift(); batch !== undefined; batch = this.#queue.shift()) {
      for (const one of batch.events) {
        const { event } = one;
        this.happened = [...this.happened, one];
        if (!document.hidden) this.sound?.(event, batch.view);
        await this.#show(event);
      }
      this.view = batch.view;
    }
    this.playing = false;
  }

  async #show(event: GameEvent): Promise<void> {
    const { signal } = this.#hurry;
    const { rate } = PACE_EFFECTS[settings.pace];
    // What is done at the table is told, not shown on the board.
    if (event.clause === null) return;
    if (signal.aborted || document.hidden || rate === null || this.animate === null) return;
    tempo.rate = rate;
    await this.animate(event, signal);
    if (stillness() && event.actor !== this.seat) await pause(HOLD_STILL, signal);
  }
}
