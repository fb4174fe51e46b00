"""Full tables: everybody with a browser of their own, somebody looks on, somebody drops out for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from diablerie.words import speak
from tests.games.of_game import of_game
from tests.settings import everyday

from .conftest import Complaints
from .gathered import Visitor
from .past_the_page import Frames
from .seated import PATIENCE

MOST = 600
"""So many rounds of looking whose turn it is are enough for any of these games."""

FEWEST_TURNS = 8
"""A match of this length is not over before the one who drops out is back."""


def seat_all(
    visitor: Visitor, url: str, game: str, people: int, **options: Any
) -> tuple[list[Page], str]:
    """So many browsers, a seat taken from each, and the address of their table."""
    pages = [visitor(reduced_motion="reduce").new_page() for _ in range(people)]
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in pages[1:])]
    wish = {"game": game, "options": options, "seats": seats}
    begun = pages[0].request.post(f"{url}/api/matches", data=wish)
    assert begun.status == 201, begun.text()
    match = begun.json()["id"]
    for seat, page in enumerate(pages[1:], 1):
        taken = page.request.put(f"{url}/api/matches/{match}/seats/{seat}", data={"name": None})
        assert taken.status == 200, taken.text()
    return pages, f"{url}/m/{match}"


def play_out(tables: list[Any], act: Callable[[Any], None], drop: Callable[[int], None]) -> None:
    """Let whoever is to play do so until all see the result; `drop` is told of each round."""
    for number in range(MOST):
        drop(number)
        for table in tables:
            if table.is_asked:
                act(table)
        if all(table.result.is_visible() for table in tables):
            return
        tables[0].page.wait_for_timeout(30)
    raise AssertionError("the match does not end")


def replayed(page: Page, address: str, seat: int | None) -> dict[int, Any]:
    """Every event of a finished match as a seat saw it, by version."""
    path = address.replace("/m/", "/api/matches/") + "/replay"
    found: dict[int, Any] = {}
    last = 1
    while len(found) < last:
        params: dict[str, Any] = {"after": len(found)} | ({} if seat is None else {"seat": seat})
        answer = page.request.get(path, params=params).json()
        last = answer["last"]
        found |= {each["v"]: each["event"] for each in answer["versions"]}
    return found


def heard(frames: Frames) -> dict[int, Any]:
    """Every event that a page was sent, by version; twice the same only if it was the same."""
    found: dict[int, Any] = {}
    for frame in frames:
        if frame["type"] == "ev":
            assert found.setdefault(frame["v"], frame["event"]) == frame["event"]
    return found


def sit_through(
    visitor: Visitor,
    url: str,
    console_errors: Complaints,
    game: str,
    people: int,
    **options: Any,
) -> None:
    """A whole match: the second drops out for a while, one more looks on; the replay is what all saw."""
    pages, address = seat_all(visitor, url, game, people, **options)
    watching = visitor(reduced_motion="reduce").new_page()
    frames = [Frames(page) for page in (*pages, watching)]
    own, path = of_game(game, "sitting"), address.removeprefix(url)
    tables = [own.make(page, path, seat) for seat, page in enumerate(pages)]
    for page in (*pages, watching):
        page.goto(address)
        expect(page.get_by_role("region", name=speak("en", "page-story"))).to_be_visible()

    def drop(number: int) -> None:
        if number == 1:
            pages[1].context.set_offline(True)
            lost = pages[1].get_by_text(speak("en", "page-line-lost"))
            expect(lost).to_be_visible(timeout=PATIENCE)
        elif number == 3:
            pages[1].context.set_offline(False)

    play_out(tables, own.act, drop)
    assert pages[1].evaluate("navigator.onLine"), "the match was over before the second was back"
    # Without the network the browser complains of every attempt.
    console_errors.clear()
    expect(watching.locator("#result-title")).to_be_visible(timeout=PATIENCE)
    for seat, sent in enumerate(frames[:-1]):
        assert heard(sent) == replayed(pages[seat], address, seat)
    assert heard(frames[-1]) == replayed(watching, address, None)


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 4, 8])
def test_so_many_people_play_kill_doctor_lucky_to_its_end(
    new_context: Visitor, server_url: str, console_errors: Complaints, people: int
) -> None:
    sit_through(
        new_context,
        server_url,
        console_errors,
        "kill-doctor-lucky",
        people,
        max_turns=max(2 * people, FEWEST_TURNS),
    )


@pytest.mark.parametrize("people", everyday([2, 4, 6], 2))
def test_so_many_people_play_teufel_teufel_to_its_end(
    new_context: Visitor, server_url: str, console_errors: Complaints, people: int
) -> None:
    sit_through(
        new_context,
        server_url,
        console_errors,
        "teufel-teufel",
        people,
        max_turns=max(2 * people, FEWEST_TURNS),
    )
