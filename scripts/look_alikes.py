"""Writes the table of letters that look alike, from Unicode's confusables as a wheel of PyPI carries them.

    pip download --no-deps confusable-homoglyphs==3.3.1
    python scripts/look_alikes.py confusable_homoglyphs-3.3.1-py2.py3-none-any.whl

Skeletons of names stand in databases: with another table goes a migration that makes them anew.
"""

from __future__ import annotations

import json
import sys
import unicodedata
import zipfile
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/diablerie/server/core/look_alikes.txt"
DATA = "confusable_homoglyphs/confusables.json"
MARKS_OF_DIRECTION = "\u200e\u200f"
HEAD = """\
# Letters that look alike across scripts, a group a line: Unicode's confusables (UTS 39, {version}),
# single letters that run from left to right, as they are after NFKC, and ASCII digits.
# Written by scripts/look_alikes.py.
# Copyright 1991-2023 Unicode, Inc. Used under the Unicode License v3, https://www.unicode.org/license.txt
"""


def neighbours(wheel: Path) -> dict[str, set[str]]:
    """Which letters each letter is said to look like."""
    with zipfile.ZipFile(wheel) as archive:
        told = json.loads(archive.read(DATA))
    found: dict[str, set[str]] = defaultdict(set)
    for letter, others in told.items():
        one = letter.strip(MARKS_OF_DIRECTION)
        for other in (each["c"].strip(MARKS_OF_DIRECTION) for each in others):
            if is_taken(one) and is_taken(other):
                found[one].add(other)
                found[other].add(one)
    return found


def is_taken(letter: str) -> bool:
    """Whether it is one letter from left to right, or a digit of ASCII."""
    if len(letter) != 1 or unicodedata.bidirectional(letter) not in ("L", "EN"):
        return False
    if letter.isdigit():
        return letter.isascii()
    return unicodedata.category(letter)[0] == "L"


def groups(found: dict[str, set[str]]) -> list[str]:
    """The letters that look alike, as far as names have them and they are of several scripts."""
    left, made = set(found), []
    while left:
        group, waiting = set(), [min(left)]
        while waiting:
            letter = waiting.pop()
            if letter not in group:
                group.add(letter)
                waiting += found[letter]
        left -= group
        kept = sorted(letter for letter in group if is_settled(letter))
        if len({script(letter) for letter in kept}) > 1:
            made.append("".join(kept))
    return sorted(made)


def is_settled(letter: str) -> bool:
    """Whether a name keeps it as it is, with no mark to be taken off."""
    return all(unicodedata.normalize(form, letter) == letter for form in ("NFKC", "NFD"))


def script(letter: str) -> str:
    """The first word of a letter's name."""
    return unicodedata.name(letter, "").partition(" ")[0]


if __name__ == "__main__":
    head = HEAD.format(version="of January 2024")
    TABLE.write_text(head + "\n".join(groups(neighbours(Path(sys.argv[1])))) + "\n")
