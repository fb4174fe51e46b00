"""Kill Doctor Lucky on the page, for tests: a table to play at, and a house without surprises."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import past_the_page
from tests.browser.past_the_page import PERSON, Frames, act, act_on, bot, look
from tests.browser.seated import Seated

__all__ = [
    "GAME",
    "PERSON",
    "Frames",
    "Lucky",
    "act",
    "act_on",
    "begin",
    "bot",
    "lodge",
    "look",
]

GAME = "kill-doctor-lucky"


def lodge() -> dict[str, Any]:
    """A house of four rooms: salon, passage, study, attic.

    From the salon, where all begin, one does not see into the study, and there the Doctor is after
    every second turn. Whoever waits in the passage can attempt there in the fifth. Everybody holds failures.
    """
    return {
        "spaces": [
            _space("Salon", None, [0, 0, 10, 10]),
            _space("Passage", None, [12, 0, 22, 10], kind="hallway"),
            _space("Study", 0, [24, 0, 34, 10]),
            _space("Attic", 1, [24, 12, 34, 22]),
        ],
        "start_space": "salon",
        "doors": [
            {"a": "salon", "b": "passage", "axis": "ew", "rect": [10, 2, 12, 4]},
            {"a": "passage", "b": "study", "axis": "ew", "rect": [22, 6, 24, 8]},
            {"a": "study", "b": "attic", "axis": "ns", "rect": [26, 10, 28, 12]},
        ],
        "sight_only_openings": [],
        "deck": {
            "failure": [{"value": 1, "count": 46}],
            "move": [{"steps": 1, "count": 1}],
            "room": ["study"],
            "weapon": [{"name": "Poker", "value": 3, "bonus_space": None, "bonus_value": None}],
        },
    }


def _space(name: str, number: int | None, rect: list[int], kind: str = "room") -> dict[str, Any]:
    facts = {"name": name, "kind": kind, "named": kind == "room", "number": number, "rect": rect}
    return {"id": name.lower(), **facts}


def begin(page: Page, *seats: dict[str, str], **options: Any) -> str:
    """Begin a match whose people sit at this browser; its address."""
    return past_the_page.begin(page, *seats, game=GAME, **options)


class Lucky(Seated):
    """A match on the page, in one language."""

    CHOICES = ".acts button:enabled:not([aria-disabled=true]), .answer .pass:enabled"

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        self.random = Random(7)

    def name(self, seat: int) -> str:
        return self.word(f"{GAME}-seat-{seat}")

    def button(self, message: str, **params: str | int) -> Locator:
        """A button by the beginning of its text: on a phone numbers stand behind."""
        text = re.escape(self.word(message, **params))
        found = self.page.get_by_role("button", name=re.compile(f"^{text}"))
        return self.page.locator("button").and_(found)

    def own(self, message: str, **params: str | int) -> Locator:
        """A button by a message of this game's table."""
        return self.button(f"{GAME}-table-{message}", **params)

    def usable(self, locator: Locator) -> bool:
        return locator.and_(self.page.locator(":enabled:not([aria-disabled=true])")).count() > 0

    @property
    def cards(self) -> Locator:
        return self.page.locator(".hand .book")

    def space(self, space: str) -> Locator:
        return self.page.locator(f'.space[data-space="{space}"]')

    def curtain(self, seat: int) -> Locator:
        return self.page.get_by_role(
            "button", name=self.word("page-curtain-raise", seat=self.name(seat))
        )

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.board).to_be_visible()

    @property
    def asked(self) -> bool:
        """An attempt of somebody else must be answered."""
        return self.page.locator(".answer .pass:enabled").count() > 0

    def walk(self) -> None:
        """To the Doctor, if a click is all that takes, else anywhere."""
        name = self.word(f"{GAME}-doctor")
        doctor = self.page.locator(f'.space.target[aria-label*="{name}"]')
        many = self.targets.count()
        wanted = doctor if doctor.count() > 0 else self.targets.nth(self.random.randrange(many))
        wanted.first.click()
        go = self.page.locator(".acts .big.gold:enabled:not([aria-disabled=true])")
        if self.page.locator(".ways").count() > 0 and go.count() > 0:
            go.click()

    def answer(self) -> None:
        """Foil with a card if there is one, else pass."""
        failures = self.page.locator(".answer .card:enabled")
        passing = self.page.locator(".answer .pass:enabled")
        if failures.count() == 0:
            passing.first.click()
            return
        failures.first.click()
        self.page.locator(".answer [data-confirm]").click()

    def take_turn(self) -> None:
        """Attempt, or else walk and then attempt, snoop or end the turn; whatever comes first."""
        if not self.usable(self.own("attempt")) and self.targets.count() > 0:
            self.walk()
            if not self.wait_for_turn() or self.asked:
                return
        for wanted in ("attempt", "snoop", "end", "let-go"):
            if self.usable(self.own(wanted)):
                self.own(wanted).first.click()
                return
        raise AssertionError("nothing can be done")

    def let_go(self) -> None:
        """End the turn, if it is one's own."""
        end = self.own("end").or_(self.own("let-go"))
        if self.usable(end):
            end.first.click()
