"""Rulebook text: rulebooks, clauses, sections and what was looked up in them, for a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from .. import rulebook
from ..rulebook import CLAUSE_NUMBER, Clause, Rulebook, Section
from ..rulebook_search import Hit, search
from .game_choice import Unknown, known_clause


def book_text(book: Rulebook) -> RenderableType:
    """A whole rulebook."""
    return Markdown(book.markdown)


def clause_text(clause: Clause) -> RenderableType:
    """One clause: its number, its title, the rule and where it comes from."""
    return Group(Text(f"{clause.id} · {clause.title}\n", style="bold"), Markdown(clause.body))


def section_text(section: Section) -> RenderableType:
    """A section: its title, what it says itself, and which clauses stand in it."""
    clauses = [Text(f"{clause.id} · {clause.title}") for clause in section.clauses]
    return Group(Text(f"{section.title}\n", style="bold"), Markdown(section.text), *clauses)


def looked_up(game: str, lang: str, asked: str) -> RenderableType:
    """The clause of a number; for words all that was found, and the first of it whole.

    Raises Unknown, for words with nothing in `allowed`.
    """
    book = rulebook.load(game, lang)
    number = CLAUSE_NUMBER.fullmatch(asked.strip().upper())
    if number and number["book"] in (None, book.prefix):
        return clause_text(book.clause(known_clause(game, asked, lang)))
    hits = search(game, lang, asked)
    if not hits:
        raise Unknown(f"nothing in the rulebook of {game} is found by {asked!r}", ())
    best = _whole(book, hits[0])
    return best if len(hits) == 1 else Group(*map(_line, hits), Rule(style="dim"), Text(), best)


def _whole(book: Rulebook, hit: Hit) -> RenderableType:
    if hit.kind == "clause":
        return clause_text(book.clause(hit.id))
    return section_text(book.section(hit.id))


def _line(hit: Hit) -> RenderableType:
    """What was found, and on the next line the words of it that fit."""
    heading = hit.title if hit.kind == "section" else f"{hit.id} · {hit.title}"
    pieces = [(piece.text, "bold" if piece.found else "") for piece in hit.excerpt]
    return Group(Text(heading, "bold"), Padding(Text.assemble(*pieces), (0, 0, 0, 4)))
