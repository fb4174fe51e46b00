/** Tests read the catalogue in all languages, at once, in a window that lays nothing out: all is of no size, and in sight. */
import { afterEach, vi } from 'vitest';
import { CATALOGUES_APART } from '@/rendering/catalogue-names';
import { loadMessages, WORDED_GAMES } from '@/i18n/message-catalogue';
import { LANGUAGES, settings } from '@/prefs/settings.svelte';

/** Tells of each element once, and at once. */
class Nothing implements ResizeObserver {
  readonly #told: ResizeObserverCallback;

  constructor(told: ResizeObserverCallback) {
    this.#told = told;
  }

  observe(target: Element): void {
    const size = [{ inlineSize: 0, blockSize: 0 }];
    const sizes = { borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    this.#told([{ target, contentRect: new DOMRect(), ...sizes }], this);
  }

  unobserve(): void {
    // It will tell nothing more.
  }

  disconnect(): void {
    // It will tell nothing more.
  }
}
globalThis.ResizeObserver = Nothing;

Element.prototype.scrollIntoView = () => undefined;

const { language } = settings;
for (const each of LANGUAGES) {
  settings.speak(each);
  await loadMessages([...WORDED_GAMES, ...CATALOGUES_APART]);
}
settings.speak(language);

// Files share one window and its modules.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
