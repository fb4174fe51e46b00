"""What holds at every moment of every game of Doctor Faust, under every switch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

import diablerie
from diablerie import Game
from tests.settings import many

few = effort(max_examples=many(3, soaking=625))
seeds = st.integers(min_value=0, max_value=2**63)


def settings_of_faust() -> list[Game]:
    """The default game and each other value of each switch."""
    options = diablerie.describe("doctor-faust").options
    games = [
        diablerie.load("doctor-faust", **{option.name: value})
        for option in options
        for value in option.values or ()
    ]
    return list(dict.fromkeys(games))


every_setting = pytest.mark.parametrize("game", settings_of_faust(), ids=repr)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: games are played faster."""
    for game in settings_of_faust():
        game.warm()


def positions(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """The position documents of one random game."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    yield state.position()
    while not state.is_over:
        state = state.play(str(rng.choice(state.legal)))
        yield state.position()


def devil_cards(position: dict[str, Any], seat: int) -> list[int]:
    """A seat's devil cards that are still in the game."""
    laid = [card["value"] for card in position["laid"] if card["seat"] == seat]
    return sorted([*position["hands"][seat], *laid])


@every_setting
@few
@given(seed=seeds)
def test_soul_cards_are_conserved(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        cards = [*position["pile"], *position["won"][0], *position["won"][1]]
        assert sorted(cards) == list(range(3, 14))


@every_setting
@few
@given(seed=seeds)
def test_devil_cards_leave_the_game_only_when_a_trap_is_sprung(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        for seat in (0, 1):
            gone = set(devil_cards(before, seat)) - set(devil_cards(after, seat))
            assert set(devil_cards(after, seat)) <= set(devil_cards(before, seat))
            assert len(gone) <= (before["to_play"] != seat)


@every_setting
@few
@given(seed=seeds)
def test_seven_points_a_turn_and_turns_alternate(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        if after["to_play"] is None:
            continue
        if after["turn"] == before["turn"]:
            assert (after["to_play"], after["points"]) == (before["to_play"], before["points"] - 1)
        else:
            assert (after["to_play"], after["points"]) == (1 - before["to_play"], 7)


@every_setting
@few
@given(seed=seeds)
def test_won_cards_are_never_lost_again(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        for seat in (0, 1):
            kept = len(before["won"][seat])
            assert after["won"][seat][:kept] == before["won"][seat]
