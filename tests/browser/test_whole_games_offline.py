"""Games from a static site whose file server is gone: each game, language, means and form with each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from typer.testing import CliRunner

from diablerie.cli.app import app
from diablerie.words import LANGUAGES, speak
from tests.games.of_game import of_game
from tests.settings import everyday

from .club import PATIENCE, Club
from .conftest import Complaints
from .local_match import Overheard, keep, kept, running
from .means import MEANS
from .player import Player
from .players import PLAYERS
from .seated import board_of

MEANS_OFFLINE = ("mouse", "keyboard", "touch")

FORMS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}},
}


@dataclass(frozen=True)
class Sitting:
    """How a game is played."""

    game: str
    language: str
    means: str
    form: str
    whole: bool
    """From the front page on, and not from a late position."""

    def __str__(self) -> str:
        return "-".join((self.game, self.language, self.means, self.form))


def sittings() -> list[Sitting]:
    """An orthogonal array: every two of game, language, means and form meet in one of nine games."""
    found = []
    for row, game in enumerate(PLAYERS):
        for column, language in enumerate(LANGUAGES):
            means = MEANS_OFFLINE[(row + column) % 3]
            form = "phone" if (row + 2 * column) % 3 else "desktop"
            found.append(Sitting(game, language, means, form, whole=row == column))
    return found


SITTINGS = sittings()


def say(message: str) -> str:
    return speak("en", message)


def fetch(page: Page, club: Club, game: str) -> None:
    """Play, and go away: what that needs is kept from then on."""
    page.goto(club.url)
    card = page.locator(f"#{game}")
    card.get_by_role("button", name=say("page-play"), exact=True).click()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("localStorage.getItem('diablerie-library') !== null")


def take_up(page: Page, club: Club, sitting: Sitting, company: int) -> None:
    """Go on with a match that was begun elsewhere, in one's language."""
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "imp"}] * (company - 1)]
    own = of_game(sitting.game, "screens")
    match = running(sitting.game, seats, own.LATE_OFFLINE, **own.OFFLINE)
    keep(page, match)
    page.goto(f"{club.url}#/m/{match['id']}?lang={sitting.language}")
    page.reload()
    expect(board_of(page)).to_be_visible(timeout=PATIENCE)


def play_on(player: Player) -> None:
    for _ in range(400):
        tree = player.await_turn()
        if tree is None:
            return
        player.choose(tree)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    "sitting",
    everyday(SITTINGS, *(each for each in SITTINGS if each.whole and each.means == "mouse")),
    ids=str,
)
def test_a_game_is_played_to_its_end_though_its_file_server_is_gone(
    club: Club,
    new_context: Callable[..., BrowserContext],
    console_errors: Complaints,
    tmp_path: Path,
    sitting: Sitting,
) -> None:
    means = MEANS[sitting.means]
    screen = {**means.screen, **FORMS[sitting.form]}
    context = new_context(**screen, locale="en", reduced_motion="reduce")
    page = context.new_page()
    fetch(page, club, sitting.game)
    club.close()
    overheard = Overheard(context)
    player = PLAYERS[sitting.game](means(page), sitting.language)
    if sitting.whole:
        player.begin(club.url, of_game(sitting.game, "screens").OFFLINE.get("max_turns"))
    else:
        take_up(page, club, sitting, player.company)
    play_on(player)
    assert page.evaluate("document.documentElement.lang") == sitting.language
    player.ask_why()
    with page.expect_download() as saved:
        page.get_by_role("button", name=player.word("page-result-record")).click()
    record = tmp_path / "record.json"
    saved.value.save_as(record)
    verdict = CliRunner().invoke(app, ["verify", str(record)])
    assert verdict.exit_code == 0, verdict.output
    assert overheard.of_matches == []
    # The first was begun to fetch what it needs.
    assert sorted(each["listed"]["status"] for each in kept(page)) == ["over", "running"]
    # What was asked of the file server nobody answered.
    console_errors.clear()
