"""Node, as tests run programs in it: that of the path, or else that of the package which brings one."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs

from diablerie.server.core.file_lock import alone

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import build_page

PACKAGES = ("package.json", "package-lock.json")


def node_command() -> str:
    """The program."""
    return npm_command()[0]


def npm_command() -> list[str]:
    """How npm is run by it."""
    found = build_page.find_npm()
    assert found is not None, f"the tests need Node: pip install '{build_page.NODE_PACKAGE}'"
    return found


def run_node(*arguments: str | Path) -> str:
    """Run a program in Node, with the commands of this environment on its path; what it prints."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        [node_command(), *arguments],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def npm_home(name: str, sources: Path) -> Path:
    """A folder in the user's cache with exactly the packages of a lock file, installed once for all runs.

    `sources`: where the PACKAGES lie; `name`: what the folder is called, with their digest behind it.
    """
    texts = b"\0".join((sources / each).read_bytes() for each in PACKAGES)
    digest = hashlib.sha256(texts).hexdigest()[:12]
    folder = Path(platformdirs.user_cache_dir("diablerie")) / "peers" / f"{name}-{digest}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as lock, alone(lock):
        if not (folder / "built").exists():
            _install(sources, folder)
    return folder


def _install(sources: Path, folder: Path) -> None:
    npm = npm_command()
    for name in PACKAGES:
        shutil.copy(sources / name, folder)
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    command = [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True)
    (folder / "built").touch()
