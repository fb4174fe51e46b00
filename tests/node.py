"""Node, as tests run programs in it: that of the path, or else that of the package which brings one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import build_page


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
