"""What is known and speaks for a turn: soul cards, pairs, traps, what is in reach."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie.analysis.reasons import known_line
from diablerie.capabilities.facts import Fact
from tests.games.doctor_faust.belief.confirmed import CONFIRMED

FAUST = diablerie.load("doctor-faust")
FAR = {"soul": 20, "stones": [[0, 1], [2, 4]]}
"""Nobody is near the pyramid."""

LAST_CARD = {"pile": [13], "won": [[3, 6, 9, 11, 12], [4, 5, 7, 8, 10]]}


def found(line: tuple[str, ...], **keys: Any) -> list[Fact]:
    """The facts that speak for a line of Red's."""
    state = FAUST.position({"points": len(line), **FAR, **keys})
    facts = list(FAUST.open_facts.find(known_line(state.belief(0), line)))
    for fact in facts:
        assert CONFIRMED[fact.kind](state, line, dict(fact.facts)), fact
    return facts


@pytest.mark.parametrize(
    ("line", "keys", "fact"),
    [
        (("s1",), {"soul": 1, **LAST_CARD}, Fact.of("wins", own=58, other=38)),
        (("soul",), {"soul": 3, "stones": [[0, 1], [4, 4]]}, Fact.of("infamy", total=88)),
        (("s1",), {"soul": 1}, Fact.of("landing", value=3)),
        (("soul",), {"soul": 3}, Fact.of("pushing", value=3)),
        (("soul",), {"soul": 14}, Fact.of("crossing", value=3)),
        (
            ("s2",),
            {"soul": 2, "laid": [{"space": 2, "seat": 1, "value": 8}]},
            Fact.of("trap", value=3),
        ),
        (("s1",), {}, Fact.of("no-soul")),
        (
            ("s1",),
            {"soul": 28, "stones": [[1, 1], [10, 20]]},
            Fact.of("pair-parted", count=3),
        ),
        (("s1",), {"soul": 1, "stones": [[5, 7], [4, 4]]}, Fact.of("pair-ahead", count=3)),
        (("s1",), {"soul": 6}, Fact.of("stone-near", count=5)),
        (("s1",), {"soul": 1, "stones": [[10, 12], [2, 4]]}, Fact.of("rival-far")),
        (("3@9",), {"soul": 1, "stones": [[1, 8], [2, 4]]}, Fact.of("holds-soul")),
        (("3@6",), {"soul": 8}, Fact.of("card-between", space=6, stone=4)),
        (("3@6",), {"soul": 1}, Fact.of("card-near", space=6, count=2)),
        (("8@6",), {"soul": 1}, Fact.of("card-drives", value=8, to=14)),
        (("3@6",), {"soul": 1}, Fact.of("card-throws", value=3, to=3)),
        (
            ("s1",),
            {"stones": [[5, 7], [2, 4]], "laid": [{"space": 7, "seat": 1, "value": 8}]},
            Fact.of("stops-before", space=7),
        ),
        (
            ("s1",),
            {"stones": [[5, 7], [2, 4]], "laid": [{"space": 9, "seat": 1, "value": 8}]},
            Fact.of("way-clear"),
        ),
    ],
)
def test_a_fact_speaks_for_a_turn(line: tuple[str, ...], keys: dict[str, Any], fact: Fact) -> None:
    assert fact in found(line, **keys)


def test_what_a_card_of_the_rival_does_is_not_known() -> None:
    cards = [{"space": 1, "seat": 1, "value": 8}]
    assert found(("s1",), laid=cards) == []


def test_a_turn_that_is_not_over_leaves_nothing_to_the_rival_yet() -> None:
    assert found(("s1",), points=3) == []


def test_what_the_rival_can_come_to_is_no_reason() -> None:
    kinds = {fact.kind for fact in found(("s1",), soul=6)}
    assert not kinds & {"no-soul", "rival-far"}


def test_a_trap_of_ones_own_is_reckoned_with() -> None:
    """The rival's only way to the pyramid leads over a card that throws them back."""
    keys = {"soul": 20, "stones": [[0, 1], [14, 3]]}
    mine = [{"space": 16, "seat": 0, "value": 9}]
    assert Fact.of("no-soul") not in found(("s1",), **keys)
    assert Fact.of("no-soul") in found(("s1",), **keys, laid=mine)


def test_pairs_that_are_too_far_or_held_up_are_no_threat() -> None:
    for stones, soul in (([5, 5], 22), ([5, 5], 5)):
        keys = {"stones": [[12, 14], stones], "soul": soul}
        assert "pair-ahead" not in {fact.kind for fact in found(("s1",), **keys)}
    held = {"stones": [[2, 14], [4, 4]], "soul": 1}
    assert "pair-ahead" not in {fact.kind for fact in found(("s2",), **held)}
