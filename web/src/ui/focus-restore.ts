/** Focus restore. Where the focus goes when what had it is no longer there: to a place of rest, near by. */

/** Such a place says how things stand: a headline, as a rule, with `data-rest` and a `tabindex`. */
const REST = '[data-rest]';

/** All that something is in, from the inside out. */
function housesOf(element: Element): Element[] {
  const houses: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) houses.push(at);
  return houses;
}

/** The place nearest to what was in these; what is at the table comes before what stands above it. */
function restNear(houses: readonly Element[]): HTMLElement | undefined {
  for (const house of houses.filter(({ isConnected }) => isConnected)) {
    const rests = [...house.querySelectorAll<HTMLElement>(REST)];
    const rest = rests.find((each) => each.closest('main') !== null) ?? rests[0];
    if (rest !== undefined) return rest;
  }
  return undefined;
}

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;

/** Watch over the focus, so that who has nothing else is never without it; ends with what is returned. */
export function restoreFocus(): () => void {
  let last: Element | null = null;
  let houses: readonly Element[] = [];

  function take({ target }: FocusEvent): void {
    last = target as Element;
    houses = housesOf(last);
  }

  /** Whoever has pressed beside everything wants the focus nowhere. */
  function leave(): void {
    queueMicrotask(() => {
      const nowhere = document.activeElement === document.body;
      if (nowhere && last !== null && !isGone(last)) last = null;
    });
  }

  function mend(): void {
    const { activeElement } = document;
    if (last === null || (activeElement !== document.body && activeElement !== last)) return;
    if (isGone(last)) restNear(houses)?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(mend);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
  };
}
