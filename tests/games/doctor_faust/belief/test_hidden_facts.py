"""What is hidden and bears on a walk: what the card on its way does to the stone."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.analysis import likely, reason_text
from diablerie.capabilities.facts import Fact

FAUST = diablerie.load("doctor-faust")


def position(value: int, hand: list[int], soul: int = 15) -> diablerie.State:
    """Red stands on 3, and a card of Blue lies beside 5."""
    return FAUST.position(
        {
            "soul": soul,
            "points": 4,
            "stones": [[3, 20], [22, 22]],
            "hands": [[2, 3], hand],
            "laid": [{"space": 5, "seat": 1, "value": value}],
        }
    )


@pytest.mark.parametrize(("value", "kind"), [(8, "forward"), (7, "back")])
def test_a_card_on_the_way_sends_on_or_back(value: int, kind: str) -> None:
    (found,) = position(value, []).hidden_facts(("s1", "s1"))
    assert found == Fact.of(kind, space=5)


def test_it_may_bring_a_soul_card() -> None:
    found = position(4, [], soul=9).hidden_facts(("s1", "s1"))
    assert found == (Fact.of("forward", space=5), Fact.of("onto-soul", space=5))


@pytest.mark.parametrize("actions", [("s1",), ("soul", "soul"), ("3@9",), ("s2", "s2")])
def test_nothing_hidden_bears_on_what_meets_no_card(actions: tuple[str, ...]) -> None:
    assert position(8, []).hidden_facts(actions) == ()


def test_how_likely_it_is_follows_from_the_cards_not_seen_yet() -> None:
    """One in four of 3, 5, 7 and 8 drives forward, whichever lies there in truth."""
    for truth, hand in ((8, [3, 5, 7]), (3, [5, 7, 8])):
        back, forward = likely(position(truth, hand).belief(0), ("s1", "s1"), seed=1)
        assert back.fact == Fact.of("back", space=5)
        assert back.share.low < 0.75 < back.share.high
        assert forward.share.low < 0.25 < forward.share.high


def test_it_can_be_said() -> None:
    (found,) = likely(position(9, [3, 5]).belief(0), ("s1", "s1"), seed=1)
    assert reason_text(found, FAUST.name, "en") == (
        "The card on 5 throws the stone back with a probability of 100%."
    )
