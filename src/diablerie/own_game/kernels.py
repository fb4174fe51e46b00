"""The face of a game of one's own for loops over any game: what they call, handed on to its rules.

Always interpreted: loops are specialised for the twin of this module. Which game it is, its tables say.
"""

from __future__ import annotations

from typing import Any

from diablerie.own_game.instances import game_of

NOTHING = -1


def deal(tables: Any, state: Any) -> None:
    """Deal a game."""
    game_of(tables).start_rules(state)


def legal(tables: Any, state: Any, mask: Any) -> int:
    """Write 1 for every legal action and return how many there are."""
    mask[:] = 0
    numbers = game_of(tables).legal_numbers(state)
    mask[numbers] = 1
    return len(numbers)


def refusal(tables: Any, state: Any, action: int) -> int:
    """The clause that forbids an action, 0 for none."""
    return int(game_of(tables).refusing(state, int(action))[0])


def apply(tables: Any, state: Any, action: int) -> None:
    """Do a legal action."""
    game_of(tables).act(state, int(action))


def payoffs(tables: Any, state: Any, out: Any) -> None:
    """Write the payoffs per seat."""
    out[:] = game_of(tables).payoffs_of(state)


def scores(tables: Any, state: Any, out: Any) -> None:
    """Write the points per seat."""
    out[:] = state.points[: len(out)]


def observe(tables: Any, state: Any, seat: int, out: Any) -> None:
    """Write what a seat may know."""
    game_of(tables).observed(state, int(seat), out)


def redeal(tables: Any, state: Any, seat: int) -> None:
    """Deal anew what a seat does not know."""
    game_of(tables).dealt_anew(state, int(seat))


def seen_as(tables: Any, state: Any, action: int, viewer: int) -> int:
    """The number by which a seat knows an action of the seat to move."""
    return int(action) if viewer == state.to_play else game_of(tables).open_number(int(action))


def evaluate(tables: Any, style: Any, state: Any, out: Any) -> None:
    """Write each seat's evaluation, the payoffs once the game is over."""
    out[:] = game_of(tables).evaluated(state)


def prior(tables: Any, style: Any, state: Any, mask: Any, weights: Any) -> float:
    """How readily every legal action comes to mind."""
    weights[:] = mask
    game_of(tables).write_prior(state, weights)
    return float(weights.sum())


def drop_duplicates(tables: Any, state: Any, last: int, mask: Any) -> None:
    """Nothing is said of actions that come to the same."""


def undo(tables: Any, before: Any, after: Any, action: int, seat: int) -> int:
    """Nothing is said of what an action tells of the hidden."""
    return NOTHING
