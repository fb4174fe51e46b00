/** The library in the browser, or in Node: Python itself, whose rules are run by WebAssembly modules. */

import { EngineModule } from "../npm/module.js";

/**
 * Load it. `pyodide`: Pyodide's own module; `folder`: where Pyodide's files lie, as `indexURL`; `pack`: where
 * the pack lies; `manifest`: what lies beside it.
 */
export async function open({ pyodide, folder, pack, manifest }) {
    const runtime = await pyodide.loadPyodide({
        indexURL: folder,
        stdLibURL: pack,
        // Pyodide looks packages up in this; there are none.
        lockFileContents: JSON.stringify({ info: manifest.pyodide.lock, packages: {} }),
    });
    return new Diablerie(runtime);
}

export class Diablerie {
    #attach;
    #learn;

    constructor(runtime) {
        this.runtime = runtime;
        this.#attach = runtime.runPython(
            [
                "import json",
                "from diablerie.compiled import attach",
                "from diablerie.wasm.browser.module import Module",
                "lambda memory, layout: attach(json.loads(layout)['game'], Module(memory, json.loads(layout)))",
            ].join("\n"),
        );
        this.#learn = runtime.runPython(
            "from diablerie.networks import shipped\nlambda content: shipped.attach(content.to_bytes())",
        );
    }

    /**
     * Let a game be played. `source`: its module's bytes, or what has been compiled; `layout`: the document beside
     * it; `weights`: the bytes of each file with what was learnt for it.
     */
    async attach(source, layout, weights = []) {
        for (const content of weights) this.#learn(new Uint8Array(content));
        this.#attach(await EngineModule.load(source, layout), JSON.stringify(layout));
    }

    /**
     * Run Python and give back what its last expression is worth, as JSON would have it. `values`: names that
     * it finds, with anything that JSON can say.
     */
    run(source, values = {}) {
        const namespace = this.runtime.toPy(values);
        const locals = this.runtime.globals.get("dict")(namespace);
        try {
            const found = this.runtime.runPython(source, { globals: locals });
            return found?.toJs === undefined ? found : plain(found);
        } finally {
            namespace.destroy?.();
            locals.destroy();
        }
    }
}

/** What is Python's as what is JavaScript's, given back at once. */
function plain(proxy) {
    const found = proxy.toJs({ create_pyproxies: false, dict_converter: Object.fromEntries });
    proxy.destroy();
    return found;
}
