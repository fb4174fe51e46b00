/** Lazy loader: things that are fetched when they are first asked for. */
import { SvelteMap } from 'svelte/reactivity';

export class LazyLoader<T extends object> {
  readonly #loaders: ReadonlyMap<string, () => Promise<T>>;
  readonly #otherwise: ((name: string) => Promise<T>) | undefined;
  readonly #there = new SvelteMap<string, T>();
  readonly #underway = new Map<string, Promise<T>>();

  /** `otherwise`: how to load what is not among them; left out: there is nothing else. */
  constructor(
    loaders: Iterable<readonly [name: string, load: () => Promise<T>]>,
    otherwise?: (name: string) => Promise<T>,
  ) {
    this.#loaders = new Map(loaders);
    this.#otherwise = otherwise;
  }

  /** The thing, or undefined until it has come: whoever asked in a derivation is then asked again. */
  get(name: string): T | undefined {
    const found = this.#there.get(name);
    // That it cannot be fetched is told by vite:preloadError, which the page listens to.
    if (found === undefined && this.#loads(name)) this.fetch(name).catch(() => undefined);
    return found;
  }

  /** The thing once it has come. One that could not be fetched is tried anew when asked for again. */
  fetch(name: string): Promise<T> {
    const begun = this.#underway.get(name) ?? this.#load(name);
    this.#underway.set(name, begun);
    return begun;
  }

  #loads(name: string): boolean {
    return this.#loaders.has(name) || this.#otherwise !== undefined;
  }

  async #load(name: string): Promise<T> {
    const load = this.#loaders.get(name) ?? this.#otherwise;
    if (load === undefined) throw new RangeError(`there is nothing called "${name}"`);
    try {
      const thing = await load(name);
      this.#there.set(name, thing);
      return thing;
    } catch (error) {
      this.#underway.delete(name);
      throw error;
    }
  }
}
