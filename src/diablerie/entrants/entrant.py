"""Entrant and Player: who takes part, by name, and that one in a seat of a match; how long it may think."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..bot import Bot
from ..documents import Document
from ..game import Game

LONGEST_MOVE = 3600.0
"""The most seconds for one decision, and for getting ready."""


@dataclass(frozen=True)
class TimeControl:
    """How many seconds an entrant from outside has, by the wall clock: for each decision, and to get ready.

    Bots of ours think by simulations, not by seconds, and are not held to it. Raises ValueError for
    anything but more than 0 and at most an hour.
    """

    move: float = 10.0
    start: float = 60.0

    def __post_init__(self) -> None:
        for seconds in (self.move, self.start):
            if not 0 < seconds <= LONGEST_MOVE:
                raise ValueError(
                    f"a time control is more than 0 and at most {LONGEST_MOVE:g} s, not {seconds!r}"
                )


@dataclass(frozen=True)
class SeatSeed:
    """What settles an entrant's choices in one seat of one match.

    `secret`: never told to anybody; bots of ours are made with it. `held`: which of the seats this is that
    the entrant holds in the match, from 0 on, so that no two of them share a process.
    """

    secret: bytes
    held: int = 0

    @property
    def match(self) -> str:
        """By what an entrant from outside knows the match: nothing in it tells the deal or another seat."""
        return hashlib.sha256(b"match\0" + self.secret).hexdigest()[:16]

    @property
    def number(self) -> int:
        """A seed for an entrant from outside, from 0 to 2**32 − 1. The secret cannot be read out of it."""
        return int.from_bytes(hashlib.sha256(b"seed\0" + self.secret).digest()[:4], "big")


class Player(Bot, Protocol):
    """An entrant in a seat of one match. `choose` raises Fault where it does not do what it has to."""

    @property
    def hears(self) -> bool:
        """Whether it is to be told of events."""

    def hear(self, events: Sequence[Document]) -> None:
        """What its seat sees of what has happened, in order, all seats' actions alike."""


class Entrant(Protocol):
    """Who takes part, by name."""

    @property
    def name(self) -> str:
        """What it is called in the list of bots."""

    @property
    def is_outside(self) -> bool:
        """Whether it runs in a process or at an address of its own, and is held to a time control."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """What settles it besides its name, as plain values: the digest of its file."""

    def check(self, game: Game) -> None:
        """Raise ValueError if it cannot play a game, as far as that can be said without running it."""

    def remembers(self, game: Game) -> int:
        """How many actions of the past its beliefs are to have (see `bots.Memory`), 0 for none."""

    def rehearse(self, game: Game, control: TimeControl) -> None:
        """Have it get ready once. Raises ValueError saying why it does not."""

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> Player:
        """That one in a seat. Raises Fault where it does not get ready."""
