"""Attempts on Doctor Lucky: when, and what they are worth (KDL-15 to KDL-18). Named by clause."""

from __future__ import annotations

import pytest

from tests.games.playing import facts, play, refusal, refused

from ..house import WEAPONS, printed_house
from ..table import LAIR, attacked, load, place

# When an attempt is allowed


def test_kdl_15_the_attacker_must_be_with_the_doctor() -> None:
    state = place(lucky="kitchen", pawns=["foyer", "armory", "armory"])
    assert refusal(state, "attempt") == ("KDL-15", "15-away", {"space": "kitchen"})


def test_kdl_15_nobody_else_may_be_in_the_room() -> None:
    state = place(lucky="nursery", pawns=["nursery", "drawing_room", "nursery"])
    assert refusal(state, "attempt") == ("KDL-15", "15-company", {"seat": 2, "space": "nursery"})


def test_kdl_15_nobody_may_see_it() -> None:
    state = place(lucky="nursery", pawns=["nursery", "drawing_room", "tennessee_room"])
    assert refusal(state, "attempt") == (
        "KDL-15", "15-seen", {"seat": 2, "from": "tennessee_room", "space": "nursery"},
    )  # fmt: skip


def test_kdl_15_a_weapon_changes_nothing_about_that() -> None:
    hand = ["weapon:trowel"]
    for pawns in (["foyer", "armory", "armory"], ["nursery", "armory", "drawing_room"]):
        state = place(lucky="nursery", pawns=pawns, hands=[hand, [], []])
        assert refused(state, "attempt:trowel") == "KDL-15"


def test_kdl_15_the_doctor_may_be_led_into_the_trap_first() -> None:
    state = place(
        lucky="kitchen",
        pawns=["nursery", "drawing_room", "drawing_room"],
        hands=[["room:nursery"], [], []],
    )
    assert "attempt" not in state.legal
    assert "attempt" in play(state, "room:nursery:lucky").legal


def test_kdl_15_an_attempt_needs_no_movement_and_takes_the_seat_at_the_left_next() -> None:
    asked = play(place(**LAIR), "attempt")
    assert (asked.to_play, asked.position()["turn_of"]) == (1, 0)
    assert asked.position()["phase"] == "answer"


# Who sees whom


@pytest.mark.parametrize("room", printed_house().spaces)
def test_kdl_16_the_attempt_is_seen_from_where_the_map_says(room: str) -> None:
    witnesses = {*printed_house().sight[room], room}
    for space in printed_house().spaces:
        state = place(lucky=room, pawns=[room, space])
        assert ("attempt" not in state.legal) == (space in witnesses), space


EXAMPLES = {
    "kitchen": "master_suite w_stairs w_hall sw_hall trophy_room wine_cellar winter_garden",
    "gallery": "dining_hall drawing_room foyer piazza nursery master_suite nw_hall library",
}


@pytest.mark.parametrize("room", EXAMPLES)
def test_kdl_16_the_examples_of_the_rules_text(room: str) -> None:
    seen = set(EXAMPLES[room].split())
    witnessed = {
        space
        for space in printed_house().spaces
        if space != room and "attempt" not in place(lucky=room, pawns=[room, space]).legal
    }
    assert witnessed == seen


def test_kdl_16_the_foyer_does_not_see_the_carriage_house() -> None:
    assert "attempt" in place(lucky="carriage_house", pawns=["carriage_house", "foyer"]).legal


def test_kdl_16_pawns_do_not_block_sight() -> None:
    pawns = ["gallery", "piazza", "nursery", "foyer"]
    state = place(lucky="gallery", pawns=pawns)
    for seat, space in ((1, "piazza"), (3, "foyer")):
        only = ["kitchen" if other not in (0, seat) else pawn for other, pawn in enumerate(pawns)]
        assert refused(place(lucky="gallery", pawns=only), "attempt") == "KDL-15", space
    assert refused(state, "attempt") == "KDL-15"


def test_kdl_16_what_sees_is_public_and_mutual() -> None:
    board = load().board
    assert {space: set(seen) for space, seen in board["sees"].items()} == {
        space: set(seen) for space, seen in printed_house().sight.items()
    }


# What it is worth


@pytest.mark.parametrize("line", WEAPONS.strip().splitlines())
@pytest.mark.parametrize("bonus", [0, 1])
def test_kdl_17_each_weapon_has_its_value_and_the_higher_one_in_its_room(
    line: str, bonus: int
) -> None:
    weapon, value, *special = line.split()
    rooms = [("nursery", int(value), False)]
    if special:
        rooms.append((special[0], int(special[1]), True))
    for space, worth, is_special in rooms:
        state = place(
            lucky=space,
            pawns=[space, "se_hall" if space != "servants_quarters" else "piazza"],
            hands=[[f"weapon:{weapon}"], []],
            options={"weapon_bonus": bonus},
        )
        assert facts(state, f"attempt:{weapon}") == [
            ("KDL-17", "attempt",
             {"seat": 0, "space": space, "weapon": weapon, "value": worth + bonus,
              "special": is_special}),
        ]  # fmt: skip


@pytest.mark.parametrize("bonus", [0, 1])
def test_kdl_17_bare_hands_are_worth_one_point(bonus: int) -> None:
    state = place(**LAIR, options={"weapon_bonus": bonus})
    assert facts(state, "attempt") == [
        ("KDL-17", "attempt",
         {"seat": 0, "space": "nursery", "weapon": None, "value": 1, "special": False}),
    ]  # fmt: skip


def test_kdl_17_bare_hands_will_do_for_one_who_has_a_weapon() -> None:
    state = play(place(**LAIR, hands=[["weapon:chain_saw"], [], []]), "attempt")
    position = state.position()
    assert position["hands"][0] == ["weapon:chain_saw"]
    assert (position["attempt"]["value"], position["card_played"]) == (1, False)


def test_kdl_17_only_a_weapon_held_can_be_used() -> None:
    state = place(**LAIR, hands=[["weapon:chain_saw"], ["weapon:trowel"], []])
    assert refusal(state, "attempt:trowel") == ("KDL-17", "17", {"weapon": "trowel"})


def test_kdl_17_one_weapon_at_most() -> None:
    state = place(**LAIR, hands=[["weapon:chain_saw", "weapon:trowel"], [], []])
    state = play(state, "attempt:chain_saw")
    assert state.position()["hands"][0] == ["weapon:trowel"]
    assert not [action for action in state.legal if action.startswith("attempt")]


def test_kdl_18_the_weapon_lies_with_the_discards_from_the_moment_it_is_shown() -> None:
    state = attacked([], [])
    assert state.position()["discard"] == ["weapon:chain_saw"]
    assert state.position()["card_played"] is True


@pytest.mark.parametrize("answers", ["fail3 fail1", "pass pass"])
def test_kdl_18_the_weapon_is_used_up_in_failure_and_success(answers: str) -> None:
    after = play(attacked(["fail1", "fail3"], []), answers).position()
    assert after["discard"] == ["weapon:chain_saw"]
    assert "weapon:chain_saw" not in after["hands"][0]
