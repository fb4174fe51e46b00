/**
 * Waiting matches: in how many it is the reader's turn while other people wait, or a seat is kept for them. Asked for now and then, seldom where
 * nobody looks; tabs tell one another.
 */
import { currentUser } from '@/account/current-user.svelte';
import { waitingMatches } from '@/api/notices-client';
import { onThisMachine } from '@/api/on-this-machine.svelte';
import { CALLED } from '@/offline/calling';
import { router } from '@/routing/router.svelte';

/** Milliseconds between two looks, where the page is seen and where it is not, and from what on a look is a new one. */
const SEEN = 30_000;
const HIDDEN = 120_000;
const FRESH = 2000;

class WaitingMatches {
  /** As the server told it last. */
  #all = $state.raw<readonly string[]>([]);
  #looked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #others: BroadcastChannel | undefined;

  /** How many wait elsewhere than on this page. */
  get count(): number {
    const open = `${router.path}/`;
    return this.#all.filter((id) => !open.startsWith(`/m/${id}/`)).length;
  }

  /** Ask now and then, until the function is called that is returned. */
  follow(): () => void {
    const others = new BroadcastChannel('diablerie-waiting');
    const seen = (): void => void (document.hidden || this.look());
    const called = ({ data }: MessageEvent): void => void (data === CALLED && this.look(true));
    others.onmessage = ({ data }: MessageEvent<string[]>) => this.#told(data);
    document.addEventListener('visibilitychange', seen);
    navigator.serviceWorker?.addEventListener('message', called);
    this.#others = others;
    this.look();
    return () => {
      others.close();
      this.#others = undefined;
      document.removeEventListener('visibilitychange', seen);
      navigator.serviceWorker?.removeEventListener('message', called);
      clearTimeout(this.#timer);
      this.#all = [];
      this.#looked = 0;
    };
  }

  /** Ask, unless that was just done. */
  look(now = false): void {
    if (now || Date.now() - this.#looked > FRESH) void this.#ask();
  }

  #told(matches: readonly string[]): void {
    // What comes after the end is not followed up.
    if (this.#others === undefined) return;
    this.#looked = Date.now();
    this.#all = matches;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.look(true), document.hidden ? HIDDEN : SEEN);
  }

  async #ask(): Promise<void> {
    this.#looked = Date.now();
    await currentUser.look();
    try {
      // Who is nobody is waited for nowhere.
      const { matches, invitations = [] } =
        currentUser.seen === null || onThisMachine.cutOff
          ? { matches: [] }
          : await waitingMatches();
      const all = [...matches, ...invitations];
      this.#told(all);
      this.#others?.postMessage(all);
    } catch {
      this.#told(this.#all);
    }
  }
}

export const waiting = new WaitingMatches();
