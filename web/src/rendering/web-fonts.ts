/**
 * Web fonts, deferred. The faces are sent for once what the reader came for is in sight: until then the line has
 * better to do.
 */
import { afterPaint } from './after-paint';
import { writeLocal } from '@/prefs/local-storage';

export class WebFonts {
  readonly #fetch: () => Promise<unknown>;
  #held = 0;
  #wanted = false;

  constructor(fetch: () => Promise<unknown>) {
    this.#fetch = fetch;
  }

  /** Something is on its way that comes first, until what is returned is called. */
  hold(): () => void {
    this.#held += 1;
    return () => {
      this.#held -= 1;
      void this.#send();
    };
  }

  /** Send for them as soon as nothing comes first. */
  want(): Promise<void> {
    this.#wanted = true;
    return this.#send();
  }

  async #send(): Promise<void> {
    if (!this.#wanted) return;
    // What takes the place of what was waited for may have to be waited for as well.
    await afterPaint();
    if (!this.#wanted || this.#held > 0) return;
    this.#wanted = false;
    await this.#fetch();
  }
}

export const webFonts = new WebFonts(async () => {
  await import('@/styles/web-fonts.css');
  // Whoever has them is shown them from the beginning.
  writeLocal('faces', 'yes');
  // What is long to draw waits for the same moment: the grain of the table.
  document.documentElement.classList.add('settled');
});
