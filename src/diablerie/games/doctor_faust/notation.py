"""The notation of Doctor Faust's actions: `s1`, `s2`, `soul`, and `8@17` for card 8 beside space 17."""

from __future__ import annotations

import re

from ...whole_numbers import whole_number
from .state import ACTIONS, DEVIL_CARDS, LAY, S1, S2, SOUL, SPACES

NAMES = {S1: "s1", S2: "s2", SOUL: "soul"}
NUMBERS = {name: number for number, name in NAMES.items()}

_LAY = re.compile(r"([1-9])@(0|[1-9]\d?)")


def write_action(number: int, lowest_devil: int) -> str:
    """The notation of an action number; `lowest_devil` is the value of the lowest devil card."""
    action = whole_number(number)
    if action is None or not 0 <= action < ACTIONS:
        raise ValueError(f"actions are numbered 0 to {ACTIONS - 1}, not {number!r}")
    if action < LAY:
        return NAMES[action]
    card, space = divmod(action - LAY, SPACES)
    return f"{lowest_devil + card}@{space}"


def read_action(text: str, lowest_devil: int) -> int:
    """The number of an action in notation. Raises ValueError saying what actions look like."""
    if not isinstance(text, str):
        raise ValueError(f"an action is text such as 's1' or '8@17', not {text!r}")
    if text in NUMBERS:
        return NUMBERS[text]
    lay = _LAY.fullmatch(text)
    if lay:
        card, space = int(lay[1]) - lowest_devil, int(lay[2])
        if 0 <= card < DEVIL_CARDS and space < SPACES:
            return LAY + card * SPACES + space
    highest = lowest_devil + DEVIL_CARDS - 1
    raise ValueError(
        f"{text!r} is no action; actions are s1, s2, soul, and CARD@SPACE with a card from "
        f"{lowest_devil} to {highest} and a space from 0 to {SPACES - 1}"
    )


def hide_value(action: str) -> str:
    """An action as the other seat sees it made: the value of a laid card is not shown."""
    card, at, space = action.partition("@")
    return f"?@{space}" if at else card
