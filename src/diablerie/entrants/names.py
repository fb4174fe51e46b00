"""Names of entrants: levels, searches, weights, files, `cmd:` and addresses, a list of them split at commas.

devil,learned:weights.npz,./my_policy.py,onnx:policy.onnx,cmd:"node bot.mjs --depth 2,3",https://example.org/play
"""

from __future__ import annotations

import re

from .. import bots
from .entrant import Entrant
from .kinds import kind_of
from .learned import LEARNED, LearnedEntrant
from .outside import OutsideEntrant
from .own import OwnEntrant

QUOTED = re.compile(r""""([^"]*)"|'([^']*)'""")


def split_names(text: str) -> tuple[str, ...]:
    """The names of a list, without blanks around them; what stands in quotes is one, commas and all.

    Raises ValueError for a quote that is not closed, and for a name that is empty.
    """
    if set(QUOTED.sub("", text)) & set("\"'"):
        raise ValueError(f"a quote in {text!r} is not closed")
    pieces = [""]
    for match in re.finditer(rf"{QUOTED.pattern}|[^\"']", text):
        if match[0] == ",":
            pieces.append("")
        else:
            pieces[-1] += match[1] or match[2] or ("" if QUOTED.fullmatch(match[0]) else match[0])
    names = tuple(name.strip() for name in pieces)
    if not all(names):
        raise ValueError(f"a name in {text!r} is empty")
    return names


def parse(name: str) -> Entrant:
    """An entrant by its name. Raises ValueError naming the choices."""
    kind = kind_of(name) if isinstance(name, str) else None
    if kind is not None:
        return OutsideEntrant(name, kind)
    if isinstance(name, str) and name.partition(":")[0] == LEARNED:
        return LearnedEntrant.named(name)
    return OwnEntrant(bots.parse(name))
