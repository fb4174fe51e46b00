"""What bots have compiled serves a game with any number at the table and in any house, as it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, bots
from diablerie.bots.win_probability import win_probabilities
from diablerie.compiled import PACKAGE, specialise
from tests.games.kill_doctor_lucky.lodge import LODGE
from tests.games.kill_doctor_lucky.palace import PALACE

LOOPS = {
    "search_loop": ("search", "play_worlds"),
    "lookahead_loop": ("look_ahead",),
    "action_likelihood_loop": ("likelihoods_of",),
}


def compiled_kinds(game: Game) -> dict[str, int]:
    """For how many kinds of arguments each loop is compiled so far."""
    return {
        name: len(
            getattr(specialise(f"{PACKAGE}.bots.{module}", game.compiled_rules), name).signatures
        )
        for module, names in LOOPS.items()
        for name in names
    }


def ask(game: Game) -> None:
    """Have all that is compiled for bots run once."""
    state = game.start(1)
    belief = state.belief(0)
    bots.level("greedy").make(game, 1).choose(belief)
    bots.parse("search:simulations=5").make(game, 1).choose(belief)
    first = np.array([game.action_id(state.legal[0])])
    bots.ActionLikelihood(game).likelihood(state.record.reshape(1), first)
    win_probabilities(belief, games=1)


FACTS = {name: diablerie.describe(name) for name in diablerie.games()}
SEVERAL = [name for name, facts in FACTS.items() if len(set(facts.seat_range)) > 1]
"""Games that can be played by more or by fewer."""


@pytest.mark.parametrize("name", SEVERAL)
def test_nothing_is_compiled_anew_for_another_number_of_seats(name: str) -> None:
    low, high = FACTS[name].seat_range
    known = {option.name for option in FACTS[name].options}
    first = {option: 0 for option in ("first_player",) if option in known}
    ask(diablerie.load(name, high, **first))
    before = compiled_kinds(diablerie.load(name))
    assert all(before.values())
    for seats in range(low, high):
        ask(diablerie.load(name, seats, **first))
    assert compiled_kinds(diablerie.load(name)) == before


@pytest.mark.parametrize("mansion", [LODGE, PALACE])
def test_nothing_is_compiled_anew_for_another_house(mansion: dict[str, Any]) -> None:
    ask(diablerie.load("kill-doctor-lucky", 2))
    before = compiled_kinds(diablerie.load("kill-doctor-lucky"))
    ask(diablerie.load("kill-doctor-lucky", 2, mansion=mansion))
    assert compiled_kinds(diablerie.load("kill-doctor-lucky")) == before
