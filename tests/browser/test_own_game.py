"""A game without a board on the page, where its host allows it, is played in a browser to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from tests.installing import announce
from tests.own_game.installed import EXAMPLE, NAME

from .conftest import HURRIED, serve
from .test_axe import SETTLED

PRELUDE = """
import sys
from functools import partial
sys.path[:0] = {paths!r}
sys.argv.append("--installed-game={name}")
from diablerie import server
server.Settings = partial(server.Settings, warm=False)
"""
"""The game is on the server's path, and allowed. Nothing of it is compiled, so nobody waits for that."""

PHONE, DESKTOP = (390, 844), (1280, 800)
NARROWEST = 360

OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
RAW = "() => document.body.innerText.match(/one-card-poker\\S*/g) ?? []"
"""Ids of messages that are shown in place of what they say."""


@pytest.fixture(scope="module")
def poker_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    installed = tmp_path_factory.mktemp("installed")
    announce(installed, "one_card_poker", f"{NAME} = one_card_poker:OneCardPoker\n")
    paths = [str(installed), str(EXAMPLE / "src")]
    folder = tmp_path_factory.mktemp("server")
    yield from serve(folder, HURRIED, PRELUDE.format(paths=paths, name=NAME))


def nothing_to_find(page: Page) -> None:
    """All is in words and in reach: no id is shown, nothing is cut off, axe finds nothing."""
    page.evaluate(SETTLED)
    assert page.evaluate(RAW) == []
    assert page.evaluate(OVERFLOW) <= 0
    results = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone", "desktop"]
)
def test_a_match_against_a_bot_is_played_from_the_front_page_to_its_end(
    page: Page, poker_url: str, size: tuple[int, int], theme: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage['diablerie-theme'] = '{theme}'")
    page.goto(poker_url)
    card = page.locator(f"article#{NAME}")
    expect(card.get_by_text("The highest card wins the pot")).to_be_visible()
    expect(card.get_by_role("radio", name="Player 1")).to_be_attached()
    expect(card.get_by_role("link", name="Learn it")).to_have_count(0)
    page.evaluate(AXE_SCRIPT)
    nothing_to_find(page)

    card.get_by_role("button", name="Play", exact=True).click()
    table = page.locator(".own-game")
    expect(table.get_by_role("button", name="Bet a chip")).to_be_visible()
    expect(table.get_by_role("region", name="Player 2")).to_contain_text("unseen")
    expect(table.get_by_role("region", name="You")).not_to_contain_text("unseen")
    page.set_viewport_size({"width": NARROWEST, "height": size[1]})
    assert page.evaluate(OVERFLOW) <= 0
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(AXE_SCRIPT)
    nothing_to_find(page)

    table.get_by_role("button", name="Bet a chip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_visible()
    expect(table.get_by_text("You: bet.")).to_be_visible()
    nothing_to_find(page)
