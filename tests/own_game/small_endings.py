"""Games of a few actions whose solutions anybody sees: mistakes, numbers close together, uneven chances."""

from __future__ import annotations

from typing import ClassVar

from diablerie.own_game import (
    EMPTY,
    INTERFACE,
    Hidden,
    OwnGame,
    Private,
    Public,
    RulesState,
    action,
)


class Mistake(OwnGame):
    """The first seat chooses whether it can still win, and then what it wins."""

    interface = INTERFACE
    name = "mistake"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    highest_points = 10.0
    at = Public(values=range(3))
    is_bad = Public(values=range(2))

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        return None if ("start", "wait", "pick")[int(state.at)] == name else "Not now."

    @action("start", range(2))
    def start_so(self, state: RulesState, bad: int) -> None:
        """Begin well or badly."""
        state.is_bad, state.at, state.to_play = bad, 1, 1

    @action("wait")
    def wait(self, state: RulesState) -> None:
        """Nothing can be done."""
        state.at, state.to_play = 2, 0

    @action("pick", range(4))
    def pick(self, state: RulesState, number: int) -> None:
        """After a good beginning all win; after a bad one only the last does, half as much."""
        won = 10 if not state.is_bad else (5 if number == 3 else -10)
        state.end("over", [won, -won])


class Close(OwnGame):
    """The second seat wins by saying whether a large number is odd."""

    interface = INTERFACE
    name = "close"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    highest_points = 1.0
    number = Public(values=range(20_001))
    at = Public(values=range(2))

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        if state.at == 0:
            return None if name == "say" else "Not now."
        return None if name == ("odd" if state.number % 2 else "even") else "It is not."

    @action("say", range(4))
    def say(self, state: RulesState, more: int) -> None:
        """Say a number."""
        state.number, state.at, state.to_play = 10_000 + more, 1, 1

    @action("odd", range(2))
    def odd(self, state: RulesState, well: int) -> None:
        """Well said is won."""
        state.end("over", [-1, 1] if well else [1, -1])

    @action("even", range(2))
    def even(self, state: RulesState, well: int) -> None:
        """Well said is won."""
        state.end("over", [-1, 1] if well else [1, -1])


class Hide(OwnGame):
    """One of twenty numbers is chosen, and guessed."""

    interface = INTERFACE
    name = "hide"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    highest_points = 1.0
    number = Private(values=range(20), start=EMPTY)

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        return None if (name == "hide") == (state.to_play == 0) else "Not now."

    @action("hide", range(20), secret=True)
    def hides(self, state: RulesState, number: int) -> None:
        """Choose a number."""
        state.number[0] = number
        state.to_play = 1

    @action("guess", range(20))
    def guesses(self, state: RulesState, number: int) -> None:
        """Guess it."""
        state.end("over", [-1, 1] if state.number[0] == number else [1, -1])


class Uneven(OwnGame):
    """A card lies face down that is mostly the same."""

    interface = INTERFACE
    name = "uneven"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    highest_points = 1.0
    card = Hidden(values=range(2))

    def deal(self, state: RulesState) -> None:
        """One card in ten is the rarer one."""
        state.card = int(state.below(10) == 0)

    def redeal(self, state: RulesState, seat: int) -> None:
        state.card = int(state.below(10) == 0)

    @action("guess", range(2))
    def guesses(self, state: RulesState, card: int) -> None:
        """Who guesses right has won."""
        right = state.card[0] == card
        state.end("over", [1, -1] if right else [-1, 1])
