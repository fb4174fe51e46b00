"""The scenario table of Kill Doctor Lucky's rules, a test per row, and the sample turn of its rules text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import facts, play, refused

from ..table import ROOMS, every_card, load, place, rest_of_deck


def kinds(cards: list[str]) -> list[str]:
    return [card if card.startswith("room:") else card[:4] for card in cards]


def test_kg_01_the_deal_says_who_starts_and_where_the_doctor_is() -> None:
    game = load(3, dealer=2)
    game.warm()
    wanted = ["fail", "weap", "room:kitchen"]
    seed = next(
        seed
        for seed in range(100_000)
        if kinds(game.start(seed).position()["starter"]["cards"]) == wanted
    )
    position = game.start(seed).position()
    assert position["starter"]["dealer"] == 2
    assert (position["to_play"], position["turn_of"], position["turn"]) == (2, 2, 1)
    assert position["lucky"] == "kitchen"
    assert position["pawns"] == ["drawing_room"] * 3
    assert [len(hand) for hand in position["hands"]] == [6, 6, 6]
    assert len(position["draw"]) == 78
    _, events = game.narrate_start(seed)
    dealt_to = [event.params["seat"] for event in events if event.kind == "starter-card"]
    assert dealt_to == [0, 1, 2]


def test_kg_02_snooping_in_the_dining_hall() -> None:
    state = place(lucky="kitchen", hands=[["fail1"], [], []], draw=["fail2"])
    after = play(state, "go:dining_hall snoop").position()
    assert after["hands"][0] == ["fail1", "fail2"]
    assert after["pawns"] == ["dining_hall", "drawing_room", "drawing_room"]
    assert after["lucky"] == "lancaster_room"
    assert (after["to_play"], after["turn_of"], after["turn"]) == (1, 1, 2)


def test_kg_03_no_card_in_a_hall() -> None:
    state = place(lucky="kitchen", pawns=["dining_hall", "drawing_room", "drawing_room"])
    assert "snoop" in state.legal
    in_hall = play(state, "go:e_hall")
    assert refused(in_hall, "snoop") == "KDL-07"
    assert "end" in in_hall.legal


def test_kg_04_one_type_of_turn_or_the_other() -> None:
    state = place(lucky="kitchen", hands=[["move1"], [], []])
    assert refused(play(state, "move1:me step:parlor"), "snoop") == "KDL-07"
    snooped = play(state, "snoop")
    assert (snooped.to_play, snooped.position()["turn_of"]) == (1, 1)
    assert refused(snooped, "move1:me") == "KDL-09"


def test_kg_05_an_active_turn_with_two_cards_and_the_free_move() -> None:
    state = place(
        pawns=["library", "drawing_room", "drawing_room"],
        lucky="piazza",
        hands=[["move1", "room:kitchen"], [], []],
    )
    active = play(state, "move1:me step:armory go:nursery room:kitchen:lucky")
    position = active.position()
    assert (position["pawns"][0], position["lucky"]) == ("nursery", "kitchen")
    assert (position["to_play"], position["turn"]) == (0, 1)
    assert play(active, "end").position()["lucky"] == "lancaster_room"


def test_kg_07_no_theft_on_a_card_move() -> None:
    state = place(
        pawns=["drawing_room", "drawing_room", "trophy_room"],
        lucky="dining_hall",
        hands=[["room:trophy_room"], [], []],
    )
    sent = play(state, "room:trophy_room:lucky")
    assert (sent.to_play, sent.position()["lucky"]) == (0, "trophy_room")
    after = play(sent, "end").position()
    assert (after["lucky"], after["to_play"]) == ("green_house", 1)


@pytest.mark.parametrize("moves", ["end", "go:foyer end", "snoop"])
def test_kg_08_of_several_in_the_room_the_next_clockwise_plays(moves: str) -> None:
    state = place(pawns=["drawing_room"] * 4, lucky="piazza")
    after = play(state, moves).position()
    assert (after["lucky"], after["to_play"]) == ("drawing_room", 1)


@pytest.mark.parametrize(
    ("space", "number"),
    [
        ("wine_cellar", 8),
        ("foyer", 19),
        ("gallery", 13),
        ("white_room", 17),
        ("nw_hall", 11),
        ("w_stairs", 10),
        ("se_hall", 17),
    ],
)
def test_kg_09_from_an_unnumbered_room_to_the_highest_number_beside_it(
    space: str, number: int
) -> None:
    assert play(place(lucky=space), "end").position()["lucky"] == ROOMS[number]


def test_kg_11_whoever_is_alone_where_the_doctor_arrives_plays_again() -> None:
    state = place(pawns=["nursery", "drawing_room", "drawing_room"], lucky="master_suite")
    after = play(state, "end").position()
    assert (after["lucky"], after["to_play"], after["turn"]) == ("nursery", 0, 2)


def test_kg_14_bare_hands_foiled_by_one_point() -> None:
    state = place(pawns=["carriage_house", "foyer"], lucky="carriage_house", hands=[[], ["fail1"]])
    assert "attempt" in state.legal
    asked = play(state, "attempt")
    assert asked.position()["attempt"] == {"weapon": None, "value": 1, "asked": 1}
    after = play(asked, "fail1").position()
    assert (after["spent"], after["discard"], after["hands"][1]) == (["fail1"], [], [])
    assert (after["to_play"], after["lucky"]) == (1, "piazza")


@pytest.mark.parametrize(
    ("space", "bonus", "value"),
    [("billiard_room", 0, 5), ("nursery", 0, 2), ("billiard_room", 1, 6), ("nursery", 1, 3)],
)
def test_kg_15_the_billiard_cue_at_home_and_elsewhere(space: str, bonus: int, value: int) -> None:
    state = place(
        pawns=[space, "drawing_room", "drawing_room"],
        lucky=space,
        hands=[["weapon:billiard_cue"], [], []],
        options={"weapon_bonus": bonus},
    )
    assert play(state, "attempt:billiard_cue").position()["attempt"]["value"] == value
    assert play(state, "attempt").position()["attempt"]["value"] == 1


SAMPLE: dict[str, Any] = {
    "pawns": ["library", "drawing_room", "drawing_room", "drawing_room", "drawing_room"],
    "lucky": "nursery",
    "hands": [
        ["move1", "weapon:billiard_cue"],
        ["fail1", "fail2"],
        ["fail1", "fail3"],
        ["fail1", "move2"],
        ["fail3"],
    ],
}


def test_kg_16_the_attempt_of_the_sample_turn() -> None:
    state = place(**SAMPLE)
    attacked = play(state, "go:gallery move1:me step:nursery attempt:billiard_cue")
    assert attacked.position()["attempt"] == {"weapon": "billiard_cue", "value": 2, "asked": 1}
    last = play(attacked, "pass pass fail1")
    assert last.position()["attempt"] == {"weapon": "billiard_cue", "value": 1, "asked": 3}
    last = play(last, "pass")
    assert ("KDL-19", "foiled", {"seat": 0, "by": 4, "wasted": 2}) in facts(last, "fail3")
    after = play(last, "fail3").position()
    assert (after["lucky"], after["to_play"]) == ("armory", 1)
    assert after["discard"] == ["move1", "weapon:billiard_cue"]
    assert after["spent"] == ["fail1", "fail3"]
    assert after["hands"] == [[], ["fail1", "fail2"], ["fail1", "fail3"], ["move2"], []]


def test_kg_18_after_the_attempt_the_attacker_does_nothing_more() -> None:
    hands = [["move1", "move1", "weapon:billiard_cue", "weapon:trowel"], *SAMPLE["hands"][1:]]
    state = place(**{**SAMPLE, "hands": hands})
    state = play(state, "go:gallery move1:me step:nursery attempt:billiard_cue")
    for answer in ("pass", "pass", "fail1", "pass", "fail3"):
        assert state.position()["turn_of"] == 0
        assert state.to_play != 0
        assert state.view(0)["legal"] == []
        assert set(state.legal) <= {"fail1", "fail2", "fail3", "pass"}
        assert [refused(state, action) for action in ("end", "attempt")] == ["KDL-21"] * 2
        for action in ("move1:me", "move1:lucky", "attempt:trowel", "go:armory", "snoop"):
            assert refused(state, action)
        state = state.play(answer)
    assert (state.to_play, state.position()["turn_of"], state.position()["turn"]) == (1, 1, 2)
    assert state.position()["hands"][0] == ["move1", "weapon:trowel"]


def test_kg_19_once_foiled_the_round_is_over() -> None:
    state = place(
        pawns=["nursery", "drawing_room", "drawing_room"],
        lucky="nursery",
        hands=[["weapon:tight_hat"], ["fail2"], ["fail1"]],
    )
    foiled = play(state, "attempt:tight_hat fail2")
    assert foiled.position()["attempt"] is None
    assert foiled.to_play == 1
    assert refused(foiled, "fail1") == "KDL-19"
    assert foiled.position()["hands"][2] == ["fail1"]


def test_kg_21_snooping_with_both_piles_empty() -> None:
    everything = rest_of_deck()
    spent = [card for card in everything if card.startswith("fail")]
    rest = [card for card in everything if not card.startswith("fail")]
    state = place(lucky="kitchen", hands=[[], [], rest], spent=spent)
    assert state.position()["draw"] == state.position()["discard"] == []
    assert "snoop" in state.legal
    after = play(state, "snoop").position()
    assert after["hands"] == [[], [], rest]
    assert after["reshuffled"] is None
    assert (after["lucky"], after["to_play"]) == ("lancaster_room", 1)


def test_kg_22_without_the_three_point_failures() -> None:
    position = load(8, remove_f3=True).start(1).position()
    cards = every_card(position)
    assert cards.total() == 92
    assert [len(hand) for hand in position["hands"]] == [6] * 8
    assert len(position["draw"]) == 44
    assert (cards["fail1"], cards["fail2"], cards["fail3"]) == (26, 12, 0)


def test_the_sample_turn_of_the_rules_text() -> None:
    before = place(**{**SAMPLE, "lucky": "master_suite", "to_play": 4})
    state = play(before, "end")
    assert (state.to_play, state.position()["lucky"]) == (0, "nursery")
    turn = "go:gallery move1:me step:nursery attempt:billiard_cue pass pass fail1 pass fail3"
    assert facts(state, turn) == [
        ("KDL-09", "free-step", {"seat": 0, "from": "library", "to": "gallery"}),
        ("KDL-10", "move-card", {"seat": 0, "card": "move1", "pawn": "me"}),
        ("KDL-10", "card-step", {"seat": 0, "pawn": "me", "from": "gallery", "to": "nursery"}),
        ("KDL-17", "attempt",
         {"seat": 0, "space": "nursery", "weapon": "billiard_cue", "value": 2, "special": False}),
        ("KDL-19", "pass", {"seat": 1, "attacker": 0, "left": 2}),
        ("KDL-19", "pass", {"seat": 2, "attacker": 0, "left": 2}),
        ("KDL-19", "failure", {"seat": 3, "attacker": 0, "card": "fail1", "left": 1}),
        ("KDL-19", "pass", {"seat": 3, "attacker": 0, "left": 1}),
        ("KDL-19", "failure", {"seat": 4, "attacker": 0, "card": "fail3", "left": 0}),
        ("KDL-19", "foiled", {"seat": 0, "by": 4, "wasted": 2}),
        ("KDL-25", "doctor-walks", {"from": "nursery", "to": "armory"}),
        ("KDL-27", "turn", {"seat": 1, "turn": 3}),
    ]  # fmt: skip
