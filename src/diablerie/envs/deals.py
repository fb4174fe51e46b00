"""Deals: what chance decides before the first action, a seed byte by byte, or one of a few listed worlds.

All that is left to chance later, such as a shuffle in mid-game, follows from the generator in the state,
and so from the deal: there is no chance but at the beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from diablerie import Game, State

from .positions import read_position

BYTE = 256
SEED_BYTES = 4
"""As many chance nodes, and four thousand million deals."""

ALL = -1
"""For `deals`: list every world."""

MOST_WORLDS = 1 << 14
PATIENCE = 60
"""So many times as often as there are worlds to be listed one is drawn, before they are taken for all.

Where all are equally likely, one of them is missed with a chance of their number times e to the -60."""


@dataclass(frozen=True)
class Deals:
    """The chance nodes at the beginning: `nodes` of them, each with so many equally likely outcomes."""

    game: Game
    document: dict[str, Any] | None
    nodes: int
    outcomes: int
    worlds: tuple[State, ...] = ()

    def dealt(self, chosen: Sequence[int]) -> State:
        """The state after those outcomes, one for each node."""
        if self.worlds:
            return self.worlds[chosen[0] if chosen else 0]
        return dealt(self.game, self.document, int.from_bytes(bytes(chosen), "big"))

    def told(self, outcome: int) -> str:
        """An outcome in words."""
        return f"deal {outcome}" if self.worlds else f"seed byte {outcome:02x}"


def deals_of(game: Game, position: str, wanted: int) -> Deals:
    """The chance nodes of a game from its start, or from a position (JSON text or a name).

    What nobody but its owner knows in a position is dealt anew, all worlds that a spectator holds
    possible being equally likely. `wanted`: 0 for a seed, a number for so many worlds, each listed
    once, `ALL` for every one there is. Raises ValueError for a position or number that will not do.
    """
    document = read_position(game, position) if position else None
    if dealt(game, document, 0).is_over:
        raise ValueError("this position is over: there is nothing to play")
    if wanted < ALL:
        raise ValueError(
            f"deals is a number of worlds, 0 for a seed or {ALL} for all, not {wanted}"
        )
    if wanted == 0 and (game.chance or _is_hidden(game, document)):
        return Deals(game, document, SEED_BYTES, BYTE)
    worlds = listed(game, document, wanted) if wanted else (dealt(game, document, 0),)
    return Deals(game, document, int(len(worlds) > 1), len(worlds), worlds)


def dealt(game: Game, document: dict[str, Any] | None, seed: int) -> State:
    """A new game, or a position whose hidden cards are dealt anew, all possible worlds equally likely."""
    if document is None:
        return game.start(seed)
    return game.position(document, seed).belief(None).sample(seed)


def _is_hidden(game: Game, document: dict[str, Any] | None) -> bool:
    """Whether a deal can come out in different ways."""
    first = dealt(game, document, 0)
    return any(dealt(game, document, seed) != first for seed in range(1, PATIENCE))


def listed(
    game: Game, document: dict[str, Any] | None, wanted: int, most: int = MOST_WORLDS
) -> tuple[State, ...]:
    """So many worlds that can be dealt, each once, or `ALL`. Raises ValueError for other than so many."""
    found: dict[State, None] = {}
    for seed in count():
        if len(found) == wanted or seed > PATIENCE * (len(found) + 1):
            break
        if len(found) > most:
            raise ValueError(f"there are more than {most} worlds: too many to list")
        found.setdefault(dealt(game, document, seed))
    if len(found) < wanted:
        raise ValueError(f"there are {len(found)} worlds, not {wanted}")
    return tuple(found)
