"""A small position is solved, and bots are measured against the solution (`bench/equilibrium.py`)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyspiel
import pytest

import diablerie
from diablerie import bots
from tests.games.doctor_faust.small_trees import TRAPS
from tests.games.of_game import of_game

sys.path.insert(0, str(Path(__file__).parent.parent / "bench"))

from equilibrium import WHICH_CARD, Policy, decisions, shortfall, solved, tabulated

GAME = pyspiel.load_game("diablerie_doctor_faust", {"position": json.dumps(TRAPS), "deals": -1})
TREE = pyspiel.convert_to_cached_tree(GAME)


def at_random() -> Policy:
    """Every action is as likely as any other."""
    return {
        state.information_state_string(): [
            (action, 1 / len(state.legal_actions())) for action in state.legal_actions()
        ]
        for state in decisions(GAME.new_initial_state())
    }


def test_the_position_is_worth_what_it_is_worth() -> None:
    found = solved(TREE, most=300)
    assert found.value == pytest.approx(-1 / 3, abs=1e-3)
    assert found.nash_conv < 1e-3


def test_what_is_given_away_adds_up_to_open_spiels_exploitability() -> None:
    policy = at_random()
    lost = shortfall(TREE, policy, -1 / 3)
    told = pyspiel.exploitability(TREE, policy)
    assert lost.exploitability == pytest.approx(told)
    assert lost.first > 0.1
    assert lost.second >= 0


def test_a_bot_is_asked_in_every_information_state() -> None:
    table = tabulated(GAME, TREE, bots.level("imp"), seeds=2)
    assert table.keys() == at_random().keys()
    assert all(sum(chance for _, chance in told) == pytest.approx(1) for told in table.values())


def test_a_search_gives_away_less_than_chance_does() -> None:
    level = bots.parse("search:simulations=300")
    lost = shortfall(TREE, tabulated(GAME, TREE, level, seeds=2), -1 / 3)
    assert lost.exploitability < shortfall(TREE, at_random(), -1 / 3).exploitability


@pytest.mark.parametrize(
    ("name", "worth"),
    [(None, -1 / 3), (WHICH_CARD, 0.5)],
)
def test_whoever_knows_all_that_archdevil_does_wins_next_to_nothing_by_it(
    name: str | None, worth: float
) -> None:
    game = GAME if name is None else pyspiel.load_game(name)
    tree = TREE if name is None else pyspiel.convert_to_cached_tree(game)
    lost = shortfall(tree, tabulated(game, tree, bots.level("archdevil"), seeds=1), worth)
    assert max(lost.first, lost.second) < 0.02


@pytest.mark.parametrize("name", diablerie.games())
def test_small_endings_of_every_game_are_solved(name: str) -> None:
    for ending in of_game(name, "small_trees").small_trees().values():
        game = pyspiel.load_game(f"diablerie_{name.replace('-', '_')}", {**ending, "deals": -1})
        tree = pyspiel.convert_to_cached_tree(game)
        worth = solved(tree, most=1_000).value
        level = bots.parse("archdevil:endgame=60000")
        lost = shortfall(tree, tabulated(game, tree, level, seeds=1), worth)
        assert max(lost.first, lost.second) < 0.02
