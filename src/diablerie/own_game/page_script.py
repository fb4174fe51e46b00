"""Page script: the built file by which a game of one's own draws its board on the page itself."""

from __future__ import annotations

import hashlib
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.m?js")
"""A file beside the game's module, in no other folder."""

LARGEST = 1 << 20
"""Bytes."""


@cache
def script_of(kind: Any) -> bytes | None:
    """What the class names in `page`, None if it names nothing. Raises ValueError for what will not do.

    It is read once a process: what is served is what was there when the game was imported.
    """
    if kind.page is None:
        return None
    if not isinstance(kind.page, str) or not NAME.fullmatch(kind.page):
        raise ValueError(
            f"{kind.name}: page is the name of a file beside the game's module, such as board.js, not "
            f"{kind.page!r}"
        )
    owner = next(each for each in kind.__mro__ if "page" in vars(each))
    folder = Path(str(sys.modules[owner.__module__].__file__)).parent.resolve()
    file = (folder / kind.page).resolve()
    if file.parent != folder or not file.is_file():
        raise ValueError(f"{kind.name}: there is no file {kind.page} in {folder}")
    script = file.read_bytes()
    if len(script) > LARGEST:
        raise ValueError(
            f"{kind.name}: {kind.page} has {len(script)} bytes; {LARGEST} are the most"
        )
    return script


def digest_of(kind: Any) -> str | None:
    """By what a browser tells this script from another, None where there is none."""
    script = script_of(kind)
    return None if script is None else hashlib.sha256(script).hexdigest()[:32]
