"""What all who come to a server know of it, and of one another."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Hall:
    """What everybody knows: where the servers are, what can be watched and what has been played."""

    servers: list[str]
    bots: Sequence[str]
    grace: float
    pace: float
    running: deque[str] = field(default_factory=lambda: deque(maxlen=8))
    finished: deque[str] = field(default_factory=lambda: deque(maxlen=16))
    done: dict[str, int] = field(default_factory=dict)
    """How often what has been done."""

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1
