/** Keeping things where they are: what is below an area moves when the area becomes lower or higher. */

/** The share of the window's height that is kept at most for what once needed it. */
const MOST = 0.5;

/**
 * Let an area stay as high as it has been, so that what stands below it does not go up and down with each
 * turn. In a window of another width it begins anew.
 */
export function steady(area: HTMLElement): () => void {
  let width = 0;
  const observer = new ResizeObserver(() => {
    if (innerWidth !== width) {
      width = innerWidth;
      area.style.minHeight = '';
    }
    area.style.minHeight = `${Math.min(area.offsetHeight, innerHeight * MOST)}px`;
  });
  observer.observe(area);
  return () => observer.disconnect();
}
