/** Keeping things where they are: what is below an area moves when the area becomes lower or higher. */

/** The share of the window's height that is kept at most for what once needed it. */
const MOST = 0.62;

/** Pixels by which a table becomes wider or narrower when a panel comes or goes, and not a scroll bar. */
const PANEL = 32;

/**
 * Let an area stay as high as it has been, so that what stands below it does not go up and down with each
 * turn. At a table of another width, in another window or beside a panel, it begins anew.
 */
export function steady(area: HTMLElement): () => void {
  const table = area.closest<HTMLElement>('.table') ?? document.body;
  /** How wide the table is, and how high the area has been: not known before both have been laid out. */
  let width: number | null = null;
  let height = 0;
  function keepHigh(): void {
    area.style.minHeight = `${Math.min(height, innerHeight * MOST)}px`;
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const { inlineSize = 0, blockSize = 0 } = borderBoxSize[0] ?? {};
      if (target === area) {
        // Written only where it tells: what has a height of its own is laid out once more for it.
        if (blockSize < height) keepHigh();
        else height = blockSize;
      } else if (Math.abs(inlineSize - (width ?? inlineSize)) >= PANEL) {
        width = inlineSize;
        area.style.minHeight = '';
        height = area.offsetHeight;
      } else width ??= inlineSize;
    }
  });
  observer.observe(area);
  observer.observe(table);
  return () => observer.disconnect();
}
