"""Position documents of Teufel Teufel: what is inconsistent, and how the refusal says so."""

from __future__ import annotations

from typing import Any

import pytest

from ..slow_table import KEYS
from ..table import FULL, all_up_but, load

GAME = load(4)
SLEDS = ["c3", "g6", "a7", "e1"]
UP = {"card": "white-A", "up": True}
DOWN = {"card": "white-A", "up": False}
OVER: dict[str, Any] = {
    "to_play": None,
    "turn_of": None,
    "phase": "over",
    "turn": 1000,
    "outcome": {"reason": "max_turns", "ranking": [[0, 1, 2, 3]]},
}
GONE: dict[str, Any] = {"sleds": [None, *SLEDS[1:]], "left": [0], "letters": [FULL, "", "", ""]}
MOVING: dict[str, Any] = {"sleds": ["a1", *SLEDS[1:]], "phase": "moving", "visited": ["a1", "b1"]}
TOWER: dict[str, Any] = {"phase": "tower", "cards": {"c3": {"card": "tower", "up": True}}}
TAKE: dict[str, Any] = {
    "phase": "take",
    "possessed": [True] * 4,
    "cards": {"c3": {"card": "devil", "up": True}},
}
LOSE: dict[str, Any] = {
    "phase": "lose",
    "lose": 2,
    "letters": ["ABC", "", "", ""],
    "cards": {"c3": {"card": "devil", "up": True}},
}
SWAP: dict[str, Any] = {"phase": "swap", "swap": "b2"}
LIFT: dict[str, Any] = {
    "phase": "lift",
    "possessed": [True, False, False, False],
    "lifted": ["devil", "red-A"],
    "lifted_from": ["d1", "d2"],
    "cards": {"d1": None, "d2": None},
}
LAY: dict[str, Any] = {
    **LIFT,
    "phase": "lay",
    "lifted": ["devil"],
    "laid": ["d1"],
    "cards": {"d1": {"card": "red-A", "up": False}, "d2": None},
}
MIXED: dict[str, Any] = {
    "cards": {"b2": DOWN, "c2": UP | {"card": "white-B"}},
    "mixed": [{"cells": ["b2", "b3"], "cards": ["white-A"], "known_to": None}],
}


def changed(base: dict[str, Any], **new: Any) -> dict[str, Any]:
    return {**base, **new}


def mixed(**new: Any) -> dict[str, Any]:
    return {**MIXED, "mixed": [{**MIXED["mixed"][0], **new}]}


def lying(*cards: str) -> dict[str, Any]:
    """So many cards face up in row 2."""
    cells = zip("abcdefg", cards, strict=False)
    return {"cards": {f"{column}2": {"card": card, "up": True} for column, card in cells}}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "no key 'colour'"),
    # cards
    (lying("red-A", "red-A"), "red-A"),
    (lying(*["devil"] * 5), "devil"),
    (lying(*["tower"] * 3), "tower"),
    (lying("red-G"), "red-G"),
    (lying("pink-A"), "pink-A"),
    ({"cards": {"d4": DOWN}}, "d4"),
    ({"cards": {"h1": DOWN}}, "h1"),
    ({"cards": {"b2": "white-A"}}, "b2"),
    ({"cards": {"b2": {"card": "white-A"}}}, "b2"),
    ({"cards": {"b2": {"card": "white-A", "up": 1}}}, "b2"),
    ({"cards": []}, "cards"),
    ({"cards": {"b2": None}}, "42"),
    ({"cards": all_up_but({})}, "TT-42"),
    # sleds, letters, devils
    ({"sleds": SLEDS[:2]}, "sleds must have 4 entries"),
    ({"sleds": ["c3", "h1", "a7", "e1"]}, "h1"),
    ({"sleds": ["c3", "c3", "c3", "e1"]}, "sleds.*TT-30"),
    ({"sleds": ["d4", *SLEDS[1:]]}, "d4|centre"),
    ({"letters": [FULL, "", "", ""]}, r"letters\[0\]|six letters"),
    ({"letters": ["AG", "", "", ""]}, r"letters\[0\]"),
    ({"letters": ["AA", "", "", ""]}, r"letters\[0\]"),
    ({"letters": ["A"]}, "letters must have 4 entries"),
    ({"letters": "ABC"}, "letters"),
    ({"possessed": [1, 0, 0, 0]}, "possessed"),
    ({"possessed": [True]}, "possessed must have 4 entries"),
    # who has left
    (changed(GONE, left=[]), "TT-38"),
    (changed(GONE, sleds=SLEDS), r"left"),
    (changed(GONE, letters=["ABC", "", "", ""]), "left|letters"),
    (changed(GONE, possessed=[True, False, False, False]), "left|possessed"),
    (changed(GONE, left=[0, 0]), "left"),
    (changed(GONE, left=[4]), "left"),
    (
        {
            "left": [0, 1, 2],
            "sleds": [None] * 3 + ["e1"],
            "letters": [FULL] * 3 + [""],
            "to_play": 3,
        },
        "left|inside",
    ),
    # whose turn
    ({"phase": "night"}, "phase.*night"),
    ({"to_play": 4}, "to_play"),
    ({"turn_of": -1}, "turn_of"),
    ({"to_play": 1, "turn_of": 0}, "to_play.*turn_of|turn_of.*to_play"),
    ({"to_play": None}, "to_play|outcome"),
    ({"turn": 0}, "turn"),
    ({"phase": "place"}, "place"),
    ({"sleds": ["c3", "g6", "a7", None], "to_play": 3, "turn": 2}, "turn"),
    (changed(GONE, to_play=0, phase="turn"), "phase|left"),
    ({"phase": "reveal"}, "phase|left"),
    # what is known
    ({"known": [["b2"]]}, "known must have 4 entries"),
    ({"known": [["a1"], [], [], []]}, r"known.*a1"),
    (changed(MIXED, known=[["c2"], [], [], []]), r"known.*c2"),
    (mixed(cells=["b2", "a1"]), r"mixed.*a1"),
    (mixed(cells=["b2", "c2"]), r"mixed.*c2"),
    (mixed(cards=["white-B"]), r"mixed.*white-B"),
    (mixed(cards=["white-A", "white-A"]), r"mixed.*white-A"),
    (mixed(cards=["devil"] * 3), r"mixed.*devil"),
    (mixed(cards=[]), "mixed"),
    (mixed(cells=[]), "mixed"),
    (mixed(known_to=[4]), "mixed.*known_to|known_to"),
    (mixed(known_to=0), "mixed.*known_to|known_to"),
    ({"mixed": [{"cells": ["b2"]}]}, "mixed"),
    ({"mixed": {}}, "mixed"),
    # moving
    ({"visited": ["c3"]}, "visited"),
    (changed(MOVING, visited=["b1"]), "visited"),
    (changed(MOVING, visited=["a1", "h1"]), "visited|h1"),
    # a swap
    ({"swap": "b2"}, "swap"),
    ({"phase": "swap"}, "swap"),
    (changed(SWAP, swap="a1"), "swap.*a1"),
    (changed(SWAP, swap="c3"), "swap.*c3"),
    (changed(SWAP, cards={"b2": UP}), "swap.*b2"),
    # a shuffle
    ({"lifted": ["devil"]}, "lifted"),
    ({"lifted_from": ["a1"]}, "lifted_from"),
    ({"lifted_open": ["devil"]}, "lifted_open"),
    ({"lifted_known": [["devil"], [], [], []]}, "lifted_known"),
    ({"laid": ["d1"]}, "laid"),
    (changed(LIFT, lifted=[], lifted_from=[], cards={}), "lifted"),
    (changed(LIFT, lifted=["devil"] * 4 + ["red-A"]), "lifted"),
    (changed(LIFT, lifted=["devil", "red-G"]), "red-G"),
    (changed(LIFT, lifted_from=["d1"]), "lifted_from"),
    (changed(LIFT, lifted_open=["tower"]), "lifted_open.*tower"),
    (changed(LIFT, lifted_known=[["tower"], [], [], []]), "lifted_known.*tower"),
    (changed(LIFT, lifted_open=["devil"], lifted_known=[["devil"], [], [], []]), "lifted.*devil"),
    (changed(LIFT, lifted_from=["c3", "d1"], cards={"c3": None, "d1": None}), "c3.*TT-36"),
    (changed(LIFT, cards={"d1": DOWN, "d2": None}), "d1"),
    (
        changed(
            LIFT,
            mixed=[{"cells": ["d1", "b3"], "cards": ["white-A"], "known_to": None}],
            cards=LIFT["cards"] | {"b3": DOWN | {"card": "white-B"}, "c2": DOWN},
        ),
        "mixed.*white-A",
    ),
    (changed(LIFT, laid=["d1"]), "laid"),
    (changed(LAY, cards={"d1": {"card": "red-A", "up": True}, "d2": None}), "d1"),
    (changed(LIFT, possessed=[False] * 4), "possessed|TT-35"),
    (changed(LAY, laid=[]), "laid|lifted"),
    (changed(LAY, lifted=[], lifted_from=["d1"], cards={"d1": DOWN}), "lifted"),
    # a tower
    ({"peeked": True}, "peeked"),
    ({"banished": True}, "banished"),
    (changed(TOWER, peeked=1), "peeked"),
    (changed(TOWER, cards={"c3": UP}), "tower"),
    (changed(TOWER, cards={"c3": {"card": "tower", "up": False}}), "tower"),
    (changed(TOWER, banished=True, possessed=[True, False, False, False]), "banished"),
    (changed(TOWER, peeked=True), "tower|peeked|choose"),
    # devils
    (changed(TAKE, possessed=[False, True, True, True]), "take|home"),
    (changed(TAKE, cards={"c3": UP}), "take|devil"),
    ({"lose": 1}, "lose"),
    (changed(LOSE, lose=0), "lose"),
    (changed(LOSE, possessed=[True, False, False, False]), "possessed|lose"),
    (
        {
            "phase": "give",
            "possessed": [True, False, False, False],
            "sleds": ["c3", "c3", "a7", "e1"],
        },
        "give_devil",
    ),
    (changed(LOSE, lose=3), "lose"),
    (changed(LOSE, letters=["AB", "", "", ""]), "lose|letters"),
    ({"phase": "give", "possessed": [True, False, False, False]}, "give"),
    # turning up
    ({"revealed": 1}, "revealed"),
    (changed(GONE, to_play=0, revealed=2), "revealed"),
    # the end
    (changed(OVER, outcome=None), "outcome"),
    (changed(OVER, to_play=0), "to_play"),
    (changed(OVER, turn_of=0), "turn_of"),
    (changed(OVER, phase="turn"), "phase"),
    (changed(OVER, outcome={"reason": "boredom", "ranking": [[0, 1, 2, 3]]}), "boredom"),
    (changed(OVER, outcome={"reason": "max_turns", "ranking": [[0], [1, 2, 3]]}), "ranking"),
    (changed(OVER, outcome={"reason": "max_turns"}), "ranking"),
    ({"phase": "over"}, "outcome"),
]


@pytest.mark.parametrize(("document", "said"), REFUSED, ids=[str(row[0])[:90] for row in REFUSED])
def test_inconsistent_documents_are_refused_saying_what_is_wrong(
    document: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.position({"sleds": SLEDS, **document}, seed=1)


@pytest.mark.parametrize(
    "document",
    [{}, OVER, GONE, MOVING, TOWER, TAKE, LOSE, SWAP, LIFT, LAY, MIXED],
    ids=["turn", "over", "gone", "moving", "tower", "take", "lose", "swap", "lift", "lay", "mixed"],
)
def test_the_documents_refused_above_were_consistent_before_they_were_changed(
    document: dict[str, Any],
) -> None:
    GAME.position({"sleds": SLEDS, **document}, seed=1)


def test_five_devils_are_one_too_many() -> None:
    game = load(6)
    sleds = ["a1", "a3", "a5", "a7", "g1", "g3"]
    with pytest.raises(ValueError, match=r"possessed"):
        game.position({"sleds": sleds, "possessed": [True] * 5 + [False]}, seed=1)


def test_a_sled_may_stand_in_the_centre_where_one_may_stop_there() -> None:
    document = {"sleds": ["d4", *SLEDS[1:]]}
    load(4, centre_stop="yes").position(document, seed=1)
    crossing = {**document, "phase": "moving", "visited": ["c4", "d4"], "possessed": [True] * 4}
    GAME.position(crossing, seed=1)


def test_all_cards_may_lie_open_where_nobody_has_left_and_judgement_waits_for_that() -> None:
    game = load(4, judgement="after_first_exit")
    game.position({"sleds": SLEDS, "cards": all_up_but({})}, seed=1)
    with pytest.raises(ValueError, match="TT-42"):
        game.position({**GONE, "to_play": 1, "cards": all_up_but({})}, seed=1)


def test_all_cards_may_lie_open_while_who_turned_up_the_last_finishes_his_turn() -> None:
    cards = all_up_but({}, empty=("a1", "b1"))
    GAME.position({**MOVING, "cards": cards}, seed=1)


def test_six_letters_without_a_devil_may_wait_for_a_choice() -> None:
    document = {**TOWER, "letters": [FULL, "", "", ""], "banished": True}
    GAME.position({"sleds": SLEDS, **document}, seed=1)
    robbed = {**LOSE, "letters": ["ABC", FULL, "", ""]}
    GAME.position({"sleds": SLEDS, **robbed}, seed=1)


JUNK: tuple[Any, ...] = (
    *(
        None,
        3,
        -1,
        10**30,
        1.5,
        True,
        "x",
        "",
        [],
        [None],
        [[1]],
        [[], [], [], [None]],
        {},
        {"a": 1},
    ),
    *({"b2": 3}, {"b2": {}}, [{"cells": 3}], {"reason": [], "ranking": 3}, ["a1", "a1"], ["devil"]),
)


@pytest.mark.parametrize("key", KEYS)
def test_whatever_stands_in_a_document_it_is_read_or_refused(key: str) -> None:
    for junk in JUNK:
        for document in ({}, MOVING, TOWER, TAKE, LOSE, SWAP, LIFT, LAY, GONE, OVER, MIXED):
            given = {"sleds": SLEDS, **document, key: junk}
            try:
                state = GAME.position(given, seed=1)
            except ValueError:
                continue
            assert GAME.position(state.position(), seed=2) == state
