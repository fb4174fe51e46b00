/**
 * One seat's connection to a match. Frames in, batches out: the events of one step and the
 * view they end in, in contiguous versions, however often the line breaks in between.
 */
import type {
  AckFrame,
  ActFrame,
  DoFrame,
  DownFrame,
  GameEvent,
  MatchView,
  PreparedAnswer,
  PrepareFrame,
  RejFrame,
  Room,
  SaidFrame,
  SayFrame,
  TableDeed,
  UpFrame,
} from './frames';

export interface Batch {
  v: number;
  /** What this viewer may know of what happened since the batch before, oldest first. */
  events: readonly { v: number; event: GameEvent }[];
  view: MatchView;
}

/** `off`: the match has been called off, and there is nothing to come back to. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed' | 'off';

export interface Listener {
  batch(batch: Batch): void;
  /** Who is there. */
  room?(room: Room): void;
  /** Somebody has said something that was not heard before. */
  said?(said: SaidFrame): void;
  line(line: Line): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (closing: { code?: number }) => void): void;
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void;
}

export type Answer = AckFrame | RejFrame;

type Wanted = ActFrame | PrepareFrame | DoFrame | SayFrame;

interface Asked {
  frame: Wanted;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often in a row to ask for missing events before taking the view as it is: the view is the truth. */
const MOST_REFILLS = 3;
/** The code with which the server ends the connections to a match that has been called off. */
const CALLED_OFF = 4000;

let counter = 0;

/** Unique among all pages: crypto.randomUUID is missing on plain http addresses. */
export function freshCommand(): string {
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
  /** The number of the last message heard. */
  #heard = 0;

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

  /** Ask for something at the table that is no action of the game. */
  do(deed: TableDeed, about: number | null = null): Promise<Answer> {
    // Only what is taken back depends on what was last seen.
    const expect = deed === 'take-back' ? this.v : null;
    return this.#ask({ type: 'do', cmd: freshCommand(), deed, expect, about });
  }

  /** Say something to all at the table. */
  say(text: string): Promise<Answer> {
    return this.#ask({ type: 'say', cmd: freshCommand(), text });
  }

  #ask(frame: Wanted): Promise<Answer> {
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

  /** Take the line down and up again: the server looks anew who is at this end. */
  reopen(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  /** The browser has no network: what is still open leads nowhere, though nobody may have told it yet. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null || this.#closed) return;
    this.#lost();
    socket.close();
  }

  close(): void {
    this.#end('closed');
  }

  #end(line: 'closed' | 'off'): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#asked.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#listener.line(line);
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#listener.line('connecting');
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#resume();
      for (const { frame } of this.#asked.values()) this.#send(frame);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      for (const line of String(data).split('\n')) this.#take(JSON.parse(line) as DownFrame);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === CALLED_OFF) this.#end('off');
      else this.#lost();
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
    else if (frame.type === 'room') this.#room(frame.room);
    else if (frame.type === 'said') this.#said(frame);
  }

  #room(room: Room): void {
    this.#listener.room?.(room);
    // While a match waits for players nothing else is to come.
    if (room.status === 'waiting') this.#isOpen();
  }

  #said(frame: SaidFrame): void {
    if (frame.n <= this.#heard) return;
    this.#heard = frame.n;
    this.#listener.said?.(frame);
  }

  #isOpen(): void {
    this.#wait = FIRST_WAIT;
    this.#listener.line('open');
  }

  #resume(): void {
    this.#send({ type: 'resume', after: this.v, heard: this.#heard });
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
    this.#isOpen();
    const events = this.#events;
    this.#events = [];
    this.#listener.batch({ v, events, view });
  }

  /** A version is missing: ask for everything after the last one seen. */
  #refill(): void {
    this.#refills += 1;
    this.#resume();
  }
}
