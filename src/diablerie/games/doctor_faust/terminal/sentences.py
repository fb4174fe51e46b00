"""The table of Doctor Faust in sentences, for a terminal that can do nothing else and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....terminal import StyledLine, TerminalView
from ....words import speak
from ..state import SEATS, SPACES
from .names import PLAIN, SEAT_STYLES, seat_name, yes_if_viewer
from .seats import cards_of, hand_text, won_text


def hand(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """The viewer's own cards: in hand, and beside the board."""
    mine = [card for card in view["laid"] if card["seat"] == view["seat"]]
    told = (_space_text(view, card["space"], [_laid_text(view, card, lang)], lang) for card in mine)
    return (((hand_text(view, lang), PLAIN),), *(((text, PLAIN),) for text in told))


def plan(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """Nothing: the circuit is in the rulebook."""
    return ()


def describe(view: TerminalView, lang: str) -> tuple[StyledLine, ...]:
    """What the board shows, as short lines to be read aloud: each space that is not empty, then the rest."""
    places = (_place(view, space, lang) for space in range(SPACES))
    told = (((text, PLAIN),) for text in places if text is not None)
    return (*told, *_seats_said(view, lang))


def _place(view: TerminalView, space: int, lang: str) -> str | None:
    contents = [
        _stones_text(view, seat, space, lang)
        for seat in range(SEATS)
        if space in view["stones"][seat]
    ]
    if view["soul"] == space:
        contents.append(speak(lang, "doctor-faust-aria-soul"))
    contents += [_laid_text(view, card, lang) for card in view["laid"] if card["space"] == space]
    return _space_text(view, space, contents, lang) if contents else None


def _stones_text(view: TerminalView, seat: int, space: int, lang: str) -> str:
    """The stones of a seat on a space; the viewer's own by the names they are moved by."""
    here = [f"s{stone}" for stone, at in enumerate(view["stones"][seat], 1) if at == space]
    name, you = seat_name(seat, lang), yes_if_viewer(view, seat)
    told = speak(lang, "doctor-faust-aria-stones", seat=name, you=you, count=len(here))
    return f"{told} ({', '.join(here)})" if you == "yes" else told


def _space_text(view: TerminalView, space: int, contents: Sequence[str], lang: str) -> str:
    return speak(lang, "doctor-faust-aria-space", space=space, contents=", ".join(contents))


def _laid_text(view: TerminalView, card: Mapping[str, Any], lang: str) -> str:
    seat, value = card["seat"], "unknown" if card["value"] is None else card["value"]
    you = yes_if_viewer(view, seat)
    return speak(lang, "doctor-faust-aria-card", seat=seat_name(seat, lang), you=you, value=value)


def _seats_said(view: TerminalView, lang: str) -> Iterator[StyledLine]:
    for seat in range(SEATS):
        told = (
            f" {view['scores'][seat]}: {won_text(view, seat, lang)} · {cards_of(view, seat, lang)}"
        )
        yield ((seat_name(seat, lang), SEAT_STYLES[seat]), (told, PLAIN))
