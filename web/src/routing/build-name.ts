/** Build name: which build a page is. It stands in index.html, and in every answer of the API. */
export const BUILD = 'diablerie-page';

/** Whether a page, as it was sent, is of a build. */
export const isOfBuild = (page: string, build: string): boolean =>
  page.includes(`name="${BUILD}" content="${build}"`);
