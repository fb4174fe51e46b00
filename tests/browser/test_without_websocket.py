"""The page behind a proxy that passes no upgrade and holds answers back: matches are played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.games.doctor_faust.page import Faust
from tests.server.proxies import plain_nginx

from .conftest import Complaints
from .gathered import Guest, Visitor, play_out

TOLD_BY_BROWSER = ("WebSocket connection to", "net::ERR_INCOMPLETE_CHUNKED_ENCODING")
"""What the browser itself tells of each socket that it could not open, and of a stream that broke off."""


@pytest.fixture
def proxied_url(server_url: str, tmp_path: Path) -> Iterator[str]:
    port = urlsplit(server_url).port
    assert port is not None
    with plain_nginx(tmp_path, port) as address:
        yield address


def test_two_people_play_talk_and_end_a_match(
    new_context: Visitor, proxied_url: str, console_errors: Complaints
) -> None:
    ada, ben = Guest.arrive(new_context, "Ada"), Guest.arrive(new_context, "Ben", width=390)
    ben.come(ada.invite(proxied_url, max_turns=4))
    ada.see_board()
    notice = ada.page.get_by_text(ada.word("seldom-stream"))
    expect(notice).to_be_visible()
    expect(ada.page.get_by_text(ada.word("seldom-stream-host"))).to_be_visible()
    ada.page.get_by_role("button", name=ada.word("page-notice-close")).click()
    expect(notice).to_be_hidden()
    ben.page.get_by_role("button", name=ben.word("page-notice-close")).click()
    ada.say("good evening")
    expect(ben.open_company().get_by_role("log")).to_contain_text("good evening")
    ben.page.keyboard.press("Escape")
    play_out(ada, ben)
    for guest in (ada, ben):
        expect(guest.result).to_be_visible()
    leave(ada.page, ben.page)
    assert console_errors
    nothing_but_lines(console_errors)


def nothing_but_lines(complaints: Complaints) -> None:
    """The page itself complained of nothing."""
    for complaint in complaints:
        assert any(told in complaint for told in TOLD_BY_BROWSER), complaint
    complaints.clear()


def leave(*pages: Page) -> None:
    """Close pages before the proxy ends, whose streams would break off."""
    for page in pages:
        page.context.close()


def test_a_match_against_a_bot_survives_a_reload(
    new_context: Visitor, proxied_url: str, console_errors: Complaints
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(proxied_url)
    table = Faust(page)
    table.button("page-play").first.click()
    assert table.wait_for_turn()
    table.walk_stone()
    assert table.wait_for_turn()
    page.reload()
    assert table.wait_for_turn()
    table.walk_stone()
    assert table.wait_for_turn()
    leave(page)
    nothing_but_lines(console_errors)
