"""The commands `diablerie mansion check` and `draw`: is a house of one's own fit, how does it look?"""

from __future__ import annotations

from ....capabilities.commands import Commands, FileCommand
from . import Mansion, draw_mansion, printed, read_mansion_text, summary


def check(text: str | None) -> str:
    """What a house comes to, in a few sentences."""
    return "\n".join(summary(_house(text)))


def draw(text: str | None, *, path: bool) -> str:
    """The plan of a house as an SVG file, the Doctor's way dotted or not."""
    return draw_mansion(_house(text), path=path)


def _house(text: str | None) -> Mansion:
    return printed() if text is None else read_mansion_text(text)


COMMANDS = Commands(
    "mansion",
    "Check or draw a mansion file: a house of your own.",
    "A JSON file, - for standard input; else the printed house.",
    (
        FileCommand("check", "Say what a mansion file holds, or on which line it is wrong.", check),
        FileCommand(
            "draw",
            "Draw the plan of a house as an SVG file.",
            draw,
            {"path": "Dot the Doctor's way."},
            saves="SVG",
        ),
    ),
)
