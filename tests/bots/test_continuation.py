"""A bot thinks ahead of its seat's own actions, until the seat would learn something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

import diablerie
from diablerie import Belief, IllegalAction, bots
from diablerie.bot import Bot
from diablerie.bots.continuation import continuing
from diablerie.bots.deliberation import concluded
from tests.bots.positions import loaded, positions


class Script:
    """A bot that does what it is told."""

    def __init__(self, actions: Iterable[str]) -> None:
        self._actions: Iterator[str] = iter(actions)

    def choose(self, belief: Belief) -> str:
        return next(self._actions)


def continued(belief: Belief, first: str, thinker: Bot, **most: int) -> tuple[str, ...]:
    return concluded(continuing(belief, first, thinker, **most))


def test_it_ends_with_the_turn() -> None:
    state = diablerie.load("doctor-faust").position({"points": 3})
    assert continued(state.belief(0), "s1", Script(["s2", "8@5"])) == ("s1", "s2", "8@5")


def test_it_goes_no_further_than_it_is_asked_to() -> None:
    state = diablerie.load("doctor-faust").start(1)
    assert continued(state.belief(0), "s1", Script(["s2"]), most=2) == ("s1", "s2")


def test_it_ends_where_a_card_is_turned_up() -> None:
    cards = {"c3": {"card": "red-A", "up": True}, "c4": {"card": "red-B", "up": True}}
    document = {"to_play": 0, "sleds": ["c3", "g7"], "letters": ["AB", ""], "cards": cards}
    state = diablerie.load("teufel-teufel", seats=2).position(document, seed=1)
    assert continued(state.belief(0), "go:c4", Script(["go:c5", "stop"])) == (
        "go:c4",
        "go:c5",
    )


def test_a_card_of_ones_own_is_no_news() -> None:
    document = {"to_play": 0, "lucky": "nursery", "hands": [["move2"], [], []]}
    state = diablerie.load("kill-doctor-lucky", seats=3).position(document, seed=1)
    step = next(a for a in state.play("move2:me").legal if a.startswith("step"))
    line = continued(state.belief(0), "move2:me", Script([step, "halt", "end"]))
    assert line == ("move2:me", step, "halt", "end")


def test_a_card_drawn_is_the_end_of_it() -> None:
    document = {"to_play": 0, "lucky": "nursery", "pawns": ["kitchen"] * 3, "hands": [[], [], []]}
    state = diablerie.load("kill-doctor-lucky", seats=3).position(document, seed=1)
    assert continued(state.belief(0), "snoop", Script([])) == ("snoop",)


@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_are_foreseen_alike(name: str) -> None:
    game = loaded(name)
    for number, state in enumerate(positions(game, 8, seed=3)):
        seat, first = state.to_play, state.legal[-1]
        told = [
            continued(world.belief(seat), first, bots.load("imp", game, 5))
            for world in (state, state.belief(seat).sample(number))
        ]
        assert told[0] == told[1]


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        continued(diablerie.load("doctor-faust").start(1).belief(0), "8@99", Script([]))
