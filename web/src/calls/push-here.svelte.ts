/** Web push in this browser: whether its reader is called back here when no page is open, and how that is turned on. */
import { addTarget, noticesOffered, ownNotices, removeTarget } from '@/api/notices-client';
import { troubleText } from '@/api/error-text';
import type { NoticesOffered, NoticesSeen, NoticeTarget } from '@/api/types';
import { keepsPage, registerWorker, siteRegistration } from '@/offline/worker-uses';
import { readLocal, writeLocal } from '@/prefs/local-storage';
import { settings } from '@/prefs/settings.svelte';
import { say } from '@/i18n/messages';

/** How it stands with push in this browser. */
export type PushState =
  /** It is not known yet. */
  | 'asking'
  /** The host calls nobody back. */
  | 'not-offered'
  /** The page is not at a safe address. */
  | 'insecure'
  /** This browser cannot be pushed anything. */
  | 'impossible'
  /** The reader has forbidden it in the browser. */
  | 'blocked'
  | 'off'
  | 'on';

/** In which language this browser was last asked to be told; null: it is not told. */
const CALLED_IN = 'called-in';

/** Where permission, a service worker and a push service are had; all of it is the browser's. */
const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  return (await (await siteRegistration())?.pushManager.getSubscription()) ?? null;
}

/** The site's worker at work; one is asked for where there is none. */
async function workerHere(): Promise<ServiceWorkerRegistration> {
  if ((await siteRegistration()) === undefined) await registerWorker('calls');
  return navigator.serviceWorker.ready;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const sameKey = (known: ArrayBuffer | null, wanted: Uint8Array): boolean =>
  known === null || new Uint8Array(known).every((byte, at) => byte === wanted[at]);

/** A subscription by which this server, and no other, can push something here. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await workerHere();
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known !== null && !sameKey(known.options.applicationServerKey, applicationServerKey))
    await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const { language } = settings;
  await addTarget({ kind: 'push', address: endpoint, keys: { p256dh, auth }, language });
  writeLocal(CALLED_IN, language);
}

class PushHere {
  state = $state<PushState>('asking');
  offered = $state.raw<NoticesOffered | null>(null);
  seen = $state.raw<NoticesSeen | null>(null);
  /** Where notices for this browser go, if there is a way. */
  endpoint = $state.raw<string | null>(null);
  /** Why something could not be done, in words. */
  trouble = $state('');
  /** Something is being done. */
  busy = $state(false);

  /** This browser among those that are called. */
  get target(): NoticeTarget | undefined {
    return this.seen?.targets.find(({ address }) => address === this.endpoint);
  }

  /** See how it stands. */
  look = (): Promise<void> => this.#attempt(() => this.#look());

  /** Be called here from now on: to be called at a press, since the browser asks its reader. */
  turnOn = (): Promise<void> =>
    this.#attempt(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') {
        this.state = permission === 'denied' ? 'blocked' : 'off';
        return;
      }
      let subscription: PushSubscription;
      try {
        subscription = await subscribe(this.offered?.push_key ?? '');
      } catch {
        this.trouble = say('settings-calls-no-service');
        return;
      }
      await tell(subscription);
      await this.#look();
    });

  /** Be called here no more. */
  turnOff = (): Promise<void> =>
    this.#attempt(async () => {
      const { target } = this;
      if (target !== undefined) await removeTarget(target.number);
      writeLocal(CALLED_IN, null);
      await (await subscriptionHere())?.unsubscribe();
      const registration = await siteRegistration();
      if (registration !== undefined && !keepsPage(registration.active))
        await registration.unregister();
      await this.#look();
    });

  /** Do something, and see what has come of it. */
  change = (deed: () => Promise<unknown>): Promise<void> =>
    this.#attempt(async () => {
      await deed();
      await this.#look();
    });

  async #look(): Promise<void> {
    this.offered = await noticesOffered();
    if (this.offered.push_key === null) {
      this.state = 'not-offered';
      return;
    }
    this.seen = await ownNotices();
    this.state = await this.#stateHere();
  }

  async #stateHere(): Promise<PushState> {
    if (!isSecureContext) return 'insecure';
    if (!canBePushed()) return 'impossible';
    this.endpoint = (await subscriptionHere())?.endpoint ?? null;
    if (Notification.permission === 'denied') return 'blocked';
    return this.target === undefined ? 'off' : 'on';
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    this.trouble = '';
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      this.trouble = troubleText(error);
    }
    this.busy = false;
  }
}

export const pushHere = new PushHere();

/** Be told in the language that is now spoken, where one is called in this browser. */
export async function followLanguage(): Promise<void> {
  const before = readLocal(CALLED_IN);
  if (before === null || before === settings.language || !canBePushed()) return;
  const subscription = await subscriptionHere();
  const { targets } = await ownNotices();
  // Whoever has logged out is not called again by coming back.
  if (targets.some(({ address }) => address === subscription?.endpoint) && subscription !== null)
    await tell(subscription);
}
