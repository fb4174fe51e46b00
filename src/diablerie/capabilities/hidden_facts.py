"""Hidden facts: what is hidden and bears on what a seat does, as it is in one possible world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .facts import Fact
from .playable import Playable


class HiddenFacts:
    """The hidden facts of a game: none that bear on an action."""

    telling: frozenset[str] = frozenset()
    """The kinds that an action is done for, or feared for: told before others that are likelier."""

    def find(self, state: Playable, actions: Sequence[str]) -> Iterator[Fact]:
        """Those that bear on what the seat to move does by these actions, one after another.

        For worlds of a belief: it tells what is hidden. Their messages say how likely they are (`chance`).
        """
        yield from ()
