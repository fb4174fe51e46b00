"""Which clause refuses an action of Teufel Teufel where several might: the phase first, then the lowest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from diablerie import State
from tests.games.playing import play, refusal, refused

from ..slow_board import every_action
from ..table import FULL, load, place


def placing() -> State:
    return load(2).start(1)


def turn() -> State:
    return place(sleds=["c3"])


def moving() -> State:
    return play(place(sleds=["b1"]), "go:a1")


def tower() -> State:
    return play(place(sleds=["c3"], up={"d3": "tower"}), "go:d3")


def taking() -> State:
    return play(
        place(sleds=["c3"], seats=5, up={"d3": "devil"}, possessed=[False, True, True, True, True]),
        "go:d3",
    )


def losing() -> State:
    return play(place(sleds=["c3"], up={"d3": "devil"}, possessed=[True], letters=["ABC"]), "go:d3")


def giving() -> State:
    state = place(sleds=["c3", "d3"], empty=["d3"], possessed=[True], options={"give_devil": "may"})
    return play(state, "go:d3 stop")


def swapping() -> State:
    return play(turn(), "swap:a2")


def lifting() -> State:
    return play(place(sleds=["c3"], possessed=[True]), "lift:a2")


def laying() -> State:
    return play(place(sleds=["c3"], possessed=[True]), "lift:a2 lift:b2 lay:a2")


def revealing() -> State:
    return place(sleds=[None, "g1", "g7"], letters=[FULL], left=[0])


NOW: dict[str, tuple[Callable[[], State], set[str]]] = {
    "place": (placing, {"place"}),
    "turn": (turn, {"go", "swap", "lift", "pass", "stop"}),
    "moving": (moving, {"go", "stop"}),
    "tower": (tower, {"peek", "banish", "done"}),
    "take": (taking, {"take"}),
    "lose": (losing, {"lose"}),
    "give": (giving, {"give", "keep"}),
    "swap": (swapping, {"with"}),
    "lift": (lifting, {"lift", "lay"}),
    "lay": (laying, {"lay"}),
    "reveal": (revealing, {"reveal"}),
}
"""The phases, and the actions that have clauses of their own against them there."""


@pytest.mark.parametrize("phase", NOW)
def test_an_action_of_another_phase_is_refused_for_that_alone(phase: str) -> None:
    setting, own = NOW[phase]
    state = setting()
    assert state.position()["phase"] == phase
    for action in sorted(every_action(state.game.seats)):
        if action.split(":")[0] not in own:
            assert refusal(state, action) == ("TT-08", f"08-{phase}", {"action": action})


@pytest.mark.parametrize("phase", NOW)
def test_an_action_of_the_phase_is_never_refused_as_one_of_another(phase: str) -> None:
    setting, own = NOW[phase]
    state = setting()
    for action in sorted(every_action(state.game.seats)):
        if action.split(":")[0] in own and action not in state.legal:
            assert refused(state, action) != "TT-08"


@pytest.mark.parametrize("phase", NOW)
def test_what_is_no_action_is_refused_as_such_in_every_phase(phase: str) -> None:
    state = NOW[phase][0]()
    for nonsense in ("", "dance", "go:i9", "take:7", "lose:g", "go:C3"):
        assert refusal(state, nonsense) == ("TT-08", "08", {"action": nonsense})


def test_of_several_clauses_the_lowest_is_named() -> None:
    crowded = place(sleds=["c3", "d3", "d3"], empty=["c3", "b3", "b4"])
    assert refused(crowded, "go:d3") == "TT-19"
    assert refused(crowded, "go:g7") == "TT-10"
    barred = {"start_again": "no"}
    gone_round = place(sleds=["d3", "c3"], empty=["d3"], possessed=[True, False], options=barred)
    assert refused(play(gone_round, "go:c3"), "go:d3") == "TT-11"
    assert refused(place(sleds=["c3"]), "go:d4") == "TT-10"
    assert refused(place(sleds=["c4", "g6"]), "go:d4") == "TT-20"
    lone = place(sleds=["c3", "b2"], up={"b2": "blue-A"})
    assert refused(lone, "lift:b2") == "TT-35"
    one = play(place(sleds=["c3", "b2"], possessed=[True]), "lift:a2")
    assert refused(one, "lay:d4") == "TT-23"
    assert refused(one, "lay:b2") == "TT-35"
    assert refused(play(one, "lift:c2"), "lay:b2") == "TT-36"


def test_a_way_into_an_occupied_centre_is_refused_by_the_lowest_clause() -> None:
    state = place(sleds=["c4", "d4"], options={"centre_stop": "yes"})
    assert refused(state, "go:d4") == "TT-19"
