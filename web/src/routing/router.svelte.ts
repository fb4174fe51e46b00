/** Router. Which page is shown: the address, read and followed without reloading. */
import { parseRoute, type Route } from './route';
import { appUpdate } from './app-update.svelte';

/** Where one may go from everywhere but a table: address, and message. */
export const SITE = [
  ['/lobby', 'page-lobby'],
  ['/games', 'page-games'],
  ['/ratings', 'page-ratings'],
  ['/check', 'page-check'],
] as const;

export const rulesAddress = (game: string): string => `/rules/${encodeURIComponent(game)}`;

export const printAddress = (game: string): string => `/print/${encodeURIComponent(game)}`;

export const personAddress = (name: string): string =>
  `/people/${encodeURIComponent(name)}/results`;

class Router {
  /** Fetches a page before it is gone to; the app says how. */
  prefetch: (page: Route['page']) => void = () => undefined;
  path = $state.raw(location.pathname);
  readonly route = $derived(parseRoute(this.path));

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname;
    });
  }

  go(path: string): void {
    if (appUpdate.takesOver()) {
      location.assign(path);
      return;
    }
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Go on without a way back to where one is. */
  replace(path: string): void {
    if (appUpdate.takesOver()) {
      location.replace(path);
      return;
    }
    history.replaceState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follow a plain click on one of our own links without loading the page again. */
  follow = (click: MouseEvent): void => {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element).closest('a');
    if (link === null || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || link.hash !== '') return;
    click.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
