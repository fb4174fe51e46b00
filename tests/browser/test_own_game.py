"""Games of other packages, where their host allows them, are played in a browser to their end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, Page, expect

from diablerie.words import speak
from tests.installing import announce
from tests.own_game.installed import EXAMPLES, NAME

from .conftest import HURRIED, serve
from .gathered import Visitor
from .test_axe import SETTLED

PRELUDE = """
import sys
from functools import partial
sys.path[:0] = {paths!r}
sys.argv += ["--installed-game=" + name for name in {names!r}]
from diablerie import server
server.Settings = partial(server.Settings, warm=False)
"""
"""The games are on the server's path, and allowed. Nothing of them is compiled, so nobody waits for that."""

PHONE, DESKTOP = (390, 844), (1280, 800)
NARROWEST = 360

OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
RAW = "() => document.body.innerText.match(/(one-card-poker|orchard)-\\S*/g) ?? []"
"""Ids of messages that are shown in place of what they say."""


SCRIPTED = """
from one_card_poker import OneCardPoker

class Scripted(OneCardPoker):
    name = "scripted-poker"
    page = "board.js"

class Broken(OneCardPoker):
    name = "broken-poker"
    page = "broken.js"
"""

BOARD = """
export const version = 1;
export function mount(element, table) {
  const button = element.appendChild(document.createElement('button'));
  const update = ({ view, legal, seat, text }) => {
    button.textContent = `My card ${view.secret.card[seat]}: ${legal.map(text).join('/')}`;
    button.onclick = () => table.act(legal[1]);
  };
  update(table);
  return { update: (next) => { table = next; update(next); } };
}
"""


@pytest.fixture(scope="module")
def games_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    installed = tmp_path_factory.mktemp("installed")
    announce(installed, "one_card_poker", f"{NAME} = one_card_poker:OneCardPoker\n")
    announce(installed, "orchard", "orchard = orchard:Orchard\n")
    scripted = "scripted-poker = scripted:Scripted\nbroken-poker = scripted:Broken\n"
    announce(installed, "scripted", scripted)
    (installed / "scripted.py").write_text(SCRIPTED)
    (installed / "board.js").write_text(BOARD)
    (installed / "broken.js").write_text(BOARD.replace("version = 1", "version = 2"))
    paths = [str(installed), *(str(EXAMPLES / name / "src") for name in (NAME, "orchard"))]
    names = (NAME, "orchard", "scripted-poker", "broken-poker")
    folder = tmp_path_factory.mktemp("server")
    yield from serve(folder, HURRIED, PRELUDE.format(paths=paths, names=names))


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
    page: Page, games_url: str, size: tuple[int, int], theme: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage['diablerie-theme'] = '{theme}'")
    page.goto(games_url)
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
    expect(table.get_by_text("You: Bet a chip.")).to_be_visible()
    nothing_to_find(page)


def look_at(page: Page, size: tuple[int, int], theme: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage['diablerie-theme'] = '{theme}'")


def begin(page: Page, url: str, game: str, seats: list[dict[str, str]], **options: int) -> str:
    """The address of a match that was begun by program, where the reader has the first seat."""
    wish = {"game": game, "options": options, "seats": seats, "names": ["Ada", None]}
    answer = page.request.post(f"{url}/api/matches", data={**wish, "contributes": True})
    assert answer.status == 201, answer.text()
    page.goto(address := f"{url}/m/{answer.json()['id']}")
    return address


def space(page: Page, name: str) -> Locator:
    """A space of the board."""
    return page.locator(".declared-board").get_by_role("button", name=name)


PERSON, OPEN, IMP = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "imp"}


@pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")], ids=["phone", "desktop"]
)
def test_a_declared_board_is_played_on_with_a_friend_to_its_end(
    page: Page, new_context: Visitor, games_url: str, size: tuple[int, int], theme: str
) -> None:
    look_at(page, size, theme)
    address = begin(page, games_url, "orchard", [PERSON, OPEN], hours=1, apples=0, size=3)
    ben = new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", reduced_motion="reduce"
    ).new_page()
    ben.goto(address)
    ben.get_by_label(speak("en", "lobby-your-name")).fill("Ben")
    ben.get_by_role("button", name=speak("en", "lobby-sit")).first.click()

    page.evaluate(AXE_SCRIPT)
    nothing_to_find(page)
    space(page, "b2").press("ArrowRight")
    space(page, "c2").press("Enter")
    expect(page.locator(".space .piece")).to_have_count(1)
    expect(page.get_by_role("list", name="What the signs mean")).to_contain_text("the thief")
    expect(ben.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(ben.locator(".space .piece")).to_have_count(0)
    expect(ben.get_by_role("region", name="Ada")).to_contain_text("unseen")

    space(ben, "row 1").click()
    for each in (page, ben):
        expect(each.locator(".result")).to_contain_text(
            "The day breaks, and nobody has seen the thief"
        )
        expect(space(each, "c2")).to_have_attribute("aria-label", "c2, the thief")
    nothing_to_find(page)


def test_a_declared_board_is_played_on_against_a_bot(page: Page, games_url: str) -> None:
    look_at(page, PHONE, "dark")
    begin(page, games_url, "orchard", [PERSON, IMP], hours=3)
    while True:
        page.locator(".result, .declared-board .target").first.wait_for()
        if page.locator(".result").count():
            break
        hour = page.locator(".track .unseen").inner_text()
        page.locator(".declared-board .target").first.click()
        over = page.locator(".result").or_(page.locator(".track .unseen", has_not_text=hour))
        over.first.wait_for(state="attached")
    page.evaluate(AXE_SCRIPT)
    nothing_to_find(page)


def test_a_game_draws_its_own_board_and_acts_by_it(page: Page, games_url: str) -> None:
    look_at(page, PHONE, "light")
    begin(page, games_url, "scripted-poker", [PERSON, IMP])
    board = page.locator(".scripted-board button")
    expect(board).to_have_text(re.compile(r"My card \d: Pass/Bet a chip"))
    board.click()
    expect(page.locator(".result")).to_be_visible()
    expect(board).to_have_text(re.compile(r"My card \d: $"))


def test_where_a_board_cannot_be_shown_that_is_said_and_the_plain_one_is_there(
    page: Page, games_url: str
) -> None:
    begin(page, games_url, "broken-poker", [PERSON, IMP])
    expect(page.get_by_role("alert")).to_contain_text("version is 2, not 1")
    page.locator(".own-game").get_by_role("button", name="Bet a chip").click()
    expect(page.locator(".result")).to_be_visible()
