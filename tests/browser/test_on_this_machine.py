"""Matches on this machine: played without a server, kept in the browser, followed by its other tabs."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from typer.testing import CliRunner

import diablerie
from diablerie.cli.app import app
from diablerie.wasm import offline
from diablerie.words import speak
from tests.games.of_game import of_game
from tests.settings import everyday

from .conftest import Complaints
from .local_match import (
    HERE,
    PATIENCE,
    Overheard,
    fetch_library,
    keep,
    kept,
    played,
    running,
    serving,
)
from .means import MEANS
from .player import Player
from .players import PLAYERS
from .seated import board_of
from .test_afterwards import played as abandoned

pytestmark = pytest.mark.usefixtures("library")

SOON = 5
"""Seconds after which a press has done nothing but take something up."""

MOST_PRESSES = 6

PERSON = {"kind": "person"}
IMP = {"kind": "bot", "level": "imp"}

Visitor = Callable[..., BrowserContext]


def say(message: str, **params: Any) -> str:
    return speak("en", message, **params)


@pytest.fixture(scope="module")
def library(built_modules: Path) -> Path:
    """All that servers hand out for matches on this machine, made before one is asked for it."""
    assert built_modules.is_dir()
    return offline.build(Path(diablerie.__file__).parent / "web")


@pytest.fixture(scope="module")
def library_url(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that hands out the library."""
    assert library.is_file()
    with serving(tmp_path_factory.mktemp("library")) as url:
        yield url


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players wait as long as the rest: three browsers at once begin slowly on two cores."""
    monkeypatch.setattr("tests.browser.player.PATIENCE", PATIENCE / 1000)


@pytest.fixture
def visitor(new_context: Visitor) -> BrowserContext:
    """Somebody who plays on this machine."""
    context = new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.add_init_script(HERE)
    return context


def begin(page: Page, url: str, game: str = "doctor-faust") -> str:
    """Begin a match against a bot on this machine; its id."""
    page.goto(url)
    page.locator(f"#{game}").get_by_role("button", name=say("page-play"), exact=True).click()
    expect(page).to_have_url(re.compile(r"/m/~"), timeout=PATIENCE)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    return page.url.rpartition("/")[2]


def choose(player: Player) -> None:
    """Do something, once it is one's turn."""
    tree = player.await_turn()
    assert tree is not None
    player.choose(tree)


def actions_of(match: dict[str, Any]) -> list[Any]:
    """What has been done in a match, as it is kept."""
    found: list[Any] = json.loads(match["document"])["record"]["actions"]
    return found


def forgive(page: Page, complaints: Complaints) -> None:
    """Hear no more of what a test has provoked, once it has been heard."""
    page.wait_for_timeout(500)
    complaints.clear()


@pytest.mark.parametrize("game", everyday(PLAYERS, "kill-doctor-lucky"))
def test_a_match_is_played_to_its_end_though_the_server_is_gone(
    new_context: Visitor, tmp_path: Path, console_errors: Complaints, game: str
) -> None:
    context = new_context(**MEANS["tree"].screen, reduced_motion="reduce")
    context.add_init_script(HERE)
    page = context.new_page()
    with serving(tmp_path) as url:
        fetch_library(page, url, game)
    overheard = Overheard(context)
    player = PLAYERS[game](MEANS["tree"](page), "en")
    player.begin(url, of_game(game, "screens").HERE_TURNS)
    for choices in range(400):
        tree = player.await_turn()
        if tree is None:
            break
        player.choose(tree)
        if choices == 1:
            # In mid-game, as by whoever closes the tab and comes back.
            page.reload()
            player.means = MEANS["tree"](page)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("page-result-record")).click()
    record = tmp_path / "record.json"
    saved.value.save_as(record)
    verdict = CliRunner().invoke(app, ["verify", str(record)])
    assert verdict.exit_code == 0, verdict.output
    assert overheard.of_matches == []
    forgive(page, console_errors)


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
def test_a_match_that_was_kept_late_goes_on(
    visitor: BrowserContext, library_url: str, game: str
) -> None:
    seats = [PERSON, *[IMP] * (diablerie.describe(game).default_seats - 1)]
    match = running(game, seats, of_game(game, "screens").LATE)
    overheard = Overheard(visitor)
    page = visitor.new_page()
    page.goto(library_url)
    keep(page, match)
    page.reload()
    page.get_by_role("link", name=re.compile(say("local-here"))).click()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    before = len(actions_of(match))
    player = PLAYERS[game](MEANS["tree"](page), "en")
    # What is pressed first may only take something up.
    for _ in range(MOST_PRESSES):
        choose(player)
        if grows(page, before):
            assert overheard.of_matches == []
            return
    raise AssertionError("nothing was done")


def grows(page: Page, before: int) -> bool:
    """Whether more than so many actions of the one match are kept, now or soon."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        [match] = kept(page)
        if len(actions_of(match)) > before:
            return True
        page.wait_for_timeout(100)
    return False


def test_what_is_acknowledged_is_kept_and_a_page_loaded_anew_goes_on_from_it(
    visitor: BrowserContext, library_url: str
) -> None:
    page = visitor.new_page()
    match = begin(page, library_url)
    player = PLAYERS["doctor-faust"](MEANS["tree"](page), "en")
    for _ in range(3):
        choose(player)
    player.await_turn()
    [before] = kept(page)
    assert before["id"] == match
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    player.await_turn()
    [after] = kept(page)
    done = [actions_of(each) for each in (before, after)]
    assert len(done[0]) >= 3
    assert done[1][: len(done[0])] == done[0]


@pytest.mark.soak
def test_two_tabs_follow_one_match_and_one_goes_on_when_the_other_is_closed(
    visitor: BrowserContext, library_url: str
) -> None:
    one = visitor.new_page()
    match = begin(one, library_url)
    two = visitor.new_page()
    two.goto(f"{library_url}/m/{match}")
    expect(two.get_by_text(say("local-table-elsewhere"))).to_be_visible(timeout=PATIENCE)
    expect(board_of(two)).to_be_visible(timeout=PATIENCE)
    players = [PLAYERS["doctor-faust"](MEANS["tree"](page), "en") for page in (one, two)]
    for player in (players[1], players[0], players[1]):
        choose(player)
        for each in players:
            each.await_turn()
    [before] = kept(two)
    one.close()
    expect(two.get_by_text(say("local-table"))).to_be_visible(timeout=PATIENCE)
    choose(players[1])
    players[1].await_turn()
    [after] = kept(two)
    done = [actions_of(each) for each in (before, after)]
    assert len(done[1]) > len(done[0])
    assert done[1][: len(done[0])] == done[0]


def test_a_browser_that_is_full_says_so_and_the_match_goes_on(
    visitor: BrowserContext, library_url: str, console_errors: Complaints
) -> None:
    page = visitor.new_page()
    fetch_library(page, library_url, "doctor-faust")
    line = visitor.new_cdp_session(page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": library_url, "quotaSize": 1})
    begin(page, library_url)
    alert = page.get_by_role("alert").filter(has_text=say("local-keeping-full"))
    expect(alert).to_be_visible(timeout=PATIENCE)
    player = PLAYERS["doctor-faust"](MEANS["tree"](page), "en")
    choose(player)
    assert player.await_turn() is not None
    assert kept(page) == []
    # Once there is room again all of it is kept.
    line.send("Storage.overrideQuotaForOrigin", {"origin": library_url})
    choose(player)
    expect(alert).to_have_count(0, timeout=PATIENCE)
    player.await_turn()
    [match] = kept(page)
    assert len(actions_of(match)) >= 2
    forgive(page, console_errors)


REFUSING = """
    {
        const open = () => { throw new DOMException('not here', 'SecurityError'); };
        Object.defineProperty(self, 'indexedDB', { value: { open } });
        Object.defineProperty(self, 'caches', { value: { open: async () => open() } });
    }
"""
"""A script before a page's own, or a worker's: as in a window whose reader has nothing be kept."""


def test_a_browser_that_keeps_nothing_says_so_and_the_match_goes_on(
    visitor: BrowserContext, library_url: str
) -> None:
    def refuse(route: Route) -> None:
        script = route.fetch().text()
        route.fulfill(body=REFUSING + script, content_type="text/javascript")

    visitor.add_init_script(REFUSING)
    visitor.route(re.compile(r"local-worker"), refuse)
    page = visitor.new_page()
    begin(page, library_url)
    alert = page.get_by_role("alert").filter(has_text=say("local-keeping-refused"))
    expect(alert).to_be_visible(timeout=PATIENCE)
    player = PLAYERS["doctor-faust"](MEANS["tree"](page), "en")
    for _ in range(2):
        choose(player)
    assert player.await_turn() is not None


def test_a_match_is_deleted_when_that_has_been_asked_twice(
    visitor: BrowserContext, library_url: str
) -> None:
    page = visitor.new_page()
    begin(page, library_url)
    page.goto(f"{library_url}/games")
    section = page.get_by_role("region", name=say("local-matches"))
    forget = section.get_by_role("button", name=re.compile(say("local-forget")))
    forget.click()
    section.get_by_role("button", name=say("local-forget-no")).click()
    assert len(kept(page)) == 1
    forget.click()
    section.get_by_role("button", name=say("local-forget-yes"), exact=True).click()
    expect(section.get_by_text(say("local-matches-none"))).to_be_visible()
    assert kept(page) == []


def test_a_match_that_is_over_can_be_handed_to_the_server(
    visitor: BrowserContext, library_url: str
) -> None:
    match = played("doctor-faust", [PERSON, PERSON], 400, max_turns=3)
    assert match["listed"]["status"] == "over"
    page = visitor.new_page()
    page.goto(library_url)
    keep(page, match)
    page.goto(f"{library_url}/m/{match['id']}")
    page.get_by_role("button", name=say("local-hand-over")).click(timeout=PATIENCE)
    expect(page.get_by_text(say("local-hand-over-doc"))).to_be_visible()
    page.get_by_role("button", name=say("local-hand-over-do")).click()
    handed = page.get_by_role("status").filter(has_text=say("local-handed-over"))
    handed.get_by_role("link", name=say("page-result-replay")).click()
    expect(page).to_have_url(re.compile(r"/m/[\w-]+/replay"))
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)


def test_without_its_server_the_front_page_offers_what_is_here(
    new_context: Visitor, tmp_path: Path, console_errors: Complaints
) -> None:
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    with serving(tmp_path) as url:
        fetch_library(page, url, "teufel-teufel")
        page.goto(f"{url}/learn/teufel-teufel")
    page.goto(url)
    expect(page.get_by_text(say("local-where-here-only")).first).to_be_visible(timeout=PATIENCE)
    card = page.locator("#teufel-teufel")
    card.get_by_role("button", name=say("page-play"), exact=True).click()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(say("local-table"))).to_be_visible()
    page.goto(url)
    going_on = page.get_by_role("link", name=re.compile(say("local-here")))
    expect(going_on).to_be_visible(timeout=PATIENCE)
    page.goto(f"{url}/learn/teufel-teufel")
    page.get_by_role("button", name=say("lesson-show")).click(timeout=PATIENCE)
    expect(page.get_by_role("link", name=say("lesson-next"))).to_be_visible(timeout=PATIENCE)
    forgive(page, console_errors)


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYERS)
def test_one_plays_on_from_a_moment_of_a_replay(
    visitor: BrowserContext, library_url: str, game: str
) -> None:
    page = visitor.new_page()
    kept_there = page.request.post(f"{library_url}/api/records", data=abandoned(game, 40))
    page.goto(f"{library_url}/m/{kept_there.json()['id']}/replay?seat=1&v=25")
    page.get_by_role("button", name=say("afterwards-play-on")).click(timeout=PATIENCE)
    expect(page).to_have_url(re.compile(r"/m/~"), timeout=PATIENCE)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(say("table-event-set-up")).first).to_be_attached(timeout=PATIENCE)
    player = PLAYERS[game](MEANS["tree"](page), "en")
    choose(player)
    player.await_turn()
    [match] = kept(page)
    record = json.loads(match["document"])["record"]
    assert record["format"] == "diablerie-match-3"
    assert [each["kind"] for each in record["players"]][:2] == ["bot", "person"]
