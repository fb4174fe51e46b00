/** Keeping the page for use without its server: all of it is fetched once, and a service worker gives it from then on. */
import { ownBuild } from '@/routing/build-name';
import { fileOf } from '@/routing/address';
import { cacheName, isComplete, isOurs, keepAll, KeepError, readKeptSet } from './kept-files';
import { watchWorker } from './worker-update.svelte';
import { keepsPage, registerWorker, siteRegistration, TAKE_OVER } from './worker-uses';

export { KeepError, type KeepTrouble } from './kept-files';

/** How much has come: bytes as they travel. */
export interface KeepProgress {
  readonly bytes: number;
  readonly total: number;
}

const pageBase = (): URL => new URL(fileOf('/'), location.href);

/** Whether this browser could keep the page, at this address. */
export const canKeep = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether the page is kept, and would be there without its server. */
export async function isKept(): Promise<boolean> {
  if (!canKeep() || !keepsPage(navigator.serviceWorker.controller)) return false;
  const own = (await caches.keys()).filter((name) =>
    name.startsWith(cacheName(ownBuild() ?? '', '')),
  );
  const complete = await Promise.all(own.map((name) => isComplete(pageBase(), name)));
  return complete.includes(true);
}

/** Resolves once a worker is at work; throws a KeepError if it gives up. */
function atWork(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'installed') worker.postMessage(TAKE_OVER);
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new KeepError('line'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Keep the page: itself, Python, the library, the games' modules, rulebooks and lessons. `progress` is told how much of
 * it has come. Throws a KeepError, also at the signal; called again it goes on where it ended.
 */
export async function keepForOffline(
  progress: (so: KeepProgress) => void,
  signal: AbortSignal | null = null,
): Promise<void> {
  if (!canKeep()) throw new KeepError('insecure');
  if (await isKept()) return;
  // Whoever asks for it does not want it cleared away; a browser that says no keeps it for as long as there is room.
  void navigator.storage?.persist?.().catch(() => false);
  const wanted = await readKeptSet(pageBase());
  if (wanted.build !== ownBuild()) throw new KeepError('changed');
  await keepAll(pageBase(), wanted, (bytes, total) => progress({ bytes, total }), signal);
  let registration: ServiceWorkerRegistration;
  try {
    registration = await registerWorker('both');
  } catch {
    throw new KeepError('refused');
  }
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker === null) throw new KeepError('refused');
  await atWork(worker);
  void watchWorker();
}

/** Keep nothing any more. Who is called back in this browser still is. */
export async function forgetKept(): Promise<void> {
  const registration = await siteRegistration();
  const called = (await registration?.pushManager?.getSubscription()) ?? null;
  await (called === null ? registration?.unregister() : registerWorker('calls'));
  const names = await caches.keys();
  await Promise.all(names.map((name) => (isOurs(name) ? caches.delete(name) : false)));
}
