/** Python server: `diablerie.local.LocalServer` in Pyodide, as JavaScript calls it. */
import {
  open,
  type Diablerie,
  type Pyodide,
} from '../../../src/diablerie/wasm/browser/diablerie.mjs';
import type { LibraryFiles } from './library-files';

/** An answer, or a problem document with its status. */
export interface Reply {
  status: number;
  body: string;
}

interface PythonReply extends Reply {
  destroy(): void;
}

/** What Pyodide makes of the server: `undefined` is Python's None. */
interface PythonLocalServer {
  load(document: string): void;
  answer(method: string, path: string, body: string | undefined): PythonReply;
  open(match: string, seat: number | undefined): number;
  send(line: number, text: string): void;
  take(line: number): string;
  close(line: number): void;
  take_changes(): { toJs(options: object): Record<string, string | undefined>; destroy(): void };
  wait(): number | undefined;
  work(): void;
}

/** The name of the exception that Python has raised, such as `LookupError`; '' where it was none. */
export const raised = (error: unknown): string =>
  error instanceof Error && 'type' in error ? String(error.type) : '';

export class PythonServer {
  readonly #files: LibraryFiles;
  readonly #library: Diablerie;
  readonly #server: PythonLocalServer;
  readonly #attached = new Map<string, Promise<void>>();

  private constructor(files: LibraryFiles, library: Diablerie) {
    this.#files = files;
    this.#library = library;
    const begun = library.runtime.runPython(
      'from diablerie.local import LocalServer\nLocalServer()',
    );
    this.#server = begun as PythonLocalServer;
  }

  /** Load the library. Throws where it cannot be had. */
  static async load(files: LibraryFiles): Promise<PythonServer> {
    const { core, pack, lock } = await files.manifest();
    const pyodide = (await import(/* @vite-ignore */ files.url(`${core}pyodide.mjs`))) as Pyodide;
    const library = await open({
      pyodide,
      folder: files.url(core),
      pack: files.url(pack),
      manifest: { pyodide: { lock } },
    });
    return new PythonServer(files, library);
  }

  /** Let a game be played; one that there is not is none of this one's concern. */
  attach(game: string): Promise<void> {
    const begun = this.#attached.get(game) ?? this.#attach(game);
    this.#attached.set(game, begun);
    begun.catch(() => this.#attached.delete(game));
    return begun;
  }

  async #attach(game: string): Promise<void> {
    const found = await this.#files.module(game);
    if (found === null) return;
    await this.#library.attach(found.source, found.layout, found.weights);
  }

  /** Take up a match kept before. Throws where it cannot be read. */
  load(document: string): void {
    this.#server.load(document);
  }

  answer(method: string, path: string, body: string | null): Reply {
    const reply = this.#server.answer(method, path, body ?? undefined);
    const { status, body: text } = reply;
    reply.destroy();
    return { status, body: text };
  }

  /** A line to a match; null: there is no such match. */
  open(match: string, seat: number | null): number | null {
    try {
      return this.#server.open(match, seat ?? undefined);
    } catch (error) {
      if (raised(error) === 'LookupError' || raised(error) === 'KeyError') return null;
      throw error;
    }
  }

  send(line: number, text: string): void {
    this.#server.send(line, text);
  }

  /** The message that is due on a line; '' where none is. */
  take(line: number): string {
    return this.#server.take(line);
  }

  close(line: number): void {
    this.#server.close(line);
  }

  /** What has changed since: matches' documents by their ids, null where one is no more. */
  takeChanges(): Map<string, string | null> {
    const found = this.#server.take_changes();
    const changes = found.toJs({ dict_converter: Object.fromEntries });
    found.destroy();
    return new Map(Object.entries(changes).map(([id, document]) => [id, document ?? null]));
  }

  /** Milliseconds until there is something to do; null: there is nothing. */
  wait(): number | null {
    const seconds = this.#server.wait();
    return seconds === undefined ? null : seconds * 1000;
  }

  work(): void {
    this.#server.work();
  }
}
