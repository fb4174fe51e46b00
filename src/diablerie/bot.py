"""Bot: whatever can choose an action from what a seat knows."""

from __future__ import annotations

from typing import Protocol

from .game import Belief


class Bot(Protocol):
    """Whatever can choose an action from what a seat knows.

    A bot has a generator and room to think in, so it belongs to one thread: each thread makes its own.
    """

    def choose(self, belief: Belief) -> str:
        """One of `belief.legal`. Raises ValueError if the belief's seat is not to move."""
