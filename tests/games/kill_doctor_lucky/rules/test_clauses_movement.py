"""Walking, move and room cards of Kill Doctor Lucky (KDL-09 to KDL-14). Named by clause."""

from __future__ import annotations

import pytest

from tests.games.playing import facts, play, refusal, refused

from ..lodge import HERMITAGE
from ..table import place


@pytest.mark.parametrize(
    "moves",
    [
        "go:foyer move1:me step:piazza room:parlor:me",
        "move1:me step:foyer go:piazza room:parlor:me",
        "move1:me step:foyer room:parlor:me go:e_hall",
    ],
)
def test_kdl_09_the_free_move_comes_before_between_or_after_the_cards(moves: str) -> None:
    state = place(lucky="kitchen", hands=[["move1", "room:parlor"], [], []])
    after = play(state, moves)
    assert after.to_play == 0
    assert after.position()["stepped"] is True
    assert after.position()["card_played"] is True


def test_kdl_09_there_is_one_free_move_a_turn() -> None:
    state = play(place(lucky="kitchen"), "go:foyer")
    assert refusal(state, "go:piazza") == ("KDL-09", "09-go", {})
    assert not [action for action in state.legal if action.startswith("go:")]
    assert "go:piazza" in play(state, "end end end").legal


@pytest.mark.parametrize(
    ("action", "card"),
    [("move2:me", "move2"), ("move3:lucky", "move3"), ("room:kitchen:me", "room:kitchen")],
)
def test_kdl_09_only_cards_held_are_played(action: str, card: str) -> None:
    state = place(lucky="piazza", hands=[["move1"], ["move2", "room:kitchen"], ["move3"]])
    assert refusal(state, action) == ("KDL-09", "09-card", {"card": card})


def test_kdl_09_any_number_of_cards() -> None:
    hand = ["move1", "move1", "move2", "room:kitchen", "room:piazza"]
    state = place(lucky="nursery", hands=[hand, [], []])
    moves = "move1:me step:foyer room:kitchen:lucky move2:lucky step:sw_hall step:trophy_room"
    state = play(state, f"{moves} room:piazza:me move1:lucky step:green_house")
    assert state.position()["hands"][0] == []
    assert state.position()["discard"] == [
        "move1", "room:kitchen", "move2", "room:piazza", "move1",
    ]  # fmt: skip


@pytest.mark.parametrize("card", [1, 2, 3])
def test_kdl_10_a_move_card_takes_as_many_steps_as_it_says_or_fewer(card: int) -> None:
    state = play(place(lucky="kitchen", hands=[[f"move{card}"], [], []]), f"move{card}:me")
    for left, step in zip(range(card, 0, -1), ["foyer", "piazza", "green_house"], strict=False):
        assert state.position()["moving"] == {
            "card": f"move{card}", "who": "me", "left": left, "moved": left < card,
        }  # fmt: skip
        assert ("halt" in state.legal) == (left < card)
        state = state.play(f"step:{step}")
    assert (state.position()["phase"], state.position()["moving"]) == ("turn", None)


def test_kdl_10_stopping_early_is_told() -> None:
    state = play(place(lucky="kitchen", hands=[["move3"], [], []]), "move3:lucky step:w_hall")
    assert facts(state, "halt") == [("KDL-10", "halt", {"seat": 0, "pawn": "lucky"})]
    after = play(state, "halt").position()
    assert (after["lucky"], after["to_play"], after["phase"]) == ("w_hall", 0, "turn")


def test_kdl_10_at_least_one_step() -> None:
    state = play(place(lucky="kitchen", hands=[["move2"], [], []]), "move2:me")
    assert refusal(state, "halt") == ("KDL-10", "10-halt", {})


def test_kdl_10_the_doctor_need_not_follow_his_numbers() -> None:
    state = place(lucky="kitchen", hands=[["move2"], [], []])
    assert facts(state, "move2:lucky step:sw_hall step:trophy_room") == [
        ("KDL-10", "move-card", {"seat": 0, "card": "move2", "pawn": "lucky"}),
        ("KDL-10", "card-step", {"seat": 0, "pawn": "lucky", "from": "kitchen", "to": "sw_hall"}),
        ("KDL-10", "card-step",
         {"seat": 0, "pawn": "lucky", "from": "sw_hall", "to": "trophy_room"}),
    ]  # fmt: skip


def test_kdl_10_one_card_moves_one_pawn() -> None:
    state = place(lucky="kitchen", hands=[["move2"], [], []])
    state = play(state, "move2:lucky step:sw_hall")
    assert "step:trophy_room" in state.legal
    assert "step:foyer" not in state.legal
    assert state.position()["pawns"][0] == "drawing_room"


def test_kdl_10_a_step_back_and_through_occupied_rooms() -> None:
    pawns = ["drawing_room", "foyer", "foyer"]
    state = place(lucky="foyer", pawns=pawns, hands=[["move2", "move2"], [], []])
    assert play(state, "move2:me step:foyer step:drawing_room").position()["pawns"] == pawns
    assert play(state, "move2:me step:foyer step:piazza").position()["pawns"][0] == "piazza"


def test_kdl_10_the_doctor_is_led_on_through_a_room_with_players_in_it() -> None:
    pawns = ["kitchen", "foyer", "foyer"]
    state = place(lucky="drawing_room", pawns=pawns, hands=[["move2"], [], []])
    led = play(state, "move2:lucky step:foyer step:piazza")
    assert (led.to_play, led.position()["lucky"], led.position()["turn"]) == (0, "piazza", 1)


NO_DRAGGING = {"drag_past": False}


def test_kdl_10_by_the_switch_the_doctor_is_dragged_no_farther_than_to_a_player() -> None:
    pawns = ["drawing_room", "w_hall", "parlor"]
    state = place(lucky="kitchen", pawns=pawns, hands=[["move3"], [], []], options=NO_DRAGGING)
    assert facts(state, "move3:lucky step:w_hall")[1:] == [
        ("KDL-10", "card-step", {"seat": 0, "pawn": "lucky", "from": "kitchen", "to": "w_hall"}),
        ("KDL-10", "doctor-held", {"seat": 1, "space": "w_hall"}),
    ]
    after = play(state, "move3:lucky step:w_hall").position()
    assert (after["phase"], after["lucky"], after["to_play"]) == ("turn", "w_hall", 0)


def test_kdl_10_by_the_switch_he_may_be_dragged_away_from_players_and_past_the_mover() -> None:
    pawns = ["sw_hall", "kitchen", "parlor"]
    state = place(lucky="kitchen", pawns=pawns, hands=[["move2"], [], []], options=NO_DRAGGING)
    after = play(state, "move2:lucky step:sw_hall step:trophy_room").position()
    assert (after["phase"], after["lucky"]) == ("turn", "trophy_room")


def test_kdl_10_by_the_switch_players_and_room_cards_go_as_ever() -> None:
    pawns = ["drawing_room", "foyer", "parlor"]
    hands = [["move2", "room:foyer"], [], []]
    state = place(lucky="kitchen", pawns=pawns, hands=hands, options=NO_DRAGGING)
    assert play(state, "move2:me step:foyer step:piazza").position()["pawns"][0] == "piazza"
    assert play(state, "room:foyer:lucky").position()["lucky"] == "foyer"


@pytest.mark.parametrize(
    "action", ["end", "attempt", "fail1", "pass", "move1:me", "room:parlor:me"]
)
def test_kdl_10_nothing_comes_between_the_steps_of_one_card(action: str) -> None:
    hand = ["move1", "move2", "room:parlor", "fail1"]
    state = place(lucky="foyer", pawns=["drawing_room", "kitchen", "kitchen"], hands=[hand, [], []])
    state = play(state, "move2:me step:foyer")
    assert set(state.legal) == {"halt", "step:drawing_room", "step:piazza"}
    assert refusal(state, action) == ("KDL-10", "10-moving", {"card": "move2", "left": 1})


@pytest.mark.parametrize("action", ["step:foyer", "halt"])
def test_kdl_10_no_step_without_a_card(action: str) -> None:
    assert refusal(place(lucky="kitchen"), action) == ("KDL-10", "10-idle", {})


@pytest.mark.parametrize(
    ("moves", "action", "pair"),
    [
        ("", "go:kitchen", ("drawing_room", "kitchen")),
        ("", "go:drawing_room", ("drawing_room", "drawing_room")),
        ("move1:me", "step:piazza", ("drawing_room", "piazza")),
        ("move1:lucky", "step:foyer", ("armory", "foyer")),
        ("move1:lucky", "step:gallery", ("armory", "gallery")),
    ],
)
def test_kdl_10_every_step_goes_through_a_door(
    moves: str, action: str, pair: tuple[str, str]
) -> None:
    state = play(place(lucky="armory", hands=[["move1"], [], []]), moves)
    assert refusal(state, action) == ("KDL-10", "10-door", {"from": pair[0], "to": pair[1]})


@pytest.mark.parametrize("pawn", ["me", "lucky"])
def test_kdl_10_a_pawn_without_a_door_is_moved_by_no_move_card(pawn: str) -> None:
    state = place(
        lucky="hearth",
        hands=[["move1"], [], []],
        pawns=["hearth"] * 3,
        options={"mansion": HERMITAGE},
    )
    assert f"move1:{pawn}" not in state.legal
    assert refusal(state, f"move1:{pawn}") == (
        "KDL-10", "10-pawn", {"pawn": pawn, "space": "hearth"},
    )  # fmt: skip


@pytest.mark.parametrize(("who", "came_from"), [("me", "drawing_room"), ("lucky", "kitchen")])
def test_kdl_11_a_room_card_goes_any_distance(who: str, came_from: str) -> None:
    state = place(lucky="kitchen", hands=[["room:armory"], [], []])
    assert facts(state, f"room:armory:{who}") == [
        ("KDL-11", "room-card",
         {"seat": 0, "card": "room:armory", "pawn": who, "from": came_from, "to": "armory"}),
    ]  # fmt: skip
    position = play(state, f"room:armory:{who}").position()
    assert position["discard"] == ["room:armory"]
    assert (position["lucky"] if who == "lucky" else position["pawns"][0]) == "armory"


@pytest.mark.parametrize(("who", "other"), [("me", "lucky"), ("lucky", "me")])
def test_kdl_11_not_to_the_room_the_pawn_is_in(who: str, other: str) -> None:
    pawns = ["armory" if who == "me" else "foyer", "foyer", "foyer"]
    lucky = "armory" if who == "lucky" else "kitchen"
    state = place(lucky=lucky, pawns=pawns, hands=[["room:armory"], [], []])
    assert refusal(state, f"room:armory:{who}") == (
        "KDL-11", "11", {"pawn": who, "space": "armory"},
    )  # fmt: skip
    assert f"room:armory:{other}" in state.legal


def test_kdl_12_the_free_move_is_for_the_own_pawn_alone() -> None:
    state = place(lucky="kitchen", to_play=1, pawns=["kitchen", "drawing_room", "kitchen"])
    after = play(state, "go:foyer").position()
    assert (after["pawns"], after["lucky"]) == (["kitchen", "foyer", "kitchen"], "kitchen")
    assert refused(state, "go:sw_hall") == "KDL-10"


@pytest.mark.parametrize(("start", "to"), [("gallery", "dining_hall"), ("dining_hall", "gallery")])
@pytest.mark.parametrize("moves", ["", "move1:me", "move1:lucky"])
def test_kdl_13_nobody_climbs_over_the_railing(start: str, to: str, moves: str) -> None:
    state = place(lucky=start, pawns=[start, "foyer", "foyer"], hands=[["move1"], [], []])
    state = play(state, moves)
    action = f"step:{to}" if moves else f"go:{to}"
    assert refusal(state, action) == ("KDL-13", "13", {"from": start, "to": to})


@pytest.mark.parametrize("moves", ["room:foyer:lucky", "move1:lucky step:foyer"])
def test_kdl_14_moving_the_doctor_onto_a_player_changes_no_turn(moves: str) -> None:
    state = place(
        lucky="piazza",
        pawns=["drawing_room", "kitchen", "foyer"],
        hands=[["move1", "room:foyer"], [], []],
    )
    moved = play(state, moves)
    assert (moved.to_play, moved.position()["lucky"], moved.position()["turn"]) == (0, "foyer", 1)
    assert play(moved, "end").to_play == 1
