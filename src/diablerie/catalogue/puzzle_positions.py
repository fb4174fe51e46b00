"""Puzzle positions: a puzzle as far as it has been tried, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import puzzles
from ..matches.commands import rejected
from ..refusals import IllegalAction
from ..rejection import not_among
from .choices import check_built_in
from .untimed_view import untimed_view


def tried_puzzle(game: str, number: int, actions: Sequence[str]) -> dict[str, Any]:
    """Where a seat's actions lead in a puzzle, as it may know it.

    Raises Rejection: not-found for an unknown game or puzzle; as a match does for an action that the rules
    forbid, which is any once another seat is to move.
    """
    check_built_in(game)
    every = puzzles.puzzles(game)
    if not 1 <= number <= len(every):
        raise not_among("puzzle", number, range(1, len(every) + 1), kind="not-found")
    puzzle = every[number - 1]
    try:
        so_far = puzzle.play(actions)
    except IllegalAction as error:
        raise rejected(error) from error
    told = [event.seen_by(puzzle.seat) for event in so_far.events]
    return {
        "v": len(told),
        "events": [{"v": v, "event": event} for v, event in enumerate(told, 1)],
        "view": untimed_view(f"puzzle-{number}", so_far.state, puzzle.seat),
        "standing": so_far.standing,
        "enough": [],
    }
