"""Deliberation: thinking done in slices, so that whoever has one thread can do something else in between.

A deliberation is a generator: each step thinks a little, the last one returns what came of it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

from ..game import Belief

if TYPE_CHECKING:
    from ..bot import Bot

T = TypeVar("T")

Deliberation = Generator[None, None, T]

AT_ONCE = 256
"""How many simulations a search has between two breaths: some milliseconds."""


@runtime_checkable
class Deliberator(Protocol):
    """A bot that can think in slices."""

    def choosing(self, belief: Belief) -> Deliberation[str]:
        """What `Bot.choose` does, in slices: the same action. Raises as it does."""
        ...


def choosing(bot: Bot, belief: Belief) -> Deliberation[str]:
    """A bot's choice in slices, at once where it can think in none. Raises as `Bot.choose`."""
    yield
    if isinstance(bot, Deliberator):
        return (yield from bot.choosing(belief))
    return bot.choose(belief)


def concluded(thinking: Deliberation[T]) -> T:
    """What comes of a deliberation, without a pause."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: T = end.value
            return found
