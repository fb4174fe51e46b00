"""Lines: what comes of actions done one after another in one world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from diablerie import State
from diablerie.events import Event


def done(state: State, line: Sequence[str]) -> State:
    """The state after a line, as far as it can be followed."""
    *_, (state, _events) = [(state, ()), *_followed(state, line)]
    return state


def events_of(state: State, line: Sequence[str]) -> list[Event]:
    """All that happens on a line."""
    return [event for _, events in _followed(state, line) for event in events]


def _followed(state: State, line: Sequence[str]) -> Iterator[tuple[State, tuple[Event, ...]]]:
    for action in line:
        if not state.allows(action):
            return
        state, events = state.narrate(action)
        yield state, events
