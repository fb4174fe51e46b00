"""Bots of ours as entrants: levels and searches, by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .. import bots
from ..bot import Bot
from ..documents import Document
from ..game import Belief, Game
from ..memory import LONGEST
from .entrant import SeatSeed, TimeControl


@dataclass(frozen=True)
class OwnEntrant:
    """A level or a search of ours."""

    level: bots.Level

    @property
    def name(self) -> str:
        """Its name with settings."""
        return self.level.name

    @property
    def is_outside(self) -> bool:
        """Never: it thinks where the game is played, handed nothing but beliefs."""
        return False

    @property
    def facts(self) -> Mapping[str, Any]:
        """None: its name says all."""
        return {}

    def check(self, game: Game) -> None:
        """Raise ValueError for settings that the game does not know."""
        self.level.plan(game)

    def remembers(self, game: Game) -> int:
        """As many as reasoning goes back, if it does reason about what others have done."""
        return LONGEST if self.level.remembers(game) else 0

    def rehearse(self, game: Game, control: TimeControl) -> None:
        """Nothing: `bots.warm` compiles what is needed."""

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> OwnPlayer:
        """The bot, made for one match."""
        return OwnPlayer(self.level.make(game, seed.secret))


@dataclass(frozen=True)
class OwnPlayer:
    """A bot of ours in a seat."""

    bot: Bot

    @property
    def hears(self) -> bool:
        """Never: a belief holds all it makes use of."""
        return False

    def hear(self, events: Sequence[Document]) -> None:
        """Nothing."""

    def choose(self, belief: Belief) -> str:
        """What the bot chooses."""
        return self.bot.choose(belief)
