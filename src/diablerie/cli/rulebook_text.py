"""Rulebook text: rulebooks and clauses for a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..rulebook import Clause, Rulebook


def book_text(book: Rulebook) -> RenderableType:
    """A whole rulebook."""
    return Markdown(book.markdown)


def clause_text(clause: Clause) -> RenderableType:
    """One clause: its number, its title, the rule and where it comes from."""
    return Group(Text(f"{clause.id} · {clause.title}\n", style="bold"), Markdown(clause.body))
