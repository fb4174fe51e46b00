"""Sequence of actions: several done in turn, as long as their seat is to move and learns nothing new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..events import Event
from ..game import State
from ..refusals import IllegalAction


@dataclass(frozen=True)
class PlayedSequence:
    """What has come of actions: the state after those that were `done`, and what happened on the way.

    `learnt`: whether the rest was left undone because the seat has learnt something new; `refused`: why
    the rules do not allow the next one.
    """

    state: State
    events: tuple[Event, ...]
    done: tuple[str, ...]
    learnt: bool = False
    refused: IllegalAction | None = None


def play_sequence(state: State, actions: Sequence[str]) -> PlayedSequence:
    """Do actions of the seat to move. Raises IllegalAction if the first is not legal."""
    seat = state.to_play
    happened: list[Event] = []
    for number, action in enumerate(actions):
        try:
            after, events = state.narrate(action)
        except IllegalAction as error:
            if number == 0:
                raise
            return PlayedSequence(state, (*happened,), (*actions[:number],), refused=error)
        happened += events
        is_last = number == len(actions) - 1
        learnt = seat is not None and any(state.teaches(event, seat) for event in events)
        state = after
        if state.to_play != seat or is_last or learnt:
            done = (*actions[: number + 1],)
            return PlayedSequence(
                state, (*happened,), done, learnt and state.to_play == seat and not is_last
            )
    return PlayedSequence(state, (*happened,), ())
