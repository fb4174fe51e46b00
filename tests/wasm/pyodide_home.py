"""Pyodide from npm, installed once by its lock file, for all processes of a run."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import platformdirs

from ..node import npm_command

SOURCES = Path(__file__).parent / "pyodide"
PACKAGES = ("package.json", "package-lock.json")


def pyodide_home() -> Path:
    """The folder with Pyodide's files."""
    digest = hashlib.sha256(b"\0".join((SOURCES / name).read_bytes() for name in PACKAGES))
    folder = Path(platformdirs.user_cache_dir("diablerie")) / "peers"
    folder /= f"pyodide-{digest.hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            _install(folder)
    return folder / "node_modules" / "pyodide"


def _install(folder: Path) -> None:
    npm = npm_command()
    for name in PACKAGES:
        shutil.copy(SOURCES / name, folder)
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    command = [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True)
    (folder / "built").touch()
