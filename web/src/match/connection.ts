/**
 * Connection to a match over a WebSocket, one seat's, with retry, resume and heartbeat. Messages in, batches out: the
 * events of one step and the view they end in, in contiguous versions, whatever becomes of messages and lines in
 * between.
 */
import type {
  DownFrame,
  GameEvent,
  HeadFrame,
  MatchFacts,
  MatchView,
  PreparedAnswer,
  Room,
  SaidFrame,
  TableAction,
  UpFrame,
  PartialMatchView,
} from '@/api/types';
import { deferUntilPainted } from '@/rendering/defer-until-painted';
import { freshCommand } from '@/api/command-id';
import type { Socket } from '@/api/socket';
import { PendingCommands, type CommandReply } from './pending-commands';

export interface EventBatch {
  v: number;
  /** What this viewer may know of what happened since the batch before, oldest first. */
  events: readonly { v: number; event: GameEvent }[];
  view: MatchView;
}

/** `off`: the match has been called off, and there is nothing to come back to. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed' | 'off';

export interface ConnectionListener {
  batch(batch: EventBatch): void;
  /** Who is there. */
  room?(room: Room): void;
  /** Somebody has said something that was not heard before, or it has been deleted since. */
  said?(said: SaidFrame): void;
  line(line: ConnectionState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How often the line is looked after: what should have been answered is asked again. */
const BEAT = 2000;
/** After so many beats of silence the server is asked for a sign of life. */
const QUIET = 2;
/** After so many the line counts as lost, though nobody has told. */
const DEAD = 4;
/** The code with which the server ends the connections to a match that has been called off. */
const CALLED_OFF = 4000;

export class MatchConnection {
  /** The last version seen. */
  v: number;
  #open: () => Socket;
  #isGone: () => Promise<boolean>;
  #listener: ConnectionListener;
  #socket: Socket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #events: { v: number; event: GameEvent }[] = [];
  #questions = new PendingCommands((frame) => this.#send(frame));
  /** The number of the last thing said that was heard. */
  #heard = 0;
  #facts: MatchFacts | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** How many beats nothing has come. */
  #silence = 0;
  /** The number of the last message on this line. */
  #number = 0;
  /** What the seat may believe is wanted, to think of it here. */
  #beliefs = false;
  /** Something is missing, until the server begins anew. */
  #behind = false;

  /** `isGone`: whether there is no such match any more, asked when a line cannot be opened. */
  constructor(
    open: () => Socket,
    listener: ConnectionListener,
    after = 0,
    isGone: () => Promise<boolean> = () => Promise.resolve(false),
  ) {
    this.#open = open;
    this.#isGone = isGone;
    this.#listener = listener;
    this.v = after;
    this.#connect();
  }

  /**
   * Ask for actions, done as one. The promise settles with the server's answer; until that is
   * there, the same command is sent again and again, and the server does it once.
   */
  act(actions: readonly string[]): Promise<CommandReply> {
    const asked = { cmd: freshCommand(), expect: this.v, actions: [...actions] };
    return this.#questions.ask({ type: 'act', ...asked });
  }

  /**
   * Ask that the seat answer so when it is asked next (null: that it be asked). Only the last such
   * wish counts: one that is not answered yet is not sent again.
   */
  prepare(answer: PreparedAnswer | null): Promise<CommandReply> {
    this.#questions.drop('prepare');
    return this.#questions.ask({ type: 'prepare', cmd: freshCommand(), answer });
  }

  /** Ask for something at the table that is no action of the game. */
  do(deed: TableAction, about: number | null = null): Promise<CommandReply> {
    // Only what is taken back depends on what was last seen.
    const expect = deed === 'take-back' ? this.v : null;
    return this.#questions.ask({ type: 'do', cmd: freshCommand(), deed, expect, about });
  }

  /** Say something to all at the table. */
  say(text: string): Promise<CommandReply> {
    return this.#questions.ask({ type: 'say', cmd: freshCommand(), text });
  }

  /** Look after the line now: one that is down is tried again, one that is up has to show it. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
      return;
    }
    this.#silence = Math.max(this.#silence, QUIET);
    this.#send({ type: 'ping' });
  }

  /** Have it told from now on what the seat may believe, whenever it is to move. */
  wantBeliefs(): void {
    if (this.#beliefs) return;
    this.#beliefs = true;
    this.#resume();
  }

  /** Take the line down and up again: the server looks anew who is at this end. */
  reopen(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#leave()?.close();
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
    this.#questions.clear();
    this.#leave()?.close();
    this.#listener.line(line);
  }

  #connect(): void {
    const socket = this.#open();
    let opened = false;
    this.#socket = socket;
    this.#number = this.#silence = 0;
    this.#behind = true;
    this.#beat = setInterval(() => this.#lookAfter(), BEAT);
    this.#listener.line('connecting');
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      opened = true;
      this.#resume();
      this.#questions.repeat();
    });
    socket.addEventListener('message', ({ data }) =>
      deferUntilPainted.do(() => {
        if (this.#socket === socket) this.#receive(String(data));
      }),
    );
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === CALLED_OFF) this.#end('off');
      else {
        this.#lost();
        if (!opened) void this.#askWhetherGone();
      }
    });
  }

  /** The news that a match has been called off may have been lost with the line. */
  async #askWhetherGone(): Promise<void> {
    if ((await this.#isGone()) && !this.#closed) this.#end('off');
  }

  /** What should have been answered is asked again; a line on which nothing comes is given up. */
  #lookAfter(): void {
    this.#silence += 1;
    if (this.#silence >= DEAD) {
      this.drop();
      return;
    }
    this.#questions.beat();
    if (this.#behind) this.#resume();
    else if (this.#silence >= QUIET) this.#send({ type: 'ping' });
  }

  /** Have nothing to do any more with the socket, which is returned. */
  #leave(): Socket | null {
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    return socket;
  }

  #lost(): void {
    this.#leave();
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

  #receive(message: string): void {
    this.#silence = 0;
    const [head, ...frames] = message.split('\n').map((line) => JSON.parse(line) as unknown);
    const counts = this.#follows(head as HeadFrame);
    for (const frame of frames as DownFrame[]) {
      if (frame.type === 'ack' || frame.type === 'rej') this.#questions.answer(frame);
      else if (counts) this.#take(frame);
    }
  }

  /** Whether a message follows all that has been received. One that comes late or again does not. */
  #follows({ n, anew }: HeadFrame): boolean {
    if (n <= this.#number) return false;
    const missed = n > this.#number + 1;
    this.#number = n;
    if (anew) this.#behind = false;
    else if (missed) {
      this.#behind = true;
      this.#resume();
    }
    return !this.#behind;
  }

  #take(frame: DownFrame): void {
    if (frame.type === 'ev') this.#event(frame.v, frame.event);
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
    // What was heard comes again where it has been deleted since.
    if (frame.n <= this.#heard && !frame.deleted) return;
    this.#heard = Math.max(this.#heard, frame.n);
    this.#listener.said?.(frame);
  }

  #isOpen(): void {
    this.#wait = FIRST_WAIT;
    this.#listener.line('open');
  }

  #resume(): void {
    const wanted = { walks: true, beliefs: this.#beliefs };
    this.#send({ type: 'resume', after: this.v, heard: this.#heard, ...wanted });
  }

  #event(v: number, event: GameEvent | null): void {
    if (v <= this.v) return;
    this.v = v;
    if (event !== null) this.#events.push({ v, event });
  }

  #snap(v: number, view: PartialMatchView): void {
    const match = (this.#facts = view.match ?? this.#facts);
    if (v < this.v || match === null) return;
    this.v = v;
    this.#isOpen();
    const events = this.#events;
    this.#events = [];
    this.#listener.batch({ v, events, view: { ...view, match } });
  }
}
