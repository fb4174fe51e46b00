/** Drag and drop: carrying a card to a space of the board with mouse or finger. A short press stays a click. */

interface Carry {
  start: () => void;
  /** The `data-space` under the pointer, or null. */
  over: (space: string | null) => void;
  drop: (space: string | null) => void;
}

/** Pixels a pointer moves before a press becomes a drag. */
const SLACK = 8;

function spaceUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest('[data-space]')?.getAttribute('data-space') ?? null;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

/** Where text is marked, the browser would carry that instead. */
const STRAY = ['dragstart', 'selectstart'];
const keepStill = (event: Event): void => event.preventDefault();

export class Drag {
  /** Where the carried card is, in the window. */
  ghost = $state.raw<{ x: number; y: number } | null>(null);

  begin(down: PointerEvent, carry: Carry): void {
    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
      if (this.ghost === null && !far) return;
      if (this.ghost === null) carry.start();
      this.ghost = { x: event.clientX, y: event.clientY };
      carry.over(spaceUnder(event));
    };
    const end = (event: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      for (const stray of STRAY) removeEventListener(stray, keepStill);
      if (this.ghost === null) return;
      this.ghost = null;
      carry.drop(event.type === 'pointerup' ? spaceUnder(event) : null);
      swallowClick();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    for (const stray of STRAY) addEventListener(stray, keepStill);
  }
}
