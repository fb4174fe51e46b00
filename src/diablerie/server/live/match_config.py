"""Match configuration: what a new match is asked to be, validated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from ... import Game, Option, bots, describe, games, make
from ...display_text import fault_of_name
from ...matches import Clock
from ...options import fault_of
from ..errors import Rejection, not_among
from ..protocol.frames import LARGEST, SOMETHING, Frame
from ..storage.models import Chair, Person

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
    if wanted.game not in games():
        raise not_among("game", wanted.game, games())
    _check_options(wanted)
    game = _game(wanted)
    names = wanted.names or [None] * len(wanted.seats)
    if len(names) != len(wanted.seats):
        raise Rejection(
            "invalid", "not-allowed", "names: there is one per seat", {"param": "names"}
        )
    for number, name in enumerate(names):
        check_name(f"names.{number}", name)
    for number, seat in enumerate(wanted.seats):
        check_level(f"seats.{number}.level", seat, game)
    return Settled(game, _clock(wanted.clock), tuple(wanted.seats), tuple(names))


def check_name(where: str, name: str | None) -> None:
    """Raise Rejection unless what a player shall be called can stand in a line of other words."""
    fault = None if name is None else fault_of_name(name)
    if fault is not None:
        raise Rejection("invalid", "not-allowed", f"{where}: a name {fault}", {"param": where})


def check_level(where: str, seat: SeatWanted, game: Game) -> None:
    """Raise Rejection unless a bot has a level that the game offers, and nobody else has one."""
    if seat.kind == "bot" and seat.level not in bots.offered(game):
        raise not_among(where, seat.level, bots.offered(game))
    if seat.kind != "bot" and seat.level is not None:
        raise Rejection(
            "invalid", "not-allowed", f"{where}: only a bot has a level", {"param": where}
        )


def _clock(wanted: ClockWanted) -> Clock:
    try:
        return Clock.parse(wanted.model_dump(exclude_none=True))
    except ValueError as error:
        raise Rejection("invalid", "not-allowed", f"clock: {error}", {"param": "clock"}) from error


def _check_options(wanted: NewMatch) -> None:
    known = {option.name: option for option in describe(wanted.game).options}
    for name, value in wanted.options.items():
        if name not in known:
            raise not_among("options", name, list(known))
        _check_value(known[name], value)


def _check_value(option: Option, value: object) -> None:
    try:
        option.parse(value)
    except ValueError as error:
        minimum, maximum = option.bounds or (None, None)
        fault, line = fault_of(error)
        extra = {
            "param": f"options.{option.name}",
            "allowed": None if option.values is None else list(option.values),
            "minimum": minimum,
            "maximum": maximum,
        } | ({} if line is None else {"line": line})
        detail = str(error) if line is None else f"line {line}: {fault}"
        raise Rejection("invalid", "not-allowed", detail, extra) from error


def _game(wanted: NewMatch) -> Game:
    low, high = describe(wanted.game).seat_range
    if not low <= len(wanted.seats) <= high:
        raise not_among("seats", len(wanted.seats), range(low, high + 1))
    try:
        return make(wanted.game, len(wanted.seats), wanted.options)
    except ValueError as error:
        raise Rejection("invalid", "not-allowed", str(error), {"param": "options"}) from error
