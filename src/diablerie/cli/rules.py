"""`diablerie rules`: the rulebook, one clause of it, or what it has on some words."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import as_command_error
from .game_choice import GameName, Language


def rules(
    game: GameName,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAUSE|WORDS]...", help="A number such as DF-19, or words to look for."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """The rulebook of a game, one clause of it with its sources, or what it has on some words."""
    from .. import rulebook
    from .console import print_long
    from .game_choice import known_game, reader_language
    from .rulebook_text import book_text, looked_up

    with as_command_error():
        language = reader_language(lang)
        book = rulebook.load(known_game(game), language)
        text = looked_up(game, language, " ".join(wanted)) if wanted else book_text(book)
    print_long(text)
