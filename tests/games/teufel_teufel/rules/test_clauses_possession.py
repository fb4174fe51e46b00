"""Flight and handing the devil over in Teufel Teufel (TT-26 to TT-33). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import State
from tests.games.playing import facts, play, refusal, refused

from ..table import place, targets

NEXT = ("TT-07", "turn", {"seat": 1, "turn": 2})


def possessed(**more: Any) -> State:
    """Red on c3, possessed."""
    return place(**{"sleds": ["c3"], "possessed": [True], **more})


def step(to: str, clause: str = "TT-10", start: str = "c3") -> tuple[str, str, dict[str, Any]]:
    return clause, "step", {"seat": 0, "from": start, "to": to}


def at_will(cell: str) -> tuple[str, str, dict[str, Any]]:
    return "TT-11", "stopped", {"seat": 0, "cell": cell, "why": "at-will"}


# TT-26, TT-27: flight


def test_tt_26_hidden_cards_are_crossed_without_turning_them() -> None:
    state = possessed(down={"d3": "devil", "e3": "tower"})
    assert facts(state, "go:d3 go:e3") == [step("d3", "TT-26"), step("e3", "TT-26", "d3")]
    flying = play(state, "go:d3 go:e3")
    assert not any(flying.position()["cards"][cell]["up"] for cell in ("d3", "e3"))
    assert flying.position()["visited"] == ["d3", "e3"]


def test_tt_26_who_is_not_possessed_does_not_fly() -> None:
    assert play(place(sleds=["c3"], down={"d3": "white-D"}), "go:d3").to_play == 1


def test_tt_27_stopping_turns_the_card_up() -> None:
    state = play(possessed(down={"d3": "blue-D"}), "go:d3")
    assert "stop" in state.legal
    after = play(state, "stop").position()
    assert (after["cards"]["d3"]["up"], after["to_play"]) == (True, 1)
    kinds = [(clause, kind) for clause, kind, _ in facts(state, "stop")]
    assert ("TT-27", "turned-up") in kinds
    assert kinds[-1] == ("TT-07", "turn")


def test_tt_27_ones_own_missing_letter_is_won() -> None:
    state = possessed(down={"d3": "red-D"}, letters=["A"])
    assert play(state, "go:d3 stop").position()["letters"][0] == "AD"


def test_tt_27_a_known_letter_lets_one_go_on_flying() -> None:
    state = possessed(down={"d3": "blue-D", "e3": "white-E"}, letters=["D"])
    turned = play(state, "go:d3 stop")
    position = turned.position()
    assert (position["phase"], position["to_play"], position["visited"]) == ("moving", 0, ["d3"])
    assert ("TT-27", "letter-known", {"seat": 0, "cell": "d3", "letter": "D"}) in facts(
        state, "go:d3 stop"
    )
    assert {"go:c3", "stop"} <= set(turned.legal)
    assert not play(turned, "go:e3").position()["cards"]["e3"]["up"]
    assert play(turned, "stop").to_play == 1


@pytest.mark.parametrize(("card", "phase"), [("devil", "turn"), ("tower", "tower")])
def test_tt_27_a_devil_or_a_tower_turned_up_acts(card: str, phase: str) -> None:
    after = play(possessed(down={"d3": card}), "go:d3 stop")
    assert after.position()["phase"] == phase
    assert after.view(None)["home"] == (4 if card == "devil" else 3)


def test_tt_27_under_no_flip_the_card_stays_hidden() -> None:
    state = possessed(down={"d3": "devil"}, options={"flight_flip": "no_flip"})
    assert facts(state, "go:d3 stop") == [step("d3", "TT-26"), at_will("d3"), NEXT]
    after = play(state, "go:d3 stop").position()
    assert (after["cards"]["d3"]["up"], after["possessed"][0]) == (False, True)


# TT-28: visible cards stop a flight


@pytest.mark.parametrize(("card", "kind"), [("red-D", "letter-won"), ("blue-D", "stopped")])
def test_tt_28_a_visible_missing_letter_stops_a_flight(card: str, kind: str) -> None:
    state = possessed(up={"d3": card})
    assert play(state, "go:d3").to_play == 1
    assert [k for _, k, _ in facts(state, "go:d3")] == ["step", kind, "turn"]


def test_tt_28_the_stop_is_told_by_its_clause() -> None:
    stop = ("TT-28", "stopped", {"seat": 0, "cell": "d3", "why": "unknown-letter"})
    assert facts(possessed(up={"d3": "blue-D"}), "go:d3") == [step("d3"), stop, NEXT]


def test_tt_28_a_visible_known_letter_does_not() -> None:
    state = possessed(up={"d3": "blue-D"}, letters=["D"])
    assert play(state, "go:d3").position()["phase"] == "moving"


@pytest.mark.parametrize(("card", "phase"), [("devil", "turn"), ("tower", "tower")])
def test_tt_28_visible_devils_and_towers_stop_a_flight(card: str, phase: str) -> None:
    assert play(possessed(up={"d3": card}), "go:d3").position()["phase"] == phase


@pytest.mark.parametrize("card", ["devil", "tower"])
def test_tt_28_unless_they_may_be_passed(card: str) -> None:
    state = possessed(up={"d3": card}, empty=["e3"], options={"flight_special": "pass"})
    passing = play(state, "go:d3")
    assert passing.position()["phase"] == "moving"
    assert "stop" in passing.legal
    assert play(passing, "go:e3 stop").position()["possessed"] == [True, False]


@pytest.mark.parametrize(("card", "home"), [("devil", 4), ("tower", 3)])
def test_tt_28_even_then_a_stop_there_lets_them_act(card: str, home: int) -> None:
    state = possessed(up={"d3": card}, options={"flight_special": "pass"})
    stopped = play(state, "go:d3 stop")
    assert stopped.view(None)["home"] == home
    assert stopped.position()["phase"] == ("tower" if card == "tower" else "turn")


@pytest.mark.parametrize("special", ["stop", "pass"])
def test_tt_28_who_is_not_possessed_never_passes_them(special: str) -> None:
    state = place(sleds=["c3"], up={"d3": "devil"}, options={"flight_special": special})
    assert play(state, "go:d3").position()["possessed"] == [True, False]


# TT-29, TT-30: over other sleds


@pytest.mark.parametrize("card", ["red-D", "blue-D", "devil", "tower"])
@pytest.mark.parametrize("side", ["up", "down"])
def test_tt_29_a_space_with_one_sled_is_crossed_whatever_lies_there(card: str, side: str) -> None:
    state = possessed(sleds=["c3", "d3"], empty=["e3"], **{side: {"d3": card}})
    crossing = play(state, "go:d3")
    assert crossing.position()["phase"] == "moving"
    assert "stop" in crossing.legal
    after = play(crossing, "go:e3 stop").position()
    assert (after["sleds"][0], after["possessed"][0], after["letters"][0]) == ("e3", True, "")
    assert after["cards"]["d3"] == {"card": card, "up": side == "up"}


def test_tt_30_a_space_with_two_sleds_is_closed() -> None:
    state = possessed(sleds=["c3", "d3", "d3"])
    assert refusal(state, "go:d3") == ("TT-30", "30", {"cell": "d3"})


# TT-31 to TT-33: stopping on another sled


def on_an_opponent(side: str = "up", card: str | None = "blue-D", **more: Any) -> State:
    """Red, possessed, has just stepped onto blue on d3."""
    lying: dict[str, Any] = {side: {"d3": card}} if card else {"empty": ["d3"]}
    return play(possessed(**{"sleds": ["c3", "d3"], **lying, **more}), "go:d3")


HANDED = ("TT-31", "devil-handed", {"seat": 0, "to": 1})


def test_tt_31_stopping_there_hands_the_devil_over() -> None:
    state = on_an_opponent(card=None)
    assert facts(state, "stop") == [at_will("d3"), HANDED, NEXT]
    assert play(state, "stop").position()["possessed"] == [False, True]


def test_tt_31_first_the_card_acts_on_the_mover() -> None:
    state = on_an_opponent(card="red-D")
    kinds = [(clause, kind) for clause, kind, _ in facts(state, "stop")]
    assert kinds.index(("TT-14", "letter-won")) < kinds.index(("TT-31", "devil-handed"))
    assert play(state, "stop").position()["letters"][0] == "D"


def test_tt_31_a_hidden_card_is_turned_up_first() -> None:
    after = play(on_an_opponent("down", "green-D"), "stop").position()
    assert after["cards"]["d3"]["up"]
    assert after["possessed"] == [False, True]


def test_tt_31_a_known_letter_turned_up_lets_the_mover_go_on_with_his_devil() -> None:
    turned = play(on_an_opponent("down", "green-D", letters=["D"]), "stop")
    assert turned.position()["phase"] == "moving"
    assert turned.position()["possessed"] == [True, False]
    assert targets(turned, "go") == {"c3", "d2", "e3"}
    assert play(turned, "stop").position()["possessed"] == [False, True]


def test_tt_31_under_no_flip_the_devil_goes_over_a_card_that_stays_hidden() -> None:
    state = on_an_opponent("down", "devil", options={"flight_flip": "no_flip"})
    after = play(state, "stop").position()
    assert (after["cards"]["d3"]["up"], after["possessed"]) == (False, [False, True])


def test_tt_31_a_sixth_letter_and_handing_over_let_one_leave_at_once() -> None:
    state = on_an_opponent(card="red-F", letters=["ABCDE"], sleds=["c3", "d3", "a7"])
    after = play(state, "stop").position()
    assert after["left"] == [0]
    assert after["possessed"] == [False, True, False]


def test_tt_31_the_opponents_second_devil_sends_both_home() -> None:
    state = on_an_opponent(card=None, possessed=[True, True], letters=["", "AC"])
    assert facts(state, "stop") == [
        at_will("d3"),
        HANDED,
        ("TT-25", "devils-home", {"seat": 1}),
        ("TT-25", "letter-lost", {"seat": 1, "letter": "A"}),
        ("TT-25", "letter-lost", {"seat": 1, "letter": "C"}),
        NEXT,
    ]
    assert play(state, "stop").view(None)["home"] == 4


def test_tt_31_the_opponents_second_devil_may_free_the_mover_to_leave() -> None:
    state = on_an_opponent(
        card=None, sleds=["c3", "d3", "a7"], possessed=[True, True], letters=["ABCDEF", "ABC"]
    )
    choosing = play(state, "stop")
    assert (choosing.to_play, choosing.position()["left"]) == (1, [])
    assert play(choosing, "lose:A lose:B").position()["left"] == [0]


def test_tt_31_only_a_stop_after_a_move_hands_over() -> None:
    state = place(sleds=["c3", "c3"], possessed=[True])
    assert play(state, "swap:a2 with:b2").position()["possessed"] == [True, False]
    laid = play(state, "lift:a2 lift:b2 lay:a2 lay:b2")
    assert laid.position()["possessed"] == [True, False]


def test_tt_31_passing_over_hands_nothing_over() -> None:
    state = on_an_opponent(empty=["e3"])
    assert play(state, "go:e3 stop").position()["possessed"] == [True, False]


@pytest.mark.parametrize(("choice", "pegs"), [("give", [False, True]), ("keep", [True, False])])
def test_tt_31_where_one_may_one_is_asked(choice: str, pegs: list[bool]) -> None:
    state = on_an_opponent(card=None, options={"give_devil": "may"})
    asked = play(state, "stop")
    assert facts(state, "stop") == [at_will("d3")]
    assert (asked.position()["phase"], asked.to_play) == ("give", 0)
    assert set(asked.legal) == {"give", "keep"}
    kind = {"give": "devil-handed", "keep": "devil-kept"}[choice]
    assert facts(asked, choice) == [("TT-31", kind, {"seat": 0, "to": 1}), NEXT]
    after = play(asked, choice).position()
    assert (after["possessed"], after["sleds"]) == (pegs, ["d3", "d3"])


def test_tt_31_give_and_keep_are_no_choice_where_one_must() -> None:
    assert refused(on_an_opponent(), "give") == "TT-08"


@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("give_devil", ["must", "may"])
def test_tt_32_an_opponent_on_a_devil_gives_the_mover_his_second(
    side: str, give_devil: str
) -> None:
    state = on_an_opponent(side, "devil", options={"give_devil": give_devil})
    after = play(state, "stop")
    assert after.position()["possessed"] == [False, False]
    assert after.view(None)["home"] == 4
    assert after.to_play == 1
    assert ("TT-32", "not-handed", {"seat": 0, "to": 1, "cell": "d3"}) in facts(state, "stop")


@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("give_devil", ["must", "may"])
def test_tt_33_an_opponent_on_a_tower_is_safe(side: str, give_devil: str) -> None:
    state = on_an_opponent(side, "tower", options={"give_devil": give_devil})
    tower = play(state, "stop")
    assert tower.position()["phase"] == "tower"
    assert ("TT-33", "not-handed", {"seat": 0, "to": 1, "cell": "d3"}) in facts(state, "stop")
    assert play(tower, "done").position()["possessed"] == [True, False]
    assert play(tower, "banish done").position()["possessed"] == [False, False]
