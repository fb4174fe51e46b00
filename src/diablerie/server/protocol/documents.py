"""Documents within frames: the event, the position, the room, as one viewer may know them."""

from __future__ import annotations

from typing import Any, Literal

from ...matches.shuffle import ShareState, Stage
from .frames import (
    Frame,
    Hex32,
    Round,
    Status,
    Version,
)


class EventSeen(Frame):
    """Something that happened, as this viewer may know it: hidden parameters are null."""

    kind: str
    clause: str | None
    """The clause of the rulebook it follows from; null for what is done at the table."""
    actor: int | None
    """The seat whose action brought it about."""
    random: bool
    reveals: bool
    params: dict[str, Any]


class SeatSeen(Frame):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open", "reserved"]
    """Before the start a seat may be open, or reserved for the person who had it in the last match."""
    level: str | None
    name: str | None
    account: bool
    """Whether it is the name of an account, and this its holder; else anybody may use that name."""
    yours: bool
    """Whether the viewer may act for this seat, or it is kept for them."""

    @property
    def is_free(self) -> bool:
        """Whether the match waits for somebody to sit down here."""
        return self.kind in ("open", "reserved")


class Presence(SeatSeen):
    """Who sits in a seat, and whether they are there."""

    present: bool
    """Whether a connection of theirs is open. Bots always are."""
    away_since: str | None
    """Since when there has been none; null for who is there, for bots and for open seats."""
    idle_since: str | None
    """Since when they have done nothing, if they are to move and that is for so long that a bot may take
    over, connected or not; else null."""
    vacation_since: str | None
    """Since when they are on vacation, where a turn has days: their clock stands still; else null."""
    same_as: int | None
    """The first seat of the same person, where this is another: one person is not to look like several."""
    left: bool
    """Whether another person may offer to take the seat over: a bot may take over, or one plays there for a
    person who has not come back. It becomes so without a new `room` after `grace` seconds of absence."""
    muted: bool
    """Whether the viewer has asked to hear no more what is said from there."""


class VolunteerSeen(Frame):
    """Somebody who looks on and offers to take over a seat."""

    n: Version
    """The number of the offer in this match, which a `vote` for it names."""
    seat: int
    name: str | None
    account: bool
    """Whether it is the name of an account, and this its holder; else anybody may use that name."""
    yours: bool
    """Whether the viewer offers it."""
    present: bool
    """Whether a connection of theirs is open: without one their offer ends after 15 seconds, or with a clock
    of days after those."""


class Unheard(Frame):
    """Somebody without a seat whom the viewer has asked to hear no more."""

    n: Version
    """The first message that they have said, which they are called by."""
    name: str | None


class ShareSeen(Frame):
    """What a seat adds to the seed, as far as it is told yet."""

    state: ShareState
    """`expected` a commitment; `committed`; `given` it has revealed; `late` it did not commit in time,
    `withheld` it did not reveal in time: it adds nothing any more. `none`: its client adds nothing."""
    commitment: Hex32 | None
    """Null until all have committed from whom one is expected."""
    contribution: Hex32 | None
    """Null until all have revealed."""


class ShuffleSeen(Frame):
    """What the clients at a table add to the seed that the match will be dealt from."""

    match: str
    round: Round
    vacancies: int
    """How many further rounds there may have been because people left for good; all others are for a seat
    each that is `withheld`."""
    stage: Stage
    """`gathering`: seats are open; `committing`, `revealing`: that is waited for; `complete`."""
    closes: str | None
    """Until when; who has not answered then is left out."""
    seats: list[ShareSeen]


class RoomSeen(Frame):
    """Who is there. It changes apart from the match, so it has no version."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    clock: dict[str, Any]
    status: Status
    public: bool
    """Whether the match is listed in the lobby."""
    host: bool
    """Whether the viewer is the one who has invited."""
    seats: list[Presence]
    rated: int
    """How many of those who sit there would be rated: from two on it counts for the ratings."""
    watching: int
    """How many look on who have no seat."""
    unheard: list[Unheard]
    grace: float
    """Seconds that somebody must be away before a bot may take over; with a clock that gives days for
    a turn, those days."""
    seed_hash: str
    rematch: str | None
    """The match that the same people play next, if one of them has asked for it."""
    bot_pace: float | None
    """Seconds that bots are wanted to take for an action; null: as many as the server lets them."""
    shuffle: ShuffleSeen | None
    """Null once the match has begun: then it is in the record."""
    volunteers: list[VolunteerSeen]
    """Who offers to take over a seat whose person has left it, the first first."""
    lost: list[int]
    """The seats that were the viewer's and that others have taken over."""


class MatchSeen(Frame):
    """What does not change during a match."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    board: dict[str, Any] | None
    """What a picture of the board is drawn from, described with each game; null where it has been told
    already: on a connection in all positions but the first after a `resume`."""
    seats: list[SeatSeen]
    seed_hash: str
    """SHA-256 of the seed, in hexadecimal."""
    seed: str | None
    """The seed in hexadecimal, once the match is over."""
    created: str


class WalkSeen(Frame):
    """A move of several actions that can be made as one."""

    piece: str
    to: int | str
    path: list[int | str]
    actions: list[str]
    clauses: list[str]
    ends: bool


class ReasonSeen(Frame):
    """Something that speaks for what a bot would do, or bears on it; `<game>-counsel-<kind>` says it."""

    kind: str
    facts: dict[str, str | int]
    chance: float
    """How likely it is by what the seat knows, from 0 to 1."""


class MoveSeen(Frame):
    """Something that can be done: one action, or those of `walk`, which is then not null."""

    actions: list[str]
    walk: WalkSeen | None


class ClockSeen(Frame):
    """The clock, and what was left to each seat at one moment."""

    kind: Literal["none", "per-move", "bank", "days"]
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None
    vacations: bool | None = None
    """False: vacations do not count, where a turn has days."""
    left: list[float]
    """Seconds per seat, at `since`."""
    running: int | None
    """The seat whose time has been running since then."""
    since: str


class OfferSeen(Frame):
    """An offer to end the match without a winner."""

    by: int
    agreed: list[int]


class VoteSeen(Frame):
    """Who has voted for a bot in the seat `about`, or for the volunteer of that number."""

    about: int
    volunteer: int | None = None
    by: list[int]


class ResultSeen(Frame):
    """How the match ended."""

    reason: str
    winner: int | None
    returns: list[float]
    scores: list[float]


class TableSeen(Frame):
    """How things stand among the people at the table."""

    clock: ClockSeen
    substitutes: list[str | None]
    """Per seat: the level of the bot that plays for the person now."""
    forfeits: list[str | None]
    """Per seat: why its person is out of the match."""
    offer: OfferSeen | None
    votes: list[VoteSeen]
    fixed: str | None
    """Why the viewer cannot take its last action back; null: it can, or is a spectator."""
    result: ResultSeen | None


class View(Frame):
    """Everything a viewer may know at some version."""

    match: MatchSeen | None
    """Null where a connection has had it already, in all positions but the first after a `resume`, until
    something in it is different, such as who sits where, or the seed when the match is over."""
    seat: int | None
    """Null: a spectator."""
    state: dict[str, Any]
    """The game's own view, described with each game."""
    walks: list[WalkSeen]
    """Empty unless the seat is to move."""
    table: TableSeen
    prepared: dict[str, Any] | None
    """The answer that the seat has prepared; null if there is none, and for spectators."""
    belief: str | None = None
    """A world that the seat holds possible, the same in all positions that it cannot tell apart: the record
    `state` of the game's WebAssembly module in base64. Where the viewer wants it and its seat is to move;
    else null."""
