"""Position documents of Kill Doctor Lucky: what may be left out, and that nothing is lost."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.playing import play

from ..cottage import COTTAGE, cottage
from ..crafted import some_position
from ..house import printed_house
from ..table import every_card, failures, load, ordinary, place, rest_of_deck

GAME = load(3)


def test_an_empty_document_is_a_new_game() -> None:
    position = GAME.position({}, seed=5).position()
    assert position == {
        **position,
        "turn": 1,
        "phase": "turn",
        "pawns": ["drawing_room"] * 3,
        "discard": [],
        "spent": [],
        "stepped": False,
        "card_played": False,
        "moving": None,
        "attempt": None,
        "reshuffled": None,
        "outcome": None,
    }
    assert every_card(position) == printed_house().deck
    assert position["to_play"] == position["turn_of"]
    assert position["lucky"] == position["starter"]["cards"][-1].removeprefix("room:")


def test_the_seed_settles_what_is_left_to_chance_then_and_later() -> None:
    document = {"discard": ["move1", "move2", "move3"], "hands": [[], [], None], "lucky": "kitchen"}
    first, second, other = (GAME.position(document, seed=seed) for seed in (1, 1, 2))
    assert first.position() == second.position() != other.position()
    assert first.record.tobytes() == second.record.tobytes()
    assert play(first, "snoop end snoop") == play(second, "snoop end snoop")


def test_hands_not_given_are_six_cards_at_random() -> None:
    position = GAME.position({"lucky": "kitchen", "spent": ["fail1"] * 26}, seed=1).position()
    assert [len(hand) for hand in position["hands"]] == [6, 6, 6]
    assert "fail1" not in [card for hand in position["hands"] for card in hand]
    assert len(position["draw"]) == 96 - 26 - 18


def test_one_hand_not_given_is_six_cards_at_random() -> None:
    document: dict[str, Any] = {"lucky": "kitchen", "hands": [["fail3"], None, []]}
    hands = GAME.position(document, seed=1).position()["hands"]
    assert (hands[0], len(hands[1]), hands[2]) == (["fail3"], 6, [])
    assert hands != GAME.position(document, seed=2).position()["hands"]


def test_hands_are_sorted_as_plain_strings() -> None:
    hand = ["weapon:trowel", "room:armory", "move2", "fail3", "fail1", "move1", "fail1"]
    assert place(lucky="kitchen", hands=[hand, [], []]).position()["hands"][0] == sorted(hand)


def test_the_doctor_not_given_is_placed_by_the_starting_deal() -> None:
    seen = set()
    for seed in range(30):
        position = GAME.position({"hands": [[], [], []]}, seed=seed).position()
        starter = position["starter"]
        assert position["lucky"] == starter["cards"][-1].removeprefix("room:")
        assert position["to_play"] == (starter["dealer"] + len(starter["cards"])) % 3
        seen.add(position["lucky"])
    assert len(seen) > 5


def test_the_doctor_given_leaves_the_starting_deal_unknown() -> None:
    assert GAME.position({"lucky": "kitchen"}, seed=1).position()["starter"] is None


def test_a_starting_deal_given_is_kept() -> None:
    starter = {"dealer": 2, "cards": ["fail1", "room:armory"]}
    position = GAME.position({"lucky": "kitchen", "starter": starter}, seed=1).position()
    assert (position["lucky"], position["starter"]) == ("kitchen", starter)


@pytest.mark.parametrize("key", ["to_play", "turn_of"])
def test_to_play_and_turn_of_stand_for_one_another(key: str) -> None:
    position = GAME.position({"lucky": "kitchen", key: 2}, seed=1).position()
    assert (position["to_play"], position["turn_of"]) == (2, 2)


def test_with_neither_given_the_first_player_begins_else_seat_0() -> None:
    assert GAME.position({"lucky": "kitchen"}, seed=1).to_play == 0
    assert load(3, first_player=2).position({"lucky": "kitchen"}, seed=1).to_play == 2
    assert load(3, first_player=2).position({}, seed=1).to_play == 2


def test_cards_named_nowhere_lie_below_the_draw_pile_given() -> None:
    document = {"lucky": "kitchen", "hands": [["move1"], [], []], "draw": ["fail3", "move3"]}
    draw = GAME.position(document, seed=1).position()["draw"]
    assert draw[:2] == ["fail3", "move3"]
    assert Counter(draw[2:]) == Counter(rest_of_deck(["move1", "fail3", "move3"]))
    other = GAME.position(document, seed=2).position()["draw"]
    assert (other[:2], other[2:] == draw[2:]) == (draw[:2], False)


def test_the_order_of_all_piles_is_kept() -> None:
    rest = rest_of_deck()
    piles = {
        "spent": [*reversed(failures(rest)[5:])],
        "discard": [*reversed(ordinary(rest)[:20])],
        "draw": [*reversed(ordinary(rest)[20:]), *failures(rest)[:5]],
    }
    position = place(lucky="kitchen", **piles).position()
    assert {name: position[name] for name in piles} == piles


@pytest.mark.parametrize("winner", [None, 1])
def test_a_game_that_is_over(winner: int | None) -> None:
    reason = "max_turns" if winner is None else "murder"
    outcome = {"reason": reason, "winner": winner}
    position = place(lucky="kitchen", to_play=None, turn_of=1, outcome=outcome).position()
    assert (position["to_play"], position["phase"], position["turn_of"]) == (None, "over", 1)
    assert position["outcome"] == outcome


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_position_survives_the_way_through_json(seats: int) -> None:
    rng = Random(seats)
    game = load(seats)
    for _ in range(60):
        document = some_position(rng, printed_house(), seats, remove_f3=False)
        state = game.position(json.loads(json.dumps(document)), seed=1)
        assert state.position() == document
        assert game.position(state.position(), seed=2) == state


@pytest.mark.parametrize("warm", [False, True])
def test_a_hand_may_hold_all_copies_of_a_card_that_a_deck_may_have(warm: bool) -> None:
    deck = json.loads(COTTAGE)["deck"] | {"failure": [{"value": 3, "count": 127}]}
    game = load(2, mansion=cottage(deck=deck).text)
    if warm:
        game.warm()
    state = game.position({"lucky": "attic", "hands": [["fail3"] * 127, []]}, seed=1)
    assert state.view(0)["hands"][0] == ["fail3"] * 127
    assert game.position(state.position()) == state
    out = np.zeros((2, 2), np.float32)
    game.interpreted_rules.evaluate(game.tables, game.ai.style(), state.record, out[0])
    game.compiled_rules.evaluate(game.tables, game.ai.style(), state.record, out[1])
    assert np.allclose(out[0], out[1])


@pytest.mark.parametrize("warm", [False, True])
def test_the_last_turn_a_document_may_give_can_be_played_on(warm: bool) -> None:
    game = load(3, max_turns=0)
    if warm:
        game.warm()
    document = {"turn": 10**9, "lucky": "kitchen"}
    assert game.position(document, seed=1).play("end").position()["turn"] == 10**9 + 1
