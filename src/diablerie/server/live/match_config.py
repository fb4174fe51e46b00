"""Match configuration: what a new match is asked to be, validated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from ... import Game
from ...catalogue.choices import check_level, check_names, game_wanted
from ...matches import Clock
from ...matches.players import Person
from ...rejection import Rejection
from ..protocol.frames import LARGEST, SOMETHING, Frame
from ..storage.models import Chair

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=SOMETHING)]

OptionValue = Annotated[int, Field(ge=-LARGEST, le=LARGEST)] | bool | str | dict[str, Any] | None
"""What is sent of a document is the document, as an object or as its text: never the name of a file."""


class SeatWanted(Frame):
    """Who shall sit in a seat."""

    kind: Literal["person", "bot", "open"]
    """`person`: the caller; `open`: whoever comes first."""
    level: str | None = None
    """The bot's level (see /api/bots), with a style of the game if it is to have one: `devil:bold`."""


class ClockWanted(Frame):
    """How time shall be limited: not at all, per turn in seconds or days, or for all turns together."""

    kind: Literal["none", "per-move", "bank", "days"]
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None
    vacations: bool | None = None
    """With days: whether the clock of who is on vacation stands still, as it does unless said otherwise."""


class NewMatch(Frame):
    """The match that is wanted."""

    game: str
    options: dict[str, OptionValue] = Field(default_factory=dict)
    """Options by name, `edition` among them; the others take the edition's values."""
    seats: list[SeatWanted]
    names: list[Name | None] | None = None
    """What to call the players, one per seat."""
    clock: ClockWanted = ClockWanted(kind="none")
    public: bool = False
    """Whether it is listed in the lobby, or known to those only who are given the link."""
    contributes: bool = False
    """Whether the caller's client will add to the seed: then the match waits for that."""


@dataclass(frozen=True)
class Settled:
    """A match that can be: its game, its clock, and who sits where already."""

    game: Game
    clock: Clock
    kinds: tuple[SeatWanted, ...]
    names: tuple[str | None, ...]

    def chairs(self, host: Person, account: str | None, *, rated: bool) -> tuple[Chair, ...]:
        """The seats, those for persons taken by the one who invites.

        The first of them to which no name is given gets that of their account.
        """
        chairs: list[Chair] = []
        for seat, name in zip(self.kinds, self.names, strict=True):
            if seat.kind == "person":
                used = account in self.names or any(chair.account for chair in chairs)
                called = name or (None if used else account)
                chairs.append(Chair.of(host, account, called, rated=rated))
            else:
                chairs.append(Chair(seat.kind, seat.level, name))
        return tuple(chairs)


def configure(wanted: NewMatch) -> Settled:
    """What is wanted, checked. Raises Rejection naming what is allowed."""
    game = game_wanted(wanted.game, len(wanted.seats), wanted.options)
    names = wanted.names or [None] * len(wanted.seats)
    check_names(names, len(wanted.seats))
    for number, seat in enumerate(wanted.seats):
        check_level(f"seats.{number}.level", seat.kind, seat.level, game)
    return Settled(game, _clock(wanted.clock), tuple(wanted.seats), tuple(names))


def _clock(wanted: ClockWanted) -> Clock:
    try:
        return Clock.parse(wanted.model_dump(exclude_none=True))
    except ValueError as error:
        raise Rejection("invalid", "not-allowed", f"clock: {error}", {"param": "clock"}) from error
