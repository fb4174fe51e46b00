"""What the guests, spaces and cards of Kill Doctor Lucky are called in a terminal, and their colours."""

from __future__ import annotations

from collections import Counter

from ....terminal import TerminalView
from ....words import speak

GAME = "kill-doctor-lucky"

SEAT_STYLES = (
    "bold green",
    "bold red",
    "bold dodger_blue1",
    "bold medium_purple1",
    "bold cornsilk1",
    "bold dark_orange",
    "bold dark_cyan",
    "bold hot_pink",
)
DOCTOR, DOCTOR_STYLE = "D", "bold reverse"

KINDS_IN_ORDER = ("move", "room", "weapon", "fail")
"""How a hand is sorted."""


def say(lang: str, message: str, **params: str | int) -> str:
    """A message of this game."""
    return speak(lang, f"{GAME}-{message}", **params)


def seat_name(seat: int, lang: str) -> str:
    """What a guest is called."""
    return say(lang, f"seat-{seat}")


def space_name(space: str, lang: str) -> str:
    """What a space is called."""
    return say(lang, "table-space", space=space)


def card_name(card: str, lang: str) -> str:
    """What a card is called."""
    return say(lang, "table-card", card=card)


def numbered(view: TerminalView, space: str, lang: str) -> str:
    """A space with its number, if it has one."""
    number = _number(view, space)
    return space_name(space, lang) if number is None else f"{number} {space_name(space, lang)}"


def number_or_name(view: TerminalView, space: str, lang: str) -> str:
    """A space as short as can be."""
    number = _number(view, space)
    return space_name(space, lang) if number is None else str(number)


def _number(view: TerminalView, space: str) -> int | None:
    return next((each["number"] for each in view["board"]["spaces"] if each["id"] == space), None)


def yes_if_viewer(view: TerminalView, seat: int) -> str:
    """Whether a seat is the viewer's own, as messages ask."""
    return "yes" if view["seat"] == seat else "no"


def cards_held(view: TerminalView, seat: int, lang: str) -> list[str]:
    """The cards of a seat in words: moves, rooms, weapons with their worth, failures."""
    counted = Counter(view["hands"][seat])
    return [_held(view, card, counted[card], lang) for card in sorted(counted, key=_order)]


def _order(card: str) -> tuple[int, str]:
    kind = next(n for n, kind in enumerate(KINDS_IN_ORDER) if card.startswith(kind))
    return kind, card


def _held(view: TerminalView, card: str, count: int, lang: str) -> str:
    kind, _, thing = card.partition(":")
    if kind == "weapon":
        return f"{card_name(card, lang)} ({_worth(view, thing, lang)})"
    if kind == "room":
        return say(lang, "table-room-card", space=thing)
    return card_name(card, lang) if count == 1 else f"{count} × {card_name(card, lang)}"


def _worth(view: TerminalView, weapon: str, lang: str) -> str:
    """KDL-17, KDL-30: what a weapon is worth, and where it is worth more."""
    facts, bonus = view["board"]["weapons"][weapon], view["options"]["weapon_bonus"]
    value = facts["value"] + bonus
    if facts["special_space"] is None:
        return str(value)
    special = facts["special_value"] + bonus
    return say(lang, "weapon-worth", value=value, special=special, space=facts["special_space"])
