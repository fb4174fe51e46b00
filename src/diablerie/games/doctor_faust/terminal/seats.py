"""What stands under the board of Doctor Faust in a terminal: scores, soul cards and devil cards."""

from __future__ import annotations

from collections.abc import Iterator

from ....terminal import StyledLine, TerminalView
from ....words import speak
from ..state import SEATS
from .names import PLAIN, SEAT_STYLES, runs_of, seat_name, spaced


def panel(view: TerminalView, lang: str) -> Iterator[StyledLine]:
    """Two lines for each seat: its points and soul cards, and its devil cards."""
    for seat in range(SEATS):
        name, score = f"{seat_name(seat, lang):<6}", f"{view['scores'][seat]:>3}"
        yield (
            (name, SEAT_STYLES[seat]),
            (score, "bold"),
            (f"   {won_text(view, seat, lang)}", PLAIN),
        )
        yield ((f"   {cards_of(view, seat, lang)}", PLAIN),)


def won_text(view: TerminalView, seat: int, lang: str) -> str:
    """The soul cards that a seat has won."""
    won = view["won"][seat]
    if not won:
        return speak(lang, "doctor-faust-won-none")
    return speak(lang, "doctor-faust-won", values=spaced(won), total=sum(won))


def cards_of(view: TerminalView, seat: int, lang: str) -> str:
    """The devil cards of a seat, as far as the viewer may know them."""
    if view["seat"] == seat:
        return hand_text(view, lang)
    size = speak(lang, "doctor-faust-hand-size", count=view["hand_sizes"][seat])
    if not view["unrevealed"][seat]:
        return size
    values = runs_of(view["unrevealed"][seat])
    return f"{size} · {speak(lang, 'doctor-faust-unrevealed', values=values)}"


def hand_text(view: TerminalView, lang: str) -> str:
    """The viewer's own hand."""
    values = view["hands"][view["seat"]]
    if not values:
        return speak(lang, "doctor-faust-hand-empty")
    return speak(lang, "doctor-faust-hand", values=spaced(values))
