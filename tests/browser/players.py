"""Players of the three games, who read what the page tells and act by whatever means."""

from __future__ import annotations

import re
from typing import ClassVar

from .means import Means
from .player import Player
from .tree import Node, Tree

ROOMS = 32
"""Of Doctor Lucky's house, hallways and stairs among them."""
CARD_CHANCE = 0.2
"""How often a card is played where something else would do."""


class FaustPlayer(Player):
    """Pushes the pyramid as far as it goes, walks stones, now and then lays a card."""

    game = "doctor-faust"

    def board(self, tree: Tree) -> Tree:
        return tree.part("group", self.own("aria-board"))

    def is_asked(self, tree: Tree) -> bool:
        return bool(self.kinds(tree))

    def kinds(self, tree: Tree) -> list[Node]:
        """The kinds of action that are open; the pyramid's first, unless both stones might meet it."""
        together = any(self.both_stones in node.name for node in self.board(tree))
        kinds = ("stone", "soul", "card") if together else ("soul", "stone", "card")
        return [
            node for kind in kinds for node in tree.usable("button", self.own(f"choose-{kind}"))
        ]

    def choose(self, tree: Tree) -> None:
        pieces = self.board(tree).usable("button")
        cards = [node for node in tree.usable("button") if node.name in self.card_names]
        chance = self.random.random()
        if cards and chance < CARD_CHANCE:
            self.lay(self.random.choice(cards), pieces)
            return
        # A piece is taken up where it stands, or by the button of its kind.
        on_board = pieces and chance > 1 - CARD_CHANCE
        self.means.press(pieces[-1] if on_board else self.kinds(tree)[0])
        self.walk(pieces)

    def walk(self, pieces: list[Node]) -> None:
        """As far as it goes without infamy, on the board or in the list of ways."""
        if self.kinds(self.look())[0].name == self.own("choose-card"):
            return  # There was nothing but a card to be laid.
        ways = self.await_part("group", self.own("table-how-far")).usable("button")
        places = self.opened(pieces)
        found = [
            (way, place)
            for way in ways
            for place in places
            if place.name.startswith(f"{way.name}.")
        ]
        safe = [pair for pair in found if self.both_stones not in pair[1].name]
        way, place = (safe or found)[-1]
        if self.random.random() < 0.5:
            self.means.go(place)
        else:
            self.means.go(way)

    def lay(self, card: Node, pieces: list[Node]) -> None:
        """Take a card up and lay it somewhere."""
        self.means.press(card)
        self.means.carry(card, self.random.choice(self.opened(pieces)))

    def opened(self, pieces: list[Node]) -> list[Node]:
        """The places that are open for what has been taken up."""
        known = {node.element for node in pieces}
        return [
            node for node in self.board(self.look()).usable("button") if node.element not in known
        ]

    @property
    def both_stones(self) -> str:
        """How a place is told where the pyramid would find both of one's stones."""
        return self.own("aria-stones", count=2, you="yes", seat="-")

    @property
    def card_names(self) -> set[str]:
        """What the cards of one's hand are called."""
        return {
            self.own("aria-hand-card", value=value, direction="back" if value % 2 else "forward")
            for value in range(10)
        }


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
            [ready] = [
                node
                for points in (1, 2, 3)
                for node in self.look().usable(
                    "button", self.own("table-play-failure", points=points)
                )
            ]
            self.means.press(ready)
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


class TeufelPlayer(Player):
    """Goes for letters, then for cards not yet turned up; swaps and shuffles when that can first be done."""

    game = "teufel-teufel"
    LETTERS = "ABCDEF"

    def __init__(self, means: Means, language: str) -> None:
        super().__init__(means, language)
        self.tried: set[str] = set()
        """The kinds of turn that need not be tried again."""

    def sheet(self, tree: Tree) -> Tree:
        """Where it is told what there is to do."""
        return tree.part("region", self.own("table-prompt"))

    def cells(self, tree: Tree) -> list[Node]:
        return tree.part("group", self.own("aria-board")).usable("button")

    def acts(self, tree: Tree) -> list[Node]:
        """What can be pressed besides the board, the golden button first."""
        sheet = self.sheet(tree)
        lists = self.any_of("table-list-all", "count", range(1, 50))
        reasons = re.compile(re.escape(self.word("page-why-label", clause="@")).replace("@", ".*"))
        others = {
            node.element for node in (*sheet.all("button", lists), *sheet.all("button", reasons))
        }
        return [node for node in sheet.usable("button") if node.element not in others]

    def is_asked(self, tree: Tree) -> bool:
        return bool(self.cells(tree) or self.acts(tree))

    def choose(self, tree: Tree) -> None:
        cells = self.cells(tree)
        stop = self.sheet(tree).usable("button", self.own("action-stop"))
        if self.sheet(tree).part("group", self.own("table-losable")):
            self.lose()
        elif mode := self.new_mode(tree):
            self.means.press(mode)
            self.gather(mode.name)
        elif stop or not cells:
            self.means.press((stop or self.acts(tree))[0])
        elif sled := self.sled(tree):
            self.means.carry(sled, self.best(cells))
        else:
            self.means.go(self.best(cells))

    def sled(self, tree: Tree) -> Node | None:
        """One's own sled, when it can go somewhere."""
        own = self.own("aria-sled", you="yes", seat="-")
        board = tree.part("group", self.own("aria-board"))
        modes = tree.part("group", self.own("table-modes"))
        # What stands there is told first, then what can be done there.
        found = [node for node in board.all("button") if own in node.name.partition(". ")[0]]
        return found[0] if found and modes else None

    def best(self, cells: list[Node]) -> Node:
        """Where a letter is won, or else a card turned up, or else anywhere."""
        won = {
            self.own(f"table-brings-{clause}", meeting="won", letter=letter)
            for clause in ("12", "14", "27", "28")
            for letter in self.LETTERS
        }
        opened = {
            self.own(f"table-brings-{clause}", meeting="open", letter="none")
            for clause in ("12", "27")
        }
        for wanted in (won, opened):
            found = [node for node in cells if any(text in node.name for text in wanted)]
            if found:
                return self.random.choice(found)
        return self.random.choice(cells)

    def new_mode(self, tree: Tree) -> Node | None:
        """A kind of turn that is open and was never tried."""
        modes = tree.part("group", self.own("table-modes"))
        for mode in ("swap", "shuffle"):
            found = modes.usable("button", self.own(f"table-mode-{mode}"))
            if found and mode not in self.tried:
                self.tried.add(mode)
                return found[0]
        return None

    def gather(self, mode: str) -> None:
        """Put a swap or a shuffle together, and do it."""
        swaps = mode == self.own("table-mode-swap")
        if swaps:
            first, *others = self.cells(self.look())
            self.means.press(first)
            self.means.press(others[-1])
            self.means.press(self.sheet(self.look()).one("button", self.own("table-swap")))
            return
        for place in range(2):
            self.means.press(self.cells(self.look())[2 * place])
        self.means.press(self.look().one("button", self.own("table-lay-home")))
        self.means.press(self.look().one("button", self.own("table-shuffle")))

    def lose(self) -> None:
        """Give up the first letters that are asked for."""
        while True:
            tree = self.look()
            letters = tree.part("group", self.own("table-losable"))
            chosen = {node.element for node in letters.all("button")}
            done = [node for node in self.acts(tree) if node.element not in chosen]
            if done:
                self.means.press(done[0])
                return
            free = [node for node in letters.usable("button") if node.states["pressed"] != "true"]
            self.means.press(free[0])


PLAYERS: dict[str, type[Player]] = {
    player.game: player for player in (FaustPlayer, LuckyPlayer, TeufelPlayer)
}
"""By their game."""
