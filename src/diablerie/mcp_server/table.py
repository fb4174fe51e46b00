"""Table: one seat of one match, wherever that is played, as the tools know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from ..terminal import SeenEvent
from ..text_interface.seat_text import Moment, SeatText

Status = Literal["waiting", "running", "over"]
"""`waiting`: for players, or for what their clients add to the shuffle."""


class TableError(Exception):
    """Something that cannot be done at a table, for another reason than a rule of the game; said in words."""


@dataclass(frozen=True)
class Done:
    """What has come of actions asked for as one: those that were `done`, and why the rest was not.

    `stopped`: in words, empty if all were done or it was no longer the seat's turn; `clause`: the rule that
    forbids the next one.
    """

    done: tuple[str, ...]
    stopped: str = ""
    clause: str | None = None


@dataclass(frozen=True)
class Ending:
    """How a match ended: in words, and what came of it for the seat, from −1 to 1."""

    words: str
    payoff: float


class Table(Protocol):
    """A seat that is played by tools. Not for several callers at once: `Tables` lets in one at a time."""

    @property
    def text(self) -> SeatText:
        """The game as text for the seat."""

    @property
    def status(self) -> Status:
        """How far the match is."""

    @property
    def version(self) -> int:
        """The number of the last event that the seat has been told of."""

    @property
    def moment(self) -> Moment | None:
        """What the seat may know; None before the match has begun."""

    @property
    def seconds_left(self) -> tuple[float, ...] | None:
        """The time of each seat when something last happened; None if there is no clock, or no match yet."""

    @property
    def ending(self) -> Ending | None:
        """How the match ended; None as long as it has not."""

    def events(self, after: int = 0) -> list[SeenEvent]:
        """What has happened after a version and has not been taken back, as the seat may know it."""

    def do(self, actions: tuple[str, ...], expect: int) -> Done:
        """Do actions of the seat as one, upon version `expect`.

        Raises IllegalAction if the rules do not allow the first, TableError if it cannot be done now, as
        when the match has gone on since.
        """

    def wait(self, seconds: float) -> None:
        """Let others act until the seat is to move or the match is over, for so long at most."""

    def leave(self) -> None:
        """Play here no more."""
