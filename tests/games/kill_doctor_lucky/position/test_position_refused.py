"""Position documents of Kill Doctor Lucky: what is inconsistent, and how the refusal says so."""

from __future__ import annotations

from typing import Any

import pytest

from ..cottage import cottage
from ..lodge import HERMITAGE
from ..slow_rules import KEYS
from ..table import failures, load, rest_of_deck

GAME = load(3)
OVER: dict[str, Any] = {"outcome": {"reason": "max_turns", "winner": None}}

HELD = {"hands": [["move1", "room:kitchen"], [], []]}
LEFT = rest_of_deck(["move1", "room:kitchen"])

MOVING: dict[str, Any] = {
    "phase": "moving",
    "card_played": True,
    "moving": {"card": "move2", "who": "me", "left": 1, "moved": True},
}
ANSWER: dict[str, Any] = {
    "phase": "answer",
    "lucky": "nursery",
    "pawns": ["nursery", "foyer", "foyer"],
    "to_play": 1,
    "turn_of": 0,
    "attempt": {"weapon": None, "value": 1, "asked": 1},
}


def moving(**changed: Any) -> dict[str, Any]:
    return {**MOVING, "moving": {**MOVING["moving"], **changed}}


def answering(**changed: Any) -> dict[str, Any]:
    return {**ANSWER, "attempt": {**ANSWER["attempt"], **changed}}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "no key 'colour'"),
    # cards
    ({"hands": [["fail3"] * 5, [], []]}, "fail3.*KDL-02"),
    ({"hands": [["room:kitchen"], ["room:kitchen"], []]}, "room:kitchen"),
    ({"draw": ["weapon:trowel"], "discard": ["weapon:trowel"]}, "weapon:trowel"),
    ({"spent": ["fail2"] * 7, "hands": [["fail2"] * 6, [], []]}, "fail2"),
    ({"hands": [["move4"], [], []]}, "move4"),
    ({"hands": [["room:lancaster_room"], [], []]}, "room:lancaster_room"),
    ({"draw": ["trowel"]}, "trowel"),
    ({"draw": [1]}, "draw"),
    ({"draw": "fail1"}, "draw must be a list"),
    ({"discard": ["fail1"]}, "discard.*failure"),
    ({"spent": ["move1"]}, "spent.*move1"),
    ({"hands": [[], []]}, "hands must have 3 entries"),
    ({"hands": [None, [], rest_of_deck()]}, r"hands\[0\]"),
    # places
    ({"pawns": ["kitchen", "kitchen"], "hands": [[], [], []]}, "pawns must have 3 entries"),
    ({"pawns": ["kitchen", "attic", "kitchen"]}, r"pawns\[1\].*attic"),
    ({"lucky": "attic"}, "lucky.*attic"),
    ({"lucky": 8}, "lucky"),
    # whose turn
    ({"phase": "night"}, "phase.*night"),
    ({"to_play": 3}, "to_play"),
    ({"turn_of": -1}, "turn_of"),
    ({"to_play": 1, "turn_of": 0}, "to_play.*turn_of"),
    ({"to_play": None}, "no outcome"),
    ({"turn": 0}, "turn"),
    ({"stepped": 1}, "stepped must be true or false"),
    ({"card_played": None}, "card_played must be true or false"),
    # the end
    ({**OVER, "to_play": 0}, "to_play must be null"),
    ({**OVER, "phase": "turn"}, "phase must be over"),
    ({"phase": "over"}, "no outcome"),
    ({"outcome": {"reason": "boredom", "winner": 0}}, "boredom"),
    ({"outcome": {"reason": "murder", "winner": 3}}, "outcome.winner"),
    ({"outcome": {"reason": "murder"}}, "reason, winner"),
    ({"turn_of": 0, "outcome": {"reason": "murder", "winner": 1}}, "must be turn_of"),
    # a move card moving somebody
    ({"phase": "moving", "card_played": True}, "KDL-10"),
    ({**MOVING, "phase": "turn"}, "KDL-10"),
    ({**MOVING, "card_played": False}, "card_played"),
    (moving(card="room:kitchen"), "moving.card"),
    (moving(who="you"), "moving.who"),
    (moving(left=0), "moving.left"),
    (moving(left=3), "moving.left"),
    (moving(left=2), "moving.moved"),
    (moving(moved=False), "moving.moved"),
    ({**MOVING, "to_play": 1, "turn_of": 0}, "to_play.*turn_of"),
    # an attempt being answered
    ({**ANSWER, "phase": "turn", "turn_of": 1}, "KDL-19"),
    ({**ANSWER, "attempt": None}, "KDL-19"),
    ({**ANSWER, "turn_of": None}, "turn_of"),
    ({**ANSWER, "to_play": 2}, "asked"),
    ({**ANSWER, "lucky": "kitchen"}, "KDL-15"),
    ({**ANSWER, "pawns": ["nursery", "foyer", "nursery"]}, "KDL-15"),
    ({**ANSWER, "pawns": ["nursery", "foyer", "armory"]}, "KDL-15"),
    ({**answering(asked=0), "to_play": 0}, "asked"),
    (answering(asked=2), "asked"),
    (answering(value=0), "attempt.value"),
    (answering(weapon="spoon"), "spoon"),
    # the last reshuffle
    ({"reshuffled": {"cards": ["move1"], "drawn": [1, 0, 0]}}, "reshuffled"),
    ({**HELD, "draw": LEFT, "reshuffled": {"cards": LEFT, "drawn": [0, 0, 0]}}, "reshuffled"),
    ({"reshuffled": {"cards": [], "drawn": [0, 0]}}, "reshuffled.drawn"),
    ({"reshuffled": {"cards": ["fail1"], "drawn": [1, 0, 0]}}, "reshuffled"),
    ({"reshuffled": ["move1"]}, "reshuffled"),
    # the starting deal
    ({"starter": {"dealer": 3, "cards": ["room:kitchen"]}}, "starter.dealer"),
    ({"starter": {"dealer": 0, "cards": ["fail1"]}}, "starter.cards"),
    ({"starter": {"dealer": 0, "cards": []}}, "starter.cards"),
]


@pytest.mark.parametrize(("document", "said"), REFUSED, ids=[str(row[0])[:80] for row in REFUSED])
def test_inconsistent_documents_are_refused_saying_what_is_wrong(
    document: dict[str, Any], said: str
) -> None:
    given = {"lucky": "kitchen", "hands": [[], [], []], **document}
    with pytest.raises(ValueError, match=said):
        GAME.position(given, seed=1)


def test_the_documents_refused_above_were_consistent_before_they_were_changed() -> None:
    for document in ({}, HELD, MOVING, ANSWER, OVER):
        GAME.position({"lucky": "kitchen", "hands": [[], [], []], **document}, seed=1)


def test_a_doctor_held_by_a_player_is_dragged_no_farther() -> None:
    moving = {"card": "move2", "who": "lucky", "left": 1, "moved": True}
    document = {**MOVING, "moving": moving, "lucky": "parlor", "hands": [[], [], []]}
    document["pawns"] = ["drawing_room", "kitchen", "parlor"]
    GAME.position(document, seed=1)
    with pytest.raises(ValueError, match=r"player 2 \(KDL-10\)"):
        load(3, drag_past=False).position(document, seed=1)


def test_a_three_point_failure_is_refused_where_there_is_none() -> None:
    game = load(3, remove_f3=True)
    with pytest.raises(ValueError, match="fail3"):
        game.position({"lucky": "kitchen", "hands": [["fail3"], [], []]}, seed=1)


def reshuffled(cards: list[str], drawn: list[int], **more: Any) -> dict[str, Any]:
    """A draw pile of two weapons, made anew not long ago."""
    draw = ["weapon:trowel", "weapon:tight_hat"]
    rest = [card for card in rest_of_deck(draw, cards) if not card.startswith("fail")]
    return {
        "lucky": "kitchen",
        "hands": [[*rest, *[card for card in cards if card not in draw]], [], []],
        "spent": failures(rest_of_deck()),
        "draw": draw,
        "reshuffled": {"cards": cards, "drawn": drawn},
        **more,
    }


def test_what_was_reshuffled_and_drawn_since_is_kept() -> None:
    cards = ["room:armory", "weapon:tight_hat", "weapon:trowel"]
    document = reshuffled(cards, [1, 0, 0])
    assert GAME.position(document, seed=1).position()["reshuffled"] == document["reshuffled"]


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["room:armory", "weapon:tight_hat"], [0, 0, 0]),
        (["weapon:tight_hat", "weapon:trowel"], [1, 0, 0]),
        (["room:armory", "weapon:tight_hat", "weapon:trowel"], [0, 0, 0]),
        (["room:armory", "weapon:tight_hat", "weapon:trowel"], [1, 1, 0]),
        (["room:armory", "weapon:tight_hat", "weapon:trowel"], [-1, 1, 1]),
    ],
)
def test_a_draw_pile_that_is_not_what_was_reshuffled_is_refused(
    cards: list[str], drawn: list[int]
) -> None:
    with pytest.raises(ValueError, match="reshuffled"):
        GAME.position(reshuffled(cards, drawn), seed=1)


@pytest.mark.parametrize("who", ["me", "lucky"])
def test_a_card_that_moves_a_pawn_without_a_door_is_refused(who: str) -> None:
    document = {"lucky": "hearth", "phase": "moving", "card_played": True}
    document["moving"] = {"card": "move2", "who": who, "left": 2, "moved": False}
    with pytest.raises(ValueError, match=f"{who} stands where there is no door"):
        load(2, mansion=HERMITAGE).position(document, seed=1)


def test_of_however_many_move_cards_it_is_found_whether_they_were_drawn_since() -> None:
    """All moves of a large deck were reshuffled and drawn; the hands hold them, and not a card too many."""
    deck = {
        "room": ["parlour"],
        "weapon": [],
        "failure": [],
        "move": [{"steps": steps, "count": 16} for steps in (1, 2, 3)],
    }
    game = load(8, mansion=cottage(deck=deck).text)
    hand = [f"move{steps}" for steps in (1, 2, 3) for _ in range(2)]
    document = {
        "lucky": "parlour",
        "hands": [hand] * 8,
        "discard": ["room:parlour"],
        "reshuffled": {"cards": sorted(hand * 8), "drawn": [6] * 8},
    }
    assert game.position(document).position()["reshuffled"] == document["reshuffled"]
    document["reshuffled"] = {"cards": sorted(hand * 8), "drawn": [5, 7, *[6] * 6]}
    with pytest.raises(ValueError, match=r"reshuffled\.drawn: a hand holds more"):
        game.position(document)


JUNK: tuple[Any, ...] = (
    *(3, -1, 10**30, 1.5, True, "x", "", [], [None], [[1]], [[], [], [None]], {}, {"a": 1}),
    *({"cards": [3], "drawn": [0, 0, 0], "dealer": 0}, {"reason": [], "winner": None}),
)


@pytest.mark.parametrize("key", KEYS)
def test_whatever_stands_in_a_document_it_is_read_or_refused(key: str) -> None:
    for junk in JUNK:
        for document in ({}, MOVING, ANSWER, OVER):
            try:
                state = GAME.position({**document, key: junk}, seed=1)
            except ValueError:
                continue
            assert GAME.position(state.position(), seed=2) == state
