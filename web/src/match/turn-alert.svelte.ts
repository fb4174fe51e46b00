/**
 * Turn alert. Calling the reader to the table: by a bell, the tab's title and sign, a notice of the system, a short
 * shake.
 */
import { untrack } from 'svelte';
import { waitingSign } from '@/account/waiting-sign.svelte';
import type { MatchFacts, Room } from '@/api/types';
import { fileOf } from '@/routing/address';
import { settings, stillness } from '@/prefs/settings.svelte';
import { soundPlayer } from '@/sound/sound-player';
import type { LoggedEvent } from '@/events/event-log';
import type { MatchClient } from './match-client.svelte';
import { say } from '@/i18n/messages';

/** What the reader is called for: it is their turn, they are asked whether to end here, the match begins. */
export type AlertReason = 'turn' | 'asked' | 'begins';

/** A match at which the reader may sit. */
interface Place {
  readonly id: string;
  readonly client: MatchClient | null;
  readonly match: MatchFacts | null;
  readonly room: Room | null;
  readonly waiting: boolean;
  readonly mine: readonly number[];
}

/** What has come to be at a table: whose turn it is, and all that has happened there. */
export interface WatchedState {
  turn: number | null;
  happened: readonly LoggedEvent[];
}

/** Notices when somebody must be called. What was so at the first look is no news, and no news calls twice. */
export class EventWatch {
  #seen: number | null = null;

  /** For what those who sit at `mine` are to be called, now that things stand so. */
  look(mine: readonly number[], { turn, happened }: WatchedState): AlertReason | null {
    const last = happened.at(-1)?.v ?? 0;
    const before = this.#seen ?? last;
    this.#seen = Math.max(before, last);
    const news = happened.filter(({ v }) => v > before).map(({ event }) => event);
    const others = news.filter(({ actor }) => actor === null || !mine.includes(actor));
    if (mine.length > 0 && others.at(-1)?.kind === 'end-offered') return 'asked';
    return others.length > 0 && turn !== null && mine.includes(turn) ? 'turn' : null;
  }
}

/** The reader has the page before their eyes. */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

const SIGN = fileOf('/favicon-192.png');
/** Milliseconds: as short as a tap on the shoulder. */
const SHAKE = 60;

export class TurnAlert {
  /** What the reader is called for, until they look. */
  calling = $state<AlertReason | null>(null);

  readonly #place: Place;
  readonly #watch = new EventWatch();
  #notice: Notification | null = null;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The title of the tab: with what the reader is called for. */
  get title(): string {
    const { match, room } = this.#place;
    const title = match?.title ?? room?.title;
    const usual = title === undefined ? 'Diablerie' : `${title} · Diablerie`;
    return this.calling === null ? usual : say(`page-call-${this.calling}`, { title: usual });
  }

  /** Call when there is reason to, for as long as the component is there in which this is called. */
  follow(): void {
    // What has been shown is what the reader is called for, not what is still on its way to the board.
    $effect(() => {
      const { client, mine } = this.#place;
      if (client === null || client.playing || client.view === null) return;
      const { happened } = client;
      const call = this.#watch.look(mine, { turn: client.view.state.to_play, happened });
      if (call !== null) untrack(() => this.call(call));
    });

    // Whoever sits at a table that waits wants to know when the last one has come.
    let sat = false;
    $effect(() => {
      const { waiting, room } = this.#place;
      if (!waiting && sat) untrack(() => this.call('begins'));
      sat = waiting && (room?.seats.some(({ yours }) => yours) ?? false);
    });

    let heard: number | null = null;
    $effect(() => {
      const { client } = this.#place;
      if (client === null || client.room === null) return;
      const last = client.said.at(-1);
      // What was said before one came is no news.
      if (heard !== null && last !== undefined && last.n > heard && !last.yours)
        soundPlayer.play('message');
      heard = Math.max(heard ?? 0, last?.n ?? 0);
    });

    $effect(() => {
      const looked = (): void => void (isLookedAt() && this.#answered());
      document.addEventListener('visibilitychange', looked);
      addEventListener('focus', looked);
      return () => {
        document.removeEventListener('visibilitychange', looked);
        removeEventListener('focus', looked);
        this.#answered();
      };
    });
  }

  /** Call the reader; what stays until they look is only shown where they do not look already. */
  call(what: AlertReason): void {
    soundPlayer.play('bell');
    // A browser lets a page shake that has been touched, and complains of any other.
    const touched = navigator.userActivation?.hasBeenActive ?? false;
    if (touched && !stillness() && 'vibrate' in navigator) navigator.vibrate(SHAKE);
    if (isLookedAt()) return;
    this.calling = what;
    waitingSign.called = true;
    this.#notify();
  }

  #answered(): void {
    this.calling = null;
    waitingSign.called = false;
    this.#notice?.close();
    this.#notice = null;
  }

  #notify(): void {
    if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return;
    this.#notice = notice(this.title, `diablerie-${this.#place.id}`);
    if (this.#notice === null) settings.notify(false);
    else this.#notice.onclick = () => window.focus();
  }
}

/** Whether the system can tell something on the page's behalf: only over https and at home it may. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;

/** A notice of the system; null where a browser, mostly one of a phone, says that it can and then cannot. */
export function notice(title: string, tag: string): Notification | null {
  try {
    return new Notification(title, { tag, icon: SIGN });
  } catch {
    return null;
  }
}
