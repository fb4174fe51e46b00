"""Usernames: what may be one, and when two are the same."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from functools import cache
from pathlib import Path

from ...display_text import MARKS, UNSEEN, has_heap_of_marks

SHORTEST, LONGEST = 2, 24

LONGEST_ELSEWHERE = 200
"""How much is looked at of what somebody is called elsewhere, in characters."""

NOT_IN_ADDRESSES = set("/\\")

WRITTEN_TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)
"""Scripts that one name may mix: Japanese, Chinese and Korean with Latin (UTS 39, highly restrictive)."""

LOOK_ALIKES = Path(__file__).with_name("look_alikes.txt")
"""Groups of letters that look alike though they are of several scripts."""

OF_NO_SCRIPT = {"FEMININE", "MASCULINE", "MICRO", "MODIFIER", "KATAKANA-HIRAGANA", "SCRIPT"}
"""How the names of letters begin that belong to no one script."""


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


def demand_one_script(shown: str) -> None:
    """Raise ValueError for a name whose letters are of scripts that nobody writes together.

    So nobody takes one that looks like another's by a letter of Cyrillic among Latin ones. Whoever has such a
    name already keeps it.
    """
    scripts = {script for letter in shown if letter.isalpha() and (script := _script_of(letter))}
    if len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER):
        told = " and ".join(sorted(script.capitalize() for script in scripts))
        raise ValueError(f"a name's letters are of one script, not of {told}")


def _script_of(letter: str) -> str:
    """The script of a letter, by which its name in Unicode begins; empty for those of no script."""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return "" if first in OF_NO_SCRIPT else first


def key(name: str) -> str | None:
    """By what two people's names are told apart; None for what is no name."""
    try:
        return unicodedata.normalize("NFKC", settled(name).casefold())
    except ValueError:
        return None


def skeleton(name: str) -> str | None:
    """How a name looks: letters of all scripts that look alike count as one; None for what is no name.

    By it two names are told apart that are each of one script and look the same (UTS 39, whole-script
    confusables). Letters and digits of ASCII are only themselves: nobody is refused Lan because of Ian.
    It stands in the database, so another table of look-alikes needs a migration.
    """
    try:
        shown = settled(name)
    except ValueError:
        return None
    likeness = _likeness()
    plain = "".join(likeness.get(each, each) for each in unicodedata.normalize("NFD", shown))
    return unicodedata.normalize("NFKC", plain.casefold())


def told_apart_by(name: str) -> dict[str, str | None]:
    """By what two accounts' names are told apart: columns of the database, each unique."""
    return {"key": key(name), "skeleton": skeleton(name)}


@cache
def _likeness() -> dict[str, str]:
    """For which letter each counts that looks like another."""
    lines = LOOK_ALIKES.read_text(encoding="utf-8").splitlines()
    groups = (line for line in lines if not line.startswith("#"))
    return {letter: _stands_for(letter, group) for group in groups for letter in group}


def _stands_for(letter: str, group: str) -> str:
    """The letter of a group, in order of code points, for which one of it counts."""
    if letter.isascii():
        return letter
    plain = [each for each in group if each.isascii() and each.isalpha()]
    if len(plain) > 1:
        # I and l look alike; which of them it is like tells whether it is a capital.
        plain = [each for each in plain if each.isupper() == letter.isupper()]
    return plain[0] if plain else group[0]


def suggested(text: str) -> str | None:
    """A name made of what somebody is called elsewhere; None if nothing of it can be one.

    Of an address of mail the part before the @, without what is never in a name, cut to length.
    """
    shown = unicodedata.normalize("NFKC", text[:LONGEST_ELSEWHERE]).partition("@")[0]
    visible = "".join(one if _is_visible(one) else " " for one in shown)
    for length in range(LONGEST, SHORTEST - 1, -1):
        # A mark or a space may stand where it is cut.
        with suppress(ValueError):
            return settled(" ".join(visible.split())[:length])
    return None


def _is_visible(character: str) -> bool:
    """Whether it is a letter, mark, number, sign or a plain space: no control, no turn of direction."""
    if character in UNSEEN or character in NOT_IN_ADDRESSES:
        return False
    if 0xFE00 <= ord(character) <= 0xFE0F or 0xE0100 <= ord(character) <= 0xE01EF:
        return False  # they choose a variant of the character before
    return character == " " or unicodedata.category(character)[0] in "LMNPS"
