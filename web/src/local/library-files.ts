/** Library files: what the library consists of, and where it lies. */
/** What `engine/offline.json` says. Paths are relative to the page's root. */
export interface OfflineManifest {
  digest: string;
  /** The folder of Pyodide's core. */
  core: string;
  /** The archive with the library and what it needs of Python's own. */
  pack: string;
  modules: Record<string, { wasm: string; layout: string; weights: readonly string[] }>;
  /** What Pyodide wants to know of its release. */
  lock: object;
}

/** A game's module, the document beside it, and what was learnt for the game: a file for each number of seats. */
export interface ModuleFiles {
  source: ArrayBuffer;
  layout: object;
  weights: readonly ArrayBuffer[];
}

export class LibraryFiles {
  readonly #root: string;
  #manifest: Promise<OfflineManifest> | null = null;

  /** `root`: the address of the page's first page. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Throws TypeError where there is none, or it cannot be had. */
  manifest(): Promise<OfflineManifest> {
    // What a browser still has of it may be that of an older library than this page's.
    this.#manifest ??= this.#read<OfflineManifest>('engine/offline.json', 'no-cache').catch(
      (error: unknown) => {
        this.#manifest = null;
        throw error;
      },
    );
    return this.#manifest;
  }

  /** Whether another library lies there by now than the one whose files these are: they may be gone. */
  async isOutdated(): Promise<boolean> {
    const known = await this.#manifest?.catch(() => null);
    if (known == null) return false;
    const now = await this.#read<OfflineManifest>('engine/offline.json', 'no-cache').catch(
      () => known,
    );
    return now.digest !== known.digest;
  }

  /** The whole address of a file. */
  url(path: string): string {
    return new URL(path.replace(/^\//, ''), this.#root).href;
  }

  /** A game's files; null: there is no such game. Throws TypeError where they cannot be had. */
  async module(game: string): Promise<ModuleFiles | null> {
    const found = (await this.manifest()).modules[game];
    if (found === undefined) return null;
    const [source, layout, ...weights] = await Promise.all([
      this.#bytes(found.wasm),
      this.#read<object>(found.layout),
      ...found.weights.map((path) => this.#bytes(path)),
    ]);
    return { source, layout, weights };
  }

  async #bytes(path: string): Promise<ArrayBuffer> {
    return (await this.#fetch(path)).arrayBuffer();
  }

  async #read<T>(path: string, cache: RequestCache = 'default'): Promise<T> {
    return (await (await this.#fetch(path, cache)).json()) as T;
  }

  async #fetch(path: string, cache: RequestCache = 'default'): Promise<Response> {
    const response = await fetch(this.url(path), { cache });
    if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
    return response;
  }
}
