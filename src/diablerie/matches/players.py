"""Players: who sits in a seat, a person, or a bot of some level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Self

Person = int
"""The number of somebody at whoever keeps the match: on a server a guest or the holder of an account."""

PlayerKind = Literal["person", "bot"]


@dataclass(frozen=True)
class Player:
    """The occupant of one seat. Bots have a level and persons have none; either may have a name."""

    kind: PlayerKind
    level: str | None = None
    name: str | None = None

    def __post_init__(self) -> None:
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError("a bot has a level and a person has none")

    @classmethod
    def person(cls, name: str | None = None) -> Self:
        """A human player."""
        return cls("person", None, name)

    @classmethod
    def bot(cls, level: str, name: str | None = None) -> Self:
        """A bot of that level; which levels there are is for whoever runs the bots to know."""
        return cls("bot", level, name)

    def document(self) -> dict[str, Any]:
        """The player as JSON: `kind`, `level`, `name`."""
        return {"kind": self.kind, "level": self.level, "name": self.name}

    @classmethod
    def parse(cls, document: Mapping[str, Any]) -> Self:
        """The player that `document` wrote."""
        return cls(document["kind"], document.get("level"), document.get("name"))
