/**
 * Uses of the service worker. A site has one, and this one has two uses: it keeps the page for when its server is not
 * there, and it is woken when its reader is called back. At `/sw.js` it does both. At `/sw.js?calls` it does the second
 * alone: it keeps nothing, answers no request, and is replaced by a newer one at once. A browser that has one of them is
 * asked for the other by its address: the subscription to push outlives that, since it is that of the site.
 */
import { fileOf } from '../routing/address';

/** The query of the worker that only calls. */
export const CALLS_ONLY = '?calls';

/** Tells a worker that waits to take over. */
export const TAKE_OVER = 'take-over';

const ARRIVED = 'arrived ';

/** Tells a worker that a page of this build is there. */
export const arrived = (build: string): string => ARRIVED + build;

/** Whether a message tells that of another build than this one. */
export const isOther = (message: unknown, build: string): boolean =>
  typeof message === 'string' && message.startsWith(ARRIVED) && message !== arrived(build);

/** Tells a page that the worker is not of its build: it came while that one took over. */
export const NOT_YOURS = 'not-yours';

const PLACE = '/sw.js';

/** Whether this worker keeps the page. */
export const keepsPage = (worker: ServiceWorker | null): boolean =>
  worker !== null && !worker.scriptURL.endsWith(CALLS_ONLY);

/** The site's worker, whichever it is. */
export const siteRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(fileOf('/'));

/** Have the site's worker do both, or only call. */
export const registerWorker = (uses: 'both' | 'calls'): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(fileOf(PLACE + (uses === 'calls' ? CALLS_ONLY : '')), {
    updateViaCache: 'none',
  });
