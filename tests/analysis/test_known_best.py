"""In twenty positions whose best action is known, reviews and hints find it (`bench/known_best.py`)."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pyspiel
import pytest

import diablerie
import diablerie.envs.open_spiel
from tests.envs.spiel import game_string

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from equilibrium import solved
from known_best import Known, clearly_best, hint_finds, lessons_of, read, review_finds
from last_turn import last_turn_worth

KNOWN = read(Path(__file__).parent / "known_best.json")
ENOUGH = 18
SOLVED = [known for known in KNOWN if known.source == "solved"]
FACE_DOWN = [known for known in SOLVED if "laid" in known.position]
"""Cards have been laid there, some of them face down."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: whole turns are laid out faster."""
    for name in diablerie.games():
        diablerie.load(name).warm()


def test_there_are_twenty_positions_of_every_game_and_kind() -> None:
    assert len(KNOWN) == 20
    assert set(Counter(known.game for known in KNOWN)) == set(diablerie.games())
    assert {known.source for known in KNOWN} == {"lesson", "solved"}
    assert all(set(known.best) < set(known.state().legal) for known in KNOWN)


@pytest.mark.timeout(900)
def test_a_review_finds_what_is_best_in_eighteen() -> None:
    assert sum(map(review_finds, KNOWN)) >= ENOUGH


@pytest.mark.timeout(900)
def test_a_hint_finds_what_is_best_in_eighteen() -> None:
    assert sum(map(hint_finds, KNOWN)) >= ENOUGH


@pytest.mark.parametrize("known", SOLVED, ids=lambda known: f"{known.game}-{known.name}")
def test_what_is_called_best_is_best_by_reckoning(known: Known) -> None:
    worth = last_turn_worth(known.state())
    found = clearly_best({action: (value, value) for action, value in worth.items()})
    assert found == (known.best, known.margin)


@pytest.mark.timeout(900)
def test_what_is_called_best_in_a_step_of_a_lesson_is_so_by_reckoning() -> None:
    steps = {(known.game, known.name): known for known in KNOWN if known.source == "lesson"}
    for game in {game for game, _ in steps}:
        for found in lessons_of(game):
            assert found == steps.pop((found.game, found.name), found)
    assert not steps


@pytest.mark.parametrize("known", FACE_DOWN, ids=lambda known: known.name)
def test_the_reckoning_agrees_with_open_spiels_solver(known: Known) -> None:
    """Without the seat's own card, which a spectator does not know: the solver begins with what one does."""
    laid = [card for card in known.position["laid"] if card["seat"] == 1]
    position = {**known.position, "laid": laid}
    given = {"position": json.dumps(position), "deals": -1}
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(game_string(known.game), given))
    worth = last_turn_worth(diablerie.load(known.game).position(position, seed=0))
    assert max(worth.values()) == pytest.approx(solved(tree, most=2_000).value, abs=1e-3)
