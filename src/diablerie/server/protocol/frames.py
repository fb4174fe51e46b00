"""Frames: what every frame of a live match is, and the types that their members have."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

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
VolunteerNumber = Annotated[int, Field(ge=1, le=1_000_000_000)]
"""The number of an offer to take over a seat, from 1 in each match."""

Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal."""

Round = Annotated[int, Field(ge=1, le=1000)]
"""The number of a round in which the clients at a table commit and reveal."""

LONGEST_MESSAGE = 500
MessageText = Annotated[str, Field(min_length=1, max_length=LONGEST_MESSAGE, pattern=SOMETHING)]


Status = Literal["waiting", "running", "over"]
"""How far a match is: it waits for players, is played, has ended."""


class Frame(BaseModel):
    """What every frame is: exactly the members it declares, of exactly their types."""

    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_serialization_defaults_required=True
    )
