"""Table actions: what people may do besides acting (resign, offer, vote …), and who may."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ...events import Seat
from ...matches.commands import Acknowledge, Command, DoneCommand
from ...matches.players import Person
from ...rejection import Rejection, refusal
from ..protocol.up import TableDeed
from .match import LiveMatch
from .permissions import demand_seat, known_seat
from .volunteers import not_away


@dataclass(frozen=True)
class TableAction:
    """A deed as somebody asks for it, from `seat`, or as the host from none."""

    deed: TableDeed
    seat: Seat | None
    cmd: str
    expect: int | None = None
    about: Seat | None = None
    volunteer: int | None = None


async def do_table_action(
    live: LiveMatch,
    person: Person | None,
    wanted: TableAction,
    level: str,
    acknowledge: Acknowledge | None = None,
) -> DoneCommand:
    """Do what is wanted; what has come of it, once it is saved.

    `level`: of the bot that takes a seat if this makes one do so. Raises Rejection if it is refused.
    """
    _demand_right(live, person, wanted)
    replacing = wanted.deed in ("vote", "substitute")
    about = _other(live, wanted.about) if replacing else None
    volunteer = wanted.volunteer if wanted.deed == "vote" else None
    by_bot = volunteer is None and (replacing or wanted.deed == "resign")
    command = Command(
        None if wanted.deed == "substitute" else wanted.seat,
        expect=wanted.expect,
        cmd=wanted.cmd,
        deed=wanted.deed,
        about=about,
        level=level if by_bot else None,
        provided=None if about is None else partial(_demand_away, live, about, volunteer),
        volunteer=volunteer,
        by=person,
    )
    return await live.do(command, acknowledge)


def _demand_right(live: LiveMatch, person: Person | None, wanted: TableAction) -> None:
    if wanted.deed == "substitute":
        if person is None or person != live.table.host:
            raise Rejection("forbidden", "not-the-host", "only the host may give a seat to a bot")
    elif wanted.seat is None:
        raise Rejection("forbidden", "not-your-seat", "spectators look on", {"param": "seat"})
    else:
        demand_seat(live, person, wanted.seat)
    if wanted.deed == "take-back" and wanted.expect is None:
        detail = "expect: taking back needs the version that is seen"
        raise refusal("invalid", "expect-missing", detail)


def _other(live: LiveMatch, about: Seat | None) -> Seat:
    if about is None:
        raise Rejection("invalid", "not-allowed", "about: which seat?", {"param": "about"})
    return known_seat(live, about)


def _demand_away(live: LiveMatch, about: Seat, volunteer: int | None) -> None:
    if volunteer is not None:
        live.volunteers.demand(volunteer, about)
    elif not live.presence.is_replaceable(about):
        raise not_away(about)
