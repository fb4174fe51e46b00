"""Setup and the two types of turn of Kill Doctor Lucky (KDL-01 to KDL-08). Named by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.playing import facts, play, refusal

from ..house import printed_house
from ..lodge import LODGE
from ..table import every_card, load, place

# Setup


@pytest.mark.parametrize("seats", range(2, 9))
def test_kdl_01_two_to_eight_play(seats: int) -> None:
    position = load(seats).start(1).position()
    assert len(position["pawns"]) == len(position["hands"]) == seats


@pytest.mark.parametrize("seats", [1, 9])
def test_kdl_01_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 8 seats"):
        load(seats)


def test_kdl_01_the_house_has_32_rooms_24_of_them_named() -> None:
    spaces = load().board["spaces"]
    assert {space["id"] for space in spaces} == set(printed_house().spaces)
    assert {space["id"] for space in spaces if space["named"]} == printed_house().named
    kinds = Counter(space["kind"] for space in spaces)
    assert kinds == {"room": 24, "hallway": 6, "stairway": 2}


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_kdl_02_the_deck_has_96_cards(seats: int) -> None:
    cards = every_card(load(seats).start(3).position())
    assert cards == printed_house().deck
    assert cards.total() == 96


def test_kdl_03_all_pawns_start_in_the_drawing_room() -> None:
    assert load(5).start(2).position()["pawns"] == ["drawing_room"] * 5


@pytest.mark.parametrize("dealer", range(4))
def test_kdl_04_cards_are_dealt_from_the_dealers_left_until_a_room_card(dealer: int) -> None:
    game = load(4, dealer=dealer)
    for seed in range(30):
        position = game.start(seed).position()
        cards = position["starter"]["cards"]
        assert position["starter"]["dealer"] == dealer
        assert [card.startswith("room:") for card in cards] == [False] * (len(cards) - 1) + [True]
        assert position["lucky"] == cards[-1].removeprefix("room:")
        assert position["to_play"] == position["turn_of"] == (dealer + len(cards)) % 4


def test_kdl_04_the_deal_is_told_card_by_card() -> None:
    state, events = load(3, dealer=1).narrate_start(4)
    position = state.position()
    cards, starts = position["starter"]["cards"], position["to_play"]
    assert [(event.clause, event.kind, dict(event.params)) for event in events] == [
        *(
            ("KDL-04", "starter-card", {"seat": (2 + n) % 3, "card": card})
            for n, card in enumerate(cards)
        ),
        ("KDL-04", "doctor-placed", {"seat": starts, "space": position["lucky"]}),
        ("KDL-05", "dealt", {"cards": 6}),
        ("KDL-04", "turn", {"seat": starts, "turn": 1}),
    ]


def test_kdl_04_without_a_dealer_chance_finds_one() -> None:
    game = load(3)
    assert {game.start(seed).position()["starter"]["dealer"] for seed in range(60)} == {0, 1, 2}


def test_kdl_04_a_first_player_replaces_only_who_begins() -> None:
    game = load(4, first_player=2)
    for seed in range(30):
        position = game.start(seed).position()
        assert position["to_play"] == position["turn_of"] == 2
        assert position["lucky"] == position["starter"]["cards"][-1].removeprefix("room:")


@pytest.mark.parametrize("option", ["dealer", "first_player"])
def test_kdl_04_dealer_and_first_player_must_have_a_seat(option: str) -> None:
    with pytest.raises(ValueError, match=option):
        load(3, **{option: 3})


def test_kdl_04_placing_the_doctor_among_the_players_is_no_theft() -> None:
    game = load(3, dealer=0, mansion=LODGE)
    positions = [game.start(seed).position() for seed in range(60)]
    among = [position for position in positions if position["lucky"] == "hearth"]
    assert {position["to_play"] for position in among} == {0, 1, 2}
    for position in among:
        assert position["to_play"] == len(position["starter"]["cards"]) % 3


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_kdl_05_all_cards_are_shuffled_again_and_six_dealt_to_each(seats: int) -> None:
    for seed in range(10):
        position = load(seats).start(seed).position()
        assert [len(hand) for hand in position["hands"]] == [6] * seats
        assert len(position["draw"]) == 96 - 6 * seats
        assert position["discard"] == position["spent"] == []


def test_kdl_05_the_starting_cards_may_be_dealt_again() -> None:
    last = [load(8).start(seed).position() for seed in range(40)]
    held = [
        any(position["starter"]["cards"][-1] in hand for hand in position["hands"])
        for position in last
    ]
    assert set(held) == {True, False}


# The two types of turn


@pytest.mark.parametrize(
    "text",
    ["", "draw", "go", "go:attic", "move4:me", "move1", "move1:you", "go:kitchen:lucky", "room:kitchen",
     "room:lancaster_room:me", "attempt:spoon", "fail4", " end", "End", "step:", "halt:me"],
)  # fmt: skip
def test_kdl_06_what_is_no_action_is_refused(text: str) -> None:
    assert refusal(place(lucky="kitchen"), text) == ("KDL-06", "06", {"action": text})


def test_kdl_07_a_snooper_draws_one_card_after_a_step() -> None:
    state = place(lucky="kitchen", draw=["fail3", "move1"])
    assert facts(state, "go:foyer snoop")[:2] == [
        ("KDL-09", "free-step", {"seat": 0, "from": "drawing_room", "to": "foyer"}),
        ("KDL-07", "draw", {"seat": 0, "space": "foyer", "card": "fail3"}),
    ]
    position = play(state, "go:foyer snoop").position()
    assert position["hands"][0] == ["fail3"]
    assert position["draw"][0] == "move1"


def test_kdl_07_a_snooper_may_stay_put() -> None:
    assert play(place(lucky="kitchen"), "snoop").position()["hands"][0] != []


def test_kdl_07_only_the_snooper_is_told_the_card() -> None:
    state = place(lucky="kitchen", draw=["fail3"])
    draw = next(event for event in state.narrate("snoop")[1] if event.kind == "draw")
    assert draw.reveals
    assert draw.seen_by(0)["params"]["card"] == "fail3"
    for seat in (1, 2, None):
        assert draw.seen_by(seat)["params"] == {"seat": 0, "space": "drawing_room", "card": None}


@pytest.mark.parametrize("room", ["foyer", "gallery", "white_room", "wine_cellar"])
def test_kdl_07_rooms_without_a_number_have_a_name(room: str) -> None:
    assert "snoop" in place(lucky="kitchen", pawns=[room, "parlor", "parlor"]).legal


@pytest.mark.parametrize("space", sorted(set(printed_house().spaces) - printed_house().named))
def test_kdl_07_no_card_in_halls_and_on_stairs(space: str) -> None:
    state = place(lucky="kitchen", pawns=[space, "parlor", "parlor"])
    assert refusal(state, "snoop") == ("KDL-07", "07-space", {"space": space})


@pytest.mark.parametrize("moves", ["move1:me step:foyer", "move1:lucky step:sw_hall",
                                   "room:piazza:me", "room:piazza:lucky"])  # fmt: skip
def test_kdl_07_no_snooping_once_a_card_was_played(moves: str) -> None:
    state = place(lucky="kitchen", hands=[["move1", "room:piazza"], [], []])
    assert refusal(play(state, moves), "snoop") == ("KDL-07", "07-card", {})


def test_kdl_07_others_and_the_doctor_may_look_on() -> None:
    assert "snoop" in place(lucky="foyer", pawns=["foyer", "foyer", "piazza"]).legal


def test_kdl_07_the_card_may_be_declined() -> None:
    after = play(place(lucky="kitchen"), "go:foyer end").position()
    assert (after["hands"][0], after["to_play"]) == ([], 1)


def test_kdl_08_a_turn_may_be_ended_with_nothing_done() -> None:
    state = place(lucky="kitchen")
    assert facts(state, "end")[0] == ("KDL-08", "end", {"seat": 0})
    assert play(state, "end").position()["hands"][0] == []


def test_kdl_08_both_steps_of_an_active_turn_are_optional() -> None:
    state = place(lucky="foyer", pawns=["foyer", "kitchen", "kitchen"], hands=[["move1"], [], []])
    assert {"end", "attempt", "move1:me", "go:piazza"} <= set(state.legal)
    assert {"end", "attempt"} <= set(play(state, "go:piazza move1:me step:foyer").legal)
