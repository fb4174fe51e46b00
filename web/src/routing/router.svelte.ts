/** Router. Which page is shown: the address, read and followed without reloading. */
import { isPlainClick } from './plain-click';
import { anchorOf, here, hrefOf, isStatic } from './address';
import { parseRoute, type Route } from './route';
import { appUpdate } from './app-update.svelte';

/** Where one may go from everywhere but a table: address, and message. */
const PLACES = [
  ['/lobby', 'page-lobby'],
  ['/games', 'page-games'],
  ['/ratings', 'page-ratings'],
  ['/check', 'page-check'],
] as const;

/** Those that there are: without a server there is nobody else. */
export const SITE = isStatic() ? [PLACES[1], PLACES[3]] : PLACES;

export const rulesAddress = (game: string): string => `/rules/${encodeURIComponent(game)}`;

export const printAddress = (game: string): string => `/print/${encodeURIComponent(game)}`;

export const personAddress = (name: string): string =>
  `/people/${encodeURIComponent(name)}/results`;

/** A fragment that is an address leads nowhere by itself. */
const scrollToAnchor = (): void => document.getElementById(here().hash.slice(1))?.scrollIntoView();

class Router {
  /** Fetches a page before it is gone to; the app says how. */
  prefetch: (page: Route['page']) => void = () => undefined;
  path = $state.raw(here().pathname);
  readonly route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener('popstate', () => {
      this.path = here().pathname;
      if (isStatic()) scrollToAnchor();
    });
  }

  go(address: string): void {
    this.#enter('pushState', address);
  }

  /** Go on without a way back to where one is. */
  replace(address: string): void {
    this.#enter('replaceState', address);
  }

  /** To a place on this page, as a link to it leads there. */
  turnTo(id: string): void {
    location.hash = anchorOf(id);
  }

  #enter(change: 'pushState' | 'replaceState', address: string): void {
    history[change](null, '', hrefOf(address));
    if (appUpdate.takesOver()) {
      appUpdate.reload();
      return;
    }
    this.path = here().pathname;
    scrollTo(0, 0);
    if (isStatic()) scrollToAnchor();
  }

  /** Follow a plain click on one of our own links without loading the page again. */
  follow = (click: MouseEvent): void => {
    if (click.defaultPrevented || !isPlainClick(click)) return;
    const link = (click.target as Element).closest('a');
    if (link === null || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    const address = isStatic() ? link.hash.slice(1) : link.hash ? '' : link.pathname + link.search;
    // Without an address it is a place on this page, or a file.
    if (!address.startsWith('/')) return;
    click.preventDefault();
    this.go(address);
  };
}

export const router = new Router();
