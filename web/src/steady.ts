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
  /** Not known before the table has been laid out: to ask sooner would have it laid out then. */
  let width: number | null = null;
  const observer = new ResizeObserver(() => {
    width ??= table.clientWidth;
    if (Math.abs(table.clientWidth - width) >= PANEL) {
      width = table.clientWidth;
      area.style.minHeight = '';
    }
    area.style.minHeight = `${Math.min(area.offsetHeight, innerHeight * MOST)}px`;
  });
  observer.observe(area);
  observer.observe(table);
  return () => observer.disconnect();
}
