/**
 * Calling, in the service worker: shows what the server pushes, leads to the match, renews a subscription that the
 * browser has changed. Words and whether anything is told at all are the server's.
 */
import { urlIn } from './kept-files';
import type { ExtendableEvent, WindowClient, WorkerScope } from './worker-scope';

/** What the server pushes. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** What comes later about the same match takes its place. */
  readonly tag: string;
}

/** What pages are told when a notice has come: there is something to be asked about. */
export const CALLED = 'called';

interface PushEvent extends ExtendableEvent {
  readonly data: { json: () => unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface SubscriptionEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const TARGETS = '/api/me/notices/targets';
const HEADERS = { 'content-type': 'application/json' };

function read({ data }: PushEvent): Told | null {
  try {
    return (data?.json() ?? null) as Told | null;
  } catch {
    return null;
  }
}

/** Listen to push services and to presses on notices. */
export function listenForCalls(scope: WorkerScope): void {
  const base = new URL(scope.registration.scope);

  const pages = (): Promise<readonly WindowClient[]> =>
    scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const isAt = ({ url }: WindowClient, path: string): boolean =>
    new URL(url).pathname === new URL(urlIn(base, path)).pathname;

  async function show({ title, body, path, tag }: Told): Promise<void> {
    const open = await pages();
    for (const page of open) page.postMessage(CALLED);
    // Who has the match before their eyes sees it there.
    if (open.some((page) => page.visibilityState === 'visible' && isAt(page, path))) return;
    const icon = urlIn(base, '/favicon-192.png');
    const options = { body, tag, renotify: true, icon, data: { path } };
    await scope.registration.showNotification(title, options);
  }

  /** To a page that is at the match, or a new one. */
  async function lead(notification: Notification): Promise<void> {
    const { path } = notification.data as { path: string };
    notification.close();
    const there = (await pages()).find((page) => isAt(page, path));
    await (there === undefined ? scope.clients.openWindow(urlIn(base, path)) : there.focus());
  }

  const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(urlIn(base, path), { credentials: 'same-origin', ...init });
    if (!response.ok) throw new Error(String(response.status));
    return (response.status === 204 ? undefined : await response.json()) as T;
  };

  async function subscribe(): Promise<PushSubscription> {
    const { push_key: key } = await ask<{ push_key: string | null }>('/api/notices');
    return scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  }

  async function renew({ oldSubscription, newSubscription }: SubscriptionEvent): Promise<void> {
    const now = newSubscription ?? (await subscribe());
    const { endpoint, keys } = now.toJSON();
    const body = JSON.stringify({ kind: 'push', address: endpoint, keys });
    await ask(TARGETS, { method: 'POST', headers: HEADERS, body });
    const old = oldSubscription?.endpoint;
    if (old === undefined || old === endpoint) return;
    const { targets } = await ask<{ targets: { number: number; address: string }[] }>(
      '/api/me/notices',
    );
    for (const { number, address } of targets)
      if (address === old) await ask(`${TARGETS}/${number}`, { method: 'DELETE' });
  }

  scope.addEventListener('push', (event: PushEvent) => {
    const told = read(event);
    if (told !== null) event.waitUntil(show(told));
  });
  scope.addEventListener('notificationclick', (event: NotificationEvent) =>
    event.waitUntil(lead(event.notification)),
  );
  scope.addEventListener('pushsubscriptionchange', (event: SubscriptionEvent) =>
    // Who is nobody here any more is not called.
    event.waitUntil(renew(event).catch(() => undefined)),
  );
}
