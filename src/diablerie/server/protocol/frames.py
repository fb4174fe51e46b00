"""The frames of a live match, up and down, as WebSocket, HTTP and OpenAPI document know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

LARGEST = 2**31 - 1

Version = Annotated[int, Field(ge=0, le=LARGEST)]
NO_NUL = r"^[^\x00]*$"
"""PostgreSQL cannot keep a text with this character in it, and nobody types it."""

SOMETHING = r"^[^\x00]*[^\s\x00][^\x00]*$"
"""A text with something in it that can be seen."""

CommandName = Annotated[str, Field(min_length=1, max_length=64, pattern=NO_NUL)]
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
MOST_ACTIONS = 100
"""How many actions one command may have: more than any move of a piece takes."""
Seat = Annotated[int, Field(ge=0, le=15)]

LONGEST_MESSAGE = 500
MessageText = Annotated[str, Field(min_length=1, max_length=LONGEST_MESSAGE, pattern=SOMETHING)]


Status = Literal["waiting", "running", "over"]
"""How far a match is: it waits for players, is played, has ended."""


class Frame(BaseModel):
    """What every frame is: exactly the members it declares, of exactly their types."""

    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_serialization_defaults_required=True
    )


# Up


class Resume(Frame):
    """Asks for all events after a version, then the position, then whatever happens."""

    type: Literal["resume"]
    after: Version
    """The last version the viewer has seen; 0 for none."""
    heard: Version = 0
    """The number of the last message the viewer has heard; 0 for none."""
    walks: bool = True
    """Whether moves of several actions are wanted with each position: to find them takes time."""


class Actions(Frame):
    """Actions of the game to be done as one: one `action`, or several `actions` in order."""

    action: ActionText | None = None
    actions: Annotated[list[ActionText], Field(min_length=1, max_length=MOST_ACTIONS)] | None = None
    """Done in order for as long as it stays the seat's turn and it learns nothing new: all that are done
    are saved and told as one. If the first cannot be done, all are refused."""

    @model_validator(mode="after")
    def _says_one_of_them(self) -> Self:
        if (self.action is None) == (self.actions is None):
            raise ValueError("either `action` or `actions` is needed, and not both")
        return self

    @property
    def all_actions(self) -> tuple[str, ...]:
        """The actions, be they one or several."""
        return tuple(self.actions or (self.action or "",))


class Act(Actions):
    """Asks for actions by the seat of this connection."""

    type: Literal["act"]
    cmd: CommandName
    """The actor's own name for this command, unique in the match: repeating it is harmless."""
    expect: Version
    """The version the actor has seen; all is refused if the match has gone on since."""


class Prepare(Frame):
    """Asks that the seat of this connection, when asked next, answer so by itself."""

    type: Literal["prepare"]
    cmd: CommandName
    """The actor's own name for this: repeating his last one is harmless."""
    answer: dict[str, Any] | None
    """Described with each game; null takes back what was prepared."""


TableDeed = Literal[
    "take-back", "resign", "offer", "accept", "decline", "vote", "substitute", "return"
]


class Do(Frame):
    """Asks for something at the table that is no action of the game (see docs/api.md).

    `take-back` takes back all that was done by the last command.
    """

    type: Literal["do"]
    cmd: CommandName
    """The doer's own name for it, unique in the match: repeating it is harmless."""
    deed: TableDeed
    expect: Version | None = None
    """The version the doer has seen: refused if the match has gone on since. Null: whatever it is."""
    about: Seat | None = None
    """The seat that a `vote` or `substitute` is about."""


class Say(Frame):
    """Says something to all at the table."""

    type: Literal["say"]
    cmd: CommandName
    """The speaker's own name for it: repeating it is harmless."""
    text: MessageText


class Ping(Frame):
    """Asks for a message down, if only its head: whether the line holds, and how many were sent."""

    type: Literal["ping"]


Up = Resume | Act | Prepare | Do | Say | Ping
UpFrame = Annotated[Up, Field(discriminator="type")]


# Down


class Head(Frame):
    """The first frame of every message down, by which it is known whether one is missing."""

    type: Literal["head"] = "head"
    n: int
    """The number of the message on this connection, from 1 without a gap."""
    anew: bool
    """Whether it answers a `resume`: who has missed messages before it goes on from here."""


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


class Ev(Frame):
    """One event. Versions have no gaps: an event that this viewer may not see at all is null."""

    type: Literal["ev"] = "ev"
    v: Version
    event: EventSeen | None


class Stopped(Frame):
    """Why the rest of a command was not done."""

    reason: str
    """`turn-over`: the seat is not to move any more; `something-new`: it has learnt something; or as in the
    frame `rej`: the next action cannot be done."""
    clause: str | None
    params: dict[str, Any]
    message: str
    """The reason in English."""


class Ack(Frame):
    """What was asked has been done and saved."""

    type: Literal["ack"] = "ack"
    cmd: CommandName
    v: Version
    """The version after it; what is prepared leaves the version as it is."""
    done: int
    """How many actions were done, or taken back; otherwise 1."""
    stopped: Stopped | None
    """Why not all were; null: they were."""


class Rej(Frame):
    """A frame has been refused and nothing has changed."""

    type: Literal["rej"] = "rej"
    cmd: str | None
    """Null if the frame could not be read."""
    clause: str | None
    """The clause that forbids the action; null if it is no rule of the game that does."""
    reason: str
    """A message id of the catalogue, or `stale`, `not-your-turn`, `not-your-seat`,
    `command-reused`, `cannot-prepare`, `match-over`, `malformed`, and those of deeds (docs/api.md)."""
    params: dict[str, Any]
    message: str
    """The reason in English."""
    legal: list[str]
    """What the seat may do instead; empty if it is not to move."""


class SeatSeen(Frame):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot", "open", "reserved"]
    """Before the start a seat may be open, or reserved for the person who had it in the last match."""
    level: str | None
    name: str | None
    account: bool
    """Whether it is the name of an account, and this its holder; else anybody may call himself so."""
    yours: bool
    """Whether the viewer may act for this seat, or it is kept for him."""

    @property
    def is_free(self) -> bool:
        """Whether the match waits for somebody to sit down here."""
        return self.kind in ("open", "reserved")


class Presence(SeatSeen):
    """Who sits in a seat, and whether he is there."""

    present: bool
    """Whether a connection of his is open. Bots always are."""
    away_since: str | None
    """Since when there has been none; null for who is there, for bots and for open seats."""
    muted: bool
    """Whether the viewer has asked to hear no more what is said from there."""


class Unheard(Frame):
    """Somebody without a seat whom the viewer has asked to hear no more."""

    n: Version
    """The first message that he has said, which he is called by."""
    name: str | None


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


class Room(Frame):
    """Who is there, sent first and whenever it changes."""

    type: Literal["room"] = "room"
    room: RoomSeen


class Said(Frame):
    """Something that somebody has said at the table."""

    type: Literal["said"] = "said"
    n: Version
    """Messages are numbered from 1; numbers of those whom the viewer has muted are left out."""
    seat: int | None
    """Null: somebody who looks on."""
    name: str | None
    text: str
    at: str
    yours: bool


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


class ClockSeen(Frame):
    """The clock, and what was left to each seat at one moment."""

    kind: Literal["none", "per-move", "bank", "days"]
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None
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
    """Who has voted for a bot in the seat `about`."""

    about: int
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


class Snap(Frame):
    """The position at a version."""

    type: Literal["snap"] = "snap"
    v: Version
    view: View


Down = Head | Ev | Ack | Rej | Snap | Room | Said
DownFrame = Annotated[Down, Field(discriminator="type")]


# The frames that are sent most, as JSON: writing them so takes a third of the time that models take.


def head_text(n: int, *, anew: bool) -> str:
    """The frame `head`."""
    return json_text({"type": "head", "n": n, "anew": anew})


def ack_text(cmd: str, v: int, done: int = 1, stopped: Mapping[str, Any] | None = None) -> str:
    """The frame `ack`."""
    return json_text({"type": "ack", "cmd": cmd, "v": v, "done": done, "stopped": stopped})


def ev_text(v: int, event: dict[str, Any] | None) -> str:
    """The frame `ev`."""
    return json_text({"type": "ev", "v": v, "event": event})


def json_text(value: Any) -> str:
    """What holds nothing but dicts, lists, texts, numbers, truth values and None, as JSON."""
    return orjson.dumps(value).decode()


UP: TypeAdapter[Up] = TypeAdapter(UpFrame)
DOWN: TypeAdapter[Down] = TypeAdapter(DownFrame)
