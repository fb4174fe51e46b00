/** Keyboard shortcuts: keys that are pressed on a page, wherever on it one is. */

/** What is written in has all keys for itself, and what is pressed has the space bar. */
function isTaken({ key }: KeyboardEvent, target: Element): boolean {
  if (target.matches('textarea, select, input:not([type="range"])')) return true;
  return key === ' ' && target.closest('button, a, summary, [role="button"]') !== null;
}

/** Whether a key has no meaning where it is pressed, and may have one for the page. */
export function isShortcutFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return !(event.target instanceof Element && isTaken(event, event.target));
}
