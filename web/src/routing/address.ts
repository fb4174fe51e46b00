/**
 * Addresses within the page. A server answers each of them with the page; where there is nothing but files, all are that
 * of one file and differ in its fragment: `/rules/<game>#clause` becomes `#/rules/<game>#clause`.
 */

/** Whether there is nothing but files: no server that would answer for an address. */
export const isStatic = (): boolean => document.documentElement.dataset['site'] === 'static';

/** What a link to an address within the page says. */
export const hrefOf = (address: string): string => (isStatic() ? `#${address}` : address);

/** The whole of it, for others to open. */
export const urlOf = (address: string): string => new URL(hrefOf(address), location.href).href;

/** Where a file of the page lies, such as `/favicon.svg`. */
export const fileOf = (path: string): string => (isStatic() ? `.${path}` : path);

/** Where the reader is within the page: path, query and anchor. */
export function here(): URL {
  const { hash, href } = location;
  return new URL(isStatic() ? `http://page/${hash.replace(/^#\//, '')}` : href);
}

/** What a link to a place on this page says. */
export const anchorOf = (id: string): string => {
  const { pathname, search } = here();
  return isStatic() ? hrefOf(`${pathname}${search}#${id}`) : `#${id}`;
};

/** A header of what the service worker answers in the place of a server that does not. */
export const KEPT = 'diablerie-kept';
