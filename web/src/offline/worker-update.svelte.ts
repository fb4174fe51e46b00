/** Updates of a page that is kept: a newer one is loaded once the service worker has all of it, and not during a match. */
import { ownBuild } from '@/routing/build-name';
import { appUpdate } from '@/routing/app-update.svelte';
import { router } from '@/routing/router.svelte';
import { arrived, keepsPage, NOT_YOURS, siteRegistration, TAKE_OVER } from './worker-uses';

/** Matches that are played on this machine. */
const HERE = '/m/~';
/** So long a worker may take to take over, in milliseconds. */
const PATIENCE = 3000;

/** What the worker has fetched is named by that alone: the page it is for says its name when it is there. */
const FETCHED = 'fetched';

/** Have the worker that waits take over, and load its page. */
function takeOver(waiting: ServiceWorker): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE);
  waiting.postMessage(TAKE_OVER);
}

let watched = false;

/** Begin to look for newer pages where this one is kept. */
export async function watchWorker(): Promise<void> {
  const registration = await siteRegistration();
  if (registration === undefined || watched || !keepsPage(registration.active)) return;
  watched = true;
  const { serviceWorker } = navigator;
  const greet = (worker: ServiceWorker | null): void =>
    worker?.postMessage(arrived(ownBuild() ?? ''));
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === NOT_YOURS) appUpdate.offer(FETCHED);
  });
  // Another tab, or this one's page of before, may have it take over while this page is on its way.
  serviceWorker.addEventListener('controllerchange', () => greet(serviceWorker.controller));
  serviceWorker.startMessages();
  greet(registration.active);
  const follow = (): void => {
    const coming = registration.installing;
    // That it is installed may be heard before the registration says that it waits.
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') appUpdate.offer(FETCHED);
    });
  };
  let asked = '';
  appUpdate.fetchNewer = (build) => {
    if (asked !== build) void registration.update().catch(() => undefined);
    asked = build;
  };
  appUpdate.reload = () => {
    if (registration.waiting === null) location.reload();
    else takeOver(registration.waiting);
  };
  $effect.root(() => {
    $effect(() => (router.path.startsWith(HERE) ? appUpdate.hold() : undefined));
  });
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting !== null) appUpdate.offer(FETCHED);
}
