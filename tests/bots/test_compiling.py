"""What bots have compiled serves a game with any number at the table: nobody waits for it twice."""

from __future__ import annotations

import pytest

import diablerie
from diablerie import Game, bots
from diablerie.bots.outlook import outlook
from diablerie.compiled import PACKAGE, specialise

LOOPS = {"search_loop": ("search", "play_worlds"), "lookahead_loop": ("look_ahead",)}


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
    belief = game.start(1).belief(0)
    bots.level("greedy").make(game, 1).choose(belief)
    bots.parse("search:simulations=5").make(game, 1).choose(belief)
    outlook(belief, games=1)


@pytest.mark.parametrize("name", ["kill-doctor-lucky", "teufel-teufel"])
def test_nothing_is_compiled_anew_for_another_number_of_seats(name: str) -> None:
    low, high = diablerie.load(name).seat_range
    first = {"first_player": 0}
    ask(diablerie.load(name, high, **first))
    before = compiled_kinds(diablerie.load(name))
    assert all(before.values())
    for seats in range(low, high):
        ask(diablerie.load(name, seats, **first))
    assert compiled_kinds(diablerie.load(name)) == before
