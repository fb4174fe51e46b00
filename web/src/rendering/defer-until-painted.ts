/**
 * Queue that defers work until a press is painted. What a press does is seen first: news that come before its picture
 * is there would only delay it, and wait.
 */
import { afterDisplay } from './after-paint';

/** What a press does it does with one of these, by whatever it is made; assistive technology makes clicks only. */
const PRESSES = ['pointerup', 'click', 'keydown'] as const;

let drawing = false;
let waiting: (() => void)[] = [];

async function press(): Promise<void> {
  if (drawing) return;
  drawing = true;
  await afterDisplay();
  drawing = false;
  const due = waiting;
  waiting = [];
  // Each for itself: one that fails keeps none of the others back.
  for (const task of due) queueMicrotask(task);
}

export const deferUntilPainted = {
  /** Heed presses from now on. */
  listen(): void {
    for (const type of PRESSES) addEventListener(type, () => void press(), true);
  },
  /** Do something once no press waits for its picture, one thing after the other; at once if none does. */
  do(task: () => void): void {
    if (drawing) waiting.push(task);
    else task();
  },
};
