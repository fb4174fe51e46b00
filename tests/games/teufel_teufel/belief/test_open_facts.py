"""What is known and speaks for a move: letters, devils, towers, and what is known of cards face down."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie.analysis.reasons import known_line
from diablerie.capabilities.facts import Fact
from tests.games.teufel_teufel.belief.confirmed import CONFIRMED

HELL = diablerie.load("teufel-teufel", seats=4)
SLEDS = ["c3", "g7", "a7", "g1"]


def card(name: str, *, up: bool = True) -> dict[str, Any]:
    return {"card": name, "up": up}


def found(line: tuple[str, ...], cards: dict[str, Any], **keys: Any) -> list[Fact]:
    """The facts that speak for a line of Red's, whose sled stands on c3."""
    start = {"to_play": 0, "sleds": SLEDS, "letters": ["A", "", "", ""], **keys}
    state = HELL.position({**start, "cards": cards}, seed=1)
    seat = int(state.to_play or 0)
    facts = list(HELL.open_facts.find(known_line(state.belief(seat), line)))
    for fact in facts:
        assert CONFIRMED[fact.kind](state, line, dict(fact.facts)), fact
    return facts


NEXT = {"c4": card("red-B")}
DEVIL = {"possessed": [True, False, False, False]}
TOWER = {"cards": {}, "phase": "tower", **DEVIL}


@pytest.mark.parametrize(
    ("line", "cards", "keys", "fact"),
    [
        (("go:c4",), NEXT, {"letters": ["ACDEF", "", "", ""]}, Fact.of("out", place=1)),
        (("go:c4",), NEXT, {}, Fact.of("letter", letter="B", count=2)),
        (
            ("go:c4", "stop"),
            {"c4": card("green-A")},
            {**DEVIL, "sleds": ["c3", "c4", "a7", "g1"]},
            Fact.of("hands-over", seat=1),
        ),
        (
            ("go:c4", "stop"),
            {"c4": card("green-A")},
            {
                "possessed": [True, True, False, False],
                "letters": ["A", "BCD", "", ""],
                "sleds": ["c3", "c4", "a7", "g1"],
            },
            Fact.of("hands-second", seat=1, count=2),
        ),
        (("go:c4", "banish"), {"c4": card("tower")}, DEVIL, Fact.of("banish")),
        (("go:c4",), {"c4": card("devil")}, {}, Fact.of("flight")),
        (
            ("take:2",),
            {"c3": card("devil")},
            {
                "phase": "take",
                "possessed": [True, True, True, True],
                "letters": ["A", "AB", "C", "ABC"],
            },
            Fact.of("frees", seat=2, count=1),
        ),
        (
            ("lose:B",),
            {"e5": card("red-B")},
            {"phase": "lose", "lose": 2, "letters": ["ABCD", "", "", ""]},
            Fact.of("comes-back", letter="B", cell="e5"),
        ),
        (
            ("swap:g3", "with:c2"),
            {"g3": card("red-D")},
            {},
            Fact.of("swap-nearer", letter="D", cell="c2"),
        ),
        (
            ("swap:f7", "with:a1"),
            {"f7": card("blue-D", up=False), "a1": card("white-A", up=False)},
            {"known": [["f7"], [], [], []]},
            Fact.of("swap-away", letter="D", seat=1),
        ),
        (("swap:e5", "with:e6"), {}, {}, Fact.of("swap-blind")),
        (
            ("lift:e5", "lift:e6", "lay:e5"),
            {"e5": card("blue-D")},
            DEVIL,
            Fact.of("hides", letter="D", seat=1),
        ),
        (("lift:e5", "lift:e6", "lay:e5"), {}, DEVIL, Fact.of("stays")),
        (
            ("go:c4",),
            {"c4": card("white-D", up=False), "c5": card("red-D", up=False)},
            {"mixed": [{"cells": ["c4", "c5"], "cards": ["red-D"], "known_to": None}]},
            Fact.of("among", letter="D", count=2),
        ),
        (("go:c4",), {}, {}, Fact.of("unknown", count=42, letters=5)),
        (
            ("peek:e5",),
            {"c3": card("tower")},
            {"phase": "tower"},
            Fact.of("peek"),
        ),
        (
            ("go:b3", "go:b4", "stop"),
            {"b3": card("green-A"), "a4": card("blue-D", up=False)},
            {},
            Fact.of("nothing-turned"),
        ),
        (("go:c4", "stop"), {"c4": card("blue-A")}, {}, Fact.of("blocks", letter="A", seat=1)),
        (
            ("go:c4", "stop"),
            {"c4": card("green-A"), "c6": card("red-C")},
            {},
            Fact.of("nearer", letter="C", cell="c6"),
        ),
        (
            ("go:c4", "stop"),
            {"c4": card("green-A"), "c6": card("tower")},
            {**DEVIL, "letters": ["ABCDE", "", "", ""]},
            Fact.of("to-tower", cell="c6"),
        ),
    ],
)
def test_a_fact_speaks_for_a_move(
    line: tuple[str, ...], cards: dict[str, Any], keys: dict[str, Any], fact: Fact
) -> None:
    assert fact in found(line, cards, **keys)


def test_who_has_left_is_told_how_many_cards_are_still_to_be_turned_up() -> None:
    cards = HELL.start(1).position()["cards"]
    up = {cell: {**each, "up": cell not in ("a2", "b2", "c2")} for cell, each in cards.items()}
    keys = {"sleds": [None, *SLEDS[1:]], "left": [0], "letters": ["ABCDEF", "", "", ""]}
    assert Fact.of("judgement", count=3) in found(("reveal:a2",), up, **keys)


def test_a_sled_is_put_where_cards_are() -> None:
    start = HELL.start(1)
    line = ("place:c3",)
    facts = list(HELL.open_facts.find(known_line(start.belief(0), line)))
    assert facts == [Fact.of("beside", count=4)]
    assert CONFIRMED["beside"](start, line, {"count": 4})


def test_of_those_with_a_devil_only_the_one_with_the_fewest_letters_is_so_named() -> None:
    keys = {
        "phase": "take",
        "possessed": [True, True, True, True],
        "letters": ["A", "AB", "C", "ABC"],
    }
    assert "frees" not in {fact.kind for fact in found(("take:1",), {"c3": card("devil")}, **keys)}


def test_a_possessed_sled_is_not_kept_out() -> None:
    keys = {"possessed": [False, True, False, False]}
    told = found(("go:c4", "stop"), {"c4": card("blue-A")}, **keys)
    assert "blocks" not in {fact.kind for fact in told}


def test_what_a_hidden_card_is_is_not_known_where_it_is_turned_up() -> None:
    told = found(("go:c4",), {"c4": card("red-B", up=False)})
    assert not {fact.kind for fact in told} & {"letter", "nothing-turned", "blocks"}
