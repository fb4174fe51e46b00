"""A seat's review on the page names the mistakes that the command names, and shows where they were made."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

import diablerie
from diablerie.analysis import Decision, analyse
from diablerie.matches import Match
from diablerie.words import LANGUAGES
from tests.games.of_game import of_game
from tests.settings import everyday, in_turn

from .seated import PATIENCE
from .test_afterwards import Replayed, Screen, played

SEAT = 1
MOST = 100

RECORDS: dict[str, dict[str, Any]] = {
    game: of_game(game, "screens").REVIEWED for game in diablerie.built_in_games()
}
WIDTHS = (1280, 390)
LANGUAGE = dict(in_turn(RECORDS, LANGUAGES))


def mistakes_in(record: dict[str, Any]) -> list[Decision]:
    """Those of the seat that the command names, the greatest first."""
    found = analyse(Match.from_record(record), seats=[SEAT], seed=0).mistakes
    return sorted(found, key=lambda each: -round(each.proof.value, 4) if each.proof else 0)


@pytest.mark.parametrize(
    ("game", "width"),
    everyday(product(RECORDS, WIDTHS), ("teufel-teufel", 390)),
)
def test_the_mistakes_are_those_that_the_command_names(
    screen: Screen, server_url: str, game: str, width: int
) -> None:
    record = played(game, MOST, **RECORDS[game])
    language = LANGUAGE[game]
    page = screen(width, "dark", language)
    replayed = Replayed.open(page, server_url, record, f"?seat={SEAT}", language)
    review = page.get_by_role("region", name=replayed.word("afterwards-review"), exact=True)
    review.get_by_role("button").click()
    expect(review.get_by_text(replayed.word("afterwards-review-turns"))).to_be_visible(
        timeout=5 * PATIENCE
    )
    named = mistakes_in(record)
    even = review.get_by_text(replayed.word("afterwards-review-even"))
    expect(even).to_have_count(0 if named else 1)
    listed = review.get_by_role("listitem", include_hidden=True)
    expect(listed).to_have_count(len(named))
    heads = [replayed.word(f"afterwards-review-{each.verdict}", turn=each.turn) for each in named]
    for item, head in zip(listed.all(), heads, strict=True):
        expect(item).to_contain_text(head)
    if named:
        listed.first.get_by_role("link").click()
        # What was done together with it is shown with it.
        assert replayed.at >= named[0].v
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


def test_whose_decisions_is_asked_first(screen: Screen, server_url: str) -> None:
    replayed = Replayed.open(
        screen(1280, "light"), server_url, played("doctor-faust", MOST, max_turns=2)
    )
    page = replayed.page
    expect(page.get_by_text(replayed.word("afterwards-review-whose"))).to_be_visible()
    page.get_by_text("Ben", exact=True).first.click()
    begin = replayed.word("afterwards-review-begin", seat="Ben")
    expect(page.get_by_role("button", name=begin)).to_be_visible()
