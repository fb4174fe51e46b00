/** What waits for the reader, on every page: at "My games", in the tab's title and in its sign; notices that are stale. */
import { untrack } from 'svelte';
import { waitingSign } from '@/account/waiting-sign.svelte';
import { siteRegistration } from '@/offline/worker-uses';
import { fileOf, isStatic } from '@/routing/address';
import { router } from '@/routing/router.svelte';
import { settings } from '@/prefs/settings.svelte';
import { followLanguage } from './push-here.svelte';
import { waiting } from './waiting-matches.svelte';
import WaitingMark from './WaitingMark.svelte';

const TITLED = /^\(\d+\) /;

/** The number stands before whatever title a page has. */
function write(count: number): void {
  const title = document.title.replace(TITLED, '');
  const wanted = count === 0 ? title : `(${count}) ${title}`;
  if (wanted !== document.title) document.title = wanted;
}

/** Take away the notices of a match that is before the reader's eyes. */
async function closeNotices(path: string): Promise<void> {
  const tag = /^\/m\/([^/]+)/.exec(path)?.[1];
  if (tag === undefined || !('serviceWorker' in navigator)) return;
  const shown = (await (await siteRegistration())?.getNotifications?.({ tag })) ?? [];
  for (const notice of shown) notice.close();
}

/** Show on every page what waits for its reader, until the function is called that is returned. */
export function followWaiting(): () => void {
  waitingSign.Mark = WaitingMark;
  waitingSign.look = () => waiting.look(true);
  return $effect.root(() => {
    $effect(() => {
      const { count } = waiting;
      write(count);
      const titles = new MutationObserver(() => write(count));
      titles.observe(document.head, { subtree: true, childList: true, characterData: true });
      return () => titles.disconnect();
    });
    $effect(() => {
      const calling = waitingSign.called || waiting.count > 0;
      const sign = fileOf(calling ? '/favicon-calling.svg' : '/favicon.svg');
      document.querySelector('link[rel="icon"]')?.setAttribute('href', sign);
    });
    if (isStatic()) return;
    $effect(() => untrack(() => waiting.follow()));
    $effect(() => {
      void closeNotices(router.path);
      untrack(() => waiting.look());
    });
    $effect(() => {
      void settings.language;
      void followLanguage().catch(() => undefined);
    });
  });
}
