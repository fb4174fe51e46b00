"""Facts: what reasons for an action are told by, and where a line of actions leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..events import Event
from .playable import Playable

AnyState = TypeVar("AnyState", bound=Playable)


@dataclass(frozen=True)
class Fact:
    """A fact that bears on what a seat does: a card that lies there, who sees a room, what a step brings.

    `kind` is the last part of the message that tells it, `<game>-counsel-<kind>`; `facts` are that message's
    parameters, but for `chance`. One called `seat` is a seat's number, which is told by its name.
    """

    kind: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, kind: str, **facts: str | int) -> Fact:
        """A fact by the parameters of its message."""
        return cls(kind, tuple(facts.items()))


def followed(
    state: AnyState, actions: Sequence[str]
) -> Iterator[tuple[AnyState, tuple[Event, ...]]]:
    """Where the seat to move gets by its actions one after another, as long as it is to move and may do them.

    Each with what it brings about.
    """
    seat = state.to_play
    for action in actions:
        if state.to_play != seat or not state.allows(action):
            return
        state, events = state.narrate(action)
        yield state, events
