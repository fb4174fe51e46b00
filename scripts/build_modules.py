"""Builds what browsers play without a server with into the package: src/diablerie/wasm/modules/.

The games in WebAssembly come into a folder there, and into another, where the page is built, the library.

    python scripts/build_modules.py

Takes some minutes. Needs what the package needs, and zig (`pip install 'diablerie[wasm]'`).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

MODULES = "src/diablerie/wasm/modules"
"""Where an installed package looks for them first."""

PROGRAM = """
import sys
from pathlib import Path
import diablerie
from diablerie.wasm import modules, offline
into = Path(sys.argv[1])
page = Path(diablerie.__file__).parent / "web"
try:
    print(modules.build(into=into / modules.digest()).name)
    if offline.core(page) is not None:
        print(offline.build(page, into).parent.name, offline.note(page), sep="\\n")
except modules.BuildError as error:
    sys.exit(str(error))
"""


class ModulesError(RuntimeError):
    """The modules cannot be built; the message says what is missing or where it went wrong."""


def build_modules(root: Path) -> None:
    """Have the modules of these sources in the package of the project at `root`, and no others.

    Raises ModulesError; then there are none.
    """
    folder = root / MODULES
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH"))))
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        # Of a traceback the last line says what is missing.
        said = finished.stderr.strip().splitlines() or ["no reason was given"]
        raise ModulesError(said[-1])
    made = finished.stdout.split()
    for old in folder.iterdir():
        if old.name not in made:
            shutil.rmtree(old) if old.is_dir() else old.unlink()


if __name__ == "__main__":
    try:
        build_modules(Path(__file__).resolve().parent.parent)
    except ModulesError as error:
        sys.exit(f"The modules: {error}")
