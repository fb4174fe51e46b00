"""Who has closed all pages is called back to the match by web push; who has one open sees what waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import BrowserContext, Page, expect

from diablerie.server import UNLIMITED, MailSettings, NoticeSettings, Settings
from diablerie.words import speak
from tests.certificates import certificate
from tests.games.doctor_faust.page import Faust
from tests.server.clients import Client, Table, running
from tests.server.gathered import company
from tests.server.logins import register
from tests.server.notices.asking import pass_turn, targets
from tests.server.notices.receivers import Mailbox, Post, mail_server, post_office
from tests.server.waiting import eventually

from .gathered import Visitor
from .push import KNOWN, PushedBrowser

DAYS = {"kind": "days", "days": 3}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def post(files: tuple[Path, Path]) -> Iterator[Post]:
    """The push service."""
    with post_office(files) as post:
        yield post


@pytest.fixture(scope="module")
def mailed(files: tuple[Path, Path]) -> Iterator[tuple[Mailbox, int]]:
    with mail_server(files) as running_server:
        yield running_server


@pytest.fixture(scope="module")
def calling(
    tmp_path_factory: pytest.TempPathFactory,
    files: tuple[Path, Path],
    post: Post,
    mailed: tuple[Mailbox, int],
) -> Iterator[str]:
    """A server that calls people back by all ways, soon after they have gone."""
    notices = NoticeSettings(
        "https://play.example",
        MailSettings("127.0.0.1", "games@play.example", mailed[1], "starttls"),
        webhooks=True,
        delay=0.3,
        look=0.05,
        exempt=(f"127.0.0.1:{post.port}",),
        authorities=files[0],
    )
    database = tmp_path_factory.mktemp("calling") / "matches.sqlite3"
    with running(Settings(database, warm=False, limits=UNLIMITED, notices=notices)) as address:
        yield address


@pytest.fixture
def table(calling: str) -> Iterator[tuple[Table, Table]]:
    """A slow match of Anna, and of who sits at the browser and is not to move."""
    with company(calling, 2, names=["Anna", "Bert"], clock=DAYS) as (anna, bert):
        if anna.read(0)["view"]["state"]["to_play"] == 1:
            pass_turn(bert)
        yield anna, bert


def say(message: str, language: str = "en", **params: int) -> str:
    return speak(language, message, **params)


def become(context: BrowserContext, client: Client) -> None:
    """Have a browser be the client."""
    cookies = [
        {"name": name, "value": value, "url": client.address}
        for name, value in client.http.cookies.items()
    ]
    context.add_cookies(cookies)  # type: ignore[arg-type]  # its own type for them is not told


@pytest.fixture
def context(new_context: Visitor, table: tuple[Table, Table]) -> BrowserContext:
    context = new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    become(context, table[1].client)
    return context


@pytest.fixture
def browser_pushed(context: BrowserContext, calling: str, post: Post) -> PushedBrowser:
    post.arrived.clear()
    return PushedBrowser(context, calling, post)


def turn_on(page: Page, url: str, language: str = "en") -> None:
    """Ask on the page of the account to be called in this browser."""
    page.goto(f"{url}/account?lang={language}")
    page.get_by_label(say("settings-calls-here", language)).check()
    expect(page.get_by_text(say("settings-calls-on", language))).to_be_visible()


def test_whoever_has_closed_all_pages_is_called_and_led_to_the_match(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    post: Post,
    table: tuple[Table, Table],
) -> None:
    anna, bert = table
    page = context.new_page()
    turn_on(page, calling)
    # The worker is there to call, and for nothing else.
    assert browser_pushed.worker.url == f"{calling}/sw.js?calls"
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    page.close()
    pass_turn(anna)
    [arrived] = post.wait()
    told = browser_pushed.deliver(arrived.body)
    assert told["title"] == "Doctor Faust: it is your turn"
    seen = {"title": told["title"], "body": "With Anna", "tag": anna.id}
    assert browser_pushed.shown() == [seen]
    # A later notice of the same match takes its place.
    pass_turn(bert)
    pass_turn(anna)
    _, later = post.wait(2)
    browser_pushed.deliver(later.body)
    assert browser_pushed.shown() == [seen]
    match = f"{calling}/m/{anna.id}"
    assert browser_pushed.press(anna.id) == [["open", match]]
    assert browser_pushed.shown() == []
    page = context.new_page()
    page.goto(match)
    expect(Faust(page).board).to_be_visible()


def test_whoever_has_the_match_before_their_eyes_is_shown_nothing(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    post: Post,
    table: tuple[Table, Table],
) -> None:
    anna, _ = table
    page = context.new_page()
    turn_on(page, calling)
    page.close()
    pass_turn(anna)
    [arrived] = post.wait()
    browser_pushed.deliver(arrived.body)
    assert len(browser_pushed.shown()) == 1
    # Coming there by oneself takes the notice away; one that is late is not shown any more.
    page = context.new_page()
    page.goto(f"{calling}/m/{anna.id}")
    expect(Faust(page).board).to_be_visible()
    eventually(lambda: browser_pushed.shown() == [])
    browser_pushed.deliver(arrived.body)
    assert browser_pushed.shown() == []
    page.goto(f"{calling}/rules/doctor-faust")
    browser_pushed.deliver(arrived.body)
    assert browser_pushed.press(anna.id) == [["open", f"{calling}/m/{anna.id}"]]


def test_who_wants_it_no_more_is_forgotten_and_has_no_worker(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    table: tuple[Table, Table],
) -> None:
    page = context.new_page()
    turn_on(page, calling, "de")
    assert table[1].client.get("/api/me/notices").json()["language"] == "de"
    assert len(targets(table[1].client)) == 1
    page.get_by_label(say("settings-calls-here", "de")).uncheck()
    expect(page.get_by_text(say("settings-calls-on", "de"))).to_be_hidden()
    assert targets(table[1].client) == []
    assert browser_pushed.registrations == []


def test_the_panel_tells_of_what_when_not_and_where(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    mailed: tuple[Mailbox, int],
    post: Post,
    table: tuple[Table, Table],
) -> None:
    _, bert = table
    register(bert.client)
    become(context, bert.client)
    page = context.new_page()
    turn_on(page, calling)
    page.get_by_label(say("settings-calls-over")).uncheck()
    page.get_by_label(say("settings-calls-quiet"), exact=True).check()
    page.get_by_label(say("settings-calls-quiet-from"), exact=True).fill("23:15")
    page.get_by_label(say("settings-calls-quiet-to"), exact=True).fill("07:00")
    page.get_by_label(say("settings-calls-zone")).select_option("Europe/Paris")
    page.get_by_role("button", name=say("settings-calls-save"), exact=True).click()
    expect(page.get_by_text(say("settings-calls-saved"), exact=True)).to_be_visible()
    seen = bert.client.get("/api/me/notices").json()
    assert seen["occasions"] == ["turn", "begun", "rematch", "asked"]
    assert seen["quiet"] == {"begin": "23:15", "end": "07:00", "zone": "Europe/Paris"}
    # Mail, once the code that was in one has been said.
    before = len(mailed[0].mails)
    page.get_by_label(say("settings-calls-mail-address")).fill("eve@mail.example")
    page.get_by_role("button", name=say("settings-calls-mail-add")).click()
    (_, mail) = mailed[0].wait(before + 1)[-1]
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    page.get_by_label(say("settings-calls-mail-code"), exact=True).fill(
        payload.decode().split("account: ")[1].split()[0]
    )
    page.get_by_role("button", name=say("settings-calls-mail-confirm")).click()
    expect(page.get_by_label(say("settings-calls-mail-code"), exact=True)).to_be_hidden()
    page.get_by_label(say("settings-calls-webhook-address")).fill(f"{post.url}/hook/secret")
    page.get_by_role("button", name=say("settings-calls-webhook-add"), exact=True).click()
    place = page.get_by_role("listitem").filter(has_text="127.0.0.1")
    expect(place).to_be_visible()
    expect(place).not_to_contain_text("secret")
    place.get_by_role("button").filter(has_text=say("settings-calls-try")).click()
    expect(place.get_by_text(say("settings-calls-try-told"))).to_be_visible()
    assert post.wait(path="/hook")[-1].path == "/hook/secret"
    place.get_by_role("button").filter(has_text=say("settings-calls-forget")).click()
    expect(place).to_be_hidden()
    assert [target["kind"] for target in targets(bert.client)] == ["push", "mail"]
    page.evaluate(AXE_SCRIPT)
    for width, light in ((1280, "dark"), (390, "light")):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        results = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
        assert not results.violations_count, results.generate_report()


def test_every_page_says_how_many_matches_wait(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    post: Post,
    table: tuple[Table, Table],
) -> None:
    anna, _ = table
    page = context.new_page()
    turn_on(page, calling)
    page.goto(f"{calling}/rules/doctor-faust")
    expect(page).to_have_title("Doctor Faust · Diablerie")
    # While a page is open elsewhere one is called as well, and what waits is seen there at once.
    pass_turn(anna)
    [arrived] = post.wait()
    browser_pushed.deliver(arrived.body)
    expect(page).to_have_title("(1) Doctor Faust · Diablerie", timeout=5000)
    sign = page.locator('link[rel="icon"]')
    expect(sign).to_have_attribute("href", "/favicon-calling.svg")
    told = f"{say('page-games')} {say('settings-calls-waiting', count=1)}"
    games = page.get_by_role("link", name=told)
    expect(games.first).to_be_visible()
    games.first.click()
    row = page.get_by_role("listitem").filter(has_text="Anna")
    expect(row.get_by_text(say("page-games-your-turn"))).to_be_visible()
    expect(page).to_have_title(f"(1) {say('page-games')} · Diablerie")
    # At the match itself it waits no more.
    row.get_by_role("link", name=say("lobby-games-open")).click()
    expect(page).to_have_title("Doctor Faust · Diablerie")
    expect(sign).to_have_attribute("href", "/favicon.svg")


def test_at_a_slow_match_it_is_offered_until_that_is_put_aside(
    context: BrowserContext,
    browser_pushed: PushedBrowser,
    calling: str,
    table: tuple[Table, Table],
) -> None:
    assert browser_pushed.registrations == []
    page = context.new_page()
    page.goto(f"{calling}/games")
    offer = page.get_by_text(say("settings-calls-offer"))
    expect(offer).to_be_visible()
    page.get_by_role("button", name=say("settings-calls-offer-close")).click()
    expect(offer).to_be_hidden()
    page.goto(f"{calling}/games")
    expect(page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
    expect(offer).to_be_hidden()


def test_where_the_browser_forbids_it_the_panel_says_so(
    context: BrowserContext, calling: str
) -> None:
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.goto(f"{calling}/account")
    # A browser without a window refuses in its reader's place.
    page.get_by_label(say("settings-calls-here")).click()
    expect(page.get_by_text(say("settings-calls-blocked"))).to_be_visible()
    expect(page.get_by_label(say("settings-calls-here"))).to_be_disabled()


def test_a_server_that_calls_nobody_says_so(page: Page, server_url: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    page.request.post(f"{server_url}/api/matches", data={"game": "doctor-faust", "seats": seats})
    page.add_init_script(KNOWN)
    page.goto(f"{server_url}/account")
    expect(page.get_by_text(say("settings-calls-not-offered"))).to_be_visible()
    assert page.get_by_label(say("settings-calls-here")).count() == 0
