/** Bootstrap of the page: mounted as soon as it has its words, in place of what index.html shows. */
import { mount } from 'svelte';
import App from './App.svelte';
import { loadMessages } from '@/i18n/message-catalogue';
import { webFonts } from '@/rendering/web-fonts';
import { openPage, prefetchPage } from './page-loader';
import { onThisMachine } from '@/api/on-this-machine.svelte';
import { afterSeen } from '@/rendering/after-paint';
import { deferUntilPainted } from '@/rendering/defer-until-painted';
import { appUpdate } from '@/routing/app-update.svelte';
import { router } from '@/routing/router.svelte';
import { soundPlayer } from '@/sound/sound-player';

export async function bootstrap(): Promise<void> {
  const target = document.getElementById('page');
  if (target === null) throw new Error('index.html has no element with the id "page"');
  deferUntilPainted.listen();
  appUpdate.listen();
  soundPlayer.listen();
  router.prefetch = prefetchPage;
  onThisMachine.load = () => import('@/local/local-client');
  const [first] = await Promise.all([openPage(router.route), loadMessages()]);
  target.replaceChildren();
  mount(App, { target, props: { first } });
  void webFonts.want();
  void afterSeen()
    .then(() => import('./late'))
    .then(({ late }) => late())
    .catch(() => undefined); // Renewal says so.
}
