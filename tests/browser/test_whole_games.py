"""Whole games, from the front page to the result: each game, in each language, by each means."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import BrowserContext

from diablerie.words import LANGUAGES
from tests.games.of_game import of_game
from tests.settings import in_turn

from .means import MEANS, Focused
from .players import PLAYERS
from .seated import TELLTALE, await_engine

DAILY = in_turn(PLAYERS, ("fr", "de", "en"), ("keyboard", "mouse", "tree"))
"""Each game, each language and these means once."""

Visitor = Callable[..., BrowserContext]


def whole_game(
    visitor: Visitor, url: str, game: str, language: str, by: str, limit: int | None = None
) -> None:
    """Play it from a fresh page on, to a result that is told, said aloud, and has its reason."""
    context = visitor(
        **MEANS[by].screen,
        locale="en",
        reduced_motion="no-preference" if by == "mouse" else "reduce",
    )
    context.add_init_script(TELLTALE)
    page = context.new_page()
    await_engine(page, url)
    means = MEANS[by](page)
    player = PLAYERS[game](means, language)
    assert player.whole(url, limit) > 1
    player.hear_end()
    player.ask_why()
    assert page.evaluate("document.documentElement.lang") == language
    if isinstance(means, Focused):
        assert page.evaluate("pointed") == []


@pytest.mark.parametrize(("game", "language", "by"), DAILY, ids=str)
def test_a_game_of_each_in_each_language_by_each_means(
    new_context: Visitor, server_url: str, game: str, language: str, by: str
) -> None:
    limit = of_game(game, "screens").WHOLE_TURNS
    whole_game(new_context, server_url, game, language, by, limit)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language", "by"), [*product(PLAYERS, LANGUAGES, MEANS)], ids=str)
def test_every_game_in_every_language_by_every_means(
    new_context: Visitor, server_url: str, game: str, language: str, by: str
) -> None:
    whole_game(new_context, server_url, game, language, by)
