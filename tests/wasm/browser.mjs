/** Run calls of a Python file in Pyodide: `folder` has the pack, `modules` the games; calls and answers are JSON. */

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, modules, file, asked] = process.argv.slice(2);
const at = (...parts) => pathToFileURL(path.join(folder, ...parts)).href;
const pyodide = await import(at("pyodide.mjs"));
const { open } = await import(at("diablerie.mjs"));
const manifest = JSON.parse(fs.readFileSync(path.join(folder, "pack.json"), "utf8"));

const library = await open({
    pyodide,
    folder: `${folder}/`,
    pack: path.join(folder, manifest.pack),
    manifest,
});
for (const module of fs.readdirSync(modules).filter((name) => name.endsWith(".wasm"))) {
    const bytes = fs.readFileSync(path.join(modules, module));
    const layout = fs.readFileSync(path.join(modules, module.replace(/wasm$/, "json")), "utf8");
    const learnt = fs.readdirSync(modules).filter((name) => name.startsWith(`${module.slice(0, -5)}-seats-`));
    const weights = learnt.filter((name) => name.endsWith(".weights"));
    await library.attach(
        bytes,
        JSON.parse(layout),
        weights.map((name) => fs.readFileSync(path.join(modules, name))),
    );
}
const source = fs.readFileSync(file, "utf8");
const program = `${source}\n\njson.dumps([eval(each) for each in asked])`;
try {
    console.log(library.run(program, { asked: JSON.parse(asked) }));
} catch (error) {
    // Pyodide's own lines are long; what Python says is not.
    console.error(error.message);
    process.exit(1);
}
