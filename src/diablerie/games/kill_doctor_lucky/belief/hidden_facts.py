"""Hidden facts of Kill Doctor Lucky that bear on an action: failure cards of others, the next card.

A murder fails if those who answer can take its points off together (KDL-19), whoever does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....capabilities.facts import Fact, followed
from ....capabilities.hidden_facts import HiddenFacts
from ....capabilities.playable import Playable
from ....compiled import Record
from ....events import Event
from ..state import ANSWER, FAIL, FAILURES

KINDS = ("move", "fail", "room", "weapon")


class CardFacts(HiddenFacts):
    """What cards the others hold, and which is drawn next."""

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[Fact]:
        """Whether the others can foil an attempt, those to come an attempt let pass; what a card drawn is."""
        steps = list(followed(state, actions))
        for _, events in steps:
            yield from (_drawn(event) for event in events if event.kind == "draw")
        record = steps[-1][0].record if steps else state.record
        if record.phase == ANSWER:
            yield _answer(record, "later" if state.record.phase == ANSWER else "attempt")


def _drawn(event: Event) -> Fact:
    card = event.params["card"]
    return Fact.of(f"draw-{next(kind for kind in KINDS if card.startswith(kind))}")


def _answer(record: Record, who: str) -> Fact:
    """Whether those still to answer can take off what is left of the attempt."""
    seats, points = len(record.hand_size), 0
    seat, value = int(record.to_play), int(record.attempt_value)
    while seat != record.turn_of:
        points += sum((f + 1) * int(record.hand[seat, FAIL + f]) for f in range(FAILURES))
        seat = (seat + 1) % seats
    return Fact.of(f"{who}-{'foiled' if points >= value else 'open'}", value=value)
