"""Documents of a static site: what a server's catalogue answers, as files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .. import built_in_games, describe
from ..catalogue.books import lesson_in, rulebook_in
from ..catalogue.choices import game_of
from ..catalogue.documents import components, every_game, every_level
from ..catalogue.puzzle_books import every_puzzle, puzzles_in
from ..local.catalogue_routes import STATUS
from ..words import LANGUAGES


def documents() -> Iterator[tuple[str, Any]]:
    """Address of the API and what it answers, for all that is the same for everybody."""
    yield "/api/games", every_game()
    yield "/api/bots", every_level()
    yield "/api/status", STATUS
    for lang in LANGUAGES:
        yield f"/api/puzzles/{lang}", every_puzzle(lang)
    for game in built_in_games():
        seats = describe(game).seat_range[1]
        yield f"/api/games/{game}/components", components(game_of(game, seats, ()))
        for lang in LANGUAGES:
            yield f"/api/games/{game}/rulebook/{lang}", rulebook_in(game, lang)
            yield f"/api/lessons/{game}/{lang}", lesson_in(game, lang)
            yield f"/api/puzzles/{game}/{lang}", puzzles_in(game, lang)
