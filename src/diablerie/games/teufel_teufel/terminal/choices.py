"""What the seat to move in Teufel Teufel can choose in a terminal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import MenuChoice, TerminalView
from ....words import speak
from ..composite_moves import SLED
from .names import cells_asked_for, say

BEGUN = "…"
"""Ends a choice in the menu that is only begun: it is asked for its cell."""

MOST_LISTED = 12
"""So many walks or cells are listed; more of them are begun."""

ON_THE_WAY = ("turn", "moving")


def menu(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> tuple[MenuChoice, ...]:
    """What the seat to move can choose: walks, cards, letters; what is many is begun (`peek:…`)."""
    asked = cells_asked_for(view)
    steps = asked.pop("go", [])
    words = [action for action in view["legal"] if not _names_a_cell(action)]
    if moves:
        words = [word for word in words if word != "stop"]
    return (
        *_ways_listed(view, moves, lang),
        *_other_steps(steps, moves, lang),
        *(choice for verb, cells in asked.items() for choice in _cells(view, verb, cells, lang)),
        *((word_text(word, lang), (word,)) for word in words),
    )


def _other_steps(
    steps: Sequence[str], moves: Sequence[CompositeMove], lang: str
) -> list[MenuChoice]:
    """The steps with which no walk begins: onto the centre, where one may not stop."""
    begun = {move.actions[0] for move in moves}
    others = [cell for cell in steps if f"go:{cell}" not in begun]
    return [(say(lang, "action-go", to=cell), (f"go:{cell}",)) for cell in others]


def _names_a_cell(action: str) -> bool:
    verb = action.partition(":")[0]
    return ":" in action and verb not in ("take", "lose")


def _ways_listed(view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> list[MenuChoice]:
    """The walks, the nearest first; if they are many, only those that are a step at most."""
    near = sorted(moves, key=lambda move: len(move.path))
    many = len(near) > MOST_LISTED
    listed = [move for move in near if not many or len(move.path) <= 1]
    choices = [(told(view, move, lang), move.actions) for move in listed]
    if many:
        farther = say(lang, "terminal-farther")
        choices.append((farther, (f"{SLED} {BEGUN}",)))
    return choices


def _cells(view: TerminalView, verb: str, cells: Sequence[str], lang: str) -> list[MenuChoice]:
    """Cells to choose from; the cards of a turn's swap or shuffle are only begun."""
    if view["phase"] in ON_THE_WAY:
        kind = "choose-swap" if verb == "swap" else "choose-shuffle"
        return [(say(lang, kind), (f"{verb}:{BEGUN}",))]
    if len(cells) > MOST_LISTED:
        return [(say(lang, f"action-{verb}", cell=BEGUN), (f"{verb}:{BEGUN}",))]
    return [(say(lang, f"action-{verb}", cell=cell), (f"{verb}:{cell}",)) for cell in cells]


def word_text(action: str, lang: str) -> str:
    """An action that names no cell, in words."""
    verb, _, rest = action.partition(":")
    if verb == "take":
        return say(lang, "action-take", seat=int(rest))
    if verb == "lose":
        return say(lang, "action-lose", letter=rest)
    return say(lang, f"action-{verb}")


def told(view: TerminalView, move: CompositeMove, lang: str) -> str:
    """A walk in words, with what it would bring."""
    if move.path:
        said = say(lang, "action-walk", to=str(move.to), count=len(move.path))
    else:
        said = say(lang, "action-stop")
    brought = [brings(clause, lang) for clause in dict.fromkeys(move.clauses)]
    return " ".join([f"{said}." if brought else said, *brought])


def brings(clause: str, lang: str) -> str:
    """What a walk would bring by one of its clauses, with the clause."""
    return f"{speak(lang, f'teufel-teufel-brings-{clause[-2:]}')} ({clause})"


def ways(moves: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
    """There is one way to each cell."""
    return tuple(moves[:1])
