"""The circuit of Doctor Faust in box characters: two lanes of fifteen spaces, in two sizes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....terminal import StyledLine, TerminalView
from ..state import LANE, SEATS, SPACES
from .names import PLAIN, PYRAMID, QUIET, SEAT_STYLES, SOUL_STYLE, initial

NARROW, WIDE = 4, 6
"""How many characters a space of the board may take."""


def drawn(view: TerminalView, lang: str, size: int) -> Iterator[StyledLine]:
    """The circuit, clockwise: the first lane from left to right, the second under it from right to left."""
    first, second = range(LANE), range(SPACES - 1, LANE - 1, -1)
    yield _cards(view, lang, first, size)
    yield _rule("┌", "┬", "┐", size)
    yield from _spaces(view, lang, first, size)
    yield _crossings(size)
    yield from _spaces(view, lang, second, size)
    yield _rule("└", "┴", "┘", size)
    yield _cards(view, lang, second, size)


def _rule(left: str, middle: str, right: str, size: int) -> StyledLine:
    return ((left + middle.join(["─" * size] * LANE) + right, QUIET),)


def _crossings(size: int) -> StyledLine:
    """The line between the lanes, with the ways from 29 to 0 and from 14 to 15."""
    up, down = f"{'↑↑':^{size}}", f"{'↓↓':^{size}}"
    between = "┼".join(["─" * size] * (LANE - 2))
    return (("├", QUIET), (up, PLAIN), (f"┼{between}┼", QUIET), (down, PLAIN), ("┤", QUIET))


def _spaces(
    view: TerminalView, lang: str, spaces: Sequence[int], size: int
) -> Iterator[StyledLine]:
    fence = ("│", QUIET)
    numbers = (_number(view, space, size) for space in spaces)
    yield (*(part for cell in numbers for part in (fence, *cell)), fence)
    for seat in range(SEATS):
        stones = (_stones(view, lang, seat, space, size) for space in spaces)
        yield (*(part for cell in stones for part in (fence, cell)), fence)


def _number(view: TerminalView, space: int, size: int) -> StyledLine:
    pyramid = PYRAMID if view["soul"] == space else " "
    return ((f"{space:>2}", QUIET), (f"{pyramid:>{size - 2}}", SOUL_STYLE))


def _stones(view: TerminalView, lang: str, seat: int, space: int, size: int) -> tuple[str, str]:
    here = [
        f"{initial(seat, lang)}{stone}"
        for stone, place in enumerate(view["stones"][seat], 1)
        if place == space
    ]
    return (f"{''.join(here):^{size}}", SEAT_STYLES[seat])


def _cards(view: TerminalView, lang: str, spaces: Sequence[int], size: int) -> StyledLine:
    """The devil cards beside a lane; a value that the viewer does not know is a question mark."""
    laid = {card["space"]: card for card in view["laid"]}
    parts: list[tuple[str, str]] = []
    for space in spaces:
        card = laid.get(space)
        text = "" if card is None else card_text(card, lang)
        style = PLAIN if card is None else SEAT_STYLES[card["seat"]]
        parts += [(" ", PLAIN), (f"{text:^{size}}", style)]
    return tuple(parts)


def card_text(card: Mapping[str, Any], lang: str) -> str:
    """A devil card beside a space."""
    value = "?" if card["value"] is None else card["value"]
    return f"[{initial(card['seat'], lang)}{value}]"
