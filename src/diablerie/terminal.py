"""Terminal: what a game draws and understands in a terminal, offered by the room `terminal` of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .capabilities.composite_moves import CompositeMove

TerminalView = Mapping[str, Any]
"""What a seat may know (`State.view`), with the public `board` and `options` of its game."""

SeenEvent = Mapping[str, Any]
"""An event as one seat sees it (`Event.seen_by`)."""

StyledPart = tuple[str, str]
"""A text and its style, as rich names them."""

StyledLine = tuple[StyledPart, ...]

MenuChoice = tuple[str, tuple[str, ...]]
"""What a player can choose, in words, and the actions that do it."""


def plain(line: StyledLine) -> str:
    """The text of a line."""
    return "".join(text for text, _ in line)


class GameTerminal(Protocol):
    """What a game's `terminal` module offers. All of it is drawn from one seat's view alone."""

    SEAT_PARAMS: tuple[str, ...]
    """The parameters of events that hold a seat."""

    HEADINGS: tuple[str, ...]
    """The kinds of event that open a paragraph of the story."""

    BEGUN: str
    """What ends an action in the menu that is only begun: the player is asked for the rest."""

    def heading(self, view: TerminalView, lang: str) -> StyledLine:
        """Whose turn it is and what is left of it, or how the game ended."""

    def prompt(self, view: TerminalView, lang: str) -> str:
        """What stands before the cursor of the seat to move."""

    def board(
        self, view: TerminalView, lang: str, width: int, height: int
    ) -> tuple[StyledLine, ...] | None:
        """The board and the seats in so many columns and lines at most; None if that is too little."""

    def describe(self, view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
        """The same in sentences."""

    def plan(self, view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
        """The board as far as it is the same during a whole game, in sentences.

        Nothing where its rulebook tells it all.
        """

    def hand(self, view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
        """What the viewer alone sees."""

    def menu(
        self, view: TerminalView, moves: Sequence[CompositeMove], lang: str
    ) -> tuple[MenuChoice, ...]:
        """What the seat to move can choose."""

    def as_notation(
        self, typed: str, view: TerminalView, moves: Sequence[CompositeMove], lang: str
    ) -> str | tuple[str, ...]:
        """A line of the seat to move as an action or a composite move is written; itself if it is neither.

        Several actions, if the line asks for them one after another.
        """

    def ways(self, moves: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
        """Of the moves of one piece to one space those worth choosing between, the simplest first."""

    def told(self, view: TerminalView, move: CompositeMove, lang: str) -> str:
        """A composite move in words."""

    def place(self, space: int | str, lang: str) -> str:
        """What a space is called."""

    def merge(self, before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
        """The one event that two in a row are told as; None if they are told apart."""
