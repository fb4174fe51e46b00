/** The page begins: shown as soon as it has its words, in place of what index.html shows. */
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from '@/i18n/message-catalogue';
import { faces } from '@/rendering/web-fonts';
import { open, prefetch } from './page-loader';
import { pictureFirst } from '@/rendering/defer-until-painted';
import { renewal } from '@/routing/app-update.svelte';
import { router } from '@/routing/router.svelte';
import { speaker } from '@/sound/sound-player';

export async function begin(): Promise<void> {
  const target = document.getElementById('page');
  if (target === null) throw new Error('index.html has no element with the id "page"');
  pictureFirst.listen();
  renewal.listen();
  speaker.listen();
  router.prefetch = prefetch;
  const [first] = await Promise.all([open(router.route), learn()]);
  target.replaceChildren();
  mount(App, { target, props: { first } });
  void faces.want();
}
