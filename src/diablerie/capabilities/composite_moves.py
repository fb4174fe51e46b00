"""Composite moves: moves of several actions that a person makes as one, such as a way over several spaces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..fields import Plain
from .playable import Playable


@dataclass(frozen=True)
class CompositeMove:
    """A move of several actions that a person makes as one, built from what its seat may know.

    `piece` goes to `to` over the spaces of `path` by playing `actions` in turn; `clauses` are the
    rules that getting there would bring into play, `ends` says that the turn would surely be over: where
    it hangs on what the seat does not know, it is false.
    """

    piece: str
    to: int | str
    path: tuple[int | str, ...]
    actions: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    ends: bool = False

    def document(self) -> dict[str, Any]:
        """The move as JSON."""
        return {
            "piece": self.piece,
            "to": self.to,
            "path": list(self.path),
            "actions": list(self.actions),
            "clauses": list(self.clauses),
            "ends": self.ends,
        }


def move_document(moves: Iterable[CompositeMove], actions: Sequence[str]) -> dict[str, Any]:
    """The longest of some moves that actions begin with, or else the first of them, as JSON.

    `actions`: those it takes; `walk`: the move, null for a single action.
    """
    found = [move for move in moves if move.actions == (*actions[: len(move.actions)],)]
    longest = max(found, key=lambda move: len(move.actions), default=None)
    if longest is None:
        return {"actions": [actions[0]], "walk": None}
    return {"actions": list(longest.actions), "walk": longest.document()}


class CompositeMoves:
    """The composite moves of a game: none, each action is made by itself."""

    def find(self, state: Playable, plain: Plain) -> tuple[CompositeMove, ...]:
        """Those that the seat to move can make, from what it may know. `plain`: the record of the state."""
        return ()
