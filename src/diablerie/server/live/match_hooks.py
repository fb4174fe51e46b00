"""Match hooks: what a live match needs of the server it is played on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ...matches.commands import Command, DoneCommand
from ...matches.players import Person
from ...rejection import Rejection
from ..errors import Unavailable
from ..storage.gaps import Gap
from ..storage.match_repository import MatchRepository

M = TypeVar("M")
"""The match, which stands above its hooks."""


@dataclass(frozen=True)
class MatchHooks(Generic[M]):
    """What a match needs of the server it is played on.

    `attend` is told that it may be the turn of somebody who need not be waited for, `show` that
    somebody has come or gone; `done` of each command that is done, and how many seconds that has taken,
    `refused` of each that is refused. `grace`: seconds that somebody must
    be away before a bot may take over; `patience`: that they may do nothing when they are to move. `look`
    is called before anything that depends on the time, and `gaps_after` tells the gaps in it, above a
    number, that count for every match. `end_vacation`: somebody acts who was on vacation.
    """

    repository: MatchRepository
    attend: Callable[[M], None]
    show: Callable[[M], None]
    done: Callable[[M, Command, DoneCommand, float], None]
    refused: Callable[[M, Command, Rejection | Unavailable], None]
    grace: float
    patience: float | None = None
    look: Callable[[], bool] = lambda: False
    gaps_after: Callable[[int], Sequence[Gap]] = lambda _number: ()
    end_vacation: Callable[[Person], Awaitable[None]] | None = None
