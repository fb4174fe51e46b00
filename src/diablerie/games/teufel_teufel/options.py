"""The switches of Teufel Teufel, with what the sources say of each."""

from __future__ import annotations

from typing import Any

from ...options import Option, TextOption
from .notation import CELL_NAMES, CELL_NUMBERS
from .state import CENTRE, GAPS, MAX_SEATS

MARKED_CELLS = 6
CORNERS_AND_SIDES = "a1 g1 b4 f4 a7 g7"


MEANT = {"true": "yes", "false": "no"}


class YesNo(Option):
    """A switch that is on or off: yes or no, true or false."""

    def _parse(self, value: Any) -> Any:
        if isinstance(value, bool):
            value = "yes" if value else "no"
        return super()._parse(
            {"true": "yes", "false": "no"}.get(value, value) if isinstance(value, str) else value
        )


def canonical_cells(given: Any) -> str:
    """Six different cells but for the centre, from a list or one text split at blanks, row by row."""
    names = given.split() if isinstance(given, str) else given
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise ValueError("cells are given as a list or as one text")
    cells = {CELL_NUMBERS.get(name, CENTRE) for name in names}
    if not len(names) == len(cells) == MARKED_CELLS or CENTRE in cells:
        raise ValueError("six different cells are needed, without the centre")
    return " ".join(CELL_NAMES[cell] for cell in sorted(cells))


OPTIONS = (
    TextOption(
        "marked",
        CORNERS_AND_SIDES,
        "The six cells without a card at the start (TT-02).",
        "no text says where they lie; the default is a guess that suits TT-06",
        canonical=canonical_cells,
        form="six different cells from a1 to g7 but for d4, split at blanks",
    ),
    Option(
        "start_gap",
        GAPS[0],
        "How the three free spaces between two sleds at the start are counted (TT-06).",
        "three spaces in the French text; whether along rows and columns or only in line is not said",
        values=GAPS,
    ),
    Option(
        "give_devil",
        "must",
        "Whether who stops on an opponent must hand over his devil, or may (TT-31).",
        "the French text says both, in two places",
        values=("must", "may"),
    ),
    Option(
        "judgement",
        "always",
        "Whether all cards face up end the game at once, or only after somebody has left (TT-42).",
        "the French text has it in a paragraph on those who have left and in a general one",
        values=("always", "after_first_exit"),
    ),
    YesNo(
        "centre_stop",
        "no",
        "Whether a sled may stop on the centre once no devil is there (TT-22).",
        "the French text speaks of crossing alone",
        values=("no", "yes"),
    ),
    YesNo(
        "start_again",
        "yes",
        "Whether a sled may come back, once, to the space on which its move began (TT-11).",
        "no text forbids coming back; only that a move must end somewhere bars the spaces entered in it",
        values=("yes", "no"),
    ),
    Option(
        "flight_special",
        "stop",
        "Whether a face-up devil or tower stops a possessed sled, or lets it pass (TT-28).",
        "no text; stopping follows from what these cards do on arrival",
        values=("stop", "pass"),
    ),
    Option(
        "flight_flip",
        "flip_on_stop",
        "Whether a possessed sled that stops on a face-down card turns it up (TT-27).",
        "no text; turning it up is what everybody else does",
        values=("flip_on_stop", "no_flip"),
    ),
    YesNo(
        "shuffle_under_sled",
        "no",
        "Whether cards under sleds may be taken for a shuffle (TT-36).",
        "no text; swapping does not allow it",
        values=("no", "yes"),
    ),
    Option(
        "max_turns",
        1000,
        "After so many turns the game is over, ranked as by judgement; 0 for no limit (TT-46).",
        "no text; shuffling turns cards face down again, and play can go on for ever",
        maximum=1_000_000,
    ),
    Option(
        "first_player",
        0,
        "The seat that places its sled first and takes the first turn (TT-04, TT-07).",
        "the oldest in the French text; starter by agreement in a review",
        maximum=MAX_SEATS - 1,
        is_seat=True,
    ),
)
