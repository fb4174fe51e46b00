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
    "test_many_records.py": 2,
    "test_revealed.py": 4,
    "test_rulebook.py": 8,
    "test_rulebook_search.py": 6,
    "test_words.py": 6,
    "analysis/test_decisions.py": 1,
    "analysis/test_hint.py": 1,
    "analysis/test_open_reasons.py": 4,
    "analysis/test_reasons.py": 1,
    "analysis/test_review.py": 4,
    "analysis/test_seat_review.py": 4,
    "matches/test_any_log_entries.py": 10,
    "matches/test_past.py": 1,
    "matches/test_secrets.py": 1,
    "matches/test_set_up.py": 4,
    "matches/test_take_back.py": 1,
    "matches/test_takeovers.py": 1,
    "bots/test_bots.py": 5,
    "bots/test_blind.py": 3,
    "bots/test_continuation.py": 1,
    "bots/test_levels.py": 2,
    "bots/test_paired_comparison.py": 2,
    "bots/test_search.py": 10,
    "entrants/test_secrecy.py": 3,
    "secrecy/test_noninterference.py": 1,
    "secrecy/test_text.py": 3,
    "cli/test_analyse.py": 1,
    "cli/test_commands.py": 4,
    "cli/test_drawing.py": 15,
    "cli/test_engine_commands.py": 5,
    "cli/test_play.py": 1,
    "cli/test_play_words.py": 3,
    "cli/test_verify.py": 1,
    "envs/test_deals.py": 2,
    "envs/test_drawn.py": 1,
    "envs/test_gymnasium.py": 2,
    "envs/test_open_spiel.py": 3,
    "envs/test_open_spiel_history.py": 1,
    "envs/test_open_spiel_parameters.py": 1,
    "envs/test_open_spiel_worlds.py": 5,
    "envs/test_past_actions.py": 3,
    "envs/test_past_actions_secrecy.py": 3,
    "envs/test_pettingzoo.py": 7,
    "envs/test_stable_baselines.py": 2,
    "envs/test_text.py": 4,
    "envs/test_torchrl.py": 1,
    "envs/test_vector.py": 7,
    "envs/test_vector_autoreset.py": 6,
    "lab/test_balance.py": 1,
    "local/test_server.py": 5,
    "mcp_server/test_processes.py": 1,
    "mcp_server/test_secrecy.py": 1,
    "mcp_server/test_tools.py": 1,
    "server/api/test_link_preview.py": 3,
    "server/bots/test_hints.py": 1,
    "server/library/test_record_import.py": 2,
    "server/live/test_rematch.py": 1,
}
"""Files of tests over the registry, and how many there are of each game at least."""

LEFT_OUT = {
    "browser": "tests/browser/test_own_game.py has a server that allows them, and plays them there",
    "bots/test_action_likelihood.py": "rules of one's own have no way to be undone: no past is weighed",
    "bots/test_learned.py": "networks of games that have been trained",
    "bots/test_learned_search.py": "networks of games that have been trained",
    "cli/test_puzzle.py": "puzzles, of which they have none",
    "envs/device": "graphics processors, which want compiled rules",
    "envs/test_record_video.py": "films, of games that are drawn in pixels",
    "lab/test_puzzles.py": "puzzles, of which they have none",
    "local/test_analysis_board.py": "in browsers there are games compiled for them alone",
    "local/test_thoughts.py": "in browsers there are games compiled for them alone",
    "rendering": "pictures, of games that are drawn in pixels",
    "server/api/test_engine.py": "in browsers there are games compiled for them alone",
    "server/api/test_puzzle_views.py": "puzzles, of which they have none",
    "test_agreement.py": "compiled rules, of which they have none",
    "test_documentation.py": "tests and code of each clause, which are in their packages",
    "test_equilibrium.py": "small endings in folders here; theirs is tests/own_game/test_perfect_play.py",
    "test_playthroughs.py": "files kept beside the test",
    "test_sources.py": "rules with their sources, in files here",
    "wasm": "games compiled for browsers",
}
"""Files and folders of tests over the registry that do not fit games of one's own, and why."""

OVER_THE_REGISTRY = re.compile(
    r"parametrize\([^)]*?diablerie\.games\(\)|GAMES = (\[name for name in )?diablerie\.games\(\)"
    r"|params=diablerie\.games\(\)|^@at_every_table",
    re.MULTILINE,
)


def kind_of(name: str) -> str:
    """The class of an example."""
    (declared,) = re.findall(
        rf'"?{name}"? = "\w+:(\w+)"', (EXAMPLES / name / "pyproject.toml").read_text("utf-8")
    )
    return str(declared)


def test_no_file_over_the_registry_is_forgotten() -> None:
    tests = ROOT / "tests"
    over = [
        str(path.relative_to(tests))
        for path in sorted(tests.rglob("test_*.py"))
        if OVER_THE_REGISTRY.search(path.read_text("utf-8"))
    ]
    assert len(over) > 50
    assert [
        file
        for file in over
        if file not in ASKED
        and not any(file == out or file.startswith(f"{out}/") for out in LEFT_OUT)
    ] == []


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
