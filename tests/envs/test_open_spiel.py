"""OpenSpiel takes our games for its own: its conformance tests, over every game and small whole trees."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import get_all_states

import diablerie
from tests.games.doctor_faust.small_trees import TRAPS
from tests.settings import everyday

from .playthroughs import FILE, is_replayed, written
from .spiel import game_string, played, short_games, short_string, small_games

SMALL = ["traps", "attempt", "reshuffled", "look"]


def run_suite(base: type[unittest.TestCase], game: Any, without: tuple[str, ...] = ()) -> None:
    """Run one of OpenSpiel's test classes on a game of ours."""
    case = type("Conformance", (base,), {"game": game, "game_name": str(game)})
    names = unittest.defaultTestLoader.getTestCaseNames(case)
    suite = unittest.TestSuite(case(name) for name in names if name not in without)
    found = unittest.TestResult()
    suite.run(found)
    assert found.testsRun > 0
    assert found.wasSuccessful(), "\n".join(told for _, told in found.errors + found.failures)


@pytest.mark.parametrize("name", short_games())
def test_random_games_pass_open_spiels_own_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False, True)


@pytest.mark.parametrize("name", short_games())
def test_states_pass_open_spiels_api_test(name: str) -> None:
    run_suite(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(name))


@pytest.mark.parametrize("name", everyday(SMALL, "attempt", "reshuffled"))
def test_whole_trees_pass_open_spiels_api_test(name: str) -> None:
    counted = ("test_number_of_nodes", "test_game_is_perfect_recall")
    run_suite(api_test.EnforceAPIOnFullTreeBase, small_games()[name], without=counted)


@pytest.mark.parametrize("name", everyday(SMALL, "traps", "look"))
def test_a_player_remembers_all_he_has_seen_and_done(name: str) -> None:
    found = api_test._assert_is_perfect_recall(small_games()[name])
    assert len(found) > 8


def test_information_states_join_what_a_player_cannot_tell_apart() -> None:
    game = small_games()["traps"]
    states = [
        state
        for state in get_all_states.get_all_states(game, depth_limit=1).values()
        if not state.is_chance_node()
    ]
    assert len(states) == 6
    assert len({state.information_state_string(1) for state in states}) == 1
    assert len({tuple(state.information_state_tensor(1)) for state in states}) == 1
    assert len({state.information_state_string(0) for state in states}) == 6


@pytest.mark.parametrize("name", diablerie.games())
def test_states_are_those_of_the_engine(name: str) -> None:
    game = pyspiel.load_game(short_string(name, 6))
    for state in played(game, seed=3):
        world = state.world
        assert tuple(state.returns()) == pytest.approx(world.returns, abs=1e-6)
        assert state.is_terminal() == world.is_over
        told = [state.action_to_string(action) for action in state.legal_actions()]
        assert tuple(told) == world.legal
        for seat in range(game.num_players()):
            assert json.loads(state.observation_string(seat)) == world.view(seat)
            assert np.array_equal(state.observation_tensor(seat), world.tensor(seat))


@pytest.mark.parametrize("name", diablerie.games())
def test_a_state_comes_back_from_its_text_with_all_it_remembers(name: str) -> None:
    game = pyspiel.load_game(short_string(name, 4))
    *_, state = played(game, seed=5)
    again_game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(again_game) == str(game)
    assert again.history() == state.history()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def test_games_and_states_can_be_pickled() -> None:
    game = small_games()["traps"]
    *_, state = played(game, seed=2)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", diablerie.games())
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(written(short_string(name, 1), seed=11), encoding="utf-8")
    assert is_replayed(file)


def test_the_playthrough_that_is_kept_is_still_true() -> None:
    assert is_replayed(FILE), "see what changed: python -m tests.envs.playthroughs, then git diff"


def test_what_others_see_is_apart_from_what_one_player_sees() -> None:
    game = pyspiel.load_game(game_string("doctor-faust"))
    state = game.new_initial_state()
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert json.loads(public.string_from(state, 0))["hands"] == [None, None]
    assert json.loads(private.string_from(state, 1))["hands"][1] == list(range(2, 10))


def test_python_ends_well_with_the_games_registered() -> None:
    program = (
        "import pyspiel, diablerie.envs.open_spiel; pyspiel.load_game('diablerie_doctor_faust')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_doctor_faust_leaves_nothing_to_chance() -> None:
    game = pyspiel.load_game(game_string("doctor-faust"))
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not game.new_initial_state().is_chance_node()


def test_hidden_cards_of_a_position_are_dealt_by_chance() -> None:
    game = pyspiel.load_game(game_string("doctor-faust"), {"position": json.dumps(TRAPS)})
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
