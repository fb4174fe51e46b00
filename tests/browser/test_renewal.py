"""The page keeps up with its server, and says in words what goes wrong and what can be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Response, Route, expect

from diablerie.words import speak

from .conftest import Complaints

NEWER = "newer-than-this"


def say(message: str) -> str:
    return speak("en", message)


@pytest.fixture
def upgrade(page: Page) -> Iterator[Callable[[], None]]:
    """From now on the server has another page than the one that is open."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "diablerie-page": NEWER})

    def renew() -> None:
        page.route("**/api/**", answer)

    yield renew
    page.unroute_all(behavior="ignoreErrors")


def loads(page: Page) -> list[str]:
    """The addresses that are loaded whole from now on."""
    seen: list[str] = []

    def note(response: Response) -> None:
        if response.request.is_navigation_request():
            seen.append(response.url)

    page.on("response", note)
    return seen


def test_whoever_goes_elsewhere_gets_the_newer_page(
    page: Page, server_url: str, upgrade: Callable[[], None]
) -> None:
    page.goto(server_url)
    expect(page.get_by_role("article")).to_have_count(3)
    upgrade()
    loaded = loads(page)
    page.get_by_role("link", name=say("page-lobby")).first.click()
    expect(page.get_by_role("heading", name=say("page-lobby"))).to_be_visible()
    page.get_by_role("link", name=say("page-games")).first.click()
    expect(page).to_have_url(f"{server_url}/games")
    expect(page.locator("#page header")).to_be_visible()
    # The first answer after that tells of the newer page, which may be one before it went anywhere.
    for _ in range(100):
        if loaded:
            break
        page.wait_for_timeout(100)
    [once] = loaded
    assert once in (f"{server_url}/lobby", f"{server_url}/games")
    # What it has been given now it keeps.
    page.get_by_role("link", name=say("page-lobby")).first.click()
    expect(page).to_have_url(f"{server_url}/lobby")
    assert loaded == [once]


def test_a_quiet_page_is_loaded_anew_by_itself_and_one_on_which_somebody_writes_is_not(
    page: Page, server_url: str, upgrade: Callable[[], None], console_errors: Complaints
) -> None:
    # Who has been somebody asks whether he still is, and is told that he is not.
    page.add_init_script("localStorage.setItem('diablerie-known', 'yes')")
    upgrade()
    loaded = loads(page)
    page.goto(f"{server_url}/account")
    name = page.get_by_role("textbox").first
    name.fill("Ada")
    page.wait_for_timeout(6000)
    assert loaded == [f"{server_url}/account"]
    name.fill("")
    with page.expect_navigation(timeout=15_000):
        name.blur()
    expect(page.locator("#page header")).to_be_visible()
    assert loaded == [f"{server_url}/account"] * 2
    page.wait_for_load_state("networkidle")
    console_errors.clear()


def test_a_step_of_a_lesson_that_has_begun_is_not_lost_to_a_newer_page(
    page: Page, server_url: str, upgrade: Callable[[], None]
) -> None:
    page.goto(f"{server_url}/learn/kill-doctor-lucky")
    show = page.get_by_role("button", name=say("lesson-show"))
    expect(show).to_be_visible()
    upgrade()
    loaded = loads(page)
    show.click()
    expect(page.get_by_role("link", name=say("lesson-next"))).to_be_visible()
    page.wait_for_timeout(6000)
    assert loaded == []
    with page.expect_navigation(timeout=15_000):
        page.get_by_role("button", name=say("lesson-again")).click()


def test_a_part_that_is_gone_has_the_page_loaded_once_and_then_it_is_said(
    page: Page, server_url: str, console_errors: Complaints
) -> None:
    page.goto(server_url)
    expect(page.get_by_role("article")).to_have_count(3)
    loaded = loads(page)
    page.route(re.compile(r"/assets/LobbyPage"), lambda route: route.abort())
    with page.expect_navigation():
        page.get_by_role("link", name=say("page-lobby")).first.click()
    expect(page.get_by_text("Diablerie could not be loaded")).to_be_visible()
    assert len(loaded) == 1
    page.goto(server_url)
    page.get_by_role("link", name=say("page-lobby")).first.click()
    alert = page.get_by_role("alert").filter(has_text=say("page-part-missing"))
    expect(alert).to_be_visible()
    page.unroute(re.compile(r"/assets/LobbyPage"))
    alert.get_by_role("button").click()
    expect(page.get_by_role("heading", name=say("page-lobby"))).to_be_visible()
    console_errors.clear()


TROUBLES: dict[str, tuple[int, str]] = {
    "unknown": (404, "page-trouble-missing"),
    "busy": (429, "page-refusal-busy"),
    "broken": (500, "page-trouble-server"),
}


@pytest.mark.parametrize("kind", TROUBLES)
def test_what_the_server_cannot_do_is_told_with_what_to_do(
    page: Page, server_url: str, console_errors: Complaints, kind: str
) -> None:
    status, message = TROUBLES[kind]
    problem = {"status": status, "title": "No", "detail": "no", "reason": kind}
    page.route("**/api/matches/x/room", lambda route: route.fulfill(status=status, json=problem))
    page.goto(f"{server_url}/m/x")
    expect(page.get_by_role("alert")).to_contain_text(say(message))
    expect(page.get_by_role("button", name=say("page-line-retry"))).to_be_visible()
    expect(page.get_by_role("link", name=say("page-lost-home"))).to_be_visible()
    console_errors.clear()
