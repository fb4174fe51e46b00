"""Somebody who plays a whole game on the page, from the front page to the result, by whatever means.

What is done is decided from what the accessibility tree tells, and from nothing else.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from random import Random
from typing import ClassVar

from diablerie import describe
from diablerie.words import speak

from .means import Means
from .seated import LANGUAGES
from .tree import Tree

PATIENCE = 90
"""Seconds that the others may take, on a machine that is compiling at the same time."""

GLANCE = 60
"""Milliseconds between two looks at a page on which one waits for something."""

MOST_CHOICES = 400

CLAUSE = re.compile(r"[A-Z]+-\d+$")
"""How a name ends that asks for a clause of the rulebook."""


class Player(ABC):
    """One who knows a game, reads the page in a language and acts by some means."""

    game: ClassVar[str]
    company: ClassVar[int] = 2
    """How many sit at the table."""
    shorter: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Switches of the game, with values that make games shorter."""

    def __init__(self, means: Means, language: str) -> None:
        self.means = means
        self.language = language
        self.random = Random(7)
        self.heard: list[str] = []
        """What the page has said aloud, since the match began."""

    def word(self, message: str, **params: str | int) -> str:
        return speak(self.language, message, **params)

    def own(self, message: str, **params: str | int) -> str:
        """A message of this game."""
        return self.word(f"{self.game}-{message}", **params)

    def whole(self, url: str, limit: int | None = None) -> int:
        """Play a game from the front page to the result; how often something was chosen."""
        self.begin(url, limit)
        for choices in range(MOST_CHOICES):
            tree = self.await_turn()
            if tree is None:
                return choices
            self.choose(tree)
        raise AssertionError("the game does not end")

    @abstractmethod
    def is_asked(self, tree: Tree) -> bool:
        """One must choose, and can."""

    @abstractmethod
    def choose(self, tree: Tree) -> None:
        """Do something that can be done; the match is at a choice of one's own."""

    # The end

    @property
    def result(self) -> Tree:
        """Where it is told how the match ended."""
        tree = self.look()
        again = self.word("page-result-again")
        parts = (tree.inside(node) for node in tree.all("region"))
        return next((part for part in parts if part.all("button", again)), Tree())

    def hear_end(self) -> None:
        """Wait until the end, as the result tells it, is said aloud, too; there is the record."""
        told = [text for node in self.result.all("StaticText") if (text := node.name.strip())]
        reasons = [text for text in told if text.endswith((".", "!"))]
        self.wait(
            lambda _: any(reason in said for said in self.heard[-1:] for reason in reasons),
            "the end, aloud",
        )
        assert self.result.all("link", self.word("page-result-record"))

    def ask_why(self) -> None:
        """Ask for the rule by which the match ended: the rulebook opens at it."""
        why = self.result.one("button", CLAUSE)
        self.means.press(why)
        clause = why.name.split()[-1]
        self.wait(
            lambda tree: any(
                clause in tree.inside(side).text for side in tree.all("complementary")
            ),
            f"the rule {clause}",
        )

    # What is told

    def look(self) -> Tree:
        """What the page tells now; what it says aloud is kept."""
        tree = self.means.look()
        for node in tree.all("status"):
            said = tree.inside(node).text
            if said and said not in self.heard[-1:]:
                self.heard.append(said)
        return tree

    def wait(self, wanted: Callable[[Tree], object], what: str) -> Tree:
        """What the page tells as soon as it is as wanted."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(tree := self.look()):
            assert time.monotonic() < deadline, f"{what}: not told in\n{tree}"
            self.means.page.wait_for_timeout(GLANCE)
        return tree

    def await_part(self, role: str, name: str) -> Tree:
        """A part of the page, once it is there."""
        return self.wait(lambda tree: tree.all(role, name), name).part(role, name)

    def await_turn(self) -> Tree | None:
        """What is told when one must choose; None if the match is over instead."""
        again = self.word("page-result-again")
        tree = self.wait(lambda tree: tree.all("button", again) or self.is_asked(tree), "turn")
        return None if tree.all("button", again) else tree

    def like(self, message: str, **params: str | int) -> re.Pattern[str]:
        """A message of this game at the beginning of a name: on a phone numbers stand behind."""
        return re.compile("^" + re.escape(self.own(message, **params)))

    def any_of(self, message: str, param: str, values: Iterable[int | str]) -> re.Pattern[str]:
        """A message of this game, for whichever of the values."""
        told = (re.escape(self.own(message, **{param: value})) for value in values)
        return re.compile(f"^({'|'.join(told)})$")

    # From the front page to the table

    def begin(self, url: str, limit: int | None) -> None:
        """Begin a match against bots on the front page, in one's language, for so many turns at most."""
        self.means.page.goto(url)
        self.choose_language()
        self.choose_players()
        self.choose_switches(limit)
        self.means.press(self.card.one("button", self.word("page-play")))
        self.heard.clear()

    def choose_language(self) -> None:
        """In the settings of an English page."""
        english = speak("en", "page-settings")
        page = self.wait(lambda tree: tree.all("button", english), english)
        self.means.press(page.one("button", english))
        dialog = self.await_part("dialog", english)
        self.means.press(dialog.one("radio", LANGUAGES[self.language]))
        dialog = self.await_part("dialog", self.word("page-settings"))
        self.means.press(dialog.one("button", self.word("settings-close")))
        self.wait(lambda tree: not tree.all("dialog"), "the closed settings")

    @property
    def card(self) -> Tree:
        """The part of the front page where the game is begun."""
        return self.await_part("article", describe(self.game).title)

    def choose_players(self) -> None:
        """As many as wanted, where there may be more or fewer."""
        fewest, most = describe(self.game).seat_range
        if fewest < most:
            players = self.card.part("group", self.word("page-players"))
            self.means.press(players.one("radio", str(self.company)))

    def choose_switches(self, limit: int | None) -> None:
        """Those that make games shorter, and how many turns there are at most."""
        if limit is None and not self.shorter:
            return
        editions = any(option.name == "edition" for option in describe(self.game).options)
        fold = self.word("page-options" if editions else "page-switches")
        self.means.press(self.card.one("button", fold))
        for name, value in self.shorter:
            group = self.await_part("group", self.own(f"option-{name}"))
            self.means.press(group.one("radio", self.own(f"option-{name}-{value}")))
        if limit is not None:
            turns = self.own("option-max_turns")
            page = self.wait(lambda tree: tree.all("textbox", turns), turns)
            self.means.write(page.one("textbox", turns), str(limit))
