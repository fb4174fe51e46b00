"""Rules: what the rulebook of a game says, by the number of a clause or by words."""

from __future__ import annotations

from .. import rulebook
from ..events import Event
from ..game import State
from ..rulebook import Clause
from ..rulebook_search import search
from .answers import RuleText
from .table import TableError

MOST = 4
"""So many clauses are told whole of those that some words find."""


def looked_up(game: str, lang: str, asked: str) -> RuleText:
    """A clause by its number, or those that some words find. Raises TableError if there is none."""
    book = rulebook.load(game, lang)
    clause = book.numbered(asked)
    if clause is not None:
        return RuleText(clauses=[clause.id], text=_told(clause))
    found = [hit.id for hit in search(game, lang, asked) if hit.kind == "clause"][:MOST]
    if not found:
        first, last = book.clauses[0].id, book.clauses[-1].id
        raise TableError(
            f"the rulebook has nothing on {asked!r}; its clauses are {first} to {last}"
        )
    return RuleText(clauses=found, text="\n\n".join(_told(book.clause(each)) for each in found))


def contents(game: str, lang: str) -> RuleText:
    """The numbers and titles of all clauses."""
    clauses = rulebook.load(game, lang).clauses
    lines = [f"{each.id} · {each.title}" for each in clauses]
    return RuleText(clauses=[each.id for each in clauses], text="\n".join(lines))


def clause_text(game: str, lang: str, number: str) -> str:
    """A clause with its number and title."""
    return _told(rulebook.load(game, lang).clause(number))


def clause_of(world: State, action: str) -> str | None:
    """The clause by which an action is done in a world that its seat holds possible: of its first event.

    What an action reveals comes later, or its clause is the same in all such worlds.
    """
    events: tuple[Event, ...] = world.narrate(action)[1]
    return events[0].clause if events else None


def _told(clause: Clause) -> str:
    return f"{clause.id} · {clause.title}\n\n{clause.text}"
