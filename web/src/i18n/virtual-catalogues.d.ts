declare module 'virtual:catalogues' {
  import type { FluentResource } from '@fluent/bundle';

  /** How to fetch each catalogue, the page's own as `words-en` and a game's as `words-<game>-en`. */
  export const catalogues: Readonly<
    Record<string, () => Promise<{ default: FluentResource['body'] }>>
  >;
}
