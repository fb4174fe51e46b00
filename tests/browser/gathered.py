"""People in browsers of their own, on their way to one table of Doctor Faust."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.games.doctor_faust.page import Faust

from .seated import PATIENCE

Visitor = Callable[..., BrowserContext]


class Guest(Faust):
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, name: str, language: str = "en") -> None:
        super().__init__(page, language)
        self.name = name

    @classmethod
    def arrive(cls, visitor: Visitor, name: str, language: str = "en", width: int = 1280) -> Guest:
        """Come with a new browser."""
        context = visitor(
            viewport={"width": width, "height": 900}, locale=language, reduced_motion="reduce"
        )
        return cls(context.new_page(), name, language)

    def invite(self, url: str, **options: Any) -> str:
        """Begin a match with one seat open, by program, so that it can be a short one; its address."""
        wish = {
            "game": "doctor-faust",
            "options": options,
            "seats": [{"kind": "person"}, {"kind": "open"}],
            "names": [self.name, None],
            "contributes": True,
        }
        answer = self.page.request.post(f"{url}/api/matches", data=wish)
        assert answer.status == 201, answer.text()
        address = f"{url}/m/{answer.json()['id']}"
        self.page.goto(address)
        expect(self.waiting).to_be_visible()
        return address

    def come(self, address: str) -> None:
        """Open the address of a table at which somebody waits, and sit down."""
        self.page.goto(address)
        self.sit_down()

    def sit_down(self) -> None:
        """Take the free seat."""
        self.page.get_by_label(self.word("lobby-your-name")).fill(self.name)
        self.page.get_by_role("button", name=self.word("lobby-sit")).first.click()
        self.see_board()

    @property
    def waiting(self) -> Locator:
        """The headline of a table that waits for one player."""
        return self.page.get_by_role("heading", name=self.word("lobby-gathering-one"))

    def see_board(self) -> None:
        """Wait until the board is there."""
        expect(self.board).to_be_visible(timeout=PATIENCE)

    @property
    def company(self) -> Locator:
        """What stands beside the board of those at the table."""
        return self.page.get_by_role("complementary", name=self.word("page-company"))

    def open_company(self) -> Locator:
        """Open it, if it is not open."""
        if not self.company.is_visible():
            told = re.compile(re.escape(self.word("page-company")))
            self.page.get_by_role("button", name=told).first.click()
        return self.company

    def deed(self, message: str, about: str | None = None) -> None:
        """Do something at the table, perhaps about somebody."""
        name = self.word(message)
        if about is not None:
            name = self.word("page-label-of", what=name, which=about)
        self.open_company().get_by_role("button", name=name, exact=True).click()

    def say(self, text: str) -> None:
        """Say something to all."""
        self.open_company().get_by_label(self.word("page-talk-field")).fill(text)
        self.page.keyboard.press("Enter")

    @property
    def heard(self) -> Locator:
        """What has been said."""
        return self.company.get_by_role("log")


def seat_two(visitor: Visitor, url: str, **options: Any) -> tuple[Guest, Guest]:
    """Ada has invited Ben by link, and both see the board."""
    ada, ben = Guest.arrive(visitor, "Ada"), Guest.arrive(visitor, "Ben")
    ben.come(ada.invite(url, **options))
    ada.see_board()
    return ada, ben


def play_out(*guests: Guest, most: int = 200) -> None:
    """Let all play on until the match is over."""
    for _ in range(most):
        for guest in guests:
            if guest.ready.count():
                guest.walk_far()
        if all(guest.result.is_visible() for guest in guests):
            return
        guests[0].page.wait_for_timeout(50)
    raise AssertionError("the match does not end")


def fill_in(page: Page, section: str, name: str, password: str) -> None:
    """Fill in one of the forms on the page of the account, and send it."""
    form = page.get_by_role("region", name=section)
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()
