"""`diablerie rules`: the rulebook, or one clause of it."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import as_command_error
from .game_choice import GameName, Language


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="A number such as DF-19.")
    ] = None,
    lang: Language = None,
) -> None:
    """The rulebook of a game, or one clause of it with its sources."""
    from .. import rulebook
    from .console import print_long
    from .game_choice import known_clause, known_game, reader_language
    from .rulebook_text import book_text, clause_text

    with as_command_error():
        language = reader_language(lang)
        book = rulebook.load(known_game(game), language)
        wanted = None if clause is None else known_clause(game, clause, language)
    print_long(book_text(book) if wanted is None else clause_text(book.clause(wanted)))
