"""What is hidden and bears on an action: whether others can foil an attempt, what card is drawn."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie.analysis import likely
from diablerie.capabilities.facts import Fact

LUCKY = diablerie.load("kill-doctor-lucky", seats=3)


def position(*hands: list[str], **more: Any) -> diablerie.State:
    """Seat 0 is alone with the Doctor in the nursery."""
    pawns = ["nursery", "kitchen", "kitchen"]
    start = {"to_play": 0, "lucky": "nursery", "pawns": pawns, "hands": list(hands)}
    return LUCKY.position({**start, **more}, seed=1)


@pytest.mark.parametrize(
    ("others", "kind"),
    [
        ((["fail1"], ["fail2"]), "attempt-open"),
        ((["fail1"], ["fail3"]), "attempt-foiled"),
        ((["fail3", "fail1"], ["move1"]), "attempt-foiled"),
        ((["move1"], ["move1"]), "attempt-open"),
    ],
)
def test_others_foil_an_attempt_together(others: tuple[list[str], ...], kind: str) -> None:
    found = position(["weapon:chain_saw"], *others).hidden_facts(("attempt:chain_saw",))
    assert found == (Fact.of(kind, value=4),)


def test_of_those_who_answer_the_later_count() -> None:
    state = position(["weapon:chain_saw"], ["fail2"], ["fail2"]).play("attempt:chain_saw")
    assert state.hidden_facts(("pass",)) == (Fact.of("later-open", value=4),)
    assert state.hidden_facts(("fail2", "pass")) == (Fact.of("later-foiled", value=2),)
    last = state.play("pass")
    assert last.hidden_facts(("pass",)) == ()


@pytest.mark.parametrize("card", ["move1", "fail2", "room:kitchen", "weapon:trowel"])
def test_what_card_is_drawn(card: str) -> None:
    state = position([], [], [], draw=[card])
    (found,) = state.hidden_facts(("snoop",))
    assert found == Fact.of(f"draw-{card.partition(':')[0].rstrip('123')}")


def test_nothing_hidden_bears_on_a_step() -> None:
    state = position(["move1"], ["fail1"], ["fail1"])
    assert state.hidden_facts(("end",)) == ()


def test_how_likely_others_foil_it_does_not_hang_on_what_they_hold() -> None:
    rich, poor = (["fail3", "fail3"], ["fail2"]), (["move1", "move2"], ["move3"])
    told = [
        likely(position(["weapon:chain_saw"], *hands).belief(0), ("attempt:chain_saw",), seed=1)
        for hands in (rich, poor)
    ]
    assert told[0] == told[1]
    assert {each.fact.kind for each in told[0]} == {"attempt-foiled", "attempt-open"}
    assert sum(each.share.chance for each in told[0]) == pytest.approx(1)
