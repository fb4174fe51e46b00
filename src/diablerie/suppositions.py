"""Supposition: something hidden that bears on what a seat does, as it is in one possible world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .events import Event

if TYPE_CHECKING:
    from .state import State


@dataclass(frozen=True)
class Supposition:
    """A hidden fact that what a seat does would run into: a card that lies there, failures held by others.

    `kind` is the last part of the message that tells it, `<game>-supposition-<kind>`; `facts` are
    that message's parameters, but for `chance`.
    """

    kind: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, kind: str, **facts: str | int) -> Supposition:
        """A supposition by its facts."""
        return cls(kind, tuple(facts.items()))


def followed(state: State, actions: Sequence[str]) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Where the seat to move gets by its actions one after another, as long as it is to move and may do them.

    Each with what it brings about.
    """
    seat = state.to_play
    for action in actions:
        if state.to_play != seat or not state.allows(action):
            return
        state, events = state.narrate(action)
        yield state, events
