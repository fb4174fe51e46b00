/** A socket without a server: the test plays the server's part. */
import type { DownFrame, GameEvent, MatchView, StateView, UpFrame } from '../src/frames';
import type { Socket } from '../src/live';

export class FixtureSocket implements Socket {
  static all: FixtureSocket[] = [];
  sent: UpFrame[] = [];
  #listeners: { type: string; listener: (message: { data: unknown }) => void }[] = [];

  constructor() {
    FixtureSocket.all.push(this);
  }

  static get last(): FixtureSocket {
    const socket = FixtureSocket.all.at(-1);
    if (socket === undefined) throw new Error('no socket has been opened');
    return socket;
  }

  addEventListener(type: string, listener: (message: { data: unknown }) => void): void {
    this.#listeners.push({ type, listener });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as UpFrame);
  }

  close(): void {
    this.#tell('close', undefined);
  }

  open(): void {
    this.#tell('open', undefined);
  }

  receive(...frames: DownFrame[]): void {
    for (const frame of frames) this.#tell('message', JSON.stringify(frame));
  }

  #tell(type: string, data: unknown): void {
    for (const known of this.#listeners) if (known.type === type) known.listener({ data });
  }
}

export function event(
  kind: string,
  params: Record<string, unknown> = {},
  clause = 'DF-10',
): GameEvent {
  return { kind, clause, actor: 0, random: false, reveals: false, params };
}

export function view(state: Partial<StateView> & Record<string, unknown> = {}): MatchView {
  return {
    match: {
      id: 'x',
      game: 'doctor-faust',
      title: 'Doctor Faust',
      options: {},
      board: {},
      seats: [
        { seat: 0, kind: 'person', level: null, name: null, yours: true },
        { seat: 1, kind: 'bot', level: 'imp', name: null, yours: false },
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
    prepared: null,
  };
}
