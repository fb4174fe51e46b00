"""Rulebook search: clauses and sections of a rulebook by what people type, best first.

Words are compared by their stems, without capitals and accents; a word may be begun, be a part of
another, or be a slip of the finger. The books' own second names lead to what they stand for. Places
that have all words come before those that have some; words that stand close together count more.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from itertools import islice

from .. import rulebook
from .excerpts import Piece, excerpt
from .index import Index
from .passages import Passage, Place, passages

__all__ = ["LONGEST", "MOST", "Hit", "Piece", "search"]

MOST = 8
"""How many are found: what is not among them wants another word."""

LONGEST = 100
"""How many letters of what is sought are looked at."""


@dataclass(frozen=True)
class Hit(Place):
    """A clause or a section that was found: `id` is `DF-16` or `setup`."""

    excerpt: tuple[Piece, ...]
    """What of it fits, in pieces that say which were found; together they are the text."""


def search(game: str, lang: str, sought: str, most: int = MOST) -> tuple[Hit, ...]:
    """What a game's rulebook has on something, best first; a clause by its number before all others.

    Raises ValueError naming the choices if the game or the language is unknown.
    """
    book, index = rulebook.load(game, lang), _index(game, lang)
    sought = unicodedata.normalize("NFC", sought[:LONGEST])
    fits, stems = index.fits(sought)
    hits = (_hit(fit.passage, stems, lang) for fit in fits)
    numbered = book.numbered(sought)
    if numbered is None:
        return tuple(islice(hits, most))
    first = next(each for each in index.passages if each.place.id == numbered.id)
    others = (hit for hit in hits if hit.id != numbered.id)
    return (_hit(first, frozenset(), lang), *islice(others, most - 1))


@cache
def _index(game: str, lang: str) -> Index:
    return Index(passages(rulebook.load(game, lang)), lang)


def _hit(passage: Passage, stems: AbstractSet[str], lang: str) -> Hit:
    return Hit(**vars(passage.place), excerpt=excerpt(passage, stems, lang))
