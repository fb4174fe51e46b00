"""On which line of a JSON text something stands."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lark import Lark

GRAMMAR = r"""
?value: object | array | scalar
object: "{" (pair ("," pair)*)? "}"
pair: STRING ":" value
array: "[" (value ("," value)*)? "]"
scalar: STRING | WORD
STRING: /"([^"\\]|\\.)*"/
WORD: /[^\s{}\[\],:"]+/
%ignore /\s+/
"""
"""As much of JSON as it takes to find one's way in a text that is known to be JSON."""


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line, from 1, where the value begins to which keys and indices lead."""
    place: Any = _parser().parse(text)
    for step in path:
        if isinstance(step, int):
            place = place.children[step]
        else:
            place = {_key(pair): pair.children[1] for pair in place.children}[step]
    return int(place.meta.line)


def line_of_repeated_key(text: str) -> int | None:
    """The line where an object has a key for the second time, None if there is no such line."""
    tree: Any = _parser().parse(text)
    for found in tree.iter_subtrees_topdown():
        pairs = found.children if found.data == "object" else []
        keys: set[str] = set()
        for pair in pairs:
            if (key := _key(pair)) in keys:
                return int(pair.meta.line)
            keys.add(key)
    return None


def _key(pair: Any) -> str:
    return str(json.loads(pair.children[0]))


@cache
def _parser() -> Lark:
    from lark import Lark

    return Lark(GRAMMAR, start="value", parser="lalr", propagate_positions=True)
