"""The kit is had by itself: neither our games nor other libraries of games come with it."""

from __future__ import annotations

import subprocess
import sys

import diablerie

from ..cli.calling import environment


def test_neither_games_nor_libraries_of_games_come_with_the_kit() -> None:
    program = "import sys, diablerie.secrecy; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=environment(), check=True
    )
    names = set(loaded.stdout.decode().split())
    assert "diablerie.secrecy.gallery" in names
    assert not names & {"pyspiel", "pettingzoo", "gymnasium"}
    folders = {name.replace("-", "_") for name in diablerie.games()}
    assert not {f"diablerie.games.{folder}" for folder in folders} & names
