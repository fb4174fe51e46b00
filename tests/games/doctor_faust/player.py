"""One who plays Doctor Faust on the page, by whatever means."""

from __future__ import annotations

from tests.browser.player import Player
from tests.browser.tree import Node, Tree

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
