"""The end of Teufel Teufel (TT-41 to TT-46). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import State
from tests.games.playing import facts, play, refusal

from ..exits import about_to_leave, departed
from ..table import FULL, all_up_but, load, place, targets

FIRST_EXIT = {"judgement": "after_first_exit"}


# TT-41 to TT-44: the end


def over(reason: str, left: list[int], losers: list[int], clause: str) -> tuple[str, str, Any]:
    return clause, "game-over", {"reason": reason, "left": left, "losers": losers}


def test_tt_41_who_is_alone_on_the_board_loses() -> None:
    state = about_to_leave(sleds=["c3", None, "a7"], letters=["ABCDE", FULL], left=[1])
    assert facts(state, "go:d3")[-2:] == [
        ("TT-38", "left", {"seat": 0, "place": 2}),
        over("last_one", [1, 0], [2], "TT-41"),
    ]
    ended = play(state, "go:d3")
    assert ended.position()["outcome"] == {"reason": "last_one", "ranking": [[1], [0], [2]]}
    assert ended.scores == (2, 1, 3)
    assert ended.returns == (0, 1, -1)


def test_tt_41_once_over_nothing_is_legal() -> None:
    ended = play(about_to_leave(sleds=["c3", "g6"]), "go:d3")
    position = ended.position()
    assert (position["to_play"], position["turn_of"], position["phase"]) == (None, None, "over")
    assert (position["turn"], position["sleds"]) == (1, [None, "g6"])
    assert ended.legal == ()
    for action in ("go:d3", "stop", "pass", "reveal:a2", "place:c3"):
        assert refusal(ended, action) == ("TT-41", "41", {})
    assert refusal(ended, "dance") == ("TT-08", "08", {"action": "dance"})


def last_hidden(card: str = "blue-D", **more: Any) -> State:
    """Red beside the last hidden card."""
    return place(
        **{
            "sleds": ["c3", "g6", "a7"],
            "cards": all_up_but({"d3": card}, empty=("e3", "c3")),
            **more,
        }
    )


def test_tt_42_with_the_last_card_turned_up_judgement_comes() -> None:
    assert facts(last_hidden(), "go:d3")[-1] == over("judgement", [], [0, 1, 2], "TT-42")
    ended = play(last_hidden(), "go:d3")
    assert ended.position()["outcome"] == {"reason": "judgement", "ranking": [[0, 1, 2]]}
    assert ended.scores == (2, 2, 2)
    assert ended.returns == (0, 0, 0)


def test_tt_42_after_first_exit_only_once_somebody_has_left() -> None:
    assert not play(last_hidden(options=FIRST_EXIT), "go:d3").is_over
    left = last_hidden(
        options=FIRST_EXIT, sleds=["c3", "g6", None], letters=["", "", FULL], left=[2]
    )
    assert play(left, "go:d3").position()["outcome"] == {
        "reason": "judgement",
        "ranking": [[2], [0, 1]],
    }


def test_tt_42_after_first_exit_whoever_leaves_while_all_cards_are_up_brings_it() -> None:
    state = about_to_leave(cards=all_up_but({}, {"d3": "red-F"}), options=FIRST_EXIT)
    assert play(state, "go:d3").position()["outcome"] == {
        "reason": "judgement",
        "ranking": [[0], [1, 2]],
    }


def test_tt_42_a_sixth_letter_under_the_last_hidden_card_still_saves() -> None:
    state = last_hidden("red-F", letters=["ABCDE"])
    assert play(state, "go:d3").position()["outcome"]["ranking"] == [[0], [1, 2]]


def test_tt_42_who_turned_up_the_last_hidden_card_may_finish_his_move() -> None:
    cards = all_up_but({"d3": "blue-D"}, {"e3": "red-F"}, empty=("c3",))
    state = last_hidden(letters=["ABCDE"], cards=cards)
    moving = play(state, "go:d3")
    assert (moving.is_over, moving.position()["phase"]) == (False, "moving")
    assert play(moving, "stop").position()["outcome"]["ranking"] == [[0, 1, 2]]
    assert play(moving, "go:e3").position()["outcome"]["ranking"] == [[0], [1, 2]]


def test_tt_42_on_a_tower_that_was_the_last_hidden_card_one_may_still_save_oneself() -> None:
    state = last_hidden("tower", letters=[FULL], possessed=[True])
    tower = play(state, "go:d3 stop")
    assert set(tower.legal) == {"banish", "done"}
    assert play(tower, "banish").position()["outcome"]["ranking"] == [[0], [1, 2]]
    assert play(tower, "done").position()["outcome"]["ranking"] == [[0, 1, 2]]


def test_tt_42_a_shuffle_hides_cards_again() -> None:
    cards = all_up_but({"a2": "white-A"}, {"b2": "white-B", "c2": "white-C"})
    state = place(sleds=["c3", "g6"], possessed=[True], cards=cards)
    hidden = targets(play(state, "lift:b2 lift:c2 lay:b2 lay:c2"), "swap")
    assert {"a2", "b2", "c2"} <= hidden


@pytest.mark.parametrize(
    ("seats", "left", "scores", "returns"),
    [
        (4, [2], [3, 3, 1, 3], [-1 / 3, -1 / 3, 1, -1 / 3]),
        (6, [5, 0], [2, 4.5, 4.5, 4.5, 4.5, 1], [0.6, -0.4, -0.4, -0.4, -0.4, 1]),
    ],
)
def test_tt_43_first_out_is_first_and_all_left_inside_share_last_place(
    seats: int, left: list[int], scores: list[float], returns: list[float]
) -> None:
    mover = 1
    inside = [seat for seat in range(seats) if seat not in left]
    cells = ["g1", "g3", "g5", "a1", "a3", "g7"]
    sleds = [None if seat in left else cells[seat] for seat in range(seats)]
    sleds[mover] = "c3"
    state = place(
        seats=seats,
        sleds=sleds,
        to_play=mover,
        left=left,
        letters=[FULL if seat in left else "" for seat in range(seats)],
        cards=all_up_but({"d3": "white-A"}),
    )
    ended = play(state, "go:d3")
    ranking = [*([seat] for seat in left), inside]
    assert ended.position()["outcome"] == {"reason": "judgement", "ranking": ranking}
    assert ended.scores == pytest.approx(scores)
    assert ended.returns == pytest.approx(returns)
    assert sum(ended.returns) == pytest.approx(0, abs=1e-6)


def test_tt_43_before_the_end_there_are_no_ranks() -> None:
    state = about_to_leave()
    assert (state.scores, state.returns) == (None, (0, 0, 0))
    assert state.view(1)["scores"] is None


def test_tt_44_of_two_the_first_exit_ends_the_game() -> None:
    ended = play(about_to_leave(sleds=["c3", "g6"]), "go:d3")
    assert ended.position()["outcome"] == {"reason": "last_one", "ranking": [[0], [1]]}


# TT-46


@pytest.mark.parametrize(("turn", "ends"), [(19, False), (20, True), (21, True)])
def test_tt_46_after_the_last_turn_the_game_ends(turn: int, ends: bool) -> None:
    state = place(turn=turn, seats=3, options={"max_turns": 20})
    assert play(state, "swap:c2 with:e2").is_over is ends


def test_tt_46_it_is_ranked_like_a_judgement() -> None:
    state = place(
        sleds=[None, "g1", "g7"], letters=[FULL], left=[0], to_play=1, turn=5,
        options={"max_turns": 5},
    )  # fmt: skip
    assert facts(state, "swap:c2 with:e2")[-1] == over("max_turns", [0], [1, 2], "TT-46")
    ended = play(state, "swap:c2 with:e2")
    assert ended.position()["outcome"] == {"reason": "max_turns", "ranking": [[0], [1, 2]]}
    assert ended.position()["turn"] == 5


def test_tt_46_not_before_the_last_turn_is_over() -> None:
    state = place(sleds=["b1"], turn=5, options={"max_turns": 5})
    assert not play(state, "go:a1").is_over
    assert play(state, "go:a1 stop").is_over


def test_tt_46_leaving_and_judgement_come_first() -> None:
    options = {"max_turns": 1}
    alone = about_to_leave(sleds=["c3", "g6"], options=options)
    assert play(alone, "go:d3").position()["outcome"]["reason"] == "last_one"
    judged = last_hidden(options=options)
    assert play(judged, "go:d3").position()["outcome"]["reason"] == "judgement"


def test_tt_46_turns_of_those_who_have_left_count_too() -> None:
    state = departed(options={"max_turns": 7}, turn=7)
    assert not play(state, "reveal:b2").is_over
    assert play(state, "reveal:b2 reveal:f2").position()["outcome"]["reason"] == "max_turns"


def test_tt_46_with_0_there_is_no_last_turn() -> None:
    state = place(turn=5000, options={"max_turns": 0})
    assert play(state, "swap:c2 with:e2").position()["turn"] == 5001


def test_tt_46_by_default_the_1000th_turn_is_the_last() -> None:
    assert load(2).options["max_turns"] == 1000
    assert play(place(turn=1000), "swap:c2 with:e2").is_over
