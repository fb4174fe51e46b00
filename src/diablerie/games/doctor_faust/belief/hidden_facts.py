"""Hidden facts of Doctor Faust that bear on a move: the value of a card that lies on its way (DF-19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....capabilities.facts import Fact, followed
from ....capabilities.hidden_facts import HiddenFacts
from ....capabilities.playable import Playable

FORCED = "forced"
"""How a soul card is earned that a forced move brings (DF-23)."""


class TrapFacts(HiddenFacts):
    """What the cards on the way of a stone do to it."""

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[Fact]:
        """Where the card would send the stone that walks into it (DF-20), and whether onto the pyramid."""
        for _, events in followed(state, actions):
            traps = [event.params["space"] for event in events if event.kind == "trap"]
            for event in events:
                if event.kind == "forced-move":
                    yield Fact.of(event.params["direction"], space=traps[0])
                elif event.kind == "soul-card" and event.params["way"] == FORCED:
                    yield Fact.of("onto-soul", space=traps[0])
