"""Bot seats: the seats of one match that bots play, each with what it needs to think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ..background import Background
from ..bot import Bot
from ..game import Belief, Game
from .informed import Past, informed
from .levels import load, warm


class BotSeats:
    """The bots of a match by seat; they get ready in the background from the start."""

    def __init__(self, game: Game, levels: Sequence[str | None], seed: int | str | None) -> None:
        """Seat a bot wherever `levels` names one; the same seed gives the same choices."""
        self.levels = {seat: level for seat, level in enumerate(levels) if level is not None}
        self._bots: dict[int, Bot] = {}
        self._game = game
        self._seed = seed
        thinking = any(level != "random" for level in self.levels.values())
        self._warming = Background(partial(warm, game) if thinking else _nothing)

    @property
    def are_ready(self) -> bool:
        """Whether they could think at once."""
        return self._warming.is_done

    def are_ready_within(self, seconds: float) -> bool:
        """Whether they could think, now or after so many seconds at most."""
        return self._warming.is_done_within(seconds)

    def get_ready(self) -> None:
        """Wait until they can think."""
        self._warming.wait()

    def choose(self, belief: Belief, past: Past) -> str:
        """The action that the bot in the belief's seat chooses from what it knows and has seen."""
        assert belief.seat is not None
        return Background(partial(self._choice, belief.seat, belief, past)).wait()

    def _choice(self, seat: int, belief: Belief, past: Past) -> str:
        if seat not in self._bots:
            seed = None if self._seed is None else f"{self._seed}/{seat}".encode()
            self._bots[seat] = load(self.levels[seat], self._game, seed)
        bot = self._bots[seat]
        return bot.choose(informed(bot, belief, past))


def _nothing() -> None:
    """Bots that do not think need no machine code."""
