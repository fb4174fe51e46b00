"""Seats: a match at this keyboard, and the moment."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from ... import Game
from ...chance import seed_bytes
from ...matches import Match, Player


def new_match(game: Game, levels: Sequence[str | None], seed: int | None) -> Match:
    """A match with a person wherever `levels` is None; `seed` None: fresh entropy."""
    players = [Player.person() if level is None else Player.bot(level) for level in levels]
    return Match.start(game, players, match_seed(seed), now())


def match_seed(seed: int | None) -> bytes:
    """The 32 secret bytes of a match."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(seed_bytes(seed)).digest()


def now() -> datetime:
    """The moment, as matches want it."""
    return datetime.now(UTC)
