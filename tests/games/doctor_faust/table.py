"""Setting Doctor Faust up for tests: positions in a few words, actions in the shorthand of the scenarios."""

from __future__ import annotations

import re
from typing import Any

import diablerie
from diablerie import State

BY_STATE = {"contact": "turn_state"}
AT_ONCE = {"contact": "any_time"}
FINISH = {"end_on_last_card": "finish_turn"}

STEP = {"a": "s1", "b": "s2", "p": "soul"}


def place(**position: Any) -> State:
    """A position of the default game, or of the switches given as `options`."""
    options = position.pop("options", {})
    return diablerie.load("doctor-faust", **options).position(position)


def play(state: State, moves: str) -> State:
    """Play `a3 p2 8@17`: stone 1 three times, the pyramid twice, card 8 beside space 17."""
    for move in moves.split():
        step = re.fullmatch(r"([abp])(\d*)", move)
        actions = [STEP[step[1]]] * int(step[2] or 1) if step else [move]
        for action in actions:
            state = state.play(action)
    return state


def events(state: State, moves: str) -> list[tuple[str | None, str]]:
    """The clause and kind of everything that happens while `moves` are played."""
    told: list[tuple[str | None, str]] = []
    for move in moves.split():
        step = re.fullmatch(r"([abp])(\d*)", move)
        for action in [STEP[step[1]]] * int(step[2] or 1) if step else [move]:
            state, happened = state.narrate(action)
            told += [(event.clause, event.kind) for event in happened]
    return told


def laid(space: int, seat: int, value: int) -> dict[str, int]:
    """A laid card of a position document."""
    return {"space": space, "seat": seat, "value": value}
