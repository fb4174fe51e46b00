/** A socket without a server: the test plays the server's part. */
import type {
  ClockSeen,
  DownFrame,
  GameEvent,
  MatchView,
  Room,
  GameStateView,
  TableSeen,
  UpFrame,
} from '@/api/types';
import type { Socket } from '@/api/socket';

type Happened = { data: unknown; code?: number };

export class FixtureSocket implements Socket {
  static all: FixtureSocket[] = [];
  sent: UpFrame[] = [];
  /** The number of the last message, and whether the next one answers a resume. */
  #number = 0;
  #anew = false;
  #listeners: { type: string; listener: (happened: Happened) => void }[] = [];

  constructor() {
    FixtureSocket.all.push(this);
  }

  static get last(): FixtureSocket {
    const socket = FixtureSocket.all.at(-1);
    if (socket === undefined) throw new Error('no socket has been opened');
    return socket;
  }

  addEventListener(type: string, listener: (happened: Happened) => void): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as UpFrame;
    this.sent.push(frame);
    if (frame.type === 'resume') this.#anew = true;
  }

  close(code = 1006): void {
    this.fail(code);
  }

  /** It ends, though the page has not closed it. */
  fail(code = 1006): void {
    this.#tell('close', undefined, code);
  }

  open(): void {
    this.#tell('open', undefined);
  }

  /** Several messages of one frame each. */
  receive(...frames: DownFrame[]): void {
    for (const frame of frames) this.receiveTogether(frame);
  }

  /** Several frames in one message, a line for each. */
  receiveTogether(...frames: DownFrame[]): void {
    this.deliver(this.post(...frames));
  }

  /** A message that is sent; whether and when it is delivered the test says. */
  post(...frames: DownFrame[]): string {
    this.#number += 1;
    const head = { type: 'head', n: this.#number, anew: this.#anew } as const;
    this.#anew = false;
    return [head, ...frames].map((frame) => JSON.stringify(frame)).join('\n');
  }

  deliver(...messages: string[]): void {
    for (const message of messages) this.#tell('message', message);
  }

  #tell(type: string, data: unknown, code?: number): void {
    const happened = code === undefined ? { data } : { data, code };
    for (const known of this.#listeners) if (known.type === type) known.listener(happened);
  }
}

/** One that is opened by an address, and keeps for which seats. */
export class AddressedSocket extends FixtureSocket {
  static seats: (string | null)[] = [];

  constructor(address: string) {
    super();
    AddressedSocket.seats.push(new URL(address).searchParams.get('seat'));
  }

  static forget(): void {
    AddressedSocket.seats = [];
    FixtureSocket.all = [];
  }
}

export function event(
  kind: string,
  params: Record<string, unknown> = {},
  clause = 'DF-10',
): GameEvent {
  return { kind, clause, actor: 0, random: false, reveals: false, params };
}

export function view(state: Partial<GameStateView> & Record<string, unknown> = {}): MatchView {
  return {
    match: {
      id: 'x',
      game: 'doctor-faust',
      title: 'Doctor Faust',
      options: {},
      board: {},
      seats: [
        { seat: 0, kind: 'person', level: null, name: null, account: false, yours: true },
        { seat: 1, kind: 'bot', level: 'imp', name: null, account: false, yours: false },
      ],
      seed_hash: '',
      seed: null,
      created: '',
    },
    seat: 0,
    state: {
      game: 'doctor-faust',
      seat: 0,
      to_play: 0,
      legal: ['s1', 's2', 'soul'],
      scores: [4, 4],
      outcome: null,
      ...state,
    },
    walks: [],
    table: table(),
    prepared: null,
    belief: null,
  };
}

/** A clock whose time counts from the first moment of 2026. */
export function clock(changed: Partial<ClockSeen>): ClockSeen {
  return {
    kind: 'bank',
    seconds: null,
    increment: null,
    days: null,
    vacations: null,
    left: [300, 300],
    running: null,
    since: '2026-01-01T00:00:00.000Z',
    ...changed,
  };
}

/** Two at a table at which nothing has been done but playing. */
export function table(changed: Partial<TableSeen> = {}): TableSeen {
  return {
    clock: clock({ kind: 'none' }),
    substitutes: [null, null],
    forfeits: [null, null],
    offer: null,
    votes: [],
    fixed: 'nothing-done',
    result: null,
    ...changed,
  };
}

/** Ada, who looks, and Ben, at a table. */
export function room(changed: Partial<Room> = {}): Room {
  const present = {
    kind: 'person',
    level: null,
    present: true,
    away_since: null,
    idle_since: null,
    vacation_since: null,
    same_as: null,
    account: false,
    left: false,
    muted: false,
  } as const;
  return {
    id: 'x',
    game: 'doctor-faust',
    title: 'Doctor Faust',
    options: {},
    clock: { kind: 'none' },
    status: 'running',
    public: false,
    host: true,
    seats: [
      { ...present, seat: 0, name: 'Ada', yours: true },
      { ...present, seat: 1, name: 'Ben', yours: false },
    ],
    watching: 0,
    rated: 0,
    unheard: [],
    grace: 60,
    seed_hash: 'ab',
    rematch: null,
    bot_pace: null,
    shuffle: null,
    volunteers: [],
    lost: [],
    ...changed,
  };
}
