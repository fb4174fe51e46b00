"""Puzzle judge: a second opinion on a move, by looking at all that can follow, where that is little enough.

All worlds that the seat holds possible are listed, and followed to the end of the game (`information_tree`):
the seat does what is best for it by what it sees, the others do as the level `AGAINST` does. Where the game
ends before another is to move, that is exact whoever they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots import level
from ..game import Belief, State
from .exploitability.information_tree import EQUAL, InformationTree, TooLarge

AGAINST = "greedy"
"""Which level the others play as."""

DRAWS = 300
"""So often worlds are drawn to list them: each one of a few surely comes up."""

MOST_WORLDS = 24
MOST_SETS = 1_000
"""So many worlds, and so many information sets, are looked at; a position with more is left to the search."""


@dataclass(frozen=True)
class Judgement:
    """What a move is worth by exact reckoning, from −1 to 1, and the best of all others beside it."""

    worth: float
    next: float
    sets: int

    @property
    def agrees(self) -> bool:
        """Whether everything else is worth less."""
        return self.worth > self.next + EQUAL

    def document(self) -> dict[str, Any]:
        """As it is kept with a puzzle."""
        worth, other = round(self.worth, 4), round(self.next, 4)
        return {"against": AGAINST, "worth": worth, "next": other, "sets": self.sets}


def judged(belief: Belief, action: str) -> Judgement | None:
    """What an action of a belief's seat is worth beside its others; None where too much can follow.

    Deterministic. Raises ValueError if the seat is not to move, KeyError for an action that is not legal.
    """
    if belief.seat is None or len(belief.legal) < 2:
        raise ValueError("only whoever has a choice can be judged")
    worlds = _worlds(belief)
    if len(worlds) > MOST_WORLDS:
        return None
    bot = level(AGAINST)
    known: dict[tuple[int | None, bytes], Mapping[str, float]] = {}

    def policy(other: Belief) -> Mapping[str, float]:
        key = other.seat, other.world.tobytes()
        if key not in known:
            known[key] = {bot.make(other.game, 0).choose(other): 1.0}
        return known[key]

    tree = InformationTree(belief.game, belief.seat, policy, MOST_SETS)
    try:
        (begin,) = tree.beginnings(worlds).values()
        worth = {each: tree.worth(begin.after, each) for each in begin.after.legal}
    except TooLarge:
        return None
    return Judgement(worth.pop(action), max(worth.values()), len(tree))


def _worlds(belief: Belief) -> list[State]:
    """The worlds that a belief holds possible, each once, as far as so many draws show them."""
    found: dict[bytes, State] = {}
    for number in range(DRAWS):
        world = belief.sample(number)
        record = world.record
        record.rng = 0
        found.setdefault(record.tobytes(), world)
        if len(found) > MOST_WORLDS:
            break
    return list(found.values())
