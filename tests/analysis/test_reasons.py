"""Of the hidden facts that bear on an action those are told that say something."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.analysis import Likely, likely
from diablerie.analysis.hidden_fact_chances import foremost
from diablerie.analysis.reasons import reasons_for
from diablerie.bots.win_probability import WinProbability
from diablerie.capabilities.facts import Fact


def reasons(*chances: float) -> list[Likely]:
    return [
        Likely(Fact.of(f"kind-{number}"), WinProbability(chance, 0, 1))
        for number, chance in enumerate(chances)
    ]


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((), 0),
        ((1.0,), 1),
        ((0.7, 0.3), 1),
        ((1.0, 0.3), 2),
        ((0.6, 0.2, 0.2), 3),
        ((0.4, 0.3, 0.2, 0.1), 3),
    ],
)
def test_the_likeliest_are_told_and_of_an_either_or_one(
    chances: tuple[float, ...], told: int
) -> None:
    given = reasons(*chances)
    assert list(foremost(given, 3)) == given[:told]


def test_what_a_card_is_turned_up_for_comes_before_what_is_likelier() -> None:
    state = diablerie.load("teufel-teufel", 4).position(
        {
            "to_play": 0,
            "sleds": ["c3", "g7", "a7", "g1"],
            "cards": {"c3": {"card": "blue-F", "up": True}, "c4": {"card": "red-A", "up": False}},
        },
        seed=1,
    )
    belief, line = state.belief(0), ("go:c4",)
    assert likely(belief, line, 1)[0].fact.kind == "rivals-letter"
    told = [each.fact.kind for each in reasons_for(belief, line, 2, 1) if each.share.chance < 1]
    assert told == ["own-letter", "devil"]


@pytest.mark.parametrize("name", diablerie.games())
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_reasons(name: str) -> None:
    state = diablerie.load(name).start(seed=1)
    seat, line = state.to_play, state.legal[-1:]
    other = state.belief(seat).sample(3)
    assert likely(state.belief(seat), line, 1) == likely(other.belief(seat), line, 1)
