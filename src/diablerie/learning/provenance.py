"""Provenance: how weights were made, so that they can be made again: versions, commit, command."""

from __future__ import annotations

import platform
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from .. import __version__

SOURCES = Path(__file__).parent


def provenance() -> dict[str, Any]:
    """Of this process, as plain values; `commit`: of the sources, None where they lie in no clone."""
    return {
        "diablerie": __version__,
        "commit": commit(),
        "command": shlex.join(["diablerie", *sys.argv[1:]]),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "numpy": np.__version__,
        "torch": torch.__version__,
    }


def commit(folder: Path = SOURCES) -> str | None:
    """The commit of a clone that a folder is in, with a + behind it if something there has changed since."""
    try:
        head = _git(folder, "rev-parse", "HEAD")
        changed = _git(folder, "status", "--porcelain", "--untracked-files=no")
    except (OSError, subprocess.CalledProcessError):
        return None
    return f"{head}+" if changed else head


def _git(folder: Path, *asked: str) -> str:
    done = subprocess.run(
        ["git", "-C", str(folder), *asked], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
