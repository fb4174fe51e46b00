/**
 * Event stream in place of a WebSocket, where something on the way lets none pass: frames come down as server-sent
 * events, commands go up by HTTP, a request each. To the connection it is a socket like the other.
 */
import { postFrame, pingMatch, streamAddress } from '@/api/frame-client';
import type { UpFrame } from '@/api/types';
import type { Socket } from '@/api/socket';

interface Listeners {
  open: () => void;
  close: (closing: { code?: number }) => void;
  message: (message: { data: unknown }) => void;
}

/** The head of a message beside the stream: its number comes before all others, so that nothing seems missing. */
const BESIDE = '{"type":"head","n":0,"anew":false}';

export class EventStreamSocket implements Socket {
  readonly #id: string;
  readonly #seat: number | null;
  readonly #listeners: { [K in keyof Listeners]: Listeners[K][] } = {
    open: [],
    close: [],
    message: [],
  };
  #stream: EventSource | null = null;
  /** Nothing has come by the stream yet: to ask for it again would only make it later. */
  #awaited = false;
  #closed = false;
  /** What has been asked so far: requests side by side might overtake one another. */
  #asked: Promise<void> = Promise.resolve();

  constructor(id: string, seat: number | null) {
    this.#id = id;
    this.#seat = seat;
    void this.#begin();
  }

  addEventListener<K extends keyof Listeners>(type: K, listener: Listeners[K]): void {
    this.#listeners[type].push(listener);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as UpFrame;
    if (frame.type === 'resume') this.#resume(frame);
    // The stream shows by itself every few seconds whether it leads anywhere: an answer beside it would not.
    else if (frame.type !== 'ping') this.#asked = this.#asked.then(() => this.#ask(frame));
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stream?.close();
    for (const listener of this.#listeners.close) listener({});
  }

  /** The browser would take a stream up again by itself, from elsewhere than the connection wants. */
  #resume(from: Extract<UpFrame, { type: 'resume' }>): void {
    if (this.#awaited) return;
    this.#awaited = true;
    this.#stream?.close();
    const stream = new EventSource(streamAddress(this.#id, this.#seat, from));
    this.#stream = stream;
    stream.addEventListener('message', ({ data }) => {
      this.#awaited = false;
      this.#tell(String(data));
    });
    stream.addEventListener('error', () => {
      if (this.#stream === stream) this.close();
    });
  }

  /** Whether there is a match to be streamed shows before the first frame is asked for. */
  async #begin(): Promise<void> {
    try {
      await pingMatch(this.#id);
    } catch {
      this.close();
    }
    if (!this.#closed) for (const listener of this.#listeners.open) listener();
  }

  async #ask(frame: Exclude<UpFrame, { type: 'resume' | 'ping' }>): Promise<void> {
    const answer = await postFrame(this.#id, this.#seat, frame);
    // What got no answer is asked again by whoever waits for it.
    if (answer !== null) this.#tell(`${BESIDE}\n${JSON.stringify(answer)}`);
  }

  #tell(data: string): void {
    if (!this.#closed) for (const listener of this.#listeners.message) listener({ data });
  }
}
