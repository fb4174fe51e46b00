/** Covered foot: how much of the end of a window lies under what stays in sight there. */

/** Say in `--covered` how much an element that is sticky covers, so that nothing that is wanted lies beneath it. */
export function tellCovered(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = (): void => {
    const over = getComputedStyle(foot).position === 'sticky';
    style.setProperty('--covered', over ? `${foot.offsetHeight}px` : '0px');
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--covered');
  };
}
