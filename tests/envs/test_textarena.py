"""TextArena makes our games, wraps them and has its agents play them, in an environment of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import diablerie

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "bench"))

from homes import home_of  # noqa: E402 - found by the line above

TEXTARENA = "textarena==0.7.4"
PROGRAM = ROOT / "bench" / "strangers" / "textarena_games.py"


@pytest.mark.soak
def test_textarena_makes_and_plays_every_game() -> None:
    ours = [each for each in requires("diablerie") or () if "extra ==" not in each]
    python = home_of("textarena", [TEXTARENA, *ours])
    done = subprocess.run(
        [python, PROGRAM, *diablerie.games()],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [game for game, *_ in told] == list(diablerie.games())
    for game, rewards, game_info in told:
        assert sum(rewards.values()) == pytest.approx(0), game
        assert all(seat["reason"] and not seat["invalid_move"] for seat in game_info.values())
