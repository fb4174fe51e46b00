"""Games of one's own, once they are installed, go through what is asked of every game that is registered."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import announce
from tests.own_game.installed import EXAMPLES

ROOT = Path(__file__).parents[2]

INSTALLED = {path.name: path / "src" for path in EXAMPLES.iterdir() if (path / "src").is_dir()}
"""The examples by their names."""

ASKED = {
    "test_every_game.py": 80,
    "test_revealed.py": 4,
    "matches/test_any_log_entries.py": 10,
    "matches/test_secrets.py": 1,
    "matches/test_set_up.py": 4,
    "matches/test_take_back.py": 1,
    "matches/test_takeovers.py": 1,
    "bots/test_bots.py": 5,
    "bots/test_blind.py": 3,
    "bots/test_levels.py": 2,
    "entrants/test_secrecy.py": 3,
    "secrecy/test_noninterference.py": 1,
    "secrecy/test_text.py": 3,
    "cli/test_commands.py": 4,
    "cli/test_engine_commands.py": 5,
    "cli/test_play.py": 1,
    "cli/test_verify.py": 1,
    "envs/test_gymnasium.py": 2,
    "envs/test_open_spiel.py": 3,
    "envs/test_open_spiel_worlds.py": 5,
    "envs/test_text.py": 4,
    "envs/test_stable_baselines.py": 2,
    "lab/test_balance.py": 1,
    "mcp_server/test_tools.py": 1,
}
"""Files of tests over the registry, and how many there are of each game at least."""


def kind_of(name: str) -> str:
    """The class of an example."""
    (declared,) = re.findall(
        rf'"?{name}"? = "\w+:(\w+)"', (EXAMPLES / name / "pyproject.toml").read_text("utf-8")
    )
    return str(declared)


@pytest.mark.parametrize("file", ASKED)
def test_they_pass_the_tests_of_every_game(file: str, tmp_path: Path) -> None:
    for name in INSTALLED:
        module = name.replace("-", "_")
        announce(tmp_path, module, f"{name} = {module}:{kind_of(name)}\n")
    path = os.pathsep.join(map(str, (tmp_path, *INSTALLED.values())))
    known = {name: (name, kind_of(name)) for name in INSTALLED}
    chosen = ["-k", " or ".join(each for names in known.values() for each in names)]
    asked = [sys.executable, "-m", "pytest", "-q", "-rp", *chosen, "-m", "not soak"]
    told = subprocess.run(
        [*asked, "-p", "no:cacheprovider", str(ROOT / "tests" / file)],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    passed = [line for line in told.stdout.splitlines() if line.startswith("PASSED ")]
    for names in known.values():
        of_it = [line for line in passed if any(name in line for name in names)]
        assert len(of_it) >= ASKED[file], names
