"""Messages lost, doubled, late and out of order, lines cut, ten seconds of darkness.

A match is played by everybody on a page of his own while one more looks on; then once more, with the
same seed and the same choices, in bad weather. In the end all see what they saw the first time.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from difflib import unified_diff
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from diablerie.words import speak

from .conftest import HURRIED, serve
from .faust import Faust
from .gathered import Visitor
from .lucky import Lucky
from .relay import ROUGH, Relay
from .teufel import Teufel

DARKNESS = 10.0
"""Seconds."""
PATIENCE = 60.0
"""Seconds until something that should happen is taken not to happen."""
SEEDS = 5
"""How many weathers are gone through when soaking."""
MOST = 400
"""So many choices are enough for any match here."""

SEEDED = """
import secrets, types
from functools import partial
from pathlib import Path
from diablerie import server
from diablerie.server.routes import matches
def seed(size):
    return bytes.fromhex(Path(SEED).read_text())
matches.secrets = types.SimpleNamespace(token_bytes=seed, token_urlsafe=secrets.token_urlsafe)
server.Settings = partial(server.Settings, warm=False)
"""
"""Gives each match the seed that is written in the file SEED. No bot is to play."""

pytestmark = pytest.mark.parametrize("base_url", ["seeded_url"], indirect=True)

WORDS = ["Shall we?", "By all means"]

Choose = Callable[[Any, Random], None]


# Choosing, one action at a time


def choose_on_circuit(table: Faust, random: Random) -> None:
    """Push the pyramid, walk a stone or lay a card, to wherever one may."""
    kinds = ["soul", "stone", "card"]
    random.shuffle(kinds)
    assert any(table.choose(f"doctor-faust-choose-{kind}") for kind in kinds)
    # A click on a space may hit the stone that stands there.
    table.targets.nth(random.randrange(table.targets.count())).press("Enter")


def choose_in_house(table: Lucky, random: Random) -> None:
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


def choose_in_hell(table: Teufel, random: Random) -> None:
    """Do what is asked."""
    table.random = random
    table.choose()


@dataclass(frozen=True)
class Play:
    """A short match of a game, and how one plays it on the page."""

    game: str
    people: int
    turns: int
    make: Callable[[Page, str, int], Any]
    choose: Choose
    asked: Callable[[Any], bool]


PLAYS = [
    Play(
        "doctor-faust",
        2,
        2,
        lambda page, _address, _seat: Faust(page),
        choose_on_circuit,
        lambda table: table.ready.count() > 0,
    ),
    Play(
        "kill-doctor-lucky",
        3,
        6,
        lambda page, _address, _seat: Lucky(page),
        choose_in_house,
        lambda table: table.is_asked,
    ),
    Play(
        "teufel-teufel",
        3,
        4,
        Teufel,
        choose_in_hell,
        lambda table: table.is_asked,
    ),
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
        return page.request.get(f"{self.url}/api/matches/{self.match}{what}", params=asked).json()

    @property
    def done(self) -> list[tuple[int, str | None]]:
        """What has been done, as somebody who looks on may know it."""
        return [(each["seat"], each["action"]) for each in self.read("/record")["actions"]]

    @property
    def is_over(self) -> bool:
        return self.read()["view"]["table"]["result"] is not None

    def play_out(self, seed: int, happen: Callable[[int], None]) -> None:
        """Choose by a seed until the match is over; `happen` is told of each choice, right after it."""
        for number in range(MOST):
            self.wait(lambda: self.is_over or self.asked is not None, "nobody is asked any more")
            if (table := self.asked) is None:
                return
            with ExitStack() as still:
                for relay in self.relays:
                    still.enter_context(relay.stillness())
                self.play.choose(table, Random(f"{seed} {len(self.done)}"))
            happen(number)
            self.converse(number)
        raise AssertionError("the match does not end")

    def converse(self, number: int) -> None:
        """The first says something to the second, and is answered."""
        if number == 0:
            say(self.pages[0], WORDS[0])
        elif number == 3:
            self.wait(partial(is_heard, self.pages[0], WORDS[:1]), "a word is lost")
            say(self.pages[1], WORDS[1])

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


def is_seated(page: Page) -> bool:
    return company_button(page).is_visible()


def is_told_the_end(page: Page) -> bool:
    return page.locator("#result-title").is_visible()


def is_told_of_the_break(page: Page) -> bool:
    return page.get_by_text(speak("en", "page-line-lost")).is_visible()


def say(page: Page, text: str) -> None:
    """Say something to all, in the panel where that is done."""
    if not company(page).is_visible():
        company_button(page).click()
    company(page).get_by_label(speak("en", "page-talk-field")).fill(text)
    page.keyboard.press("Enter")


def company_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(speak("en", "page-company"))).first


def company(page: Page) -> Locator:
    return page.get_by_role("complementary", name=speak("en", "page-company"))


def is_heard(page: Page, words: list[str]) -> bool:
    """Whether this stands there as said, and nothing else."""
    said = company(page).get_by_role("log").locator("p > span")
    return said.all_text_contents() == words


def story(page: Page) -> list[str]:
    """Every line that has been told of what happened."""
    lines = page.get_by_role("region", name=speak("en", "page-story")).locator("ul > li > span")
    return lines.all_text_contents()


def shown(page: Page, match: str) -> list[str]:
    """All elements of a page but for what is said once and passes, and for the moments of messages.

    Nor does it count how high an area has once been: that is of what was seen on the way.
    """
    html: str = page.evaluate(
        """() => {
            const copy = document.body.cloneNode(true);
            // Turning points are worked out when the match is over, by and by.
            const passing = 'script, time, [role=status], [aria-labelledby=turned-title]';
            for (const each of copy.querySelectorAll(passing)) each.remove();
            for (const each of copy.querySelectorAll('[style*=min-height]')) {
                each.style.minHeight = '';
                if (each.style.length === 0) each.removeAttribute('style');
            }
            for (const each of copy.querySelectorAll('[class]'))
                each.setAttribute('class', [...each.classList].sort().join(' '));
            return copy.innerHTML;
        }"""
    )
    return html.replace(match, "this-match").replace("<", "\n<").splitlines()


def differences(fair: Iterable[Iterable[list[str]]], foul: Iterable[Iterable[list[str]]]) -> str:
    """Where what was shown to anybody is not the same."""
    return "\n".join(
        line
        for one, other in zip(fair, foul, strict=True)
        for before, after in zip(one, other, strict=True)
        for line in unified_diff(before, after, "fair", "foul", n=1, lineterm="")
    )


# The two runs


@pytest.fixture(scope="session")
def seed_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seed") / "seed"


@pytest.fixture(scope="session")
def seeded_url(tmp_path_factory: pytest.TempPathFactory, seed_file: Path) -> Iterator[str]:
    """The address of a server that gives every match the seed in a file."""
    prelude = f"SEED = {str(seed_file)!r}\n{SEEDED}"
    yield from serve(tmp_path_factory.mktemp("seeded"), HURRIED, prelude)


Check = Callable[..., Counter[str]]


@pytest.fixture
def check(new_context: Visitor, seeded_url: str, seed_file: Path) -> Check:
    """Plays twice in all that follows from a seed, and asserts that all saw the same.

    After choice number `dark` of the second time there is darkness. Returns what was suffered.
    """

    def play_twice(play: Play, seed: int, dark: int | None = None) -> Counter[str]:
        seed_file.write_text(hashlib.sha256(str(seed).encode()).hexdigest())
        pages, matches = gather(new_context, seeded_url, play)
        fair = Sitting(play, seeded_url, pages, matches[0], [])
        fair.play_out(seed, lambda _number: None)
        fair.settle()
        seen, done = fair.all_shown(), fair.done
        relays = [Relay(page, f"{seed} {seat}", ROUGH) for seat, page in enumerate(pages)]
        foul = Sitting(play, seeded_url, pages, matches[1], relays)
        foul.play_out(seed, misfortunes(foul, Random(f"{seed} cuts"), dark))
        assert foul.done == done
        foul.settle()
        if not foul.comes_true(lambda: foul.all_shown() == seen, PATIENCE):
            assert not differences(seen, foul.all_shown())
        assert all(page.evaluate("window.neverReloaded") for page in pages)
        return sum((Counter(relay.suffered) for relay in relays), Counter())

    return play_twice


def misfortunes(sitting: Sitting, chance: Random, dark: int | None) -> Callable[[int], None]:
    """What happens after a choice besides the weather: darkness, or a line is cut."""

    def happen(number: int) -> None:
        if number == dark:
            pass_darkness(sitting)
        elif chance.random() < 0.1:
            chance.choice(sitting.relays).cut()

    return happen


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


def pass_darkness(sitting: Sitting) -> None:
    """All lines are dark; each page comes to say so, and says so no more when it is over."""
    for relay in sitting.relays:
        relay.darken(DARKNESS)
    unaware = list(sitting.pages)
    while any(relay.is_dark for relay in sitting.relays):
        unaware = [page for page in unaware if not is_told_of_the_break(page)]
        sitting.pass_time()
    assert not unaware
    sitting.wait(lambda: not any(map(is_told_of_the_break, sitting.pages)), "a line stays down")


DAILY = [*PLAYS[:2], pytest.param(PLAYS[2], marks=pytest.mark.soak)]
"""The third is played in darkness every day."""


@pytest.mark.parametrize("play", DAILY, ids=lambda play: play.game)
def test_in_bad_weather_all_see_what_they_would_have_seen(check: Check, play: Play) -> None:
    suffered = check(play, seed=1)
    assert min(suffered[each] for each in ("lost", "doubled", "late")) > 0


def test_ten_seconds_of_darkness_are_told_and_cost_nothing(check: Check) -> None:
    assert check(replace(PLAYS[2], turns=2), seed=2, dark=2)["dark"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3, 3 + SEEDS))
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
def test_in_any_weather_all_see_what_they_would_have_seen(
    check: Check, play: Play, seed: int
) -> None:
    check(replace(play, turns=2 * play.turns), seed, dark=seed)
