"""What a game draws in a terminal: the module `terminal` in the game's own folder."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from rich.text import Text

from ... import CompositeMove, Game, State

View = Mapping[str, Any]
"""What a seat may know, with the public `board` and `options` of its game."""
SeenEvent = Mapping[str, Any]
Line = tuple[tuple[str, str], ...]
"""(text, style) pairs, the styles as rich names them."""
Choice = tuple[str, tuple[str, ...]]
"""What a player can choose, in words, and the actions that do it."""


class GameTerminal(Protocol):
    """What a game's `terminal` module offers. All of it is drawn from one seat's view alone."""

    SEAT_PARAMS: tuple[str, ...]
    """The parameters of events that hold a seat."""

    HEADINGS: tuple[str, ...]
    """The kinds of event that open a paragraph of the story."""

    BEGUN: str
    """What ends an action in the menu that is only begun: the player is asked for the rest."""

    def heading(self, view: View, lang: str) -> Line:
        """Whose turn it is and what is left of it, or how the game ended."""

    def prompt(self, view: View, lang: str) -> str:
        """What stands before the cursor of the seat to move."""

    def board(self, view: View, lang: str, width: int, height: int) -> tuple[Line, ...] | None:
        """The board and the seats in so many columns and lines at most; None if that is too little."""

    def describe(self, view: View, lang: str) -> tuple[Line, ...]:
        """The same in sentences."""

    def hand(self, view: View, lang: str) -> tuple[Line, ...]:
        """What the viewer alone sees."""

    def menu(self, view: View, walks: Sequence[CompositeMove], lang: str) -> tuple[Choice, ...]:
        """What the seat to move can choose."""

    def as_notation(
        self, typed: str, view: View, walks: Sequence[CompositeMove], lang: str
    ) -> str | tuple[str, ...]:
        """A line of the seat to move as an action or a walk is written; itself if it is neither.

        Several actions, if the line asks for them one after another.
        """

    def ways(self, walks: Sequence[CompositeMove]) -> tuple[CompositeMove, ...]:
        """Of the walks of one piece to one space those worth choosing between, the simplest first."""

    def told(self, view: View, walk: CompositeMove, lang: str) -> str:
        """A walk in words."""

    def place(self, space: int | str, lang: str) -> str:
        """What a space is called."""

    def merge(self, before: SeenEvent, after: SeenEvent) -> dict[str, Any] | None:
        """The one event that two in a row are told as; None if they are told apart."""


def terminal_of(game: Game) -> GameTerminal:
    """The drawing module of a game, found in the game's own folder."""
    return cast("GameTerminal", importlib.import_module(f"{type(game).__module__}.terminal"))


def view_of(state: State, seat: int | None) -> View:
    """What a game's terminal draws from: a view, with all that is public and stays as it is."""
    game = state.game
    return {**state.view(seat), "board": game.board, "options": game.options}


def text_of(line: Line) -> Text:
    """A line as rich prints it."""
    return Text.assemble(*line)
