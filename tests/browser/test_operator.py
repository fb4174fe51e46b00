"""The operator's page, a link for a new password, and what people tell the host, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, Page, expect

from diablerie.server import UNLIMITED, Settings
from diablerie.server.accounts.sessions import digest
from diablerie.words import speak
from tests.server.clients import PERSON, Client, Table, running
from tests.server.gathered import OPEN, invite, join
from tests.server.logins import log_in, register
from tests.server.moderation.hosts import TOKEN, Host, say
from tests.settings import everyday

from .conftest import Complaints

Screen = Callable[..., Page]

PARTS = ("reports", "people", "tables", "server", "log")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an operator."""
    database = tmp_path_factory.mktemp("hosted") / "matches.sqlite3"
    operators = (("Eve", digest(TOKEN)),)
    chosen = Settings(database, warm=False, limits=UNLIMITED, operators=operators)
    with running(chosen) as address:
        yield address


@pytest.fixture
def people(hosted: str) -> Iterator[tuple[Client, Client]]:
    with Client(hosted) as ada, Client(hosted) as bob:
        yield ada, bob


def rude(ada: Client, bob: Client) -> Table:
    """A table at which Ada has been rude."""
    table = invite(ada, PERSON, OPEN, names=["Ada", "Bob"])
    join(table, bob, 1)
    say(ada, table.id, "you fool", "rude").raise_for_status()
    return table


def button(page: Page | Locator, message: str, language: str = "en") -> Locator:
    return page.get_by_role("button", name=speak(language, message), exact=True)


def enter(page: Page, url: str, language: str = "en") -> None:
    """Come in as the operator."""
    page.goto(f"{url}/operator")
    page.get_by_label(speak(language, "host-operator-token")).fill(TOKEN)
    button(page, "host-operator-enter", language).click()
    expect(button(page, "host-operator-leave", language)).to_be_visible()


def turn_to(page: Page, part: str, language: str = "en") -> None:
    page.get_by_text(speak(language, f"host-operator-{part}"), exact=True).first.click()


def give_reason(page: Page, why: str) -> None:
    page.get_by_label(speak("en", "host-operator-why"), exact=True).fill(why)


def test_a_report_is_taken_up_its_person_silenced_and_the_message_deleted(
    screen: Screen, hosted: str, people: tuple[Client, Client]
) -> None:
    ada, bob = people
    table = rude(ada, bob)
    report = {"kind": "message", "who": f"{table.id}/message/1", "reason": "very rude"}
    bob.http.post("/api/reports", json=report).raise_for_status()
    page = screen(1280, "dark")
    enter(page, hosted)
    first = page.get_by_role("listitem").first
    expect(first).to_contain_text("you fool")
    button(first, "host-operator-report-take").click()
    expect(page.get_by_role("alert")).to_have_text(speak("en", "host-operator-why-missing"))
    give_reason(page, "be kind")
    button(first, "host-operator-report-take").click()
    expect(first).to_contain_text("Eve")
    first.get_by_role("button", name=speak("en", "host-operator-number", number="")).click()
    played = page.get_by_role("listitem").filter(has_text=speak("en", "host-match-running"))
    expect(played.first).to_contain_text(speak("en", "doctor-faust-title"))
    button(page, "host-operator-silence").click()
    expect(button(page, "host-operator-lift-silence")).to_be_visible()
    refused = say(ada, table.id, "and again", "2")
    assert (refused.status_code, refused.json()["params"]["why"]) == (403, "be kind")
    turn_to(page, "tables")
    page.get_by_label(speak("en", "host-operator-match"), exact=True).fill(f"{hosted}/m/{table.id}")
    button(page, "host-operator-read").click()
    button(page, "host-operator-message-delete").click()
    expect(page.get_by_text(speak("en", "page-talk-deleted"), exact=True)).to_be_visible()
    assert bob.get(f"{table.path}/messages").json()["messages"][0]["deleted"]
    turn_to(page, "log")
    expect(page.get_by_role("listitem").first).to_contain_text(
        speak("en", "host-deed-delete-message")
    )


def test_the_lobby_is_closed_and_opened_and_the_token_is_kept_for_the_tab_alone(
    screen: Screen, hosted: str, people: tuple[Client, Client]
) -> None:
    ada, _ = people
    page = screen(390, "light")
    enter(page, hosted)
    turn_to(page, "server")
    give_reason(page, "a quiet evening")
    lobby = page.get_by_role("group", name=speak("en", "host-operator-lobby"))
    lobby.get_by_text(speak("en", "host-operator-is-closed"), exact=True).click()
    expect(page.get_by_role("status").first).to_have_text(speak("en", "host-operator-done"))
    assert ada.get("/api/lobby").status_code == 403
    page.reload()
    expect(button(page, "host-operator-leave")).to_be_visible()
    stored = page.evaluate("JSON.stringify([localStorage, document.cookie])")
    assert TOKEN not in json.dumps(stored)
    with Host(hosted) as host:
        host.put("closures/lobby", closed=False).raise_for_status()
    button(page, "host-operator-leave").click()
    page.reload()
    expect(page.get_by_label(speak("en", "host-operator-token"))).to_be_visible()


def test_whoever_has_another_token_is_told(
    screen: Screen, hosted: str, console_errors: Complaints
) -> None:
    page = screen(1280, "light")
    page.goto(f"{hosted}/operator")
    page.get_by_label(speak("en", "host-operator-token")).fill("a guess")
    button(page, "host-operator-enter").click()
    expect(page.get_by_role("alert")).to_have_text(speak("en", "host-operator-wrong"))
    # Browsers complain of every 401.
    console_errors.clear()


def test_a_link_leads_to_a_new_password_once(
    screen: Screen, hosted: str, people: tuple[Client, Client], console_errors: Complaints
) -> None:
    ada, bob = people
    name = register(ada)
    with Host(hosted) as host:
        path = host.do("password-resets", who=name).json()["path"]
    page = screen(390, "dark")
    page.goto(hosted + path)
    field = page.get_by_label(speak("en", "seldom-account-password-new"))
    field.fill("an entirely new one")
    assert "#" not in page.url, "the token stays in no history"
    button(page, "host-reset-do").click()
    expect(page.get_by_role("status")).to_contain_text(name)
    assert log_in(bob, name, "an entirely new one").status_code == 201
    page.goto("about:blank")
    page.goto(hosted + path)
    field.fill("and once more")
    button(page, "host-reset-do").click()
    expect(page.get_by_role("alert")).to_be_visible()
    console_errors.clear()


def test_a_player_tells_the_host_of_a_message_and_sees_that_it_is_deleted(
    screen: Screen, hosted: str, people: tuple[Client, Client]
) -> None:
    ada, bob = people
    table = rude(ada, bob)
    page = screen(1280, "dark")
    known = bob.http.cookies["diablerie_guest"]
    page.context.add_cookies([{"name": "diablerie_guest", "value": known, "url": hosted}])
    page.goto(f"{hosted}/m/{table.id}")
    page.get_by_role("button", name=speak("en", "page-company")).first.click()
    talk = page.get_by_role("log")
    expect(talk).to_contain_text("you fool")
    talk.get_by_role("button", name=speak("en", "page-report")).click()
    page.get_by_label(speak("en", "host-report-reason")).fill("very rude")
    button(page, "host-report-send").click()
    expect(page.get_by_text(speak("en", "host-report-done"))).to_be_visible()
    with Host(hosted) as host:
        reports = host.ask("reports", state="open").json()["reports"]
        assert any(r["words"] == "you fool" and r["match"] == table.id for r in reports)
        host.do("messages-deleted", match=table.id, message=1).raise_for_status()
    expect(talk).not_to_contain_text("you fool")
    expect(talk).to_contain_text(speak("en", "page-talk-deleted"))


@pytest.mark.parametrize(
    ("width", "light", "language"),
    everyday(
        [(1280, "light", "de"), (360, "dark", "fr"), (360, "light", "de")],
        (1280, "light", "de"),
        (360, "dark", "fr"),
    ),
)
def test_axe_finds_nothing_in_any_part_and_all_fits(
    screen: Screen,
    hosted: str,
    people: tuple[Client, Client],
    width: int,
    light: str,
    language: str,
) -> None:
    ada, bob = people
    name = register(ada)
    rude(ada, bob)
    page = screen(width, light, language)
    enter(page, hosted, language)
    for part in PARTS:
        turn_to(page, part, language)
        if part == "people":
            page.get_by_label(speak(language, "host-operator-who"), exact=True).fill(name)
            button(page, "host-operator-look-up", language).click()
            expect(button(page, "host-operator-ban", language)).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate(AXE_SCRIPT)
        found = AxeResults(page.evaluate("axe.run('main', { resultTypes: ['violations'] })"))
        assert found.violations_count == 0, found.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
