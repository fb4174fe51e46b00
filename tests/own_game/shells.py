"""A game of one's own that has what one-card poker has not: secret actions, arguments, a switch, a peek."""

from __future__ import annotations

from typing import ClassVar

from diablerie import Option
from diablerie.own_game import EMPTY, INTERFACE, Hidden, OwnGame, Public, RulesState, action


class Shells(OwnGame):
    """Guess under which shell the pea lies."""

    interface = INTERFACE
    name = "shells"
    seat_range = (2, 2)
    endings: ClassVar = {"found": "The pea is found.", "missed": "The {shell} is empty."}
    OPTIONS = (Option("shells", 3, "How many shells there are.", "none", values=(3, 2)),)

    pea = Hidden(values=range(3), start=EMPTY, names=("left", "middle", "right"))
    hints = Public(values=range(100), size=2)

    def deal(self, state: RulesState) -> None:
        """The shells are empty."""

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        if (name == "guess") != (state.to_play == 1):
            return "One hides, the other guesses."
        if arguments and int(arguments[0]) >= self.options["shells"]:
            return "There is no such shell."
        return None

    def redeal(self, state: RulesState, seat: int) -> None:
        pea = state.below(self.options["shells"])
        if not state.sees("pea", seat)[0]:
            state.pea = pea

    @action("hide", range(3), secret=True)
    def hides(self, state: RulesState, shell: int) -> None:
        """Hide the pea, counted from the left."""
        state.pea = shell
        state.show("pea", to=state.to_play)
        state.hints[1] = 77
        state.to_play = 1

    @action("guess", range(3))
    def guesses(self, state: RulesState, shell: int) -> None:
        """Lift a shell."""
        found = state.pea[0] == shell
        state.show("pea")
        state.end("found" if found else "missed", [0, 5] if found else [3, 1])
