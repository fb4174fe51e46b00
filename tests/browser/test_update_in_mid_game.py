"""A newer page and library put in place while a match on this machine is going on: nothing of it is lost."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

import diablerie
from diablerie.words import speak
from tests.server.waiting import eventually
from tests.settings import everyday

from .club import PATIENCE, Club
from .conftest import Complaints
from .local_match import keep, kept, played
from .means import MEANS
from .newer_build import put_newer
from .player import Player
from .players import PLAYERS
from .seated import board_of

GAME = "doctor-faust"
NEWER = "9.8.7"
CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('diablerie-')).length"

KEEPS_NO_PAGE = """
    if (navigator.serviceWorker !== undefined)
        navigator.serviceWorker.register = async () => {
            throw new DOMException('', 'SecurityError');
        };
"""
"""A script for a browser that keeps matches, and no page."""

AGES = pytest.mark.parametrize("age", everyday([0, 3600], 3600), ids="cached for {} s".format)
"""For how many seconds browsers need not ask for a file again."""

Visitor = Callable[..., BrowserContext]
Upgrade = Callable[..., str]


def say(message: str, **params: Any) -> str:
    return speak("en", message, **params)


@pytest.fixture
def own_club(static_site: Path, tmp_path: Path) -> Iterator[Club]:
    """A club whose site nobody else reads."""
    root = tmp_path / "space"
    shutil.copytree(static_site, root / "club" / "games")
    club = Club(root)
    yield club
    club.close()


@pytest.fixture
def upgrade(own_club: Club, tmp_path: Path) -> Upgrade:
    """Puts a newer page and library in place of a club's, as often as it is called; the name of its build."""
    assert own_club.url
    site = tmp_path / "space" / "club" / "games"

    def renew(version: str = NEWER, rules: str | None = None) -> str:
        return put_newer(site, tmp_path / f"page-{version}", version, rules)

    return renew


def open_page(new_context: Visitor, *, keeping: bool = True) -> Page:
    """A page of somebody whose browser keeps it, or keeps matches alone."""
    context = new_context(
        reduced_motion="reduce", viewport={"width": 1280, "height": 900}, locale="en"
    )
    if not keeping:
        context.add_init_script(KEEPS_NO_PAGE)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def begin(page: Page, club: Club, game: str = GAME) -> Player:
    """Press Play; whoever plays there."""
    page.goto(club.url)
    press_play(page, game)
    return PLAYERS[game](MEANS["tree"](page), "en")


def begin_kept(page: Page, club: Club) -> Player:
    """Press Play, and wait until the library is there and the page is kept; whoever plays there."""
    player = begin(page, club)
    page.wait_for_function("localStorage.getItem('diablerie-library') !== null")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return player


def press_play(page: Page, game: str) -> None:
    card = page.locator(f"#{game}")
    card.get_by_role("button", name=say("page-play"), exact=True).click()
    expect(page).to_have_url(re.compile(r"#/m/~"), timeout=PATIENCE)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)


def choose(player: Player, times: int = 1) -> None:
    for _ in range(times):
        tree = player.await_turn()
        assert tree is not None
        player.choose(tree)
    assert player.await_turn() is not None


def record_of(page: Page, match: str) -> dict[str, Any]:
    """The record of a match as it is kept."""
    [found] = [each for each in kept(page) if each["id"] == match]
    record: dict[str, Any] = json.loads(found["document"])["record"]
    return record


def match_at(page: Page) -> str:
    return page.url.rpartition("/")[2]


def is_of(page: Page, build: str) -> None:
    """The page is that of a build."""
    named = page.locator(f'meta[name="diablerie-page"][content="{build}"]')
    expect(named).to_be_attached(timeout=PATIENCE)


LOOK_AGAIN = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration || registration.installing || registration.waiting) return;
    void registration.update().catch(() => undefined);
}"""
"""What the next visit does: a newer page that could not be fetched on a busy machine is looked for again."""


def caches_are(page: Page, count: int) -> None:
    """So many pages are kept, or will be."""

    def has_so_many() -> bool:
        try:
            if page.evaluate(CACHES) == count:
                return True
            if count > 1:
                page.evaluate(LOOK_AGAIN)
        except Error:
            pass  # It is being loaded anew.
        return False

    eventually(has_so_many, 2 * PATIENCE / 1000)


def goes_on(page: Page, before: dict[str, Any]) -> None:
    """All that was acknowledged is there, and more is done with the library that is there now."""
    player = PLAYERS[GAME](MEANS["tree"](page), "en")
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    choose(player)
    after = record_of(page, match_at(page))
    done = len(before["actions"])
    assert after["actions"][:done] == before["actions"]
    assert len(after["actions"]) > done
    assert after["seed"] == before["seed"]
    assert after["package_version"] == NEWER


def test_a_page_that_is_kept_goes_on_and_the_newer_one_takes_the_match_over(
    own_club: Club, new_context: Visitor, upgrade: Upgrade
) -> None:
    page = open_page(new_context)
    player = begin_kept(page, own_club)
    match = match_at(page)
    former = page.locator('meta[name="diablerie-page"]').get_attribute("content")
    assert former is not None
    choose(player, 2)
    newer = upgrade()
    choose(player)
    # A part that is fetched only now is that of the page that is open.
    page.get_by_role("button", name=say("page-counsel")).click()
    expect(page.get_by_role("complementary")).to_be_visible()
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    # Loaded anew, the page looks for another: that is fetched, and waits for the match.
    caches_are(page, 2)
    choose(PLAYERS[GAME](MEANS["tree"](page), "en"))
    is_of(page, former)
    before = record_of(page, match)
    assert before["package_version"] == diablerie.__version__
    assert len(before["actions"]) >= 4
    page.get_by_role("link", name=say("page-leave")).click()
    is_of(page, newer)
    caches_are(page, 1)
    page.get_by_role("link", name=re.compile(say("local-here"))).click()
    goes_on(page, before)
    assert match_at(page) == match


WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"

TAKE_OVER = """async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const taken = new Promise((over) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => over(true), { once: true }));
    registration.waiting.postMessage('take-over');
    return await taken;
}"""
"""Has the worker that waits take over, as another tab might: true once it has."""


def test_a_page_of_before_has_its_parts_though_a_newer_worker_is_there(
    own_club: Club, new_context: Visitor, upgrade: Upgrade
) -> None:
    page = open_page(new_context)
    begin_kept(page, own_club)
    newer = upgrade()
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    caches_are(page, 2)
    eventually(lambda: page.evaluate(WAITS), PATIENCE / 1000)
    former = page.locator('meta[name="diablerie-page"]').get_attribute("content")
    assert former not in {None, newer}
    assert page.evaluate(TAKE_OVER)
    page.get_by_role("button", name=say("page-counsel")).click()
    expect(page.get_by_role("complementary")).to_be_visible()
    is_of(page, str(former))
    # What it had is forgotten once the newer page is there.
    page.reload()
    is_of(page, newer)
    caches_are(page, 1)


ON_ITS_WAY = """
    const { serviceWorker } = navigator;
    const known = serviceWorker.getRegistration.bind(serviceWorker);
    const arrival = new Promise((resolve) => { window.arrive = resolve; });
    serviceWorker.getRegistration = async (...given) => {
        if (sessionStorage.getItem('on-its-way') !== null) await arrival;
        return known(...given);
    };
"""
"""A script for a page that looks for its worker only when it is told to."""


def test_a_page_that_comes_while_a_newer_worker_takes_over_is_loaded_anew(
    own_club: Club, new_context: Visitor, upgrade: Upgrade
) -> None:
    page = open_page(new_context)
    page.add_init_script(ON_ITS_WAY)
    begin_kept(page, own_club)
    newer = upgrade()
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    eventually(lambda: page.evaluate(WAITS), PATIENCE / 1000)
    page.evaluate("sessionStorage.setItem('on-its-way', '')")
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(TAKE_OVER)
    page.evaluate("sessionStorage.removeItem('on-its-way'); arrive()")
    page.get_by_role("link", name=say("page-leave")).click()
    is_of(page, newer)
    caches_are(page, 1)


@pytest.mark.soak
def test_a_page_that_is_not_kept_goes_on_until_it_is_loaded_anew(
    own_club: Club, new_context: Visitor, upgrade: Upgrade
) -> None:
    page = open_page(new_context, keeping=False)
    player = begin(page, own_club)
    choose(player, 2)
    newer = upgrade()
    choose(player, 2)
    before = record_of(page, match_at(page))
    page.reload()
    is_of(page, newer)
    goes_on(page, before)


@AGES
def test_a_game_that_needs_what_is_gone_by_then_has_the_newer_page_loaded(
    own_club: Club,
    new_context: Visitor,
    upgrade: Upgrade,
    console_errors: Complaints,
    age: int,
) -> None:
    own_club.age = age
    page = open_page(new_context, keeping=False)
    player = begin(page, own_club)
    choose(player)
    address = page.url
    page.get_by_role("link", name=say("page-leave")).click()
    expect(page.get_by_role("article")).to_have_count(3)
    newer = upgrade()
    # This game's module is no longer where it was. Where the browser still has it, from trying to keep all,
    # the library is another one all the same.
    card = page.locator("#teufel-teufel")
    card.get_by_role("button", name=say("page-play"), exact=True).click()
    is_of(page, newer)
    press_play(page, "teufel-teufel")
    page.goto(address)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(500)
    console_errors.clear()


@AGES
def test_a_match_of_other_rules_is_said_not_to_go_on_here_and_is_not_lost(
    own_club: Club,
    new_context: Visitor,
    upgrade: Upgrade,
    console_errors: Complaints,
    age: int,
) -> None:
    own_club.age = age
    page = open_page(new_context, keeping=False)
    player = begin(page, own_club)
    choose(player, 2)
    before = record_of(page, match_at(page))
    address = page.url
    upgrade("9.0.0", rules="99")
    page.reload()
    assert_unreadable(page, before)
    # Nor is it lost for a library that knows its rules.
    newer = upgrade()
    page.goto(address)
    page.reload()
    is_of(page, newer)
    goes_on(page, before)
    page.wait_for_timeout(500)
    console_errors.clear()


def assert_unreadable(page: Page, record: dict[str, Any]) -> None:
    """It is said that a match cannot go on here, and it can be saved: at the table, and in the list."""
    alert = page.get_by_role("alert").filter(has_text=say("refusal-match-unreadable"))
    expect(alert).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text(say("local-unreadable"))).to_be_visible()
    expect(page.get_by_text(say("local-table"))).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("local-save")).click()
    assert json.loads(Path(saved.value.path()).read_text()) == record
    page.evaluate("location.hash = '/games'")
    again = page.get_by_role("region", name=say("local-matches"))
    with page.expect_download() as saved:
        again.get_by_role("button", name=re.compile(say("local-save"))).last.click()
    assert json.loads(Path(saved.value.path()).read_text())["game"] == record["game"]


OTHERS: tuple[Callable[[dict[str, Any]], None], ...] = (
    lambda document: document["record"].update(rules_version="99"),
    lambda document: document["record"].update(format="diablerie-match-99"),
    lambda document: document.update(format="diablerie-local-99"),
)
"""What another version may have kept otherwise: by other rules, in another form of record or of all of it."""


def test_matches_that_a_later_version_has_kept_stay(
    own_club: Club, new_context: Visitor, console_errors: Complaints
) -> None:
    page = open_page(new_context)
    page.goto(own_club.url)
    found = []
    for number, change in enumerate(OTHERS):
        match = played(GAME, [{"kind": "person"}, {"kind": "bot", "level": "imp"}], number + 1)
        document = json.loads(match["document"])
        change(document)
        found.append({**match, "document": json.dumps(document)})
        keep(page, found[-1])
    page.reload()
    for match in found:
        page.evaluate("(id) => { location.hash = `/m/${id}`; }", match["id"])
        assert_unreadable(page, json.loads(match["document"])["record"])
    documents = {each["id"]: each["document"] for each in kept(page)}
    assert documents == {each["id"]: each["document"] for each in found}
    console_errors.clear()
