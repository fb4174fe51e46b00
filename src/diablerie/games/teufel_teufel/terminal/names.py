"""What the seats, cards and cells of Teufel Teufel are called in a terminal, and their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from ....terminal import StyledPart, TerminalView
from ....words import speak
from ..notation import CARD_NAMES, CELL_NAMES, CELL_NUMBERS, COLOURS
from ..state import SIDE

GAME = "teufel-teufel"

SEAT_STYLES = (
    "bold red",
    "bold dodger_blue1",
    "bold green",
    "bold yellow",
    "bold grey62",
    "bold bright_white",
)
DEVIL, DEVIL_STYLE = "Ψ", "bold bright_red"
TOWER, TOWER_STYLE = "♜", "bold"
HIDDEN, HIDDEN_STYLE = "▒", "dim"
QUIET = "dim"

LONG_RUN = 3
"""So many cells of a row side by side are told as one: a1–c1."""


def say(lang: str, message: str, **params: str | int) -> str:
    """A message of this game."""
    return speak(lang, f"{GAME}-{message}", **params)


def seat_name(seat: int, lang: str) -> str:
    """What a seat is called."""
    return say(lang, f"seat-{seat}")


def initial(seat: int, lang: str) -> str:
    """The letter of a sled; small, it stands for the colour of its cards."""
    return seat_name(seat, lang)[0]


def sled_style(seat: int) -> str:
    """How a sled is painted on the board."""
    return f"{SEAT_STYLES[seat]} reverse"


def yes_if_viewer(view: TerminalView, seat: int) -> str:
    """Whether a seat is the viewer's own, as messages ask."""
    return "yes" if view["seat"] == seat else "no"


def sign(card: str, lang: str) -> StyledPart:
    """A card in two characters: `rB` for the B in Ruprecht's colour, a devil, a tower."""
    if card == "devil":
        return f"{DEVIL} ", DEVIL_STYLE
    if card == "tower":
        return f"{TOWER} ", TOWER_STYLE
    colour, _, letter = card.partition("-")
    seat = COLOURS.index(colour)
    return f"{initial(seat, lang).lower()}{letter}", SEAT_STYLES[seat]


def cards_named(cards: Iterable[str], lang: str) -> str:
    """Cards in words, the letters of one colour together: red A B, a devil."""
    counted = Counter(cards)
    known = sorted(counted, key=CARD_NAMES.index)
    persons = [card.partition("-") for card in known if "-" in card]
    told = [
        f"{say(lang, f'colour-{colour}')} {' '.join(letter for _, _, letter in same)}"
        for colour, same in groupby(persons, key=lambda parts: parts[0])
    ]
    told += [say(lang, f"{card}s", count=counted[card]) for card in known if "-" not in card]
    return ", ".join(told)


def cells_named(cells: Iterable[str]) -> str:
    """Cells row by row, those side by side as one: a1–c1 e1 b2."""
    runs: list[list[int]] = []
    for number in sorted(CELL_NUMBERS[cell] for cell in cells):
        if runs and number == runs[-1][-1] + 1 and number % SIDE:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(map(_run_named, runs))


def _run_named(run: Sequence[int]) -> str:
    names = [CELL_NAMES[number] for number in run]
    return f"{names[0]}–{names[-1]}" if len(names) >= LONG_RUN else " ".join(names)


def letters_of(view: TerminalView, seat: int) -> str:
    """The letters in a sled, in its order."""
    return " ".join(view["letters"][seat])


def cells_asked_for(view: TerminalView) -> dict[str, list[str]]:
    """The cells that may be named now, by the word that goes before each."""
    asked: dict[str, list[str]] = {}
    for action in view["legal"]:
        verb, _, rest = action.partition(":")
        if rest in CELL_NUMBERS:
            asked.setdefault(verb, []).append(rest)
    return asked
