/**
 * Transport to a match: a WebSocket, or where something on the way lets none pass, an event stream (fallback). What
 * was found out holds for as long as one is at the match.
 */
import { liveAddress, matchPath } from '@/api/http-client';
import { pingMatch } from '@/api/frame-client';
import type { Socket, SocketClass } from '@/api/socket';
import { onThisMachine } from '@/api/on-this-machine.svelte';

/** So often a WebSocket may fail to open, though the server can be reached, before it is given up. */
const FAILURES = 2;
/** One that fails so late, in milliseconds, was kept waiting by something: that needs no second time. */
const LONG = 7000;

export class Transport {
  readonly #id: string;
  /** No WebSocket gets through: an event stream takes its place. */
  streaming = $state(false);
  /** What takes the place of a WebSocket. */
  #other: SocketClass | null = null;
  #failures = 0;

  constructor(id: string) {
    this.#id = id;
    // Whoever asks what there is waits for the same: it is there before the first line.
    if (onThisMachine.answers(matchPath(id)))
      void onThisMachine.load().then(({ LocalSocket }) => (this.#other = LocalSocket));
  }

  open(seat: number | null): Socket {
    if (this.#other !== null) return new this.#other(this.#id, seat);
    const socket = new WebSocket(liveAddress(this.#id, seat));
    const begun = Date.now();
    let opened = false;
    let ours = false;
    // What the page closes before it is open has not failed, unless something kept it waiting.
    const close = socket.close.bind(socket);
    socket.close = () => {
      ours = true;
      close();
    };
    socket.addEventListener('open', () => {
      opened = true;
      this.#failures = 0;
    });
    socket.addEventListener('close', () => {
      const waited = Date.now() - begun > LONG;
      if (opened || (ours && !waited)) return;
      this.#failures += waited ? FAILURES : 1;
      if (this.#failures >= FAILURES) void this.#fallBack();
    });
    return socket;
  }

  /** A server that cannot be reached at all is waited for; one that can takes frames in another way. */
  async #fallBack(): Promise<void> {
    try {
      await pingMatch(this.#id);
      const { EventStreamSocket } = await import('./event-stream-socket');
      this.#other = EventStreamSocket;
      this.streaming = true;
    } catch {
      this.#failures = 0;
    }
  }
}
