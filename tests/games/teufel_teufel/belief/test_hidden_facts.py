"""What is hidden and bears on a move: what the card is that it turns up or looks at."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie.analysis import likely
from diablerie.capabilities.facts import Fact

HELL = diablerie.load("teufel-teufel", seats=2)


def position(card: str, **more: Any) -> diablerie.State:
    """Red on c3 beside a card that lies face down; red and blue have an A each."""
    start = {"to_play": 0, "sleds": ["c3", "g7"], "letters": ["A", "A"]}
    cards = {"c3": {"card": "blue-F", "up": True}, "c4": {"card": card, "up": False}}
    return HELL.position({**start, "cards": cards, **more}, seed=1)


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("devil", "devil"),
        ("tower", "tower"),
        ("red-B", "own-letter"),
        ("red-A", "other-letter"),
        ("blue-A", "other-letter"),
        ("blue-B", "rivals-letter"),
        ("white-B", "other-letter"),
    ],
)
def test_a_card_turned_up_is_one_of_five_things(card: str, kind: str) -> None:
    assert position(card).hidden_facts(("go:c4",)) == (Fact.of(kind, cell="c4"),)


def test_so_is_one_that_is_looked_at() -> None:
    up = {"card": "tower", "up": True}
    cards = {"c3": {"card": "blue-F", "up": True}, "c4": up, "d5": {"card": "devil", "up": False}}
    state = position("tower", cards=cards).play("go:c4")
    assert state.hidden_facts(("peek:d5",)) == (Fact.of("devil", cell="d5"),)


def test_nothing_hidden_bears_on_staying() -> None:
    assert position("devil").hidden_facts(("stop",)) == ()


def test_how_likely_a_devil_is_does_not_hang_on_what_lies_there() -> None:
    """Of 42 cards four are devils, two towers."""
    told = [likely(position(card).belief(0), ("go:c4",), seed=1) for card in ("devil", "blue-B")]
    shares = [{each.fact.kind: each.share for each in found} for found in told]
    for each in shares:
        assert each["devil"].low < 4 / 42 < each["devil"].high
        assert each["tower"].low < 2 / 42 < each["tower"].high
