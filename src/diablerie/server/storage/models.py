"""Models: a match as the database has it: setup and seats, commands, premoves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from typing import Any, Literal, Self

from ...events import Seat
from ...game import Game
from ...matches import Clock, LogStep, Match, Player
from .premoves import Premove

Person = int
"""The number of somebody in the database: a guest or the holder of an account."""


@dataclass(frozen=True)
class Chair:
    """A seat at a table: taken by a person or a bot, `open`, or `reserved` for a person to come."""

    kind: Literal["person", "bot", "open", "reserved"]
    level: str | None = None
    name: str | None = None
    person: Person | None = None
    account: bool = False
    """Whether the name is that of the person's account."""
    rated: bool = False
    """Whether the person wanted their matches rated when they sat down."""

    @classmethod
    def of(
        cls, person: Person, account: str | None, name: str | None, *, rated: bool = False
    ) -> Self:
        """The chair of a person, whose account, if they have one, has a name."""
        is_account = account is not None and name == account
        return cls("person", None, name, person, is_account, rated)

    @property
    def is_free(self) -> bool:
        """Whether the match waits for somebody to sit down here."""
        return self.kind in ("open", "reserved")

    @property
    def player(self) -> Player:
        """Who plays from this seat, once it is taken."""
        return (
            Player.bot(self.level or "", self.name)
            if self.kind == "bot"
            else Player.person(self.name)
        )


@dataclass(frozen=True)
class MatchSetup:
    """What is settled about a match besides what is done in it."""

    name: str
    game: Game
    chairs: tuple[Chair, ...]
    seed: bytes
    clock: Clock
    public: bool
    host: Person | None
    created: datetime
    rematch: str | None = None
    bot_pace: float | None = None
    """Seconds that its player wants bots to take for an action; None: as many as the server lets them."""

    @property
    def is_of_one(self) -> bool:
        """Whether all seats are one person's or bots'."""
        return len({chair.person for chair in self.chairs if chair.kind != "bot"}) <= 1

    @property
    def is_full(self) -> bool:
        """Whether all seats are taken."""
        return not any(chair.is_free for chair in self.chairs)

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed in hexadecimal, published before anybody sits down."""
        return sha256(self.seed).hexdigest()

    def owns(self, person: Person | None, seat: Seat) -> bool:
        """Whether a person has taken a seat."""
        chair = self.chairs[seat]
        return person is not None and chair.kind == "person" and chair.person == person

    def seat_of(self, person: Person) -> Seat | None:
        """The first seat that a person has taken."""
        return next((seat for seat in range(len(self.chairs)) if self.owns(person, seat)), None)

    def free_name(self, name: str | None) -> str | None:
        """A name, None if somebody here is called so already."""
        return None if any(chair.name == name for chair in self.chairs) else name

    def with_chair(self, seat: Seat, chair: Chair) -> MatchSetup:
        """The table with another chair at a seat."""
        chairs = tuple(chair if s == seat else kept for s, kept in enumerate(self.chairs))
        return replace(self, chairs=chairs)

    def start(self, now: datetime) -> Match:
        """The match that begins when all seats are taken."""
        players = [chair.player for chair in self.chairs]
        return Match.start(self.game, players, self.seed, now, self.clock)


@dataclass(frozen=True)
class DoneCommand:
    """A command that has been done, kept for when its name comes again.

    `actions`: those of the game that were done; `done`: how many entries of the log it has brought; `v`: the
    version after them. `stopped`: why the `rest` of the actions it asked for was not done, as the frame `ack`
    tells it.
    """

    seat: Seat | None
    deed: str
    about: Seat | None
    actions: tuple[str, ...]
    done: int
    v: int
    stopped: Mapping[str, Any] | None = None
    rest: tuple[str, ...] = ()


@dataclass(frozen=True)
class Committed:
    """A command as it is committed: its name, its steps, and the match `after` them.

    `stopped`: why the `rest` of its actions was not done, if it was not. `premoves`: what changes with it of
    what seats have prepared.
    """

    cmd: str | None
    steps: tuple[LogStep, ...]
    after: Match
    stopped: Mapping[str, Any] | None
    premoves: Mapping[Seat, Premove]
    rest: tuple[str, ...] = ()


@dataclass(frozen=True)
class SavedMatch:
    """A match as the database has it; without `match` it waits for players."""

    table: MatchSetup
    match: Match | None = None
    commands: Mapping[str, DoneCommand] = field(default_factory=dict)
    prepared: Mapping[Seat, Premove] = field(default_factory=dict)
    gap: int | None = None
    """The last gap in time that its clocks know of; None: the latest there is."""
