/** Types of the library in the browser, for programs in TypeScript. */

/** What JSON can say. */
export type Json =
    null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A Python object as Pyodide hands it out: given back with `destroy`. */
export interface PythonObject {
    destroy(): void;
    toJs(options?: object): unknown;
}

/** What is used of Pyodide's own interface. */
export interface PythonRuntime {
    runPython(source: string, options?: object): unknown;
}

/** Pyodide's own module. */
export interface Pyodide {
    loadPyodide(options: object): Promise<PythonRuntime>;
}

/** What lies beside the pack, as far as it is read. */
export interface PackManifest {
    pyodide: { lock: unknown };
}

export function open(wanted: {
    pyodide: Pyodide;
    folder: string;
    pack: string;
    manifest: PackManifest;
}): Promise<Diablerie>;

export class Diablerie {
    readonly runtime: PythonRuntime;
    /** Let a game be played; `weights`: what was learnt for it. */
    attach(
        source: BufferSource | WebAssembly.Module,
        layout: object,
        weights?: readonly ArrayBuffer[],
    ): Promise<void>;
    /** Run Python and give back what its last expression is worth, as JSON would have it. */
    run(source: string, values?: Readonly<Record<string, Json>>): unknown;
}
