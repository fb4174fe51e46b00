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

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[Fact]:
        """Whether the card is a devil, a tower, a letter that the sled still lacks, or another's."""
        record, seat = state.record, state.to_play
        for _, events in followed(state, actions):
            for event in events:
                if event.kind in LOOKS:
                    card = event.params["card"]
                    kind = CARD_NUMBERS[card]
                    if kind < PERSONS:
                        colour, letter = divmod(kind, LETTERS)
                        lacks = colour == seat and not record.letter[seat, letter]
                        card = "own-letter" if lacks else "other-letter"
                    yield Fact.of(card, cell=event.params["cell"])
