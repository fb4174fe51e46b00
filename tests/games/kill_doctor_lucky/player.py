"""One who plays Kill Doctor Lucky on the page, by whatever means."""

from __future__ import annotations

from typing import ClassVar

from tests.browser.means import Means
from tests.browser.player import Player
from tests.browser.tree import Node, Tree

ROOMS = 32
"""Of the house, hallways and stairs among them."""
CARD_CHANCE = 0.2
"""How often a card is played where something else would do."""


class LuckyPlayer(Player):
    """Walks after the Doctor, tries to murder him where nobody looks, and foils all others."""

    game = "kill-doctor-lucky"
    company = 3
    shorter: ClassVar = (("weapon_bonus", "1"), ("remove_f3", "true"))
    FINISHING = ("attempt", "snoop", "end", "let-go", "halt")
    """What can be done after walking, the best first."""

    def __init__(self, means: Means, language: str) -> None:
        super().__init__(means, language)
        self.walked = False

    @property
    def house(self) -> str:
        """What the plan is called."""
        return self.own("aria-board", count=ROOMS)

    def act(self, tree: Tree, message: str) -> Node | None:
        """The button for something, if it can be done."""
        found = tree.usable("button", self.like(f"table-{message}"))
        return found[0] if found else None

    def passing(self, tree: Tree) -> Node | None:
        """The button that answers with nothing; one that stays pressed would only prepare that."""
        names = (self.own("table-pass"), self.own("table-enough"))
        found = [node for name in names for node in tree.usable("button", name)]
        return next((node for node in found if "pressed" not in node.states), None)

    def is_asked(self, tree: Tree) -> bool:
        finishing = any(self.act(tree, message) for message in self.FINISHING)
        return finishing or self.must_step(tree) or self.passing(tree) is not None

    def must_step(self, tree: Tree) -> bool:
        """A card to walk with has been played, and no step has been done with it."""
        halting = tree.all("button", self.like("table-halt"))
        return bool(halting and tree.part("group", self.house).usable("button"))

    def choose(self, tree: Tree) -> None:
        places = tree.part("group", self.house).usable("button")
        finishing = any(self.act(tree, message) for message in self.FINISHING)
        if self.passing(tree) is not None:
            self.answer(tree)
        elif places and not finishing:
            self.means.go(self.random.choice(places))
        elif places and not self.walked and self.act(tree, "attempt") is None:
            self.walk(tree, places)
            self.walked = True
        else:
            found = (self.act(tree, message) for message in self.FINISHING)
            self.means.press(next(node for node in found if node is not None))
            self.walked = False

    def answer(self, tree: Tree) -> None:
        """Foil with a card if there is one, else pass."""
        played = (self.like("table-aria-play", points=points, count=1) for points in (1, 2, 3))
        failures = [node for name in played for node in tree.usable("button", name)]
        passing = self.passing(tree)
        assert passing is not None
        self.means.press([*failures, passing][0])
        if failures:
            confirms = self.any_of("table-play-failure", "points", (1, 2, 3))
            tree = self.wait(lambda tree: tree.usable("button", confirms), "a chosen card")
            self.means.press(tree.usable("button", confirms)[0])
        self.walked = False

    def walk(self, tree: Tree, places: list[Node]) -> None:
        """To the Doctor, if one can, else anywhere; now and then with a card of one's hand."""
        hand = tree.part("region", self.any_of("table-hand", "count", range(1, 60)))
        cards = hand.usable("button")
        if cards and self.random.random() < CARD_CHANCE:
            card = self.random.choice(cards)
            self.means.press(card)
            self.means.carry(card, self.random.choice(self.places()))
        else:
            doctor = [node for node in places if self.own("doctor") in node.name]
            self.means.go((doctor or [self.random.choice(places)])[0])
        # Where there are several ways it is asked which.
        tree = self.look()
        ways = tree.part("group", self.own("table-ways")).usable("button")
        if ways and self.passing(tree) is None:
            self.means.press(ways[0])

    def places(self) -> list[Node]:
        """The rooms that one can go to, or send the Doctor to."""
        return self.look().part("group", self.house).usable("button")
