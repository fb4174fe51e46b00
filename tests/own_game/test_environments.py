"""Environments, solvers and the laboratory take a game of one's own, once it is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import diablerie
from diablerie import Game
from diablerie.envs import pettingzoo
from diablerie.envs.gymnasium import OneSeat
from diablerie.envs.open_spiel import spiel_game
from diablerie.envs.vector import VectorGames
from diablerie.secrecy import check
from diablerie.secrecy.adapters import open_spiel
from one_card_poker import OneCardPoker
from tests.cli.calling import call
from tests.envs.test_pettingzoo import warnings_as_errors
from tests.installing import announce
from tests.own_game.installed import EXAMPLES, NAME, poker
from tests.own_game.shells import Shells

POSITIONS = 60


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The example and a game with a planted leak, known to OpenSpiel too."""
    with poker(), pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("leaking")
        patch.syspath_prepend(str(folder))
        announce(folder, "leaking", "public-hint = tests.own_game.leaks:PublicHint\n")
        diablerie.installed_games.allow(None)
        for name in (NAME, "public-hint"):
            spiel_game.register(diablerie.describe(name))
        yield


@pytest.mark.parametrize("game", [OneCardPoker(3), Shells()], ids=repr)
def test_gymnasiums_check_passes(game: Game) -> None:
    check_env(OneSeat(game, seat=1, illegal="lose"), skip_render_check=True)


def test_who_wants_pixels_of_it_is_told_that_it_has_no_drawing() -> None:
    env = OneSeat(OneCardPoker(2), render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="one-card-poker has no drawing: render_mode is None or"):
        env.render()
    assert OneSeat(OneCardPoker(2)).metadata["render_modes"] == ["ansi"]


def test_pettingzoos_checks_pass() -> None:
    with warnings_as_errors():
        api_test(pettingzoo.env(NAME, 3), num_cycles=40)
    seed_test(lambda: pettingzoo.env(NAME, 3), 40)


def test_the_vector_environment_pays_what_the_engine_pays() -> None:
    envs = VectorGames(OneCardPoker(3), 5, history=2)
    envs.reset(seed=5)
    ended = 0
    for _ in range(30):
        _, _, over, _, _ = envs.step(envs.random_actions())
        ended += int(over.sum())
        assert np.allclose(envs.payoffs.sum(axis=1), 0, atol=1e-6)
    assert ended > 10


def test_open_spiel_plays_it_at_random() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("diablerie_one_card_poker(seats=4)"), 5, False, False)


def test_beliefs_are_the_posterior_and_a_hint_they_leave_out_is_found() -> None:
    honest = list(check(open_spiel.case("diablerie_one_card_poker(deals=-1)"), POSITIONS))
    assert [str(report) for report in honest if not report.is_clean] == []
    leaking = check(open_spiel.case("diablerie_public_hint(seats=3,deals=-1)"), POSITIONS // 4)
    assert "calibrated beliefs" in {report.check for report in leaking if report.findings}


def test_the_laboratory_plays_and_compares_it() -> None:
    told = call(
        "arena", NAME, "--bots", "random,greedy", "--games", "20", "--processes", "1", "--json"
    )
    assert told.exit_code == 0, told.output
    told = call("balance", NAME, "--deals", "10", "--seats", "2,3", "--processes", "1", "--json")
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize("example", sorted(each.name for each in EXAMPLES.iterdir()))
def test_examples_pass_their_own_tests_and_work_once_pip_has_installed_them(
    example: str, tmp_path: Path
) -> None:
    source = Path(diablerie.__file__).parents[1]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(tmp_path), str(EXAMPLES / example)], check=True)
    places = os.pathsep.join((str(tmp_path), str(source)))
    own = {**os.environ, "PYTHONPATH": places}
    asked = [sys.executable, "-m", "diablerie", "games", "--json"]
    done = subprocess.run(asked, env=own, capture_output=True, check=True, cwd=tmp_path)
    assert example in [game["name"] for game in json.loads(done.stdout)]
    tests = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        str(EXAMPLES / example / "tests"),
    ]
    subprocess.run(tests, env=own, check=True, cwd=tmp_path)
