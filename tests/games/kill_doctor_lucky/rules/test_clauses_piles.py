"""The draw pile and the hands of Kill Doctor Lucky (KDL-23, KDL-24). Named by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

from diablerie import State
from tests.games.playing import facts, play

from ..table import load, ordinary, place, rest_of_deck


def drawn_up(discard: list[str], hand: list[str] | None = None, **more: Any) -> State:
    """P1 to move, the draw pile empty, so many discards; P3 holds all other cards."""
    hand = hand or []
    hands = [hand, [], rest_of_deck(discard, hand)]
    return place(lucky="kitchen", hands=hands, discard=discard, **more)


def test_kdl_23_the_discards_are_shuffled_when_a_card_is_to_be_drawn() -> None:
    discard = ["weapon:trowel", "move1", "move1", "room:kitchen"]
    state = drawn_up(discard)
    told = facts(state, "snoop")
    assert told[0] == ("KDL-23", "reshuffle", {"cards": 4})
    assert (told[1][0], told[1][1]) == ("KDL-07", "draw")
    after = play(state, "snoop").position()
    assert sorted(after["draw"] + after["hands"][0]) == sorted(discard)
    assert after["discard"] == []
    assert after["reshuffled"] == {"cards": sorted(discard), "drawn": [1, 0, 0]}


def test_kdl_23_the_last_card_drawn_brings_no_reshuffle_yet() -> None:
    hands = [[], [], rest_of_deck(["fail1"], ["move1"])]
    state = place(lucky="kitchen", hands=hands, discard=["move1"], draw=["fail1"])
    told = [kind for _, kind, _ in facts(state, "snoop")]
    assert "reshuffle" not in told
    after = play(state, "snoop").position()
    assert (after["draw"], after["discard"], after["reshuffled"]) == ([], ["move1"], None)


def test_kdl_23_cards_played_before_the_next_draw_are_shuffled_in() -> None:
    state = drawn_up(["weapon:trowel"], ["room:piazza"])
    played = play(state, "room:piazza:lucky end").position()
    assert (played["draw"], played["discard"]) == ([], ["weapon:trowel", "room:piazza"])
    after = play(state, "room:piazza:lucky end snoop").position()
    assert after["reshuffled"]["cards"] == ["room:piazza", "weapon:trowel"]


def test_kdl_23_draws_are_counted_from_the_last_reshuffle_on() -> None:
    state = play(drawn_up(["move1", "move1", "move2", "room:piazza"]), "snoop snoop")
    assert state.position()["reshuffled"]["drawn"] == [1, 1, 0]
    again = place(**{**drawn_up(["move3"]).position(), "reshuffled": None})
    assert play(again, "snoop").position()["reshuffled"] == {"cards": ["move3"], "drawn": [1, 0, 0]}


def test_kdl_23_every_order_of_the_new_pile_can_come() -> None:
    document = drawn_up(["move1", "room:kitchen", "weapon:trowel"]).position()
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(120):
        after = load(3).position(document, seed=seed).play("snoop").position()
        orders[*after["hands"][0], *after["draw"]] += 1
    assert len(orders) == 6
    assert min(orders.values()) >= 5


def test_kdl_23_the_snooper_draws_nothing_when_both_piles_are_empty() -> None:
    state = drawn_up([])
    assert facts(state, "snoop")[0] == (
        "KDL-23", "nothing-to-draw", {"seat": 0, "space": "drawing_room"},
    )  # fmt: skip
    reshuffled = {"cards": ["move1"], "drawn": [0, 0, 1]}
    kept = place(**{**state.position(), "reshuffled": reshuffled})
    assert play(kept, "snoop").position()["reshuffled"] == reshuffled


def test_kdl_24_there_is_no_hand_limit() -> None:
    hand = rest_of_deck()[:60]
    after = play(place(lucky="kitchen", hands=[hand, [], []]), "snoop")
    assert len(after.position()["hands"][0]) == 61
    assert after.view(1)["hand_sizes"] == [61, 0, 0]


def test_kdl_24_hands_are_secret_and_their_sizes_public() -> None:
    state = place(lucky="kitchen", hands=[["fail1", "move1"], ["fail3"], []])
    assert state.view(0)["hands"] == [["fail1", "move1"], None, None]
    assert state.view(1)["hands"] == [None, ["fail3"], None]
    assert state.view(None)["hands"] == [None, None, None]
    for seat in (0, 1, 2, None):
        assert state.view(seat)["hand_sizes"] == [2, 1, 0]
        assert state.view(seat)["draw_size"] == 93
        assert "draw" not in state.view(seat)


def test_only_ordinary_cards_are_ever_shuffled_again() -> None:
    state = drawn_up(ordinary(rest_of_deck())[:10])
    assert play(state, "snoop").position()["reshuffled"]["cards"] == sorted(
        ordinary(rest_of_deck())[:10]
    )
