"""Hidden facts: what is hidden and bears on what a seat does, as it is in one possible world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..events import Event
from .playable import Playable

AnyState = TypeVar("AnyState", bound=Playable)


@dataclass(frozen=True)
class HiddenFact:
    """A hidden fact that what a seat does would run into: a card that lies there, failures held by others.

    `kind` is the last part of the message that tells it, `<game>-counsel-<kind>`; `facts` are
    that message's parameters, but for `chance`.
    """

    kind: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, kind: str, **facts: str | int) -> HiddenFact:
        """A hidden fact by the parameters of its message."""
        return cls(kind, tuple(facts.items()))


class HiddenFacts:
    """The hidden facts of a game: none that bear on an action."""

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[HiddenFact]:
        """Those that bear on what the seat to move does by these actions, one after another.

        For worlds of a belief: it tells what is hidden.
        """
        yield from ()


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
