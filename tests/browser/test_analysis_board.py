"""The analysis board on the page: advice, back and forth, links, the editor, files, a moment of a replay."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import diablerie
from diablerie.lessons import lesson
from diablerie.page import PAGE
from diablerie.wasm import offline
from diablerie.words import speak
from tests.settings import everyday

from .conftest import Complaints
from .gathered import Visitor
from .local_match import HERE, PATIENCE, played
from .seated import board_of

pytestmark = pytest.mark.usefixtures("library")

GAMES = diablerie.games()
WIDTHS = (1280, 390)


def say(message: str, **params: Any) -> str:
    return speak("en", message, **params)


@pytest.fixture(scope="module")
def library(built_modules: Path) -> Path:
    """The library's archive and the games' modules, for who plays on this machine."""
    return offline.build(PAGE)


def open_board(new_context: Visitor, address: str, width: int = 1280) -> Page:
    page = new_context(reduced_motion="reduce", viewport={"width": width, "height": 844}).new_page()
    page.goto(address)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    return page


def at_step(page: Page, at: int, count: int) -> None:
    # On a telephone it stands above, else below the board.
    where = page.get_by_text(say("afterwards-board-at", at=at, count=count), exact=True)
    expect(where.filter(visible=True)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "width"),
    everyday(product(GAMES, WIDTHS), ("doctor-faust", 1280)),
)
def test_advice_is_followed_gone_back_from_and_sent_as_a_link(
    new_context: Visitor, server_url: str, game: str, width: int
) -> None:
    page = open_board(new_context, f"{server_url}/analysis/{game}", width)
    at_step(page, 0, 0)
    page.get_by_label(say("afterwards-board-engine")).check()
    do = page.get_by_role("button", name=say("counsel-hint-do"))
    for number in range(1, 4):
        expect(do).to_be_enabled(timeout=PATIENCE)
        do.click()
        at_step(page, number, number)
    page.get_by_role("button", name=say("counsel-close")).click()
    page.get_by_role("button", name=say("afterwards-replay-back")).click()
    at_step(page, 2, 3)
    page.wait_for_url(re.compile("at=2"))
    other = open_board(new_context, page.url, width)
    at_step(other, 2, 3)


def test_a_position_is_set_up_by_hand_refused_with_its_rule_and_kept_as_a_file(
    new_context: Visitor, server_url: str, tmp_path: Path
) -> None:
    page = open_board(new_context, f"{server_url}/analysis/doctor-faust")
    page.locator("summary", has_text=say("afterwards-board-set-up")).click()
    editor = page.locator(".editor")
    souls = editor.get_by_label("pile", exact=True)
    souls.fill("[4, 3]")
    editor.get_by_role("button", name=say("afterwards-board-do"), exact=True).click()
    alert = editor.get_by_role("alert")
    expect(alert).to_contain_text("DF-05")
    alert.get_by_role("button").click()
    expect(page.locator(".rule-panel")).to_be_visible()
    souls.fill("[12, 13]")
    editor.get_by_label("stones", exact=True).fill("[[20, 3], [")
    editor.get_by_role("button", name=say("afterwards-board-do"), exact=True).click()
    expect(alert).to_contain_text(say("afterwards-board-malformed", member="stones"))
    editor.get_by_label("stones", exact=True).fill("[[20, 3], [0, 0]]")
    editor.get_by_role("button", name=say("afterwards-board-do"), exact=True).click()
    expect(alert).to_have_count(0)
    expect(editor.get_by_label("won", exact=True)).to_be_visible()
    with page.expect_download() as saved:
        editor.get_by_role("button", name=say("afterwards-board-save")).click()
    kept = json.loads(Path(saved.value.path()).read_text())
    assert kept["position"]["stones"] == [[20, 3], [0, 0]]
    file = tmp_path / "position.json"
    kept["position"]["soul"] = 18
    file.write_text(json.dumps(kept))
    editor.locator("input[type=file]").set_input_files(file)
    expect(editor.get_by_label("soul", exact=True)).to_have_value("18")
    page.get_by_role("button", name=say("afterwards-board-play")).click()
    page.wait_for_url(re.compile("/m/~"))
    expect(board_of(page)).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_replay_is_analysed(new_context: Visitor, server_url: str, game: str) -> None:
    seats = [{"kind": "bot", "level": "greedy"}] * diablerie.describe(game).default_seats
    record = json.loads(played(game, seats, 10_000, max_turns=8)["document"])["record"]
    context = new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 844})
    context.add_init_script(HERE)
    page = context.new_page()
    shown = context.request.post(
        f"{server_url}/api/records", data=record, headers={"Origin": server_url}
    ).json()
    page.goto(f"{server_url}/m/{shown['id']}/replay?v=30")
    page.get_by_role("button", name=say("afterwards-board-open")).click()
    page.wait_for_url(re.compile(f"/analysis/{game}"), timeout=PATIENCE)
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    at_step(page, 0, 0)


@pytest.mark.parametrize(
    ("game", "width"),
    everyday(product(GAMES, WIDTHS), ("kill-doctor-lucky", 390)),
)
def test_a_lessons_position_is_analysed(
    new_context: Visitor, server_url: str, game: str, width: int
) -> None:
    step = lesson(game).steps[-1]
    page = open_board(new_context, f"{server_url}/learn/{game}/{step.name}", width)
    if width < 500:
        page.get_by_role("button", name=say("page-menu")).click()
    page.get_by_role("button", name=say("lesson-analyse")).click()
    page.wait_for_url(re.compile(f"/analysis/{game}"), timeout=PATIENCE)
    at_step(page, 0, 0)
    page.locator("summary", has_text=say("afterwards-board-set-up")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("afterwards-board-save")).click()
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert told["position"] == step.start.position()


def test_an_address_of_nonsense_says_so_and_shows_the_deal(
    new_context: Visitor, server_url: str, console_errors: Complaints
) -> None:
    page = open_board(new_context, f"{server_url}/analysis/doctor-faust?set=nonsense")
    expect(page.get_by_role("alert")).to_have_text(say("afterwards-board-link-malformed"))
    assert not console_errors


def test_there_is_no_board_of_a_game_that_there_is_not(
    new_context: Visitor, server_url: str
) -> None:
    page = new_context().new_page()
    page.goto(f"{server_url}/analysis/chess")
    expect(page.get_by_text(say("page-lost-title"))).to_be_visible()
