"""Entrants from outside: each in a process or at an address of its own, and what is handed to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..documents import Document
from ..game import Belief, Game
from . import messages
from .entrant import SeatSeed, TimeControl
from .faults import Fault
from .kinds import Kind
from .running import Running, ready


@dataclass(frozen=True)
class OutsideEntrant:
    """Anybody's policy, model or program."""

    name: str
    kind: Kind

    @property
    def is_outside(self) -> bool:
        """Always."""
        return True

    @property
    def facts(self) -> Mapping[str, Any]:
        """The digest of its file, where it has one."""
        return self.kind.facts

    def check(self, game: Game) -> None:
        """Raise ValueError for what is not there. Whether it plays is seen when it is begun."""
        self.kind.check()

    def remembers(self, game: Game) -> int:
        """None: what it wants to remember it is told as events."""
        return 0

    def rehearse(self, game: Game, control: TimeControl) -> None:
        """Have it get ready. Raises ValueError saying why it does not."""
        try:
            ready(self.kind, 0, game, control)
        except Fault as fault:
            raise ValueError(f"{self.name} does not get ready ({fault})") from fault

    def sit(self, game: Game, seed: SeatSeed, control: TimeControl) -> OutsidePlayer:
        """That one in a seat. Raises Fault where it does not get ready."""
        return OutsidePlayer(ready(self.kind, seed.held, game, control), seed)


@dataclass
class OutsidePlayer:
    """One of them in a seat of one match."""

    running: Running
    seed: SeatSeed
    heard: list[Document] = field(default_factory=list)

    @property
    def hears(self) -> bool:
        """Whether it wants to be sent events."""
        return "events" in self.running.terms.wants

    def hear(self, events: Sequence[Document]) -> None:
        """Keep them until it is asked."""
        self.heard.extend(events)

    def choose(self, belief: Belief) -> str:
        """What it answers to its belief. Raises Fault, also for what is not legal."""
        asked = messages.choose(belief, self.running.terms, self.seed, self.heard)
        self.heard.clear()
        answer = self.running.conversation.ask(asked, self.running.control.move)
        return messages.chosen(answer, belief)
