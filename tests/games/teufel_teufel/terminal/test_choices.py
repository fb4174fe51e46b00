"""Teufel Teufel in a terminal: what can be chosen, in words, and what may be typed."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import IllegalAction, State
from diablerie.games.teufel_teufel import terminal
from diablerie.text_interface.game_terminal import view_of
from tests.games.playing import play

from ..table import load, place


def menu_of(state: State, lang: str = "en") -> dict[str, str]:
    choices = terminal.menu(view_of(state, state.to_play), state.composite_moves(), lang)
    return {" ".join(actions): label for label, actions in choices}


def meant(state: State, typed: str, lang: str = "en") -> str | tuple[str, ...]:
    return terminal.as_notation(typed, view_of(state, state.to_play), state.composite_moves(), lang)


def possessed(**more: Any) -> State:
    return place(**{"sleds": ["c3", "g7"], "possessed": [True], **more})


# What can be chosen


def test_walks_are_listed_with_what_they_bring_and_a_swap_is_begun() -> None:
    state = place(
        sleds=["a1"],
        letters=["B"],
        cards={"a1": None},
        up={"b1": "blue-B", "a2": "red-C"},
        down={"c1": "green-A", "b2": "green-C"},
    )
    assert menu_of(state) == {
        "go:b1 stop": "Go to b1: one step",
        "go:b1 go:a1 stop": "Go to a1: 2 steps",
        "go:a2": "Go to a2: one step. A letter for your sled. (TT-14)",
        "go:b1 go:c1": "Go to c1: 2 steps. A face-down card: it is turned up there. (TT-12)",
        "go:b1 go:b2": "Go to b2: 2 steps. A face-down card: it is turned up there. (TT-12)",
        "swap:…": "Swap two cards",
    }


def test_the_far_walks_of_a_flight_are_begun_and_a_shuffle_too() -> None:
    choices = menu_of(possessed())
    assert [each for each in choices if each.startswith("go:")] == [
        "go:c2 stop",
        "go:b3 stop",
        "go:d3 stop",
        "go:c4 stop",
    ]
    assert choices["sled …"] == "Go farther: where to …"
    assert list(choices)[-2:] == ["swap:…", "lift:…"]
    assert choices["lift:…"] == "Shuffle two to four cards"


def test_on_the_way_one_may_stop_or_go_on() -> None:
    state = play(place(sleds=["c3"], empty=["d3"], up={"e3": "green-A"}), "go:d3")
    choices = menu_of(state)
    assert choices["stop"] == "Stop here"
    assert choices["go:e3"] == "Go to e3: one step"


def test_the_step_onto_the_centre_is_offered_though_no_walk_ends_there() -> None:
    pegs = [False, True, True, True, True]
    state = place(
        sleds=["d3", "d5", "g7", "a7", "a1"], possessed=pegs, empty=["c3", "c4", "e3", "e4"]
    )
    assert menu_of(state)["go:d4"] == "Go to d4"


def test_what_a_tower_a_devil_and_leaving_ask_is_listed() -> None:
    tower = play(place(sleds=["c3"], down={"d3": "tower"}), "go:d3")
    assert menu_of(tower) == {"peek:…": "Look at the card on …", "done": "Leave it at that"}
    lose = play(possessed(up={"d3": "devil"}, letters=["ABC"]), "go:d3")
    assert list(menu_of(lose)) == ["lose:A", "lose:B", "lose:C"]
    assert menu_of(lose)["lose:A"] == "Give up the A"
    pegs = [False, True, True, True, True]
    take = play(place(seats=5, sleds=["c3"], possessed=pegs, up={"d3": "devil"}), "go:d3")
    assert menu_of(take)["take:2"] == "Take the devil of Gottlieb"


def test_few_cells_are_listed_and_many_are_begun() -> None:
    start = load().start(1)
    assert menu_of(start) == {"place:…": "Start on …"}
    lay = play(possessed(down={"a2": "red-A", "b2": "red-B"}), "lift:a2 lift:b2 lay:g1")
    assert menu_of(lay)["lay:a2"] == "Lay a card on a2"


# What may be typed


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("d3", "sled d3"),
        ("go D3", "sled d3"),
        ("sled d3", "sled d3"),
        ("c3 d3", ("go:c3", "go:d3")),
        ("go d3 stop", ("go:d3", "stop")),
        ("swap a2 b2", ("swap:a2", "with:b2")),
        ("swap:a2 b2", ("swap:a2", "with:b2")),
        ("swap:a2 with:b2", ("swap:a2", "with:b2")),
        ("swap a2", "swap:a2"),
        (
            "lift a2 b2 c2 lay a2 b2 c2",
            ("lift:a2", "lift:b2", "lift:c2", "lay:a2", "lay:b2", "lay:c2"),
        ),
        ("Shuffle a2, b2", ("lift:a2", "lift:b2")),
        ("peek e5", "peek:e5"),
        ("look e5", "peek:e5"),
        ("home", "banish"),
        ("take mathilde", "take:1"),
        ("take 1", "take:1"),
        ("take nobody", "take nobody"),
        ("lose a c", ("lose:A", "lose:C")),
        ("lose x", "lose x"),
        ("swap a2 b2 c2", "swap a2 b2 c2"),
        ("done done", ("done", "done")),
        ("stop d3", "stop d3"),
        ("go", "go"),
        ("h9", "h9"),
        ("7", "7"),
        ("dance", "dance"),
        ("", ""),
    ],
)
def test_cells_and_words_are_understood(typed: str, actions: str | tuple[str, ...]) -> None:
    assert meant(place(sleds=["c3"]), typed) == actions


@pytest.mark.parametrize(
    ("moves", "typed", "actions"),
    [
        ("swap:a2", "b2", "with:b2"),
        ("lift:a2", "b2 c2", ("lift:b2", "lift:c2")),
        ("lift:a2 lift:b2", "a2 g1", ("lay:a2", "lay:g1")),
        ("lift:a2 lift:b2 lay:g1", "a2", "lay:a2"),
        ("lift:a2 lift:b2", "3", "3"),
    ],
)
def test_a_cell_alone_is_what_is_asked_for(
    moves: str, typed: str, actions: str | tuple[str, ...]
) -> None:
    assert meant(play(possessed(), moves), typed) == actions


def test_a_name_alone_takes_a_devil_and_a_letter_alone_gives_it_up() -> None:
    pegs = [False, True, True, True, True]
    take = play(place(seats=5, sleds=["c3"], possessed=pegs, up={"d3": "devil"}), "go:d3")
    assert meant(take, "gott") == "take:2"
    assert meant(take, "2") == "2"
    lose = play(possessed(up={"d3": "devil"}, letters=["ABC"]), "go:d3")
    assert meant(lose, "b") == "lose:B"


def test_before_the_first_turn_a_cell_is_where_the_sled_starts() -> None:
    assert meant(load().start(1), "c3") == "place:c3"


@pytest.mark.parametrize(
    ("position", "typed", "clause"),
    [
        ({"sleds": ["c3", "d3"]}, "d3", 19),
        ({"sleds": ["d3"]}, "d4", 20),
        ({"sleds": ["c3"]}, "c3", 10),
        ({"sleds": ["c3"]}, "go:e5", 10),
    ],
)
def test_where_no_walk_leads_the_rule_is_told(
    position: dict[str, Any], typed: str, clause: int
) -> None:
    state = place(**position)
    action = meant(state, typed)
    assert isinstance(action, str)
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert refused.value.clause == f"TT-{clause:02d}"


def test_where_the_sled_could_not_be_in_one_step_it_is_a_walk_that_fails() -> None:
    assert meant(place(sleds=["c3"]), "g6") == "sled g6"
