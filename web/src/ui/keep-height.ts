/**
 * Keeping an area's height (no layout shift). Keeping things where they are: what is below an area moves when the area
 * becomes lower or higher.
 */

/** The share of the window's height that is kept at most for what once needed it. */
const MOST = 0.62;

/** Pixels by which a table becomes wider or narrower when a panel comes or goes, and not a scroll bar. */
const PANEL = 32;

/**
 * Let an area stay as high as it has been, so that what stands below it does not go up and down with each
 * turn. At a table of another width, in another window or beside a panel, it begins anew.
 */
export function keepHeight(area: HTMLElement): () => void {
  const table = area.closest<HTMLElement>('.table') ?? document.body;
  /** As they have been laid out; to ask for them would have that done at once. */
  let height = 0;
  let width: number | null = null;
  function beginAnew(wide: number): void {
    width = wide;
    area.style.minHeight = '';
    ({ height } = area.getBoundingClientRect());
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      for (const { inlineSize, blockSize } of borderBoxSize) {
        if (target === area) height = blockSize;
        else if (width === null) width = inlineSize;
        else if (Math.abs(inlineSize - width) >= PANEL) beginAnew(inlineSize);
      }
    // As high as it is already: what makes it higher here has browsers complain that they are never done.
    area.style.minHeight = `${Math.min(height, innerHeight * MOST)}px`;
  });
  observer.observe(area);
  observer.observe(table);
  return () => {
    observer.disconnect();
    area.style.minHeight = '';
  };
}
