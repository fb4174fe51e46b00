"""The page of Kill Doctor Lucky: what it shows, on every screen, and how its games are begun."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.games.kill_doctor_lucky.page import GAME, PERSON, Lucky, act, begin, bot, lodge, look
from tests.settings import everyday

pytestmark = pytest.mark.usefixtures("console_errors")

TOGETHER = ("go:passage", "end", "go:passage", "end", "go:study")
"""In the lodge, for two: Greta is with the Doctor in the study, and Rufus looks in from the passage."""


@pytest.fixture
def watched(page: Page, server_url: str) -> Lucky:
    """The table in the lodge at which Rufus would see it, from Greta's seat."""
    address = begin(page, PERSON, PERSON, mansion=lodge(), first_player=0)
    act(page, address, *TOGETHER)
    page.goto(address)
    table = Lucky(page)
    table.curtain(0).click()
    assert table.wait_for_turn()
    return table


def test_pointing_at_a_room_shows_from_where_it_is_seen(page: Page, server_url: str) -> None:
    table = Lucky(page)
    table.open(begin(page, PERSON, bot(), mansion=lodge(), first_player=0))
    assert table.wait_for_turn()
    eyes = page.locator(".over .eye")
    expect(eyes).to_have_count(0)
    table.space("passage").hover()
    expect(eyes).to_have_count(2)
    expect(page.locator(".over .eye.open")).to_have_attribute("data-space", "salon")
    page.mouse.move(1, 1)
    expect(eyes).to_have_count(0)
    page.keyboard.press("m")
    expect(eyes).to_have_count(2)


def test_what_stands_in_the_way_of_an_attempt_is_said(watched: Lucky) -> None:
    watched.page.mouse.move(1, 1)
    told = watched.word(f"{GAME}-table-seen", seat=watched.name(1), **{"from": "passage"})
    expect(watched.page.locator(".area-prompt")).to_contain_text(told)
    expect(watched.own("attempt")).to_be_disabled()


def test_a_refused_action_says_why_and_opens_the_rulebook(page: Page, server_url: str) -> None:
    def meddle(route: WebSocketRoute) -> None:
        """Between page and server: what was meant to end the turn becomes an attempt."""
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("actions") == ["end"]:
                frame["actions"] = ["attempt"]
            server.send(json.dumps(frame))

        route.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), meddle)
    table = Lucky(page)
    address = begin(page, PERSON, bot(), mansion=lodge(), first_player=0)
    table.open(address)
    assert table.wait_for_turn()
    table.own("end").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text(
        table.word(f"{GAME}-refusal-15-away", space=look(page, address)["view"]["state"]["lucky"])
    )
    expect(table.own("end")).to_be_enabled()
    refusal.get_by_role("button").click()
    expect(page.locator(".rule-panel")).to_contain_text("KDL-15")


def test_what_others_have_done_stays_marked_until_one_acts(page: Page, server_url: str) -> None:
    address = begin(page, PERSON, PERSON, mansion=lodge(), first_player=0)
    act(page, address, "go:passage", "end", "end", "go:study", "attempt", "fail1")
    table = Lucky(page)
    recent = page.locator(".plan .recent")
    notice = page.locator(".area-prompt .lately")
    page.goto(address)
    for _ in ("as it comes", "after a reload"):
        table.curtain(1).click()
        assert table.wait_for_turn()
        for mark in ("gone", "reached"):
            expect(recent.locator(f'.{mark}[data-who="0"]')).to_have_count(1)
            expect(recent.locator(f'.{mark}[data-who="lucky"]')).to_have_count(1)
        expect(recent.locator(".foiled")).to_have_count(1)
        yours = table.word(f"{GAME}-table-saviour", seat=table.name(1), you="yes", points=1)
        expect(notice).to_contain_text(yours)
        page.reload()
    table.curtain(1).click()
    assert table.wait_for_turn()
    table.space("passage").click()
    expect(recent.locator(".gone, .reached, .foiled")).to_have_count(0)
    expect(notice).to_have_count(0)


def told(table: Lucky) -> list[str | None]:
    """All that the table says of the game."""
    found = table.page.locator(".space, .book, .guest, .acts button")
    say = "all => all.map(e => (e.getAttribute('aria-label') ?? e.textContent) + e.className)"
    texts: list[str | None] = found.evaluate_all(say)
    return texts


def test_reloading_in_mid_turn_loses_nothing(page: Page, server_url: str) -> None:
    table = Lucky(page)
    table.open(begin(page, PERSON, bot(), bot(), first_player=0))
    assert table.wait_for_turn()
    table.space("foyer").click()
    expect(table.space("foyer")).to_have_attribute(
        "aria-label", re.compile(table.word(f"{GAME}-aria-pawn", seat="-", you="yes"))
    )
    assert table.wait_for_turn()
    page.mouse.move(1, 1)
    before, story = told(table), table.story.inner_text()
    page.reload()
    expect(table.board).to_be_visible()
    assert table.wait_for_turn()
    assert told(table) == before
    assert table.story.inner_text() == story


@pytest.fixture
def form(page: Page, server_url: str) -> Locator:
    """The part of the front page where a game is begun."""
    page.goto(server_url)
    return page.locator(f'article[aria-labelledby="{GAME}-title"]')


def players(form: Locator, table: Lucky, count: int) -> None:
    group = form.get_by_role("group", name=table.word("page-players"), exact=True)
    group.get_by_text(str(count), exact=True).click()


def play(form: Locator, table: Lucky) -> None:
    form.get_by_role("button", name=table.word("page-play"), exact=True).click()


@pytest.mark.parametrize("count", everyday([2, 8], 8))
def test_a_game_for_so_many_is_begun(page: Page, form: Locator, count: int) -> None:
    table = Lucky(page)
    players(form, table, count)
    play(form, table)
    expect(page.locator(".plan")).to_be_visible()
    expect(page.locator(".seats li:not(.doctor)")).to_have_count(count)
    for seat in range(count):
        expect(page.locator(".seats")).to_contain_text(table.name(seat))


def test_a_house_of_ones_own_comes_from_a_file(
    page: Page, form: Locator, tmp_path: Path, console_errors: list[str]
) -> None:
    table = Lucky(page)
    faulty, sound = tmp_path / "faulty.json", tmp_path / "lodge.json"
    sound.write_text(json.dumps(lodge(), indent=2), encoding="utf-8")
    faulty.write_text(sound.read_text(encoding="utf-8").replace('"attic"', '"atic"', 1))
    form.get_by_role("button", name=table.word("page-switches"), exact=True).click()
    picker = form.locator('input[type="file"]')
    picker.set_input_files(faulty)
    play(form, table)
    expect(form.get_by_role("alert")).to_contain_text("faulty.json")
    expect(form.get_by_role("alert")).to_contain_text(re.compile(r"line \d+.*attic"))
    console_errors.clear()
    picker.set_input_files(sound)
    play(form, table)
    expect(table.space("study")).to_be_visible()
    expect(table.space("kitchen")).to_have_count(0)
    expect(page.locator(".plan")).to_contain_text("Passage")
