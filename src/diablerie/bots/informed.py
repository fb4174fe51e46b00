"""Informed: the belief that a bot is handed, with what its seat has seen where the bot makes use of that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from ..bot import Bot
from ..game import Belief, Seen

Past = Callable[[], tuple[Seen, ...]]
"""Finds out what a seat has seen of a match: that takes longer than most choices."""


@runtime_checkable
class Remembering(Protocol):
    """A bot that may make use of what its seat has seen."""

    def wants_past(self, belief: Belief) -> bool:
        """Whether it would, of what is not in a belief."""
        ...


def informed(bot: Bot, belief: Belief, past: Past) -> Belief:
    """The belief to hand to a bot; `past` is asked for only where the bot would make use of it."""
    if isinstance(bot, Remembering) and bot.wants_past(belief):
        return belief.remembering(past())
    return belief
