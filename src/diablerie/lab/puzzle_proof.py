"""Puzzle proof: a puzzle looked at once more with ten times the budget that it was made with."""

from __future__ import annotations

from .. import puzzles
from ..game import Belief
from ..puzzles import Puzzle
from .puzzle_judge import judged
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
        return _fault_by_judgement(puzzle, belief)
    return f"{' '.join(puzzle.solution)} is not better than all else by {MARGIN}"


def _fault_by_judgement(puzzle: Puzzle, belief: Belief) -> str | None:
    """What the second judge has against a move, or against what is told of its judgement."""
    found = judged(belief, puzzle.solution[0])
    if found is not None and not found.agrees:
        return f"{puzzle.solution[0]} is worth {found.worth:.3f}, another action {found.next:.3f}"
    told = None if found is None else found.document()
    if told != puzzle.document.get("exact"):
        return f"by exact reckoning it is {told}, not {puzzle.document.get('exact')}"
    return None
