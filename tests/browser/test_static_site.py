"""A folder of files below some path of some file server: all of the page that one device has use for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from diablerie.words import speak
from tests.settings import everyday

from .club import PATIENCE, Club
from .conftest import Complaints

KEEP = """
    async () => {
        await navigator.serviceWorker.register('./sw.js');
        await navigator.serviceWorker.ready;
    }
"""


def say(message: str, lang: str = "en") -> str:
    return speak(lang, message)


@pytest.fixture
def visitor(club: Club, new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Whose browser is closed before the club closes."""
    assert club.root
    return new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})


@pytest.fixture
def reader(visitor: BrowserContext) -> Page:
    page = visitor.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def test_one_walks_about_by_links_and_back(reader: Page, club: Club) -> None:
    reader.goto(club.url)
    cards = reader.get_by_role("article")
    expect(cards).to_have_count(3)
    cards.nth(1).get_by_role("link", name=say("page-rules"), exact=True).click()
    expect(reader).to_have_url(f"{club.url}#/rules/kill-doctor-lucky")
    expect(reader.get_by_role("heading", level=1).last).to_have_text(re.compile("Kill Doctor"))
    reader.get_by_role("article").get_by_role("link", name="KDL-15").first.click()
    expect(reader).to_have_url(f"{club.url}#/rules/kill-doctor-lucky#KDL-15")
    expect(reader.locator("[id='KDL-15']")).to_be_in_viewport()
    reader.get_by_role("link", name=say("page-games")).first.click()
    expect(reader.get_by_role("heading", name=say("page-games"))).to_be_visible()
    reader.go_back()
    expect(reader.locator("[id='KDL-15']")).to_be_visible()
    reader.go_back()
    reader.go_back()
    expect(cards).to_have_count(3)
    assert club.asked
    for path in club.asked:
        assert path.startswith("/club/games/"), path
        assert "/api/" not in path or path.endswith(".json"), path
    # Whoever only reads does not wait for Python.
    assert not [path for path in club.asked if "pyodide" in path]


def test_an_address_deep_in_it_is_there_again_when_loaded_anew(reader: Page, club: Club) -> None:
    reader.goto(f"{club.url}#/rules/doctor-faust?lang=de#DF-12")
    clause = reader.locator("[id='DF-12']")
    expect(clause).to_be_in_viewport()
    expect(reader.locator("html")).to_have_attribute("lang", "de")
    reader.reload()
    expect(clause).to_be_in_viewport()
    with reader.context.expect_page() as opened:
        reader.get_by_role("link", name=say("page-print", "de")).click(modifiers=["ControlOrMeta"])
    expect(opened.value).to_have_url(re.compile(r"/club/games/#/print/doctor-faust"))
    expect(opened.value.get_by_role("heading", level=1).last).to_be_visible()


def test_rules_are_searched_and_the_sheets_are_there(reader: Page, club: Club) -> None:
    reader.goto(f"{club.url}#/rules/kill-doctor-lucky")
    reader.get_by_role("searchbox").fill("snooping")
    reader.get_by_role("button", name="KDL-07").click()
    expect(reader.locator("[id='KDL-07']")).to_be_in_viewport()
    reader.goto(f"{club.url}#/print/kill-doctor-lucky/cards")
    reader.reload()
    expect(reader.locator("html[data-printed='ready']")).to_be_attached()


@pytest.mark.parametrize(
    "address",
    everyday(["lobby", "account", "ratings", "people/Ada/results", "nowhere"], "lobby", "nowhere"),
)
def test_what_only_a_server_has_is_not_there(reader: Page, club: Club, address: str) -> None:
    reader.goto(f"{club.url}#/{address}")
    expect(reader.get_by_text(say("page-lost-title"))).to_be_visible()
    reader.get_by_role("link", name=say("page-lost-home")).click()
    expect(reader.get_by_role("article")).to_have_count(3)
    expect(reader.locator("a[href='#/lobby'], a[href='#/account']")).to_have_count(0)
    expect(reader.get_by_role("button", name=say("page-play-friends"))).to_have_count(0)


def test_a_step_of_a_lesson_is_done(reader: Page, club: Club) -> None:
    reader.goto(f"{club.url}#/learn/doctor-faust")
    reader.get_by_role("button", name=say("lesson-show")).click()
    onward = reader.get_by_role("link", name=say("lesson-next"))
    expect(onward).to_be_visible(timeout=PATIENCE)
    onward.click()
    expect(reader).to_have_url(re.compile(r"#/learn/doctor-faust/\w+"))


def test_a_match_is_begun_and_is_there_when_the_page_is_loaded_anew(
    reader: Page, club: Club
) -> None:
    reader.goto(club.url)
    reader.get_by_role("article").first.get_by_role(
        "button", name=say("page-play"), exact=True
    ).click()
    expect(reader).to_have_url(re.compile(r"/club/games/#/m/~"), timeout=PATIENCE)
    board = reader.locator(".board, .play-area").first
    expect(board).to_be_visible(timeout=PATIENCE)
    reader.reload()
    expect(board).to_be_visible(timeout=PATIENCE)


def test_an_address_of_a_server_leads_to_the_same_page_here(
    reader: Page, club: Club, console_errors: Complaints
) -> None:
    reader.goto(f"{club.url}rules/teufel-teufel?lang=fr")
    expect(reader).to_have_url(f"{club.url}#/rules/teufel-teufel?lang=fr")
    expect(reader.get_by_role("article")).to_be_visible()
    # The server has said that there is nothing.
    console_errors.clear()


def test_it_is_kept_and_there_without_its_server(
    reader: Page, club: Club, console_errors: Complaints
) -> None:
    reader.goto(club.url)
    expect(reader.get_by_role("article")).to_have_count(3)
    reader.evaluate(KEEP)
    reader.reload()
    club.close()
    reader.goto(f"{club.url}#/rules/doctor-faust#DF-12")
    reader.reload()
    expect(reader.locator("[id='DF-12']")).to_be_in_viewport()
    reader.goto(f"{club.url}#/")
    expect(reader.get_by_role("article")).to_have_count(3)
    console_errors.clear()
