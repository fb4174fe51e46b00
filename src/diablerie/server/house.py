"""All that one server holds, and how requests come by it."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .answers import Answers
from .bot_players import BotPlayers
from .engine import Engine
from .guests import Guests
from .live import LiveMatch, LiveMatches
from .problems import Problem, not_among
from .settings import Settings
from .store import Guest, Store

log = logging.getLogger(__name__)


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        """Open the database; needs a running event loop."""
        self.settings = settings
        self.store = Store(settings.database)
        self.engine = Engine()
        self.bots = BotPlayers(self.engine, settings.bot_pace, settings.bot_threads)
        self.answers = Answers(settings.answer_pause)
        self.matches = LiveMatches(self.store, self._attend, settings.matches_at_hand)
        self.guests = Guests(self.store)
        self.closing = False

    async def open(self) -> None:
        """Warm the engine, and let bots and prepared answers go on where a former process left them."""
        if self.settings.warm:
            self.engine.warm()
        else:
            self.engine.settle()
        waiting = await self.store.with_bot_to_move() + await self.store.with_answer_prepared()
        for name in waiting:
            try:
                await self.matches.get(name)
            except Problem as problem:
                log.warning("match %s stands still: %s", name, problem.detail)

    def _attend(self, live: LiveMatch) -> None:
        self.bots.attend(live)
        self.answers.attend(live)

    def close_streams(self) -> None:
        """Have all event streams end, so that the server can stop."""
        self.closing = True
        for live in self.matches.all():
            live.wake_viewers()

    async def close(self) -> None:
        """Stop the bots and close the database."""
        await self.bots.close()
        await self.answers.close()
        self.store.close()


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def guest_of(connection: HTTPConnection, house: TheHouse) -> Guest | None:
    """Who is asking."""
    return await house.guests.who(connection)


TheGuest = Annotated[Guest | None, Depends(guest_of)]


@dataclass(frozen=True)
class Admitted:
    """Somebody who may look at a match as `seat`, or as a spectator if that is None."""

    live: LiveMatch
    seat: int | None
    guest: Guest | None


async def admit(
    house: TheHouse, guest: TheGuest, match_id: str, seat: int | None = None
) -> Admitted:
    """Let a guest look at a match.

    Raises Problem: 404 for an unknown match, 422 for a seat it does not have, 403 for another's.
    """
    live = await house.matches.get(match_id)
    demand_seat(live, guest, seat)
    return Admitted(live, seat, guest)


def demand_seat(live: LiveMatch, guest: Guest | None, seat: int | None) -> None:
    """Raise Problem unless `seat` is the guest's own, or None."""
    if seat is None:
        return
    seats = range(live.match.game.seats)
    if seat not in seats:
        raise not_among("seat", seat, seats)
    if not live.owns(guest, seat):
        raise Problem(403, "not-your-seat", f"seat {seat} is not yours", {"param": "seat"})


TheAdmitted = Annotated[Admitted, Depends(admit)]
