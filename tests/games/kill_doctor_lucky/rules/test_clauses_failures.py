"""The round of failures, murder, and the two piles of used cards (KDL-19 to KDL-22). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import Outcome
from tests.games.playing import facts, play, refusal, refused

from ..table import LAIR, attacked, failures, place

# The round of failures


def test_kdl_19_the_others_are_asked_once_round_from_the_left() -> None:
    state = place(
        pawns=["parlor", "parlor", "nursery", "parlor"],
        lucky="nursery",
        to_play=2,
        hands=[[], [], ["weapon:chain_saw"], []],
    )
    state = play(state, "attempt:chain_saw")
    asked = []
    while state.to_play is not None:
        asked.append(state.to_play)
        assert state.position()["attempt"]["asked"] == state.to_play
        state = play(state, "pass")
    assert asked == [3, 0, 1]
    assert state.outcome == Outcome("murder", 2)


def test_kdl_19_one_seat_may_play_several_failures() -> None:
    state = play(attacked(["fail1", "fail1", "fail2"], ["fail3"]), "fail1 fail1")
    assert (state.to_play, state.position()["attempt"]["value"]) == (1, 2)
    after = play(state, "fail2").position()
    assert after["spent"] == ["fail1", "fail1", "fail2"]
    assert (after["phase"], after["to_play"]) == ("turn", 1)


def test_kdl_19_a_pass_is_final_also_after_a_failure() -> None:
    state = play(attacked(["fail1", "fail3"], ["fail3"]), "fail1 pass")
    assert state.to_play == 2
    assert state.position()["attempt"]["value"] == 3
    assert play(state, "pass").outcome == Outcome("murder", 0)


def test_kdl_19_nobody_is_forced_not_even_the_last() -> None:
    state = play(attacked(["fail1"], ["fail3", "fail3"]), "pass")
    assert "pass" in state.legal
    assert play(state, "pass").outcome == Outcome("murder", 0)


MUST = {"last_must_foil": True}


def test_kdl_19_by_the_switch_the_last_one_must_foil_if_they_can() -> None:
    state = play(attacked(["fail3", "fail3"], ["fail1", "fail3"], options=MUST), "pass")
    assert set(state.legal) == {"fail1", "fail3"}
    assert refusal(state, "pass") == ("KDL-19", "19-must", {"value": 4})
    partly = play(state, "fail1")
    assert refusal(partly, "pass") == ("KDL-19", "19-must", {"value": 3})
    assert play(partly, "fail3").position()["phase"] == "turn"


def test_kdl_19_by_the_switch_whoever_cannot_foil_alone_may_pass() -> None:
    state = play(attacked(["fail3"], ["fail1", "fail2"], options=MUST), "pass")
    assert set(state.legal) == {"fail1", "fail2", "pass"}
    assert play(state, "fail2 pass").outcome == Outcome("murder", 0)


def test_kdl_19_by_the_switch_nobody_before_the_last_is_forced() -> None:
    state = attacked(["fail3", "fail3"], ["fail1"], options=MUST)
    assert "pass" in state.legal
    assert play(state, "fail3").position()["attempt"]["value"] == 1
    assert play(state, "fail3 pass").legal == ("fail1",)


def test_kdl_19_a_seat_without_failures_is_asked_all_the_same() -> None:
    state = attacked(["move1"], [])
    assert (state.to_play, state.legal) == (1, ("pass",))


def test_kdl_19_overshoot_is_lost() -> None:
    state = attacked(["fail3"], [], weapon="trowel")
    assert facts(state, "fail3")[:2] == [
        ("KDL-19", "failure", {"seat": 1, "attacker": 0, "card": "fail3", "left": 0}),
        ("KDL-19", "foiled", {"seat": 0, "by": 1, "wasted": 1}),
    ]


def test_kdl_19_the_round_stops_as_soon_as_it_is_foiled() -> None:
    foiled = play(attacked(["fail1", "fail3", "fail3"], ["fail1"]), "fail3 fail1")
    assert foiled.position()["attempt"] is None
    assert refusal(foiled, "fail3") == ("KDL-19", "19-none", {})


@pytest.mark.parametrize("action", ["fail1", "pass"])
def test_kdl_19_there_must_be_an_attempt_to_answer(action: str) -> None:
    state = place(lucky="kitchen", hands=[["fail1"], [], []])
    assert refusal(state, action) == ("KDL-19", "19-none", {})


def test_kdl_19_only_failures_held_are_played() -> None:
    state = attacked(["fail1"], ["fail2"])
    assert refusal(state, "fail2") == ("KDL-19", "19-card", {"card": "fail2"})
    assert refusal(state, "fail3") == ("KDL-19", "19-card", {"card": "fail3"})
    assert set(state.legal) == {"fail1", "pass"}


@pytest.mark.parametrize("action", ["weapon:trowel", "move1:me", "room:kitchen:me"])
def test_kdl_19_nothing_but_failures_answers_an_attempt(action: str) -> None:
    assert refused(attacked(["move1", "room:kitchen"], []), action) in ("KDL-06", "KDL-21")


# Success


def test_kdl_20_when_all_have_passed_the_attacker_has_won() -> None:
    state = attacked([], [])
    assert facts(state, "pass pass")[1:] == [
        ("KDL-19", "pass", {"seat": 2, "attacker": 0, "left": 4}),
        ("KDL-20", "murder", {"seat": 0, "space": "nursery", "weapon": "chain_saw"}),
        ("KDL-20", "game-over", {"reason": "murder", "winner": 0}),
    ]
    over = play(state, "pass pass")
    assert over.outcome == Outcome("murder", 0)
    assert (over.to_play, over.is_over, over.legal) == (None, True, ())
    assert tuple(over.scores or ()) == (1, 0, 0)
    assert over.returns == pytest.approx((1, -0.5, -0.5))


def test_kdl_20_a_murder_leaves_everything_as_it_was() -> None:
    state = play(attacked(["fail1"], [], turn=12), "fail1")
    before = state.position()
    after = play(state, "pass pass").position()
    ended: dict[str, Any] = {
        "to_play": None,
        "phase": "over",
        "attempt": None,
        "outcome": {"reason": "murder", "winner": 0},
    }
    assert after == {**before, **ended}
    assert (after["lucky"], after["turn"], after["turn_of"]) == ("nursery", 12, 0)


def test_kdl_20_the_end_opens_all_hands() -> None:
    state = play(attacked(["fail1"], ["fail2"]), "pass")
    assert state.view(0)["hands"] == [["fail3"], None, None]
    last = state.narrate("pass")[1][-1]
    assert (last.kind, last.reveals) == ("game-over", True)
    assert play(state, "pass").view(None)["hands"] == [["fail3"], ["fail1"], ["fail2"]]


@pytest.mark.parametrize("action", ["end", "snoop", "attempt", "pass", "fail1", "go:gallery"])
def test_kdl_20_once_it_is_over_it_is_over(action: str) -> None:
    assert refusal(play(attacked([], []), "pass pass"), action) == ("KDL-20", "20", {})


def test_kdl_21_the_attackers_turn_is_over_but_for_the_answers() -> None:
    state = attacked(["move1", "room:kitchen", "weapon:trowel"], [])
    for action in (
        "end", "attempt", "attempt:trowel", "go:gallery", "move1:me", "move1:lucky",
        "room:kitchen:me", "room:kitchen:lucky",
    ):  # fmt: skip
        assert refusal(state, action) == ("KDL-21", "21", {}), action


def test_kdl_21_a_foiled_attempt_ends_the_turn() -> None:
    state = place(**LAIR, hands=[["move1", "weapon:chain_saw", "weapon:trowel"], ["fail2"], []])
    told = facts(state, "attempt:trowel fail2")
    assert told[-2:] == [
        ("KDL-25", "doctor-walks", {"from": "nursery", "to": "armory"}),
        ("KDL-27", "turn", {"seat": 1, "turn": 2}),
    ]
    after = play(state, "attempt:trowel fail2").position()
    assert (after["stepped"], after["card_played"], after["turn_of"]) == (False, False, 1)


# The two piles


def test_kdl_22_failures_have_a_pile_of_their_own() -> None:
    after = play(attacked(["fail1", "fail1"], ["fail2"]), "fail1 fail1 pass fail2").position()
    assert after["spent"] == ["fail1", "fail1", "fail2"]
    assert after["discard"] == ["weapon:chain_saw"]


def test_kdl_22_failures_never_return() -> None:
    state = place(
        lucky="kitchen", pawns=["foyer", "foyer"], hands=[[], []],
        discard=["weapon:trowel", "move1"], spent=["fail1", "fail2"], draw=[],
    )  # fmt: skip
    rest = state.position()["draw"]
    state = place(
        lucky="kitchen", pawns=["foyer", "foyer"], hands=[[], rest],
        discard=["weapon:trowel", "move1"], spent=["fail1", "fail2"],
    )  # fmt: skip
    after = play(state, "snoop").position()
    assert after["spent"] == ["fail1", "fail2"]
    assert not failures(after["draw"] + after["hands"][0])
