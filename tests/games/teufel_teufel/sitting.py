"""A match of Teufel Teufel as people sit through it on the page, one choice at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from .page import Teufel

PEOPLE, TURNS = 3, 4
PREPARABLE = None
"""Nothing is answered here that one could prepare for."""

make = Teufel


def is_asked(table: Teufel) -> bool:
    return table.is_asked


def choose(table: Teufel, random: Random) -> None:
    """Do what is asked."""
    table.random = random
    table.choose()


def act(table: Teufel) -> None:
    """Do what is asked, and wait until it is done."""
    before = table.state
    table.choose()
    table.await_change(before)


MEASURED_SEATS = 2
"""With how many at the table presses are timed."""


def turns_of(page: Page, address: str) -> tuple[Callable[[], bool], Callable[[], None]]:
    """How one waits for one's turn, and how one takes it."""
    table = Teufel(page, address)
    return table.wait_for_turn, lambda: act(table)
