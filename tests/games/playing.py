"""What comes of playing, in any game: events with their clauses and facts, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import IllegalAction, State
from diablerie.events import Event


def play(state: State, moves: str) -> State:
    """Play actions, parted by blanks."""
    for move in moves.split():
        state = state.play(move)
    return state


def told(state: State, moves: str) -> list[Event]:
    """Everything that happens while `moves` are played."""
    events: list[Event] = []
    for move in moves.split():
        state, happened = state.narrate(move)
        events += happened
    return events


def facts(state: State, moves: str) -> list[tuple[str | None, str, dict[str, Any]]]:
    """Clause, kind and facts of everything that happens while `moves` are played."""
    return [(event.clause, event.kind, dict(event.params)) for event in told(state, moves)]


def refused(state: State, action: str) -> str:
    """The clause that an action breaks."""
    return refusal(state, action)[0]


def refusal(state: State, action: str) -> tuple[str, str, dict[str, Any]]:
    """The clause that an action breaks, the kind of refusal, and its facts."""
    with pytest.raises(IllegalAction) as error:
        state.play(action)
    assert state.legal == error.value.legal
    assert action not in state.legal
    reason = error.value.reason.removeprefix(f"{state.game.name}-refusal-")
    return error.value.clause, reason, error.value.params


def clause_against(state: State, action: str) -> str | None:
    """The clause that an action breaks, None where it breaks none."""
    try:
        state.play(action)
    except IllegalAction as error:
        return error.clause
    return None
