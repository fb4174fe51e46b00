/** Compiles the Python in an archive by Pyodide's own compiler: node compile.mjs PYODIDE ARCHIVE COMPILED */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, archive, compiled] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// The same sources are to come to the same bytes: constants that are sets are kept in the order of hashes.
const runtime = await loadPyodide({ indexURL: pyodide, env: { HOME: "/", PYTHONHASHSEED: "0" } });
runtime.FS.writeFile("/archive.zip", readFileSync(archive));
runtime.runPython(`
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZipFile, ZipInfo

with ZipFile("/archive.zip") as before, ZipFile("/compiled.zip", "w") as after:
    for name in before.namelist():
        content = before.read(name)
        if name.endswith(".py"):
            # Nobody reads docstrings there, and every byte travels.
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            # Not compared with a source when it is imported: there is none.
            name, content = name + "c", bytes(_code_to_hash_pyc(code, source_hash(content), checked=False))
        after.writestr(ZipInfo(name), content)
`);
writeFileSync(compiled, runtime.FS.readFile("/compiled.zip"));
