/**
 * App update. Keeps the page as new as its server. Every answer of the API names the page that the server now has; a
 * page that is another one is loaded anew: when the reader goes elsewhere, or at a moment when nothing would be lost.
 * And a part that is no longer to be had is a sign of the same thing.
 */
import { ownBuild } from './build-name';

/** How long nobody has touched anything when it is quiet, and how often one looks, in milliseconds. */
const QUIET = 4000;
const LOOK = 1000;

/** A part that is missing again so soon after the page was loaded anew will not come by that, in milliseconds. */
const SOON = 60_000;

const ASKED_FOR = 'diablerie-renewed-for';
const MISSING = 'diablerie-renewed-for-a-missing-part';

/** What this visit remembers; a browser that keeps nothing is not loaded anew by itself. */
function remember(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name) === value;
  } catch {
    return false;
  }
}

function remembered(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const WRITTEN =
  'textarea, input:is([type="text"], [type="search"], [type="password"], :not([type]))';

/** Somebody is writing, or has written something that is not sent yet. */
const isWritten = (field: Field): boolean =>
  field === document.activeElement || (!field.readOnly && field.value !== field.defaultValue);

export class AppUpdate {
  /** A part of the page could not be had, even after loading it anew. */
  broken = $state(false);
  /** The build that the server has now, if it is not this one. */
  #newer: string | null = null;
  #holds = 0;
  #underway: Promise<unknown> = Promise.resolve();
  #touched = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Where the page is kept, has a newer one fetched, which is then offered. */
  fetchNewer: ((build: string) => void) | null = null;
  // Both are replaced by tests, and the first where the page is kept.
  reload = (): void => location.reload();
  /** Whether the page would be there when loaded anew: the browser's own page of errors is no help to anybody. */
  isServed = (): Promise<boolean> =>
    fetch(location.pathname, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Begin to watch what the reader does, and for parts that are missing. */
  listen(signal?: AbortSignal): void {
    const options = { passive: true, capture: true, ...(signal && { signal }) };
    const touch = () => {
      this.#touched = Date.now();
    };
    for (const deed of ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel'])
      addEventListener(deed, touch, options);
    addEventListener('vite:preloadError', () => void this.missed(), options);
  }

  /** Something is begun that a new page would not know of. Ends with the function returned. */
  hold = (): (() => void) => {
    let held = true;
    this.#holds += 1;
    return () => {
      if (held) this.#holds -= 1;
      held = false;
    };
  };

  /** Something is on its way to another place: though a part be missing, it arrives there first. */
  arriving(deed: Promise<void>): Promise<void> {
    this.#underway = Promise.allSettled([this.#underway, deed]);
    return deed;
  }

  /** The server has told which page it has. */
  told(build: string | null): void {
    const own = ownBuild();
    if (build === null || own === null || build === own) return;
    // Whoever was given this page when asking for that one would ask for ever.
    if (remembered(ASKED_FOR) === build) return;
    if (this.fetchNewer === null) this.offer(build);
    else this.fetchNewer(build);
  }

  /** A newer page is there to be loaded. */
  offer(build: string): void {
    this.#newer = build;
    this.#timer ??= setInterval(() => this.#isQuiet() && this.#renew(), LOOK);
  }

  /** Whether going elsewhere is to load the page anew. */
  takesOver(): boolean {
    return this.#newer !== null && remember(ASKED_FOR, this.#newer);
  }

  #isQuiet(): boolean {
    if (this.#holds > 0 || Date.now() - this.#touched < QUIET) return false;
    return ![...document.querySelectorAll<Field>(WRITTEN)].some(isWritten);
  }

  #renew(): void {
    clearInterval(this.#timer);
    if (this.takesOver()) this.reload();
  }

  /** A part of the page cannot be had, or comes from another page than this one: loaded anew, all is of one. */
  async missed(): Promise<void> {
    await this.#underway;
    const now = Date.now();
    const again = now - Number(remembered(MISSING) ?? 0) < SOON;
    if (!again && (await this.isServed()) && remember(MISSING, String(now))) this.reload();
    else this.broken = true;
  }
}

export const appUpdate = new AppUpdate();
