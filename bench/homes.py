"""Homes of the peers: a virtual environment for each, with its own pins, under the user's cache folder."""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

import platformdirs

BUILT = "built"
"""The file that says that a home is whole."""


def home_of(peer: str, requirements: Sequence[str]) -> Path:
    """The interpreter of a peer's own virtual environment, which is built if it is not there yet.

    Raises CalledProcessError if pip cannot install what is required; its output says why.
    """
    home = place_of(peer, requirements)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not (home / BUILT).exists():
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, with_pip=True)
        print(f"installing {peer} into {home}", file=sys.stderr, flush=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, *requirements], check=True)
        (home / BUILT).touch()
    return python


def place_of(peer: str, requirements: Sequence[str]) -> Path:
    """Where a peer's home stands, or is to stand: elsewhere for other pins or another Python."""
    said = "\n".join((platform.python_version(), *requirements))
    digest = hashlib.sha256(said.encode()).hexdigest()[:12]
    return Path(platformdirs.user_cache_dir("diablerie")) / "peers" / f"{peer}-{digest}"
