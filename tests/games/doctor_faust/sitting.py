"""A match of Doctor Faust as people sit through it on the page, one choice at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from .page import Faust

PEOPLE, TURNS = 2, 2
PREPARABLE = None
"""Nothing is answered here that one could prepare for."""


def make(page: Page, address: str, seat: int) -> Faust:
    return Faust(page)


def is_asked(table: Faust) -> bool:
    return table.ready.count() > 0


def choose(table: Faust, random: Random) -> None:
    """Push the pyramid, walk a stone or lay a card, to wherever one may."""
    kinds = ["soul", "stone", "card"]
    random.shuffle(kinds)
    assert any(table.choose(f"doctor-faust-choose-{kind}") for kind in kinds)
    # A click on a space may hit the stone that stands there.
    table.targets.nth(random.randrange(table.targets.count())).press("Enter")


MEASURED_SEATS = 2
"""With how many at the table presses are timed."""


def turns_of(page: Page, address: str) -> tuple[Callable[[], bool], Callable[[], None]]:
    """How one waits for one's turn, and how one takes it."""
    table = Faust(page)
    return table.wait_for_turn, table.walk_far
