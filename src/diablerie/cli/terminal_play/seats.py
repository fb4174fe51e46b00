"""Seats: people at this keyboard, and bots, each with what it needs to think."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

from ... import Game, bots
from ...bots import Bot
from ...chance import seed_bytes
from ...game import Belief
from ...matches import Match, Player
from .background import Background


class BotSeats:
    """The bots of a match by seat; they get ready in the background from the start."""

    def __init__(self, game: Game, levels: Sequence[str | None], seed: int | None) -> None:
        """Seat a bot wherever `levels` names one; the same seed gives the same choices."""
        self.levels = {seat: level for seat, level in enumerate(levels) if level is not None}
        self._bots: dict[int, Bot] = {}
        self._game = game
        self._seed = seed
        thinking = any(level != "random" for level in self.levels.values())
        self._warming = Background(partial(bots.warm, game) if thinking else _nothing)

    @property
    def are_ready(self) -> bool:
        """Whether they could think at once."""
        return self._warming.is_done

    def get_ready(self) -> None:
        """Wait until they can think."""
        self._warming.wait()

    def choose(self, belief: Belief) -> str:
        """The action that the bot in the belief's seat chooses from what it knows."""
        assert belief.seat is not None
        return Background(partial(self._choice, belief.seat, belief)).wait()

    def _choice(self, seat: int, belief: Belief) -> str:
        if seat not in self._bots:
            seed = None if self._seed is None else f"{self._seed}/{seat}".encode()
            self._bots[seat] = bots.load(self.levels[seat], self._game, seed)
        return self._bots[seat].choose(belief)


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


def _nothing() -> None:
    """Bots that do not think need no machine code."""
