/** Tests read the catalogue in all languages, at once, in a window that lays nothing out: all is of no size, and in sight. */
import { configure } from '@testing-library/svelte';
import { afterAll, afterEach, vi } from 'vitest';
import { CATALOGUES_APART, COUNSEL } from '@/rendering/catalogue-names';
import { gamesList } from '@/game-api/games-list.svelte';
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

// On a busy machine what is waited for takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** What tests read, whatever one before has chosen: files share one window and its modules. */
const READ = 'en';
for (const each of LANGUAGES) {
  settings.speak(each);
  await loadMessages([
    ...WORDED_GAMES,
    ...WORDED_GAMES.map((game) => `${game}${COUNSEL}`),
    ...CATALOGUES_APART,
  ]);
}
settings.speak(READ);

/** Where pages lie in tests, and the window's own way to lead there. */
const PLACE = 'http://localhost:3000/';
const { happyDOM: happyWindow } = window as unknown as {
  happyDOM: { setURL: (url: string) => void };
};

/** What a file has left to come later would come among the tests of another: files share one window and its modules. */
const waiting: ReturnType<typeof setTimeout>[] = [];
const { setTimeout: plainTimeout } = globalThis;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof plainTimeout>) => {
  const timer = plainTimeout(...given);
  waiting.push(timer);
  return timer;
}, plainTimeout);
afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
  globalThis.setTimeout = plainTimeout;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  gamesList.games = [];
  settings.speak(READ);
  // Where this window goes when a file is saved, a browser would stay.
  if (location.protocol === 'blob:') happyWindow.setURL(PLACE);
});
