/**
 * One seat's connection to a match. Frames in, batches out: the events of one step and the
 * view they end in, in contiguous versions, however often the line breaks in between.
 */
import type {
  AckFrame,
  ActFrame,
  DownFrame,
  GameEvent,
  MatchView,
  PreparedAnswer,
  PrepareFrame,
  RejFrame,
  UpFrame,
} from './frames';

export interface Batch {
  v: number;
  /** What this viewer may know of what happened since the batch before, oldest first. */
  events: readonly { v: number; event: GameEvent }[];
  view: MatchView;
}

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  batch(batch: Batch): void;
  line(line: Line): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
}

export type Answer = AckFrame | RejFrame;

interface Asked {
  frame: ActFrame | PrepareFrame;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often in a row to ask for missing events before taking the view as it is: the view is the truth. */
const MOST_REFILLS = 3;

let counter = 0;

/** Unique among all pages: crypto.randomUUID is missing on plain http addresses. */
function freshCommand(): string {
  counter += 1;
  const random = Math.random().toString(36).slice(2, 12);
  return `${Date.now().toString(36)}-${random}-${counter}`;
}

export class Live {
  /** The last version seen without a gap. */
  v: number;
  #open: () => Socket;
  #listener: Listener;
  #socket: Socket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #events: { v: number; event: GameEvent }[] = [];
  #asked = new Map<string, Asked>();
  #refills = 0;

  constructor(open: () => Socket, listener: Listener, after = 0) {
    this.#open = open;
    this.#listener = listener;
    this.v = after;
    this.#connect();
  }

  /**
   * Ask for an action. The promise settles with the server's answer; if the line breaks first,
   * the same command is sent again on the next one, and the server answers it once.
   */
  act(action: string): Promise<Answer> {
    return this.#ask({ type: 'act', cmd: freshCommand(), expect: this.v, action });
  }

  /**
   * Ask that the seat answer so when it is asked next (null: that it be asked). Only the last such
   * wish counts: one that is not answered yet is not sent again.
   */
  prepare(answer: PreparedAnswer | null): Promise<Answer> {
    for (const [cmd, { frame }] of this.#asked)
      if (frame.type === 'prepare') this.#asked.delete(cmd);
    return this.#ask({ type: 'prepare', cmd: freshCommand(), answer });
  }

  #ask(frame: ActFrame | PrepareFrame): Promise<Answer> {
    return new Promise((settle) => {
      this.#asked.set(frame.cmd, { frame, settle });
      this.#send(frame);
    });
  }

  /** Try the line again now, without waiting for the next attempt. */
  hurry(): void {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#asked.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#listener.line('closed');
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#listener.line('connecting');
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#send({ type: 'resume', after: this.v });
      for (const { frame } of this.#asked.values()) this.#send(frame);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(data)) as DownFrame);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #lost(): void {
    this.#socket = null;
    this.#listener.line('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(frame: UpFrame): void {
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch {
      // Not open yet, or no longer: what was asked is sent again when it is.
    }
  }

  #take(frame: DownFrame): void {
    if (frame.type === 'ack' || frame.type === 'rej') this.#answer(frame);
    else if (frame.type === 'ev') this.#event(frame.v, frame.event);
    else if (frame.type === 'snap') this.#snap(frame.v, frame.view);
  }

  #answer(frame: Answer): void {
    // A frame the server could not read has no name: the oldest question is meant.
    const cmd = frame.cmd ?? this.#asked.keys().next().value;
    const asked = this.#asked.get(cmd ?? '');
    this.#asked.delete(cmd ?? '');
    asked?.settle(frame);
  }

  #event(v: number, event: GameEvent | null): void {
    if (v <= this.v) return;
    if (v > this.v + 1) {
      this.#refill();
      return;
    }
    this.v = v;
    if (event !== null) this.#events.push({ v, event });
  }

  #snap(v: number, view: MatchView): void {
    if (v < this.v) return;
    if (v > this.v && this.#refills < MOST_REFILLS) {
      this.#refill();
      return;
    }
    this.v = v;
    this.#refills = 0;
    this.#wait = FIRST_WAIT;
    this.#listener.line('open');
    const events = this.#events;
    this.#events = [];
    this.#listener.batch({ v, events, view });
  }

  /** A version is missing: ask for everything after the last one seen. */
  #refill(): void {
    this.#refills += 1;
    this.#send({ type: 'resume', after: this.v });
  }
}
