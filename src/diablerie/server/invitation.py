"""What a match is asked to be, and whether it can be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from .. import Game, Option, bots, describe, games, make
from ..matches import Player
from ..options import fault_of
from .frames import LARGEST, Frame
from .problems import Problem, not_among

Name = Annotated[str, Field(min_length=1, max_length=40)]

OptionValue = Annotated[int, Field(ge=-LARGEST, le=LARGEST)] | bool | str | dict[str, Any] | None
"""What is sent of a document is the document, as an object or as its text: never the name of a file."""


class SeatWanted(Frame):
    """Who shall sit in a seat."""

    kind: Literal["person", "bot"]
    level: str | None = None
    """The bot's level (see /api/bots)."""


class NewMatch(Frame):
    """The match that is wanted."""

    game: str
    options: dict[str, OptionValue] = Field(default_factory=dict)
    """Options by name, `edition` among them; the others take the edition's values."""
    seats: list[SeatWanted]
    names: list[Name | None] | None = None
    """What to call the players, one per seat."""


def settle(wanted: NewMatch) -> tuple[Game, list[Player]]:
    """The game and players that are wanted. Raises Problem naming what is allowed."""
    if wanted.game not in games():
        raise not_among("game", wanted.game, games())
    _check_options(wanted)
    return _game(wanted), _players(wanted)


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
        raise Problem(422, "not-allowed", detail, extra) from error


def _game(wanted: NewMatch) -> Game:
    low, high = describe(wanted.game).seat_range
    if not low <= len(wanted.seats) <= high:
        raise not_among("seats", len(wanted.seats), range(low, high + 1))
    try:
        return make(wanted.game, len(wanted.seats), wanted.options)
    except ValueError as error:
        raise Problem(422, "not-allowed", str(error), {"param": "options"}) from error


def _players(wanted: NewMatch) -> list[Player]:
    names = wanted.names or [None] * len(wanted.seats)
    if len(names) != len(wanted.seats):
        raise Problem(422, "not-allowed", "names: there is one per seat", {"param": "names"})
    return [
        _player(number, seat, name)
        for number, (seat, name) in enumerate(zip(wanted.seats, names, strict=True))
    ]


def _player(number: int, seat: SeatWanted, name: str | None) -> Player:
    where = f"seats.{number}.level"
    if seat.kind == "bot" and seat.level in bots.names():
        return Player.bot(seat.level or "", name)
    if seat.kind == "bot":
        raise not_among(where, seat.level, bots.names())
    if seat.level is not None:
        raise Problem(422, "not-allowed", f"{where}: a person has no level", {"param": where})
    return Player.person(name)
