"""One who plays Teufel Teufel on the page, by whatever means."""

from __future__ import annotations

import re

from tests.browser.means import Means
from tests.browser.player import Player
from tests.browser.tree import Node, Tree


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
        words = self.word("page-words")
        others = {
            node.element for name in (lists, reasons, words) for node in sheet.all("button", name)
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
