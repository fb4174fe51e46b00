"""Matches begun in a house of this process, without a request."""

from __future__ import annotations

from datetime import UTC, datetime

from diablerie import Game
from diablerie.matches import Clock, Player
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair, MatchSetup

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def table_of(name: str, game: Game, *players: Player, clock: Clock | None = None) -> MatchSetup:
    """A table at which all have sat down."""
    chairs = tuple(Chair(player.kind, player.level, player.name) for player in players)
    return MatchSetup(name, game, chairs, bytes(32), clock or Clock(), False, None, NOW)


async def begin(house: Services, name: str, game: Game, *players: Player) -> LiveMatch:
    """A match that has just begun there."""
    return await house.matches.open(table_of(name, game, *players))
