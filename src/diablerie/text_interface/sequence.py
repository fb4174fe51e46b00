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

    `before`: the state before each of them. `learnt`: whether the rest was left undone because the seat has
    learnt something new; `refused`: why the rules do not allow the next one.
    """

    state: State
    events: tuple[Event, ...]
    done: tuple[str, ...]
    before: tuple[State, ...] = ()
    learnt: bool = False
    refused: IllegalAction | None = None


def play_sequence(state: State, actions: Sequence[str]) -> PlayedSequence:
    """Do actions of the seat to move. Raises IllegalAction if the first is not legal."""
    seat = state.to_play
    happened, before = list[Event](), list[State]()
    learnt, refused = False, None
    for action in actions:
        if before and (state.to_play != seat or learnt):
            break
        try:
            after, events = state.narrate(action)
        except IllegalAction as error:
            if not before:
                raise
            refused = error
            break
        learnt = seat is not None and any(state.teaches(event, seat) for event in events)
        happened += events
        before.append(state)
        state = after
    is_cut = len(before) < len(actions) and state.to_play == seat and refused is None
    done = tuple(actions[: len(before)])
    return PlayedSequence(state, (*happened,), done, (*before,), is_cut, refused)
