"""What players type: notation, repetitions, walks, numbers, and what is said where it means nothing."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie import IllegalAction, State
from diablerie.text_interface.game_terminal import terminal_of
from diablerie.text_interface.input_parser import (
    Begun,
    Unclear,
    Understood,
    completions,
    understand,
)

GAME = diablerie.load("doctor-faust")
TERMINAL = terminal_of(GAME)


def situation(**document: Any) -> State:
    return GAME.position(document)


def menu_of(state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return TERMINAL.menu(state.view(state.to_play), state.composite_moves(), "en")


def understood(text: str, **document: Any) -> Understood:
    state = situation(**document)
    return understand(text, state, menu_of(state), TERMINAL)


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("s1", ("s1",)),
        ("SOUL", ("soul",)),
        ("8@17", ("8@17",)),
        ("s1*3", ("s1", "s1", "s1")),
        ("s1 * 3", ("s1", "s1", "s1")),
        ("S1×1", ("s1",)),
        ("8@17*1", ("8@17",)),
        ("s1 4", ("s1",) * 4),
        ("s1   4", ("s1",) * 4),
        ("soul 17", ("soul", "soul")),
        ("1", ("s1",)),
        ("7", ("s1",) * 7),
        ("15", ("soul",)),
        ("8@", Begun("8@")),
        ("22", Begun("2@")),
    ],
)
def test_what_is_typed_means_actions(text: str, actions: tuple[str, ...] | Begun) -> None:
    assert understood(text) == actions


@pytest.mark.parametrize("choice", range(1, 30))
def test_every_number_of_the_list_means_what_stands_there(choice: int) -> None:
    state = situation()
    _, actions = menu_of(state)[choice - 1]
    meant = understand(str(choice), state, menu_of(state), TERMINAL)
    assert meant == (Begun(actions[0][:-1]) if actions[0].endswith("…") else actions)


@pytest.mark.parametrize(
    ("text", "message_id"),
    [
        ("0", "terminal-no-choice"),
        ("30", "terminal-no-choice"),
        ("s1*8", "terminal-too-often"),
        ("s1*0", "terminal-too-often"),
        ("s1 8", "terminal-too-far"),
        ("s1 0", "terminal-too-far"),
        ("s1 home", "terminal-too-far"),
    ],
)
def test_what_leads_nowhere_is_said_to(text: str, message_id: str) -> None:
    with pytest.raises(Unclear) as unclear:
        understood(text)
    assert unclear.value.message_id == message_id


@pytest.mark.parametrize(
    "text", ["x", "s3", "8@30", "1@5", "s1 s2 soul", "9999999", "*", "**", "x*2", "a b"]
)
def test_what_is_nothing_is_refused_as_the_rules_have_it(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        understood(text)
    assert refused.value.clause == "DF-08"


@pytest.mark.parametrize("text", ["soul", "soul*2", "soul 3"])
def test_a_piece_that_cannot_move_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        understood(text, soul=0)
    assert refused.value.clause == "DF-14"


@pytest.mark.parametrize("text", ["s1", "s1*2", "s1 5", "8@3"])
def test_nothing_can_be_done_when_the_game_is_over(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        understood(text, outcome={"reason": "pile", "winner": 0}, pile=[])
    assert refused.value.clause == "DF-40"


def test_a_walk_ends_where_a_card_lies() -> None:
    laid = [{"space": 3, "seat": 1, "value": 9}]
    assert understood("s1 3", laid=laid) == ("s1",) * 3
    with pytest.raises(Unclear):
        understood("s1*4", laid=laid)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("s", ["s1", "s2", "soul"]),
        ("so", ["soul"]),
        ("8", ["8@"]),
        ("8@1", ["8@1", *(f"8@{space}" for space in range(10, 20))]),
        ("s1 ", ["1", "2", "3", "4", "5", "6", "7"]),
        ("soul 1", ["16", "17", "18", "19"]),
        ("x", []),
        ("x 1", []),
    ],
)
def test_tab_offers_what_can_be_done(line: str, offered: list[str]) -> None:
    state = situation()
    assert completions(line, state, menu_of(state), TERMINAL.BEGUN) == offered


def test_tab_offers_the_beginnings_of_everything_on_an_empty_line() -> None:
    state = situation(hands=[[8], []])
    assert completions("", state, menu_of(state), TERMINAL.BEGUN) == ["s1", "s2", "soul", "8@"]
