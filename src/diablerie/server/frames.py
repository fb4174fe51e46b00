"""The frames of a live match, up and down, as WebSocket, HTTP and OpenAPI document know them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

LARGEST = 2**31 - 1

Version = Annotated[int, Field(ge=0, le=LARGEST)]
CommandName = Annotated[str, Field(min_length=1, max_length=64)]
ActionText = Annotated[str, Field(min_length=1, max_length=100)]


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


class Act(Frame):
    """Asks for an action by the seat of this connection."""

    type: Literal["act"]
    cmd: CommandName
    """The actor's own name for this action, unique in the match: repeating it is harmless."""
    expect: Version
    """The version the actor has seen; the action is refused if the match has gone on since."""
    action: ActionText


class Prepare(Frame):
    """Asks that the seat of this connection, when asked next, answer so by itself."""

    type: Literal["prepare"]
    cmd: CommandName
    """The actor's own name for this: repeating his last one is harmless."""
    answer: dict[str, Any] | None
    """Described with each game; null takes back what was prepared."""


UpFrame = Annotated[Resume | Act | Prepare, Field(discriminator="type")]


# Down


class EventSeen(Frame):
    """Something that happened, as this viewer may know it: hidden parameters are null."""

    kind: str
    clause: str
    """The clause of the rulebook it follows from."""
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


class Ack(Frame):
    """What was asked has been done and saved."""

    type: Literal["ack"] = "ack"
    cmd: CommandName
    v: Version
    """The version after the action; what is prepared leaves the version as it is."""


class Rej(Frame):
    """A frame has been refused and nothing has changed."""

    type: Literal["rej"] = "rej"
    cmd: str | None
    """Null if the frame could not be read."""
    clause: str | None
    """The clause that forbids the action; null if it is no rule of the game that does."""
    reason: str
    """A message id of the catalogue, or `stale`, `not-your-turn`, `not-your-seat`,
    `command-reused`, `cannot-prepare`, `match-over`, `malformed`."""
    params: dict[str, Any]
    message: str
    """The reason in English."""
    legal: list[str]
    """What the seat may do instead; empty if it is not to move."""


class SeatSeen(Frame):
    """Who sits in a seat."""

    seat: int
    kind: Literal["person", "bot"]
    level: str | None
    name: str | None
    yours: bool
    """Whether the viewer may act for this seat."""


class MatchSeen(Frame):
    """What does not change during a match."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    board: dict[str, Any] | None
    """What a picture of the board is drawn from, described with each game; null where a connection has
    had it already, in all positions but the first after a `resume`."""
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


class View(Frame):
    """Everything a viewer may know at some version."""

    match: MatchSeen
    seat: int | None
    """Null: a spectator."""
    state: dict[str, Any]
    """The game's own view, described with each game."""
    walks: list[WalkSeen]
    """Empty unless the seat is to move."""
    prepared: dict[str, Any] | None
    """The answer that the seat has prepared; null if there is none, and for spectators."""


class Snap(Frame):
    """The position at a version."""

    type: Literal["snap"] = "snap"
    v: Version
    view: View


DownFrame = Annotated[Ev | Ack | Rej | Snap, Field(discriminator="type")]

UP: TypeAdapter[Resume | Act | Prepare] = TypeAdapter(UpFrame)
DOWN: TypeAdapter[Ev | Ack | Rej | Snap] = TypeAdapter(DownFrame)
