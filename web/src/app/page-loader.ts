/** Page loader, lazy: each page is fetched when it is first gone to. */
import type { Component } from 'svelte';
import type { Route } from '@/routing/route';
import { LazyLoader } from '@/rendering/lazy-loader';
import { cataloguesOf } from '@/rendering/catalogue-names';
import { withWords } from '@/i18n/message-catalogue';

interface PageModule {
  default: Component<Record<string, unknown>>;
}

/** A page with what its address says. */
export interface Opened {
  Page: PageModule['default'];
  params: Record<string, unknown>;
  /** Where this differs it is another page, though it may look alike: nothing is taken over from the one before. */
  key: string;
}

/** The file of the page called "front" is FrontPage.svelte. */
const nameOf = (path: string): string => (/(\w+)Page\.svelte$/.exec(path)?.[1] ?? '').toLowerCase();

const files = import.meta.glob<PageModule>('@/pages/*Page.svelte');
const pages = new LazyLoader(
  Object.entries(files).map(([path, load]) => {
    const name = nameOf(path);
    return [name, () => withWords(cataloguesOf(name), load())] as const;
  }),
);

/** Fetch a page before it is gone to. */
export const prefetchPage = (page: Route['page']): void => void pages.get(page);

/** The page for an address, once it has come. */
export async function openPage({ page, ...params }: Route): Promise<Opened> {
  const { default: Page } = await pages.fetch(page);
  // What is printed begins anew for each part: it sets the ink of the whole document.
  const printed = 'part' in params ? `${params.game}/${params.part ?? ''}` : null;
  const about = 'id' in params ? params.id : 'name' in params ? params.name : printed;
  return { Page, params, key: `${page}/${about ?? ''}` };
}
