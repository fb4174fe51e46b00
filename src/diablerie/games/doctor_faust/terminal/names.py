"""What the seats of Doctor Faust are called in a terminal, their colours, and rows of values."""

from __future__ import annotations

from collections.abc import Sequence

from ....terminal import TerminalView
from ....words import speak

PYRAMID = "▲"
SEAT_STYLES = ("bold red", "bold dodger_blue1")
SOUL_STYLE = "bold yellow"
QUIET = "dim"
PLAIN = ""


def seat_name(seat: int, lang: str) -> str:
    """What a seat is called."""
    return speak(lang, f"doctor-faust-seat-{seat}")


def initial(seat: int, lang: str) -> str:
    """The letter that a seat's stones and cards go by."""
    return seat_name(seat, lang)[0]


def yes_if_viewer(view: TerminalView, seat: int) -> str:
    """Whether a seat is the viewer's, as messages have it."""
    return "yes" if view["seat"] == seat else "no"


def spaced(values: Sequence[int]) -> str:
    """Values one after another."""
    return " ".join(map(str, values))


def runs_of(values: Sequence[int]) -> str:
    """Rising values, three and more in a row as one: `2–5 7 8`."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else spaced(run) for run in runs)
