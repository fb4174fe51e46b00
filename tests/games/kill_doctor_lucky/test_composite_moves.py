"""Moves of Kill Doctor Lucky that can be made as one, and prepared answers to an attempt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from diablerie import CompositeMove, State
from tests.games.playing import play

from .table import LAIR, attacked, load, place


def walks_to(state: State, space: str, piece: str = "me") -> list[tuple[str, ...]]:
    """The actions of each walk of a piece to a space."""
    return [
        move.actions for move in state.composite_moves() if (move.piece, move.to) == (piece, space)
    ]


def ended(state: State, move: CompositeMove) -> str:
    """Where the piece of a walk stands once it was walked."""
    position = play(state, " ".join(move.actions)).position()
    return str(position["lucky"] if move.piece == "lucky" else position["pawns"][0])


HANDS = [["move1", "move3", "room:kitchen"], [], []]


def test_each_walk_ends_where_it_says_and_goes_through_the_spaces_it_names() -> None:
    state = place(lucky="nursery", hands=HANDS)
    for move in state.composite_moves():
        assert ended(state, move) == move.to == move.path[-1]
        entered = [action.split(":")[1] for action in move.actions if "step:" in action]
        entered = [a.split(":")[1] for a in move.actions if a.startswith("go:")] + entered
        assert move.actions[0].startswith("room:") or tuple(entered) == move.path
        assert (move.clauses, move.ends) == ((), False)


def test_the_free_step_a_card_and_both_lead_to_different_distances() -> None:
    state = place(lucky="nursery", hands=[["move1"], [], []])
    assert walks_to(state, "foyer") == [("go:foyer",), ("move1:me", "step:foyer")]
    assert walks_to(state, "piazza") == [("go:foyer", "move1:me", "step:piazza")]
    assert walks_to(state, "hedge_maze") == []
    assert walks_to(play(state, "go:parlor"), "drawing_room") == [("move1:me", "step:drawing_room")]


def test_a_card_with_steps_left_over_is_stopped() -> None:
    state = place(lucky="nursery", hands=[["move2"], [], []])
    assert ("move2:me", "step:foyer", "halt") in walks_to(state, "foyer")


def test_the_doctor_walks_by_cards_alone() -> None:
    state = place(lucky="kitchen", hands=[["move1", "room:piazza"], [], []])
    assert walks_to(state, "w_hall", "lucky") == [("move1:lucky", "step:w_hall")]
    assert walks_to(state, "piazza", "lucky") == [("room:piazza:lucky",)]
    assert walks_to(place(lucky="kitchen"), "w_hall", "lucky") == []


def test_a_card_in_hand_of_the_walk_is_walked_to_its_end() -> None:
    state = play(place(lucky="kitchen", hands=[["move3", "move1"], [], []]), "move3:me step:foyer")
    assert {move.piece for move in state.composite_moves()} == {"me"}
    assert walks_to(state, "piazza") == [("step:piazza", "halt")]
    assert walks_to(state, "green_house") == [("step:piazza", "step:green_house")]


def test_nobody_walks_over_the_railing_or_during_an_attempt() -> None:
    state = place(lucky="gallery", pawns=["gallery", "foyer", "foyer"], hands=[["move1"], [], []])
    assert walks_to(state, "dining_hall") == walks_to(state, "dining_hall", "lucky") == []
    assert attacked(["move1"], []).composite_moves() == ()


def test_by_the_switch_no_way_drags_the_doctor_past_a_player() -> None:
    pawns = ["foyer", "w_hall", "parlor"]
    table = {"lucky": "kitchen", "pawns": pawns, "hands": [["move3"], [], []]}
    held = place(**table, options={"drag_past": False})
    assert walks_to(held, "w_hall", "lucky") == [("move3:lucky", "step:w_hall")]
    assert walks_to(held, "dining_hall", "lucky") == []
    for move in held.composite_moves():
        assert ended(held, move) == move.to
    assert len(walks_to(place(**table), "dining_hall", "lucky")) == 1
    moving = play(held, "move3:lucky step:sw_hall")
    assert walks_to(moving, "w_hall", "lucky") == [("step:w_hall",)]
    assert walks_to(moving, "dining_hall", "lucky") == []


# Prepared answers


def prepared(state: State, up_to: int) -> tuple[State, list[str]]:
    """What the seat asked plays by its prepared answer, to the end of it."""
    seat, done = state.to_play, list[str]()
    while state.to_play == seat and state.position()["phase"] == "answer":
        action = state.game.premoves.action(state.view(seat), {"up_to": up_to}, done)
        assert action is not None
        done.append(action)
        state = state.play(action)
    return state, done


@pytest.mark.parametrize(
    ("hand", "up_to", "answer"),
    [
        (["fail1", "fail3"], 0, ["pass"]),
        (["fail2", "fail3"], 1, ["pass"]),
        (["fail1", "fail3"], 1, ["fail1", "pass"]),
        (["fail1", "fail3"], 4, ["fail3", "fail1"]),
        (["fail1", "fail3"], 9, ["fail3", "fail1"]),
        ([], 9, ["pass"]),
    ],
)
def test_a_prepared_answer_spends_no_more_than_it_may(
    hand: list[str], up_to: int, answer: list[str]
) -> None:
    state, done = prepared(attacked(hand, []), up_to)
    assert sorted(done) == sorted(answer)
    assert state.position()["phase"] == ("answer" if done[-1] == "pass" else "turn")


def test_a_prepared_answer_never_spends_more_than_it_may_nor_cards_that_are_not_held() -> None:
    rng = Random(1)
    for _ in range(60):
        hand = [rng.choice(["fail1", "fail2", "fail3", "move1"]) for _ in range(rng.randrange(5))]
        hand = hand[:4] if hand.count("fail3") < 4 else []
        up_to = rng.randrange(8)
        _, done = prepared(attacked(hand, []), up_to)
        points = sum(int(action[4:]) for action in done if action != "pass")
        assert points <= up_to
        held = sum(int(card[4:]) for card in hand if card.startswith("fail"))
        if up_to == 7 and held <= 4:
            assert points == held


def test_a_prepared_answer_is_found_among_however_many_failures() -> None:
    view = attacked(["fail1"], []).view(1)
    view["hands"][1] = [f"fail{points}" for points in (1, 2, 3) for _ in range(50)]
    game = load()
    assert game.premoves.action(view, {"up_to": 300}, []) == "fail2"
    assert game.premoves.action(view, {"up_to": 3}, []) == "fail3"


def test_a_prepared_answer_is_for_the_seat_that_is_asked_alone() -> None:
    game = load()
    state = attacked(["fail1"], ["fail1"])
    assert game.premoves.action(state.view(2), {"up_to": 1}, []) is None
    assert game.premoves.action(place(**LAIR).view(0), {"up_to": 1}, []) is None


@pytest.mark.parametrize("up_to", [0, 1, 62])
def test_points_from_0_on_can_be_prepared(up_to: int) -> None:
    assert load().premoves.read({"up_to": up_to}) == {"up_to": up_to}


JUNK: list[Any] = [None, 3, [], {}, {"up_to": -1}, {"up_to": True}, {"up_to": 1.5}, {"up_to": "1"},
                   {"up_to": 10**30}, {"upto": 1}, {"up_to": 1, "more": 2}]  # fmt: skip


@pytest.mark.parametrize("document", JUNK, ids=repr)
def test_what_is_no_prepared_answer_is_refused(document: Any) -> None:
    with pytest.raises(ValueError, match=r"up_to|prepared"):
        load().premoves.read(document)


def test_by_the_switch_the_last_one_s_answer_foils_whatever_was_prepared() -> None:
    must = {"last_must_foil": True}
    state = play(attacked([], ["fail1", "fail3"], options=must), "pass")
    assert prepared(state, 0)[1] == ["fail3", "fail1"]
    unable = play(attacked([], ["fail3"], options=must), "pass")
    assert prepared(unable, 0)[1] == ["pass"]
