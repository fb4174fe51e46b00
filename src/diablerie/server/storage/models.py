"""Models: a match as the database has it: setup and seats, commands, premoves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal, Self

from ...documents import Document
from ...events import Seat
from ...game import Game
from ...matches import Clock, Entry, Match, Player, Shuffle
from ...matches.commands import DoneCommand
from ...matches.players import Person
from ...matches.premoves import Premove
from ...matches.shuffle import ShareState


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
    vacation: str | None = None
    """Since when the person is on vacation, if they are."""

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
class Volunteer:
    """Somebody who looks on and offers to take over a seat; `number`: which offer of this match it is."""

    number: int
    seat: Seat
    person: Person
    name: str | None
    account: bool = False
    """Whether the name is that of the person's account."""


@dataclass(frozen=True)
class FormerPlayer:
    """Somebody whose seat another has taken over by the entry of that number; None: deleted since."""

    number: int
    seat: Seat
    person: Person | None


@dataclass(frozen=True)
class Seating:
    """Who sits where, who offers to take over a seat, and who sat there before."""

    chairs: tuple[Chair, ...]
    volunteers: tuple[Volunteer, ...] = ()
    former: tuple[FormerPlayer, ...] = ()


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
    shuffle: Shuffle | None = None
    """What clients add to the seed; None: nothing, as at tables of earlier versions and where none offers."""
    closes: datetime | None = None
    """When the present stage of the shuffle is over, once all seats are taken and the match has not begun."""
    volunteers: tuple[Volunteer, ...] = ()
    """Who offers to take over a seat."""
    former: tuple[FormerPlayer, ...] = ()
    """Whose seats others have taken over, in order."""
    position: Document | None = None
    """Where it begins, as a position document; None: with the deal."""

    def seated(self, seating: Seating) -> MatchSetup:
        """The table with others in its seats."""
        return replace(
            self, chairs=seating.chairs, volunteers=seating.volunteers, former=seating.former
        )

    def has_sat(self, person: Person) -> bool:
        """Whether a person has, or had, a seat in the match, and so may know what is hidden."""
        return self.seat_of(person) is not None or any(f.person == person for f in self.former)

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

    def with_chair(self, seat: Seat, chair: Chair, *, contributes: bool = False) -> MatchSetup:
        """The table with another chair at a seat; `contributes`: whether its client will add to the seed."""
        chairs = tuple(chair if s == seat else kept for s, kept in enumerate(self.chairs))
        shuffle = self.shuffle
        stays = self.chairs[seat].person is not None and self.owns(chair.person, seat)
        if shuffle is not None and not (stays and shuffle.shares[seat].state != "none"):
            shuffle = shuffle.seated(seat, self._state_in_shuffle(chair, contributes=contributes))
        return replace(self, chairs=chairs, shuffle=shuffle)

    def with_shuffle(self, contributor: Person | None = None) -> MatchSetup:
        """The table with a shuffle, to which the client of a person who sits there will add."""
        bare = Shuffle.of(self.name, ["open"] * len(self.chairs))
        table = replace(self, shuffle=bare, closes=None)
        for seat, chair in enumerate(self.chairs):
            contributes = contributor is not None and chair.person == contributor
            state = table._state_in_shuffle(chair, contributes=contributes)
            assert table.shuffle is not None
            table = replace(table, shuffle=table.shuffle.seated(seat, state))
        return table

    def _state_in_shuffle(self, chair: Chair, *, contributes: bool) -> ShareState:
        """A client that plays several seats adds to the seed for one of them."""
        if chair.kind == "bot":
            return "bot"
        if chair.is_free:
            return "open"
        assert self.shuffle is not None
        already = any(
            other.person == chair.person and share.state in ("expected", "committed")
            for other, share in zip(self.chairs, self.shuffle.shares, strict=True)
        )
        return "expected" if contributes and not already else "none"

    def with_one_share_each(self) -> MatchSetup:
        """The table with nothing expected of a seat whose person adds, or is to add, for another.

        Who has logged in as somebody who sits here as well has got several seats, and one client.
        """
        if self.shuffle is None:
            return self
        adding: dict[Person | None, list[Seat]] = {}
        for seat, share in enumerate(self.shuffle.shares):
            if share.state in ("expected", "committed", "given"):
                adding.setdefault(self.chairs[seat].person, []).append(seat)
        shuffle = self.shuffle
        for seats in adding.values():
            further = [seat for seat in seats if shuffle.shares[seat].state == "expected"]
            # Of those who have added nothing yet the first is kept, as it is when they sit down.
            for seat in further if len(further) < len(seats) else further[1:]:
                shuffle = shuffle.seated(seat, "none")
        return replace(self, shuffle=shuffle)

    def advanced(self, before: MatchSetup | None, now: datetime, wait: float) -> SavedMatch:
        """The table after it was as `before`: its match begins once all sit and none is to add anything.

        `wait`: seconds that clients have for each stage; where turns take days, they have those days.
        """
        after = self.with_one_share_each()
        shuffle = after.shuffle
        if not after.is_full:
            return SavedMatch(replace(after, closes=None))
        if shuffle is None or not shuffle.is_offered:
            table = replace(after, shuffle=None, closes=None)
            return SavedMatch(table, table.start(now))
        if shuffle.stage == "complete":
            table = replace(after, closes=None)
            return SavedMatch(table, table.start(now))
        if before is not None and before.closes is not None and before._step == after._step:
            return SavedMatch(after)
        seconds = float(after.clock.seconds) if after.clock.kind == "days" else wait
        return SavedMatch(replace(after, closes=now + timedelta(seconds=seconds)))

    @property
    def _step(self) -> tuple[int, str] | None:
        """Which time for clients runs."""
        return None if self.shuffle is None else (self.shuffle.round_number, self.shuffle.stage)

    def start(self, now: datetime) -> Match:
        """The match that begins when all seats are taken."""
        players = [chair.player for chair in self.chairs]
        return Match.start(
            self.game, players, self.seed, now, self.clock, self.shuffle, self.position
        )


@dataclass(frozen=True)
class LaterEntries:
    """What has come to a match: entries with the versions after them, commands by name, all premoves.

    `seating` and `host`: a guest who logs in to an account is somebody else from then on.
    """

    entries: tuple[tuple[Entry, int], ...]
    commands: Mapping[str, DoneCommand]
    prepared: Mapping[Seat, Premove]
    seating: Seating
    host: Person | None
    rematch: str | None
    bot_pace: float | None


@dataclass(frozen=True)
class SavedMatch:
    """A match as the database has it; without `match` it waits for players."""

    table: MatchSetup
    match: Match | None = None
    commands: Mapping[str, DoneCommand] = field(default_factory=dict)
    prepared: Mapping[Seat, Premove] = field(default_factory=dict)
    gap: int | None = None
    """The last gap in time that its clocks know of; None: the latest there is."""
