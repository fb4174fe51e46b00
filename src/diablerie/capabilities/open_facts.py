"""Open facts: what a seat knows for certain that speaks for what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..documents import Document
from ..events import Event, Seat
from .facts import Fact
from .playable import Playable


@dataclass(frozen=True)
class Step:
    """An action of a line: what it brings about as its seat sees it, and where it leads."""

    action: str
    events: tuple[Event, ...]
    after: Playable


@dataclass(frozen=True)
class KnownLine:
    """What a seat does, one action after another, in a world that it holds possible.

    `known`: the actions that come to the same in all of those worlds, as far as the seat sees. `last`: the
    next one, by which it learns what it does not know, or chance decides; None if there is none. Facts may
    rest on what the seat sees and on what surely happens: nothing else of these states is known.
    """

    seat: Seat
    before: Playable
    known: tuple[Step, ...]
    last: Step | None

    @cached_property
    def start(self) -> Document:
        """What the seat sees before it."""
        return self.before.view(self.seat)

    @cached_property
    def end(self) -> Document:
        """What the seat sees after the actions that are known."""
        return self.reached.view(self.seat)

    @property
    def reached(self) -> Playable:
        """The state after the actions that are known."""
        return self.known[-1].after if self.known else self.before

    @property
    def actions(self) -> tuple[str, ...]:
        """All actions, the one whose outcome is open as well."""
        steps = self.known if self.last is None else (*self.known, self.last)
        return tuple(step.action for step in steps)

    @property
    def events(self) -> tuple[Event, ...]:
        """What surely happens."""
        return tuple(event for step in self.known for event in step.events)


class OpenFacts:
    """The open facts of a game: none that speak for an action, and none of a turn to come."""

    def find(self, line: KnownLine) -> Iterator[Fact]:
        """Those that speak for a line, what weighs most first."""
        yield from ()

    def of_turn(self, events: Sequence[Event], seat: Seat) -> Iterator[Fact]:
        """What of a turn of a seat is worth a word, by its events, what weighs most first.

        For turns that lines have in common: their messages say in how many of the lines it is so (`chance`).
        """
        yield from ()
