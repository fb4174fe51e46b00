"""A new game's package works as it is written, and passes its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import diablerie
from tests.cli.calling import call
from tests.installing import announce, on_path


def test_a_new_game_is_checked_and_played(tmp_path: Path) -> None:
    told = call("new-game", "high-card", "--into", str(tmp_path))
    assert told.exit_code == 0, told.output
    package = tmp_path / "high-card"
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(package / "src"))
        announce(tmp_path, "high_card", "high-card = high_card:HighCard\n")
        with on_path(tmp_path):
            told = call("check-game", "high-card", "--games", "5", "--positions", "40")
            assert told.exit_code == 0, told.output
            assert "no" not in told.stdout.split()
            assert "there is a game 'high-card' already" in call("new-game", "high-card").stderr
    source = Path(diablerie.__file__).parents[1]
    places = os.pathsep.join((str(package / "src"), str(source)))
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")]
    subprocess.run(tests, env={**os.environ, "PYTHONPATH": places}, check=True, cwd=package)


def test_what_is_no_name_or_there_already_is_refused(tmp_path: Path) -> None:
    assert "not 'High Card'" in call("new-game", "High Card", "--into", str(tmp_path)).stderr
    assert "json means something else" in call("new-game", "json", "--into", str(tmp_path)).stderr
    assert (
        "lambda means something else" in call("new-game", "lambda", "--into", str(tmp_path)).stderr
    )
    assert "there is no folder" in call("new-game", "a", "--into", str(tmp_path / "no")).stderr
    (tmp_path / "high-card").mkdir()
    assert "is there already" in call("new-game", "high-card", "--into", str(tmp_path)).stderr
