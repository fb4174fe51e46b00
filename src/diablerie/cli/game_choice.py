"""Game choice: the game, the options and the language that somebody asked for, or what there is."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import CommandError

if TYPE_CHECKING:
    from .. import Game, Option

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language to speak, the strongest first."""


class Unknown(ValueError):
    """Something there is not. `allowed` lists what there is."""

    def __init__(self, message: str, allowed: Iterable[Any]) -> None:
        super().__init__(message)
        self.allowed = list(allowed)


def known_game(name: Any) -> str:
    """A game's name. Raises Unknown."""
    from .. import faulty_games, games

    if name not in games():
        there_are = ", ".join(games())
        told = [str(fault) for fault in faulty_games() if fault.name == name]
        none = f"there is no game {name!r}; the games are {there_are}"
        raise Unknown("; ".join([*told, none]), games())
    return str(name)


def known_language(lang: Any) -> str:
    """A language. Raises Unknown."""
    from ..words import LANGUAGES

    if lang not in LANGUAGES:
        there_are = ", ".join(LANGUAGES)
        raise Unknown(f"there is no language {lang!r}; the languages are {there_are}", LANGUAGES)
    return str(lang)


def known_level(name: Any, game: Game) -> str:
    """The level of a bot, in a style of the game or as it is. Raises Unknown."""
    from ..bots import names, offered

    if name not in offered(game):
        styles = ", ".join(game.ai.styles)
        told = f"there is no bot {name!r}; the bots are {', '.join(names())}"
        raise Unknown(f"{told}, those that search also {styles}, as devil:bold", offered(game))
    return str(name)


def known_clause(game: str, clause_id: Any, lang: str) -> str:
    """The number of a clause of a game's rulebook, also from `df-19` or `19`. Raises Unknown."""
    from ..rulebook import load

    book = load(game, lang)
    clause = book.numbered(str(clause_id))
    if clause is not None:
        return clause.id
    there_are = [clause.id for clause in book.clauses]
    first, last = there_are[0], there_are[-1]
    raise Unknown(f"there is no clause {clause_id!r}; the clauses are {first} to {last}", there_are)


def load_game(name: Any, seats: Any, options: Mapping[str, Any]) -> Game:
    """A game with its seats (None: as many as it usually has) and options.

    Raises Unknown, or ValueError naming what is allowed.
    """
    from .. import describe, load

    facts = describe(known_game(name))
    known = {option.name: option for option in facts.options}
    for option, value in options.items():
        if option not in known:
            there_are = f"its options are {', '.join(known)}" if known else "it has none"
            raise Unknown(f"{facts.name} has no option {option!r}; {there_are}", known)
        if not known[option].is_document:
            _check_value(known[option], value)
    return load(facts.name, seats=seats, **options)


def _check_value(option: Option, value: Any) -> None:
    try:
        option.parse(value)
    except ValueError as error:
        raise Unknown(str(error), option.values or ()) from error


def given_options(pairs: Sequence[str], edition: str | None) -> dict[str, str]:
    """Options from `name=value` texts, and the edition. Raises CommandError for what is no such pair."""
    options = {} if edition is None else {"edition": edition}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def reader_language(lang: str | None) -> str:
    """The language asked for, else the environment's if it is spoken here, else English.

    Raises Unknown for a language asked for that is not spoken here.
    """
    from ..words import LANGUAGES

    if lang is not None:
        return known_language(lang)
    told = next((value for name in LOCALE_VARIABLES if (value := os.environ.get(name))), "")
    return told[:2] if told[:2] in LANGUAGES else LANGUAGES[0]


# How commands name them


def complete_games(incomplete: str) -> list[str]:
    """The games whose names begin so."""
    from .. import games

    return [name for name in games() if name.startswith(incomplete)]


def _complete_levels(incomplete: str) -> list[str]:
    from ..bots import names

    return [name for name in names() if name.startswith(incomplete)]


def _complete_languages(incomplete: str) -> list[str]:
    from ..words import LANGUAGES

    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_games)]
SeatsOption = Annotated[int | None, typer.Option(help="How many play.")]
EditionOption = Annotated[str | None, typer.Option(help="The edition to play by.")]
SwitchesOption = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="A switch of the rules.")
]
LevelName = Annotated[
    str, typer.Option(help="The bot in the other seats.", autocompletion=_complete_levels)
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="en, fr or de; else the language of your environment.",
        autocompletion=_complete_languages,
    ),
]
