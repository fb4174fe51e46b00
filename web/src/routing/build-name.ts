/** Build name: which build a page is. It stands in index.html, and in every answer of the API. */
export const BUILD = 'diablerie-page';

/** The build of the page that is open; null where it was not built. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${BUILD}"]`)?.content ?? null;
