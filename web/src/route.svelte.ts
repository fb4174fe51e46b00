/** Which page is shown: the address, read and followed without reloading. */

export type Route =
  | { page: 'front' }
  | { page: 'match'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

export function read(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { page: 'front' };
  if (first === 'm' && second !== undefined && parts.length === 2)
    return { page: 'match', id: second };
  if (first === 'rules' && second !== undefined && parts.length === 2)
    return { page: 'rules', game: second };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.route = read(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(location.pathname);
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
    this.go(link.pathname);
  };
}

export const router = new Router();
