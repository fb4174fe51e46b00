"""Once a match is over: it is gone through again, told, measured, shared, and brought from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

import diablerie
from diablerie.matches import Entry, Match, Player

from .gathered import Visitor
from .seated import PATIENCE, Seated

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)

Screen = Callable[..., Page]


def played(game: str, most: int, **options: Any) -> dict[str, Any]:
    """The record of a match of Ada and others, played at random and given up after so many events."""
    loaded = diablerie.load(game, **options)
    players = [Player.person(name) for name in ("Ada", "Ben", "Cleo", "Dora")[: loaded.seats]]
    match = Match.start(loaded, players, bytes(range(32)), NOW)
    rng = Random(2)
    while match.to_play is not None and match.version < most:
        match.act(match.to_play, rng.choice(match.state.legal), NOW)
    for seat in range(loaded.seats):
        if not match.is_over:
            match.do(Entry("resign", seat, NOW, level="random"))
    return match.record(None)


class Replayed(Seated):
    """The page of a match that is over."""

    @classmethod
    def open(
        cls, page: Page, url: str, record: dict[str, Any], query: str = "", language: str = "en"
    ) -> Replayed:
        """Have the server keep a record, and look at it."""
        kept = page.request.post(f"{url}/api/records", data=record)
        assert kept.status == 201, kept.text()
        page.goto(f"{url}/m/{kept.json()['id']}/replay{query}")
        replayed = cls(page, language)
        expect(replayed.slider).to_be_visible(timeout=PATIENCE)
        return replayed

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.word("afterwards-replay-slider"))

    @property
    def chart(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("afterwards-chances"))

    @property
    def points(self) -> Locator:
        return self.page.get_by_role("region", name=self.word("afterwards-points"))

    @property
    def at(self) -> int:
        return int(self.slider.input_value())


@pytest.fixture(scope="module")
def short() -> dict[str, Any]:
    """A match of Doctor Faust, played to its end."""
    return played("doctor-faust", 10_000, max_turns=8)


def test_keys_go_through_a_match_and_the_address_follows(
    screen: Screen, server_url: str, short: dict[str, Any]
) -> None:
    replayed = Replayed.open(screen(1280, "dark"), server_url, short)
    page, first = replayed.page, replayed.at
    page.keyboard.press("ArrowRight")
    expect(replayed.slider).not_to_have_value(str(first))
    second = replayed.at
    page.keyboard.press("ArrowRight")
    expect(replayed.slider).not_to_have_value(str(second))
    page.keyboard.press("ArrowLeft")
    expect(replayed.slider).to_have_value(str(second))
    page.keyboard.press("End")
    expect(replayed.slider).to_have_value(replayed.slider.get_attribute("max") or "")
    page.keyboard.press("Home")
    expect(replayed.slider).to_have_value(str(first))
    page.keyboard.press(" ")
    expect(replayed.button("afterwards-pause")).to_be_visible()
    expect(replayed.slider).not_to_have_value(str(first), timeout=PATIENCE)
    page.keyboard.press(" ")
    expect(replayed.button("afterwards-play")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/replay\?v={replayed.at}$"))
    page.get_by_text("Ben", exact=True).first.click()
    expect(page).to_have_url(re.compile(rf"/replay\?seat=1&v={replayed.at}$"))


@pytest.mark.parametrize("width", [390, 1280])
def test_a_rule_is_told_beside_the_board_and_the_match_waits(
    screen: Screen, server_url: str, short: dict[str, Any], width: int
) -> None:
    replayed = Replayed.open(screen(width, "dark"), server_url, short, "?v=25")
    page = replayed.page
    replayed.button("afterwards-play").click()
    page.get_by_role("button", name=re.compile("DF-")).first.click()
    expect(page.get_by_role("complementary")).to_contain_text("DF-")
    expect(replayed.button("afterwards-play")).to_be_visible()
    replayed.button("page-rule-close").click()
    expect(page.get_by_role("complementary")).to_have_count(0)
    assert page.context.pages == [page]


def test_a_moment_is_shared_by_its_address(
    screen: Screen, server_url: str, short: dict[str, Any]
) -> None:
    replayed = Replayed.open(screen(390, "light"), server_url, short, "?seat=all&v=25")
    at = replayed.at
    assert at >= 25
    revealed = replayed.page.get_by_role("radio", name=replayed.word("afterwards-eyes-revealed"))
    expect(revealed).to_be_checked()
    replayed.page.reload()
    expect(replayed.slider).to_have_value(str(at))
    replayed.button("afterwards-copy").click()
    copied = replayed.page.get_by_text(replayed.word("afterwards-copied"))
    expect(copied.and_(replayed.page.get_by_role("status"))).to_be_attached()
    expect(copied.first).to_be_visible()
    assert replayed.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_figures_move_on_the_board_as_they_did_in_play(
    new_context: Visitor, server_url: str, short: dict[str, Any]
) -> None:
    page = new_context(viewport={"width": 1280, "height": 900}, locale="en").new_page()
    replayed = Replayed.open(page, server_url, short)
    moves = (
        "document.getAnimations().filter(({ effect }) => effect.target?.closest('.faust')).length"
    )
    for _ in range(8):
        replayed.button("afterwards-replay-forward").click()
        if page.evaluate(moves) > 0:
            return
        page.wait_for_timeout(60)
    raise AssertionError("nothing moves on the board")


def test_chances_and_turning_points_lead_to_their_moments(
    screen: Screen, server_url: str, short: dict[str, Any]
) -> None:
    replayed = Replayed.open(screen(1280, "light", "de"), server_url, short, "?v=1", "de")
    moments = replayed.chart.get_by_role("button")
    turns = replayed.points.get_by_role("link")
    expect(turns.first).to_be_visible(timeout=2 * PATIENCE)
    turns.last.click()
    expect(replayed.slider).not_to_have_value("1")
    there = replayed.at
    moments.first.focus()
    replayed.page.keyboard.press("ArrowRight")
    expect(moments.nth(1)).to_be_focused()
    replayed.page.keyboard.press("Enter")
    expect(replayed.slider).not_to_have_value(str(there))
    assert replayed.page.get_by_role("table").count() == 0
    replayed.page.get_by_text(replayed.word("afterwards-chances-table")).click()
    expect(replayed.page.get_by_role("table")).to_contain_text("%")


def test_a_line_of_the_story_leads_to_where_it_happened(
    screen: Screen, server_url: str, short: dict[str, Any]
) -> None:
    replayed = Replayed.open(screen(1280, "dark"), server_url, short)
    before = replayed.at
    line = replayed.story.locator("button.line").nth(6)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert replayed.at > before


def test_on_a_phone_the_story_shows_where_one_is_once_it_is_in_sight(
    screen: Screen, server_url: str, short: dict[str, Any]
) -> None:
    replayed = Replayed.open(screen(390, "dark"), server_url, short, "?v=999999")
    line = replayed.story.locator("[aria-current]")
    expect(line).to_have_count(1)
    replayed.story.evaluate("story => story.scrollIntoView({block: 'center'})")
    expect(line).to_be_in_viewport(ratio=0.9)


def test_the_board_shows_what_everybody_held(screen: Screen, server_url: str) -> None:
    record = played("kill-doctor-lucky", 60)
    replayed = Replayed.open(screen(1280, "dark"), server_url, record, "?seat=all&v=30")
    held = replayed.page.get_by_role("region", name=replayed.word("kill-doctor-lucky-table-hands"))
    expect(held.get_by_role("definition")).to_have_count(4)


@pytest.mark.soak
def test_a_long_match_is_gone_through_without_trouble(screen: Screen, server_url: str) -> None:
    record = played("teufel-teufel", 3_000)
    replayed = Replayed.open(screen(1280, "dark"), server_url, record, "?v=2900")
    expect(replayed.slider).to_have_attribute("aria-valuetext", re.compile("2.?9"))
    began = replayed.page.evaluate("performance.now()")
    for _ in range(10):
        replayed.page.keyboard.press("ArrowLeft")
    replayed.page.keyboard.press("Home")
    expect(replayed.slider).to_have_value(re.compile(r"^\d{1,2}$"))
    assert replayed.page.evaluate("performance.now()") - began < 10_000


def test_a_record_from_elsewhere_opens_its_replay(screen: Screen, server_url: str) -> None:
    page = screen(1280, "dark")
    page.goto(server_url)
    seated = Seated(page)
    picker = page.get_by_label(seated.word("afterwards-open")).locator("input[type=file]")

    def bring(content: bytes) -> None:
        file = FilePayload(name="record.json", mimeType="application/json", buffer=content)
        picker.set_input_files(file)

    bring(b"[]")
    expect(page.get_by_text(seated.word("page-check-no-record"))).to_be_visible()
    bring(json.dumps(played("doctor-faust", 40)).encode())
    expect(page).to_have_url(re.compile("/m/.+/replay"), timeout=PATIENCE)
    slider = page.get_by_role("slider", name=seated.word("afterwards-replay-slider"))
    expect(slider).to_be_visible(timeout=PATIENCE)
