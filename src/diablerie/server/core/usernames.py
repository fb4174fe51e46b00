"""Usernames: what may be one, and when two are the same."""

from __future__ import annotations

import unicodedata

from ...display_text import MARKS, UNSEEN, has_heap_of_marks

SHORTEST, LONGEST = 2, 24

NOT_IN_ADDRESSES = set("/\\")


def settled(name: str) -> str:
    """A name as it will be shown. Raises ValueError saying what is wrong with it."""
    shown = unicodedata.normalize("NFKC", name).strip(" ")
    if not SHORTEST <= len(shown) <= LONGEST:
        raise ValueError(f"a name has {SHORTEST} to {LONGEST} characters")
    for character in shown:
        if not _is_visible(character):
            raise ValueError(f"a name has no {unicodedata.name(character, repr(character))}")
    if not any(character.isalnum() for character in shown):
        raise ValueError("a name has a letter or a digit")
    if "  " in shown or has_heap_of_marks(shown):
        raise ValueError(f"a name has single spaces, and {MARKS} marks on a letter at most")
    return shown


def key(name: str) -> str | None:
    """By what two people's names are told apart; None for what is no name."""
    try:
        return unicodedata.normalize("NFKC", settled(name).casefold())
    except ValueError:
        return None


def _is_visible(character: str) -> bool:
    """Whether it is a letter, mark, number, sign or a plain space: no control, no turn of direction."""
    if character in UNSEEN or character in NOT_IN_ADDRESSES:
        return False
    if 0xFE00 <= ord(character) <= 0xFE0F or 0xE0100 <= ord(character) <= 0xE01EF:
        return False  # they choose a variant of the character before
    return character == " " or unicodedata.category(character)[0] in "LMNPS"
