"""Excerpts: the part of a passage in which what was sought stands closest together."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from .passages import Passage
from .terms import Word, words_in

LENGTH = 120
"""About how many letters an excerpt has."""

BEFORE = 40
"""How many of them stand before the first word found."""


@dataclass(frozen=True)
class Piece:
    """A piece of an excerpt, and whether it is a word that was found."""

    text: str
    found: bool


def excerpt(passage: Passage, stems: AbstractSet[str], lang: str) -> tuple[Piece, ...]:
    """The piece of a passage's text with most of the words found, or its second name and how it begins."""
    text = passage.text
    found = [word for word in words_in(text, lang) if not stems.isdisjoint(word.stems)]
    if found:
        return _cut(text, found, _start(found))
    for name in passage.names:
        if any(not stems.isdisjoint(word.stems) for word in words_in(name, lang)):
            return Piece(name, True), Piece(" · ", False), *_cut(text, [], 0)
    return _cut(text, [], 0)


def _start(found: list[Word]) -> int:
    """From where most different words found are in sight."""

    def seen(first: Word) -> int:
        within = first.start + LENGTH - BEFORE
        return len({word.stems for word in found if first.start <= word.start < within})

    return max(found, key=seen).start


def _cut(text: str, found: list[Word], at: int) -> tuple[Piece, ...]:
    start = 0 if at <= BEFORE else text.find(" ", at - BEFORE) + 1
    end = len(text) if len(text) <= start + LENGTH else text.rfind(" ", start, start + LENGTH)
    pieces = [Piece("… ", False)] if start else []
    for word in found:
        if start <= word.start and word.end <= end:
            pieces += [
                Piece(text[start : word.start], False),
                Piece(text[word.start : word.end], True),
            ]
            start = word.end
    pieces.append(
        Piece(text[start:end] + ("\N{NO-BREAK SPACE}…" if end < len(text) else ""), False)
    )
    return tuple(piece for piece in pieces if piece.text)
