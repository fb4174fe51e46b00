/** What comes last: the number of matches that wait, and newer pages where this one is kept. */
import { followWaiting } from '@/calls/follow-waiting.svelte';

export function late(): void {
  followWaiting();
  if (navigator.serviceWorker?.controller)
    void import('@/offline/worker-update.svelte').then(({ watchWorker }) => watchWorker());
}
