"""What is known and speaks for a turn: who sees what, when the Doctor comes, whose turn follows."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie.analysis.reasons import known_line
from diablerie.capabilities.facts import Fact
from tests.games.kill_doctor_lucky.belief.confirmed import CONFIRMED

LUCKY = diablerie.load("kill-doctor-lucky", seats=3)
APART = {"lucky": "kitchen", "pawns": ["nursery", "piazza", "parlor"]}
"""The Doctor is where nobody is; he goes on to the Lancaster Room, Master Suite, Nursery, Armory."""

ASKED = {
    "turn_of": 2,
    "to_play": 0,
    "phase": "answer",
    "lucky": "kitchen",
    "pawns": ["piazza", "carriage_house", "kitchen"],
    "attempt": {"weapon": "crepe_pan", "value": 2, "asked": 0},
    "discard": ["weapon:crepe_pan"],
    "card_played": True,
}


def found(line: tuple[str, ...], hand: tuple[str, ...] = (), **keys: Any) -> list[Fact]:
    """The facts that speak for a line of the first seat."""
    start = {"to_play": 0, "hands": [list(hand), None, None], **APART}
    state = LUCKY.position({**start, **keys}, seed=2)
    facts = list(LUCKY.open_facts.find(known_line(state.belief(0), line)))
    for fact in facts:
        assert CONFIRMED[fact.kind](state, line, dict(fact.facts)), fact
    return facts


ALONE = {"lucky": "nursery", "pawns": ["nursery", "piazza", "parlor"]}


@pytest.mark.parametrize(
    ("line", "hand", "keys", "fact"),
    [
        (("attempt",), (), ALONE, Fact.of("attempt")),
        (
            ("attempt:shoe_horn",),
            ("weapon:shoe_horn",),
            {"lucky": "lancaster_room", "pawns": ["lancaster_room", "piazza", "parlor"]},
            Fact.of("special", weapon="shoe_horn", value=7),
        ),
        (
            ("room:nursery:lucky",),
            ("room:nursery",),
            {},
            Fact.of("fetched"),
        ),
        (
            ("room:nursery:lucky", "end"),
            ("room:nursery",),
            {"pawns": ["nursery", "lancaster_room", "parlor"]},
            Fact.of("kept-from", seat=1),
        ),
        (
            ("end",),
            (),
            {"lucky": "master_suite", "pawns": ["nursery", "piazza", "parlor"]},
            Fact.of("again"),
        ),
        (
            ("end",),
            (),
            {"lucky": "master_suite", "pawns": ["armory", "nursery", "parlor"]},
            Fact.of("guards", seat=1, space="nursery"),
        ),
        (("go:gallery",), (), {"lucky": "gallery"}, Fact.of("here", space="gallery")),
        (("go:armory",), (), {"lucky": "nursery"}, Fact.of("next", space="armory")),
        (("go:armory",), (), {"lucky": "master_suite"}, Fact.of("later", space="armory", count=2)),
        (("go:armory",), (), {}, Fact.of("unseen")),
        (("snoop",), (), {}, Fact.of("snoop")),
        (
            ("end",),
            (),
            {"pawns": ["piazza", "parlor", "lancaster_room"]},
            Fact.of("follows-met", seat=2),
        ),
        (("end",), (), {}, Fact.of("follows-left", seat=1)),
        (("fail3",), ("fail3",), ASKED, Fact.of("foils")),
        (("fail2",), ("fail2",), ASKED, Fact.of("foils-exactly", value=2)),
        (("pass",), ("fail1", "move1"), ASKED, Fact.of("too-few", own=1, value=2)),
        (("pass",), ("fail3",), ASKED, Fact.of("asked-after", seat=1)),
        (
            ("fail2",),
            ("fail2",),
            {
                **ASKED,
                "turn_of": 1,
                "pawns": ["piazza", "kitchen", "carriage_house"],
            },
            Fact.of("last"),
        ),
    ],
)
def test_a_fact_speaks_for_a_turn(
    line: tuple[str, ...], hand: tuple[str, ...], keys: dict[str, Any], fact: Fact
) -> None:
    assert fact in found(line, hand, **keys)


def test_what_somebody_sees_is_not_unseen() -> None:
    seen: dict[str, Any] = {"pawns": ["nursery", "library", "parlor"]}
    assert Fact.of("unseen") not in found(("go:armory",), **seen)


def test_a_guard_beside_whom_another_sees_it_too_decides_nothing() -> None:
    both: dict[str, Any] = {"lucky": "master_suite", "pawns": ["armory", "nursery", "library"]}
    assert "guards" not in {fact.kind for fact in found(("end",), **both)}


def test_the_doctor_walks_on_only_when_the_turn_is_over() -> None:
    told = found(("go:armory", "end"), lucky="nursery")
    assert Fact.of("next", space="armory") in told
    assert Fact.of("again") in told


def test_where_no_card_is_to_be_drawn_none_is_promised() -> None:
    deck = LUCKY.start(1).position()
    hands = [card for hand in deck["hands"] for card in hand]
    everything = [*deck["draw"], *hands]
    failures = [card for card in everything if card.startswith("fail")]
    others = [card for card in everything if not card.startswith("fail")]
    empty = {"draw": [], "spent": failures, "hands": [others, [], []]}
    state = LUCKY.position({"to_play": 0, **APART, **empty}, seed=1)
    kinds = {fact.kind for fact in LUCKY.open_facts.find(known_line(state.belief(0), ("snoop",)))}
    assert "snoop" not in kinds
