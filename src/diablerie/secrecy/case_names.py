"""Case names: `pyspiel:leduc_poker`, `gallery:leaky-log`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import gallery
from .battery import Case

Opener = Callable[[str], Case]
"""Makes the case of a name, without what stands before its colon. Raises ValueError for one there is not."""


def _of_open_spiel(name: str) -> Case:
    from .adapters import open_spiel

    return open_spiel.case(name)


def _of_the_gallery(name: str) -> Case:
    if name not in gallery.CASES:
        there_are = ", ".join(gallery.CASES)
        raise ValueError(f"nothing in the gallery is called {name!r}; there are {there_are}")
    return gallery.CASES[name]


def _of_petting_zoo(name: str) -> Case:
    from .adapters import pettingzoo

    return pettingzoo.case(name)


OPENERS: Mapping[str, Opener] = {
    "pyspiel": _of_open_spiel,
    "pettingzoo": _of_petting_zoo,
    "gallery": _of_the_gallery,
}


def named(text: str, more: Mapping[str, Opener] | None = None) -> Case:
    """The case that a text names; `more`: openers besides those the kit has.

    Raises ValueError naming what there is, and NotInstalled where a library is missing.
    """
    openers = {**OPENERS, **(more or {})}
    kind, colon, name = text.partition(":")
    if not colon or kind not in openers:
        forms = ", ".join(f"{each}:NAME" for each in openers)
        raise ValueError(f"{text!r} names nothing to check; names are {forms}")
    return openers[kind](name)
