"""Hidden facts of Teufel Teufel that bear on a move: the card that it turns up or looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....capabilities.facts import Fact, followed
from ....capabilities.hidden_facts import HiddenFacts
from ....capabilities.playable import Playable
from ..notation import CARD_NUMBERS
from ..state import LETTERS, PERSONS

LOOKS = ("turned-up", "peek")


class CardFacts(HiddenFacts):
    """What cards are that lie face down."""

    telling = frozenset({"own-letter", "devil"})

    def __init__(self, seats: int) -> None:
        """For a table of so many seats: nobody lacks the letters of other colours."""
        self._seats = seats

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[Fact]:
        """Whether the card is a devil, a tower, or a letter: that the sled, another or none still lacks."""
        for _, events in followed(state, actions):
            for event in events:
                if event.kind in LOOKS:
                    kind = self._kind_of(state, event.params["card"])
                    yield Fact.of(kind, cell=event.params["cell"])

    def _kind_of(self, state: Playable, card: str) -> str:
        number = CARD_NUMBERS[card]
        if number >= PERSONS:
            return card
        colour, letter = divmod(number, LETTERS)
        if colour >= self._seats or state.record.letter[colour, letter]:
            return "other-letter"
        return "own-letter" if colour == state.to_play else "rivals-letter"
