"""A match of any of the games, everybody before a page of their own and one more looking on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

import diablerie
from diablerie.words import speak
from tests.games.of_game import of_game

from .comparing import shown, story
from .gathered import Visitor
from .relay import Relay

PATIENCE = 60.0
"""Seconds until something that should happen is taken not to happen."""
MOST = 400
"""So many choices are enough for any match here."""
WORDS = ["Shall we?", "By all means"]
"""What is said at the table."""

Choose = Callable[[Any, Random], None]


@dataclass(frozen=True)
class Play:
    """A short match of a game, and how one plays it on the page."""

    game: str
    people: int
    turns: int
    make: Callable[[Page, str, int], Any]
    choose: Choose
    asked: Callable[[Any], bool]
    preparable: str | None = None
    """The word for an answer that one may prepare for when one is asked, if there is any."""


PLAYS = [
    Play(
        game,
        own.PEOPLE,
        own.TURNS,
        own.make,
        own.choose,
        own.is_asked,
        own.PREPARABLE,
    )
    for game in diablerie.built_in_games()
    for own in [of_game(game, "sitting")]
]


# Playing


@dataclass
class Sitting:
    """Everybody at a table, each before his page, and who looks on."""

    play: Play
    url: str
    pages: list[Page]
    match: str
    relays: list[Relay]

    def __post_init__(self) -> None:
        self.tables = [
            self.play.make(page, f"/m/{self.match}", seat)
            for seat, page in enumerate(self.pages[:-1])
        ]
        for page in self.pages:
            page.goto(f"{self.url}/m/{self.match}")
            page.evaluate("window.neverReloaded = true")
        self.wait(lambda: all(map(is_seated, self.pages)), "somebody does not see the table")

    def wait(self, condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Let the weather do as it will until something is so; else that is `what` is wrong."""
        assert self.comes_true(condition, patience), what

    def comes_true(self, condition: Callable[[], bool], patience: float) -> bool:
        deadline = time.monotonic() + patience
        while not (is_so := condition()) and time.monotonic() < deadline:
            self.pass_time()
        return is_so

    def pass_time(self) -> None:
        for relay in self.relays:
            relay.tick()
        self.pages[0].wait_for_timeout(15)

    def read(self, what: str = "", seat: int | None = None) -> Any:
        """Something about the match, past all weather."""
        asked: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
        page = self.pages[-1 if seat is None else seat]
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = page.request.get(f"{self.url}/api/matches/{self.match}{what}", params=asked)
            # A server that cannot at the moment says so.
            if answer.status != 503 or time.monotonic() > deadline:
                assert answer.ok, f"{answer.status}: {answer.text()}"
                return answer.json()
            page.wait_for_timeout(200)

    @property
    def done(self) -> list[tuple[int, str | None]]:
        """What has been done, as somebody who looks on may know it."""
        entries = self.read("/record")["actions"]
        return [(each["seat"], each.get("deed") or each["action"]) for each in entries]

    def has_done_more_than(self, count: int) -> bool:
        return len(self.done) > count

    @property
    def is_over(self) -> bool:
        return self.read()["view"]["table"]["result"] is not None

    def play_out(self, seed: int, happen: Callable[[int], None]) -> None:
        """Choose by a seed until the match is over; `happen` is told of each choice, right after it."""
        for number in range(MOST):
            self.await_question()
            if (table := self.asked) is None:
                return
            before = len(self.done)
            with ExitStack() as still:
                for relay in self.relays:
                    still.enter_context(relay.stillness())
                self.play.choose(table, Random(f"{seed} {before}"))
            happen(number)
            if number in (1, 2):
                # What comes next is about what has been done, not what is on its way.
                self.wait(partial(self.has_done_more_than, before), "a choice is lost")
                self.await_question()
            self.deal(number, self.tables.index(table))
        raise AssertionError("the match does not end")

    def await_question(self) -> None:
        """Wait until all that was chosen is done."""
        self.wait(lambda: self.is_over or self.asked is not None, "nobody is asked any more")

    def deal(self, number: int, seat: int) -> None:
        """What people do besides playing after a choice from a seat: talk, take back, offer, prepare."""
        first, second = self.pages[:2]
        if number == 0:
            say(first, WORDS[0])
        elif number == 1:
            self.take_back(seat)
        elif number == 2:
            self.offer_in_vain(first, second)
            self.prepare()
        elif number == 3:
            self.wait(partial(is_heard, first, WORDS[:1]), "a word is lost")
            say(second, WORDS[1])

    def take_back(self, seat: int) -> None:
        """Have a seat take its choice back, where that can be."""
        if self.is_over or self.read("", seat)["view"]["table"]["fixed"] is not None:
            return
        before = len(self.done)
        button = deed(self.pages[seat], "page-deed-take-back")
        self.wait(lambda: button.get_attribute("aria-disabled") == "false", "nothing to take back")
        button.click()
        self.wait(partial(self.has_done_more_than, before), "what was done stays done")
        # Whose turn it was must have heard of it.
        asked = [self.tables[seat]]
        self.wait(lambda: list(filter(self.play.asked, self.tables)) == asked, "it is not his turn")

    def prepare(self) -> None:
        """Have everybody who is to wait prepare an answer, where the game asks for any."""
        answer, asked = self.play.preparable, self.read()["view"]["state"]["to_play"]
        if answer is None or asked is None:
            return
        # A page may have to hear of it first.
        self.wait(lambda: self.asked is self.tables[asked], "it is not his turn")
        for seat in range(len(self.tables)):
            if seat == asked:
                continue
            panel = self.pages[seat].locator(".side details")
            if panel.get_attribute("open") is None:
                panel.locator("summary").click()
            button = panel.get_by_role("button", name=speak("en", answer), exact=True)
            self.wait(button.is_visible, f"seat {seat} cannot prepare")
            button.click()
            self.wait(partial(self.is_prepared, seat), f"what seat {seat} prepared is lost")

    def is_prepared(self, seat: int) -> bool:
        return self.read("", seat)["view"]["prepared"] is not None

    def offer_in_vain(self, one: Page, other: Page) -> None:
        """Have one offer to end the match, and another decline."""
        if self.is_over:
            return
        self.press(one, "page-deed-offer")
        self.press(other, "page-deed-decline")
        self.wait(lambda: self.read()["view"]["table"]["offer"] is None, "the offer stands")

    def press(self, page: Page, what: str) -> None:
        """Do something at the table, once it can be done."""
        button = deed(page, what)
        self.wait(button.is_visible, f"{what} cannot be pressed")
        button.click()

    @property
    def asked(self) -> Any | None:
        """Who can choose, if somebody can."""
        return next((table for table in self.tables if self.play.asked(table)), None)

    def settle(self) -> None:
        """Wait until all see that it is over, and two have heard what they have said."""
        self.wait(lambda: all(map(is_told_the_end, self.pages)), "somebody does not see the end")
        for page in self.pages[:2]:
            self.wait(partial(is_heard, page, WORDS), "a word is lost")

    def all_shown(self) -> list[tuple[list[str], list[str]]]:
        """The story and the whole page, of everybody."""
        return [(story(page), shown(page, self.match)) for page in self.pages]


def gather(visitor: Visitor, url: str, play: Play) -> tuple[list[Page], list[str]]:
    """A page for everybody and for one who looks on, and two matches alike at which they sit."""
    pages = [visitor(reduced_motion="reduce").new_page() for _ in range(play.people + 1)]
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in range(play.people - 1))]
    wish = {"game": play.game, "options": {"max_turns": play.turns}, "seats": seats}
    begun = [pages[0].request.post(f"{url}/api/matches", data=wish).json() for _ in range(2)]
    assert begun[0]["seed_hash"] == begun[1]["seed_hash"]
    for seat, page in enumerate(pages[1:-1], 1):
        for match in begun:
            path = f"{url}/api/matches/{match['id']}/seats/{seat}"
            assert page.request.put(path, data={"name": None}).ok
    return pages, [match["id"] for match in begun]


def is_seated(page: Page) -> bool:
    return company_button(page).is_visible()


def is_told_the_end(page: Page) -> bool:
    return page.locator("#result-title").is_visible()


def is_told_of_the_break(page: Page) -> bool:
    return page.get_by_text(speak("en", "page-line-lost")).is_visible()


def say(page: Page, text: str) -> None:
    """Say something to all, in the panel where that is done."""
    open_company(page).get_by_label(speak("en", "page-talk-field")).fill(text)
    page.keyboard.press("Enter")


def deed(page: Page, what: str) -> Locator:
    """What one presses to do something at the table."""
    return open_company(page).get_by_role("button", name=speak("en", what), exact=True)


def open_company(page: Page) -> Locator:
    """The panel of those at the table, opened if need be."""
    if not company(page).is_visible():
        company_button(page).click()
    return company(page)


def company_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(speak("en", "page-company"))).first


def company(page: Page) -> Locator:
    return page.get_by_role("complementary", name=speak("en", "page-company"))


def is_heard(page: Page, words: list[str]) -> bool:
    """Whether this stands there as said, and nothing else."""
    said = company(page).get_by_role("log").locator("p > span")
    return said.all_text_contents() == words
