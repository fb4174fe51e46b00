"""Services: the composition root, all that one server process holds."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ..extras import needs
from ..matches.players import Person
from ..rejection import Rejection
from .accounts.accounts import Accounts
from .accounts.contacts import Contacts
from .accounts.identity import Identities
from .accounts.password_resets import PasswordResets
from .accounts.passwords import Passwords
from .accounts.puzzle_days import PuzzleDays
from .accounts.ratings import Ratings, rate
from .accounts.regulars import Regulars
from .accounts.restrictions import Bans, is_restricted
from .accounts.sessions import Sessions
from .accounts.sign_in import SignIn
from .accounts.vacations import Vacations
from .bots.runner import BotRunner
from .bots.warmup import Warmup
from .config import Settings
from .core.logging import logger
from .core.metrics import Gauges, Metrics
from .core.rate_limits import Limiter
from .library.lobby import Lobby
from .library.record_import import RecordImport
from .library.replay import Replays
from .library.results import ResultsOf
from .library.review import Reviews
from .library.win_probability import WinProbabilities
from .live.chat import Chats
from .live.flag_fall import FlagFall
from .live.match import LiveMatch
from .live.match_hooks import MatchHooks
from .live.match_metrics import MatchMetrics, reason_of
from .live.premove_runner import PremoveRunner
from .live.registry import MatchRegistry
from .live.shuffle_deadlines import ShuffleDeadlines
from .live.stale_tables import StaleTables
from .live.timekeeper import Timekeeper
from .live.vacation_keeper import VacationKeeper
from .moderation.closures import Closures
from .moderation.deed_effects import DeedEffects
from .moderation.deed_watch import DeedWatch
from .storage.database import Database
from .storage.match_repository import MatchRepository
from .storage.schema_check import Readiness
from .storage.write_probe import WriteProbe

if TYPE_CHECKING:
    from .cluster.cluster import Cluster
    from .library.position_pictures import PositionPictures
    from .notices.keeper import NoticeKeeper

log = logger(__name__)

ID_BYTES = 12
"""Random bytes in a match's id: who knows it may look on and join, so it must not be guessed."""

LAST_WORDS = 2.0
"""Seconds that what has been asked for gets to be saved when the house closes."""


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        """Open the database; needs a running event loop."""
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database.open(settings.database, self.metrics)
        self.readiness = Readiness(self.database)
        self._cluster = self._join() if self.database.is_shared else None
        tell = self._cluster.tell if self._cluster else _nobody_else
        self._timekeeper = Timekeeper(self.database, self._all_matches, settings.pulse)
        self.repository = MatchRepository(
            self.database,
            tell,
            rate,
            latest_gap=lambda: self._timekeeper.latest,
            shuffle_wait=settings.shuffle_wait,
            barred=is_restricted,
        )
        self.warmup = Warmup(settings.page)
        self.bots = BotRunner(self.warmup, settings.bot_pace, settings.bot_threads)
        self.premove_runner = PremoveRunner(settings.answer_pause)
        match_metrics = MatchMetrics(self.metrics)
        self.matches = MatchRegistry(
            Chats(self.database, tell),
            MatchHooks(
                self.repository,
                self._attend,
                self._show,
                match_metrics.done,
                match_metrics.refused,
                settings.grace,
                settings.patience,
                self._timekeeper.look,
                self._timekeeper.after,
                self._end_vacation,
            ),
            settings.matches_at_hand,
        )
        self.stale_tables = StaleTables(self.database, self.matches, tell, settings.table_lifetime)
        self.vacations = Vacations(self.database, settings.vacation_days, tell)
        self.vacation_keeper = VacationKeeper(self.vacations, self.matches)
        self.identities = Identities(self.database)
        self.sessions = Sessions(self.database)
        self._passwords = Passwords()
        self.accounts = Accounts(
            self.database, self.identities, self._passwords, self.repository, tell
        )
        self.password_resets = PasswordResets(self.database, self.identities, self._passwords)
        self.bans = Bans(self.database)
        self.closures = Closures(self.database)
        effects = DeedEffects(
            self.database, self.matches, self.identities, self.bans, self.closures
        )
        self.deed_watch = DeedWatch(self.database, effects.heed)
        self.sign_in = self._open_sign_in()
        self.position_pictures = self._open_position_pictures()
        self.ratings = Ratings(self.database)
        self.contacts = Contacts(self.database)
        self.puzzle_days = PuzzleDays(self.database)
        self.lobby = Lobby(self.database)
        self.results = ResultsOf(self.database)
        self.limiter = Limiter(settings.limits)
        self.regulars = Regulars(
            self.database, self.identities, lambda address: self.limiter.count("lookups", address)
        )
        self.notices = self._open_notices()
        self.record_import = RecordImport(self.repository)
        self.replays = Replays()
        self.win_probabilities = WinProbabilities(self.replays, self.bots.think)
        self.reviews = Reviews(self.replays, self.bots.think)
        self._write_probe = WriteProbe(self.database, settings.write_probe)
        self._flag_fall = FlagFall(self.repository, self.matches, settings, self._timekeeper.look)
        self._shuffle_deadlines = ShuffleDeadlines(
            self.repository, self.matches, settings, self._timekeeper.look
        )
        self._keeping: list[asyncio.Task[None]] = []
        self._attended: dict[str, bool] = {}
        self.closing = False
        self._stir = asyncio.Event()
        """Set when somebody has come or gone."""
        self.metrics.observe(self._gauges)

    def _join(self) -> Cluster:
        # What a fleet needs is an extra: a single server does without.
        from .cluster.cluster import Cluster

        return Cluster(self.database, lambda: self.repository, lambda: self.matches, self.attend_to)

    def _open_sign_in(self) -> SignIn | None:
        if self.settings.oidc is None:
            return None
        # What speaks to a provider is an extra: a server without one does without.
        with needs("diablerie[oidc]"):
            from .accounts.oidc_provider import OidcProvider

        return SignIn(self.database, self.accounts, OidcProvider(self.settings.oidc))

    def _open_position_pictures(self) -> PositionPictures | None:
        if not self.settings.position_pictures:
            return None
        # What draws is an extra, and a process of its own: this one does without.
        from .library.position_pictures import PositionPictures

        return PositionPictures()

    def _open_notices(self) -> NoticeKeeper | None:
        if self.settings.notices is None:
            return None
        # What speaks to push services is an extra: a server that calls nobody back does without.
        from .notices.keeper import NoticeKeeper

        return NoticeKeeper(
            self.database, self.matches, self.settings.notices, self.limiter, self.metrics
        )

    async def open(self, *, serves: bool = True) -> None:
        """Warm the engine, and let bots and prepared answers go on where a former process left them.

        `serves`: whether people reach this process.
        """
        if self.settings.warm:
            self.warmup.warm(modules=serves)
        else:
            self.warmup.settle()
        time = self._timekeeper
        await time.open(serves=serves)
        keepers = [self.stale_tables.keep, self._write_probe.keep, self.deed_watch.keep]
        keepers += [time.keep, time.probe, time.give_back, self.vacation_keeper.keep]
        if serves:
            # A process that nobody reaches does not know whether they could have acted in time.
            keepers += [self._flag_fall.keep, self._shuffle_deadlines.keep, time.pulse]
        if self.notices is not None:
            keepers.append(partial(self.notices.keep, sends=serves))
        self._keeping = [asyncio.create_task(keep()) for keep in keepers]
        if self._cluster is not None:
            await self._cluster.open(work=self.settings.work)
            return
        waiting = (
            await self.repository.with_bot_to_move() + await self.repository.with_answer_prepared()
        )
        for name in waiting:
            try:
                await self.matches.get(name)
            except Rejection as problem:
                log.warning("a match stands still", match=name, reason=reason_of(problem))

    def _all_matches(self) -> list[LiveMatch]:
        """The matches in memory, whose clocks the timekeeper looks after."""
        return self.matches.all()

    async def _end_vacation(self, person: Person) -> None:
        """Let somebody be back who does something."""
        await self.vacation_keeper.end(person)

    def _attend(self, live: LiveMatch) -> None:
        """See to it that who need not be waited for does what is to be done."""
        if self.notices is not None:
            self.notices.note(live)
        if self._cluster is None:
            self.bots.attend(live)
            self.premove_runner.attend(live)
        elif (live.bot_to_play or live.has_prepared) and live.name not in self._attended:
            self._cluster.ask(live)

    def new_name(self) -> str:
        """The id of a new match."""
        return secrets.token_urlsafe(ID_BYTES)

    def _show(self, live: LiveMatch) -> None:
        """Take note that somebody has come or gone, and let other processes know."""
        self._stir.set()
        self.stale_tables.note(live)
        if self._cluster is not None:
            self._cluster.show(live)

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
        except Rejection as problem:
            log.warning("a match stands still", match=name, reason=reason_of(problem))
        finally:
            del self._attended[name]

    async def _attend_once(self, name: str) -> None:
        live = await self.matches.get(name)
        await live.catch_up()
        while work := [w for w in (self.bots.attend(live), self.premove_runner.attend(live)) if w]:
            await asyncio.gather(*work)

    @property
    def connections(self) -> int:
        """How many WebSockets and event streams are open."""
        return sum(w.is_open for live in self.matches.all() for w in live.watchers)

    def _gauges(self) -> Gauges:
        return Gauges(
            len(self.matches.all()),
            self.connections,
            self.database.waiting,
            self.bots.at_work,
            self.bots.seconds,
        )

    async def drain(self, seconds: float) -> None:
        """Have all WebSockets and event streams end, once what they asked for has been answered.

        Waits for so many seconds at most.
        """
        self.closing = True
        self._timekeeper.stop()
        for live in self.matches.all():
            live.wake_viewers()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.connections:
                    self._stir.clear()
                    await self._stir.wait()

    async def close(self) -> None:
        """Stop the bots, save what has been asked for, and close the database."""
        self.warmup.close()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)
        if self._cluster is not None:
            await self._cluster.close()
        await self.win_probabilities.close()
        await self.reviews.close()
        await self.bots.close()
        await self.premove_runner.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.matches.settle(), LAST_WORDS)
        if self.position_pictures is not None:
            await self.position_pictures.close()
        if self.sign_in is not None:
            await self.sign_in.close()
        if self.notices is not None:
            await self.notices.close()
        await self._timekeeper.close()
        self._passwords.close()
        self.database.close()


def _nobody_else(_connection: Connection, _name: str) -> None:
    """Tell nobody: no other process works on the database."""
