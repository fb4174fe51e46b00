"""Frames up: what a client asks of a live match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from ...matches import Shuffle
from .frames import (
    MOST_ACTIONS,
    ActionText,
    CommandName,
    Frame,
    Hex32,
    MessageText,
    Round,
    Seat,
    Version,
    VolunteerNumber,
)


class Resume(Frame):
    """Asks for all events after a version, then the position, then whatever happens."""

    type: Literal["resume"]
    after: Version
    """The last version the viewer has seen; 0 for none."""
    heard: Version = 0
    """The number of the last message the viewer has heard; 0 for none."""
    walks: bool = True
    """Whether moves of several actions are wanted with each position: to find them takes time."""
    beliefs: bool = False
    """Whether the seat's belief is wanted with each position in which it is to move, to think of it."""


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
    """The actor's own name for this: repeating their last one is harmless."""
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
    volunteer: VolunteerNumber | None = None
    """The number of the volunteer whom a `vote` is for; null: for a bot."""


class Contribution(Frame):
    """What a client adds to the seed before the match begins: a commitment to it, then what that is to.

    Both at once only where no other client adds anything (see docs/secrecy.md).
    """

    round: Round
    commitment: Hex32 | None = None
    contribution: Hex32 | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if self.commitment is None and self.contribution is None:
            raise ValueError("`commitment` or `contribution` is needed")
        return self

    def added_by(self, seat: int) -> Callable[[Shuffle], Shuffle]:
        """What becomes of a shuffle by it."""
        commitment, contribution = (
            None if text is None else bytes.fromhex(text)
            for text in (self.commitment, self.contribution)
        )
        return lambda shuffle: shuffle.add(seat, self.round, commitment, contribution)


class Contribute(Contribution):
    """Adds to the seed for the seat of this connection."""

    type: Literal["contribute"]
    cmd: CommandName
    """The sender's own name for it, by which it is answered: repeating it is harmless."""


class Say(Frame):
    """Says something to all at the table."""

    type: Literal["say"]
    cmd: CommandName
    """The speaker's own name for it: repeating it is harmless."""
    text: MessageText


class Ping(Frame):
    """Asks for a message down, if only its head: whether the line holds, and how many were sent."""

    type: Literal["ping"]


Up = Resume | Act | Prepare | Do | Contribute | Say | Ping
UpFrame = Annotated[Up, Field(discriminator="type")]

UP: TypeAdapter[Up] = TypeAdapter(UpFrame)
