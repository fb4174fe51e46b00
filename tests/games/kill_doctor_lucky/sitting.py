"""A match of Kill Doctor Lucky as people sit through it on the page, one choice at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from .page import Lucky

PEOPLE, TURNS = 3, 6
PREPARABLE = "kill-doctor-lucky-table-prepare-pass"
"""The word for an answer that one may prepare."""


def make(page: Page, address: str, seat: int) -> Lucky:
    return Lucky(page)


def is_asked(table: Lucky) -> bool:
    return table.is_asked


def choose(table: Lucky, random: Random) -> None:
    """Answer, walk, or whatever comes first."""
    table.random = random
    deeds = [table.own(deed) for deed in ("attempt", "snoop", "end", "let-go")]
    open_deeds = [deed for deed in deeds if table.usable(deed)]
    if table.asked:
        table.answer()
    elif table.targets.count() > 0 and (not open_deeds or random.random() < 0.5):
        table.walk()
    else:
        open_deeds[0].first.click()


def act(table: Lucky) -> None:
    """Answer, or take one's turn."""
    if table.asked:
        table.answer()
    else:
        table.take_turn()


MEASURED_SEATS = 4
"""With how many at the table presses are timed."""


def turns_of(page: Page, address: str) -> tuple[Callable[[], bool], Callable[[], None]]:
    """How one waits for one's turn, and how one takes it."""
    table = Lucky(page)
    return table.wait_for_turn, lambda: act(table)
