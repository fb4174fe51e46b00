"""All that one server holds, and how requests come by it."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from sqlalchemy import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..events import Seat
from .accounts.accounts import Accounts
from .accounts.identity import Caller, People, set_cookie
from .accounts.passwords import Passwords
from .accounts.ratings import Ratings, rate
from .accounts.sessions import Sessions
from .api.problem_details import Problem, not_among
from .bots.runner import BotPlayers
from .bots.warmup import Engine
from .cluster.sharding import Kind
from .config import Settings
from .core.logging import logger
from .core.metrics import Metrics
from .core.rate_limits import Limiter, address_of
from .library.lobby import Lobby
from .library.record_import import Archive
from .library.replay import Replays
from .library.win_probability import ChanceKeeper
from .live.chat import Conversations
from .live.flag_fall import Timekeeper
from .live.match import LiveMatch, Surroundings
from .live.match_metrics import Tally, reason_of
from .live.premove_runner import Answers
from .live.registry import LiveMatches
from .live.stale_tables import Clearing
from .storage.database import Database, Unavailable, leave_news
from .storage.match_repository import Store
from .storage.models import Person
from .storage.schema_check import Readiness

if TYPE_CHECKING:
    from .cluster.cluster import Fleet

log = logger(__name__)

ID_BYTES = 12
"""Random bytes in a match's id: who knows it may look on and join, so it must not be guessed."""

LAST_WORDS = 2.0
"""Seconds that what has been asked for gets to be saved when the house closes."""


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        """Open the database; needs a running event loop."""
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database.open(settings.database, self.metrics, settings.home)
        self.readiness = Readiness(self.database)
        self._fleet = self._join() if self.database.is_shared else None
        tell = self._fleet.tell if self._fleet else self._tell_its_home
        self.store = Store(self.database, tell, rate)
        self.engine = Engine()
        self.bots = BotPlayers(self.engine, settings.bot_pace, settings.bot_threads)
        self.answers = Answers(settings.answer_pause)
        self.matches = LiveMatches(
            Conversations(self.database, lambda connection, name: tell(connection, name, 0)),
            Surroundings(
                self.store, self._attend, self._show, Tally(self.metrics).count, settings.grace
            ),
            settings.matches_at_hand,
        )
        self.clearing = Clearing(self.database, self.matches, tell, settings.table_lifetime)
        self.people = People(self.database, tell=self._forget_elsewhere)
        self.sessions = Sessions(self.database)
        self._passwords = Passwords()
        self.accounts = Accounts(self.database, self.people, self._passwords, tell)
        self.ratings = Ratings(self.database)
        self.lobby = Lobby(self.database)
        self.limiter = Limiter(settings.limits)
        self.archive = Archive(self.store)
        self.replays = Replays()
        self.chances = ChanceKeeper(self.replays, self.bots.think)
        self._timekeeper = Timekeeper(self.store, self.matches, settings)
        self._keeping: list[asyncio.Task[None]] = []
        self._attended: dict[str, bool] = {}
        self.closing = False
        self._stir = asyncio.Event()
        """Set when somebody has come or gone."""
        self.metrics.look_at(self)

    def _join(self) -> Fleet:
        # What a fleet needs is an extra: a single server does without.
        from .cluster.cluster import Fleet

        return Fleet(self.database, lambda: self.store, lambda: self.matches, self.attend_to)

    async def open(self) -> None:
        """Warm the engine, and let bots and prepared answers go on where a former process left them."""
        if self.settings.warm:
            self.engine.warm()
        else:
            self.engine.settle()
        keepers = (self._timekeeper.keep, self.clearing.keep)
        self._keeping = [asyncio.create_task(keep()) for keep in keepers]
        if self._fleet is not None:
            await self._fleet.open(work=self.settings.work)
            return
        waiting = await self.store.with_bot_to_move() + await self.store.with_answer_prepared()
        for name in filter(self.settings.keeps, waiting):
            try:
                await self.matches.get(name)
            except Problem as problem:
                log.warning("a match stands still", match=name, reason=reason_of(problem))

    def _tell_its_home(self, connection: Connection, name: str, _v: int) -> None:
        """Say in a transaction that a match has changed, should it be at home in another process."""
        if self.settings.home is not None:
            leave_news(self.settings.home, connection, name)

    def heed(self, kind: Kind, what: str) -> None:
        """Heed what another process lets this one know."""
        if kind == "session":
            self.people.forget_here(what)
        elif kind == "match":
            self._follow(what)

    def _follow(self, name: str) -> None:
        task = asyncio.create_task(self._look_again(name))
        self._keeping.append(task)
        task.add_done_callback(self._keeping.remove)

    async def _look_again(self, name: str) -> None:
        try:
            await self.matches.refresh(name)
        except (Problem, Unavailable) as error:
            log.info("a match is not looked at again", match=name, reason=reason_of(error))

    def _attend(self, live: LiveMatch) -> None:
        """See to it that who need not be waited for does what is to be done."""
        if self._fleet is None:
            self.bots.attend(live)
            self.answers.attend(live)
        elif (live.bot_to_play or live.has_prepared) and live.name not in self._attended:
            self._fleet.ask(live)

    def _forget_elsewhere(self, token_hash: str) -> None:
        """Have other processes look again whom a token belongs to."""
        if self.settings.home is not None:
            self.settings.home.tell_all("session", token_hash)

    def new_name(self) -> str:
        """The id of a new match, which is at home here."""
        name = secrets.token_urlsafe(ID_BYTES)
        while not self.settings.keeps(name):
            name = secrets.token_urlsafe(ID_BYTES)
        return name

    def _show(self, live: LiveMatch) -> None:
        """Take note that somebody has come or gone, and let other processes know."""
        self._stir.set()
        self.clearing.note(live)
        if self._fleet is not None:
            self._fleet.show(live)

    async def attend_to(self, name: str) -> None:
        """Do here what is to be done in a match without people, until it waits for a person."""
        if name in self._attended:
            self._attended[name] = True
            return
        self._attended[name] = True
        try:
            while self._attended[name]:
                self._attended[name] = False
                await self._attend_once(name)
        except Problem as problem:
            log.warning("a match stands still", match=name, reason=reason_of(problem))
        finally:
            del self._attended[name]

    async def _attend_once(self, name: str) -> None:
        live = await self.matches.get(name)
        await live.catch_up()
        while work := [w for w in (self.bots.attend(live), self.answers.attend(live)) if w]:
            await asyncio.gather(*work)

    @property
    def connections(self) -> int:
        """How many WebSockets and event streams are open."""
        return sum(viewer.is_open for live in self.matches.all() for viewer in live.viewers)

    async def drain(self, seconds: float) -> None:
        """Have all WebSockets and event streams end, once what they asked for has been answered.

        Waits for so many seconds at most.
        """
        self.closing = True
        for live in self.matches.all():
            live.wake_viewers()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.connections:
                    self._stir.clear()
                    await self._stir.wait()

    async def close(self) -> None:
        """Stop the bots, save what has been asked for, and close the database."""
        self.engine.close()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        if self._fleet is not None:
            await self._fleet.close()
        await self.chances.close()
        await self.bots.close()
        await self.answers.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.matches.settle(), LAST_WORDS)
        self._passwords.close()
        self.database.close()


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def caller_of(connection: HTTPConnection, house: TheHouse) -> Caller:
    """Who is asking, and by what he is known."""
    return await house.people.caller(connection)


TheCaller = Annotated[Caller, Depends(caller_of)]


async def person_of(caller: TheCaller) -> Person | None:
    """Who is asking."""
    return caller.person


ThePerson = Annotated[Person | None, Depends(person_of)]


async def somebody(person: ThePerson) -> Person:
    """Who is asking. Raises Problem 401 if it is nobody known."""
    if person is None:
        headers = {"WWW-Authenticate": "Bearer"}
        raise Problem(401, "nobody", "be a guest first: POST /api/guests", headers=headers)
    return person


Somebody = Annotated[Person, Depends(somebody)]


async def welcome(house: House, connection: HTTPConnection, response: Response) -> Person:
    """A new guest, whose browser gets a cookie. Raises Problem 429 if there have been too many."""
    house.limiter.count("guests", address_of(connection))
    person, token = await house.people.welcome()
    set_cookie(connection, response, token)
    return person


@dataclass(frozen=True)
class Admitted:
    """Somebody who may look at a match as `seat`, or as a spectator if that is None."""

    live: LiveMatch
    seat: Seat | None
    person: Person | None


async def admit(
    house: TheHouse, person: ThePerson, match_id: str, seat: int | None = None
) -> Admitted:
    """Let somebody look at a match.

    Raises Problem: 404 for an unknown match, 422 for a seat it does not have, 403 for another's.
    """
    live = await house.matches.get(match_id)
    demand_seat(live, person, seat)
    return Admitted(live, seat, person)


def demand_seat(live: LiveMatch, person: Person | None, seat: int | None) -> None:
    """Raise Problem unless `seat` is the person's own, or None."""
    if seat is None:
        return
    known_seat(live, seat)
    if not live.owns(person, seat):
        raise Problem(403, "not-your-seat", f"seat {seat} is not yours", {"param": "seat"})


def known_seat(live: LiveMatch, seat: int) -> Seat:
    """A seat that the match has. Raises Problem 422 for any other."""
    seats = range(live.table.game.seats)
    if seat not in seats:
        raise not_among("seat", seat, seats)
    return seat


TheAdmitted = Annotated[Admitted, Depends(admit)]
