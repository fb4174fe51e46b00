"""A game of one's own, once it is installed, goes through what is asked of every game that is registered."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import announce
from tests.own_game.installed import EXAMPLE, NAME

ROOT = Path(__file__).parents[2]

ASKED = {
    "test_every_game.py": 80,
    "matches/test_any_log_entries.py": 10,
    "matches/test_secrets.py": 1,
    "bots/test_bots.py": 5,
    "bots/test_blind.py": 3,
    "entrants/test_secrecy.py": 3,
    "secrecy/test_noninterference.py": 1,
    "cli/test_commands.py": 4,
    "mcp_server/test_tools.py": 1,
}
"""Files of tests over the registry, and how many there are of each game at least."""


@pytest.mark.parametrize("file", ASKED)
def test_it_passes_the_tests_of_every_game(file: str, tmp_path: Path) -> None:
    announce(tmp_path, "one_card_poker", f"{NAME} = one_card_poker:OneCardPoker\n")
    own = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(EXAMPLE / "src")))}
    chosen = ["-k", f"{NAME} or OneCardPoker", "-m", "not soak", "-p", "no:cacheprovider"]
    asked = [sys.executable, "-m", "pytest", "-q", *chosen, str(ROOT / "tests" / file)]
    told = subprocess.run(asked, env=own, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    passed = re.search(r"(\d+) passed", told.stdout)
    assert passed is not None
    assert int(passed[1]) >= ASKED[file]
