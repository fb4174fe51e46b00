/** What comes last: the number of matches that wait, and newer pages where this one is kept. */
import { followWaiting } from '@/calls/follow-waiting.svelte';
import { watchWorker } from '@/offline/worker-update.svelte';

export function late(): void {
  followWaiting();
  if (navigator.serviceWorker?.controller) void watchWorker();
}
