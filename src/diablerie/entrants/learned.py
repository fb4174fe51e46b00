"""Learned policies as entrants, by the file that holds one: `learned:weights.npz`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ..bots.learned import LearnedBot
from ..game import Game
from ..networks import LearnedPolicy, read_policy
from .entrant import SeatSeed, TimeControl
from .own import OwnPlayer

LEARNED = "learned:"


@dataclass(frozen=True)
class LearnedEntrant:
    """What has been learnt, out of a file."""

    path: Path

    @property
    def name(self) -> str:
        """Its file, after `learned:`."""
        return f"{LEARNED}{self.path}"

    @property
    def is_outside(self) -> bool:
        """Never: a bot of ours plays by the file, handed nothing but beliefs."""
        return False

    @property
    def facts(self) -> Mapping[str, Any]:
        """The file's digest: another content is another entrant."""
        return {"sha256": hashlib.sha256(self.path.read_bytes()).hexdigest()}

    @cached_property
    def policy(self) -> LearnedPolicy:
        """What is in the file. Raises ValueError where there is none, or where it is no such file."""
        if not self.path.is_file():
            raise ValueError(f"{self.path}: there is no such file")
        return read_policy(self.path)

    def check(self, game: Game) -> None:
        """Raise ValueError for a file that will not do, or was learnt for another game."""
        try:
            self.policy.check(game)
        except ValueError as error:
            raise ValueError(f"{self.name} does not play here: {error}") from error

    def remembers(self, game: Game) -> int:
        """Nothing."""
        return 0

    def rehearse(self, game: Game, control: TimeControl) -> None:
        """Nothing."""

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> OwnPlayer:
        """The bot, made for one match."""
        return OwnPlayer(LearnedBot(game, self.policy, seed.secret))
