"""Puzzle proof: a puzzle looked at once more with ten times the budget that it was made with."""

from __future__ import annotations

from .. import puzzles
from ..puzzles import Puzzle
from .puzzle_search import ANSWER_MARGIN, MARGIN, Budget, answer, proved


def budget_of(game: str) -> Budget:
    """What the puzzles of a game were found with."""
    made = puzzles.made(game)["made"]
    return Budget(made["simulations"], made["worlds"])


def fault_of(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle's solution at ten times its budget; None: it is the one clear best.

    By the seed it was proved with this gives what it gave then.
    """
    belief, budget = puzzle.start.belief(puzzle.seat), budget_of(puzzle.game)
    if puzzle.kind == "question":
        worlds = budget.tenfold.worlds
        facts = answer(belief, puzzle.about, worlds, puzzle.key + b"/tenfold")
        told = puzzle.document["answers"][0]["kind"]
        if facts and facts[0].fact.kind == told:
            return None
        return f"{told} is not likelier than all else by {ANSWER_MARGIN}"
    found = proved(belief, budget, puzzle.key, puzzle.solution)
    if found is not None and found.actions == puzzle.solution:
        return None
    return f"{' '.join(puzzle.solution)} is not better than all else by {MARGIN}"
