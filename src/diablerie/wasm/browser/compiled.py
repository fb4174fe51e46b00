"""What `compiled` offers where rules are run by WebAssembly modules, and nothing is compiled.

In the pack it stands in the place of `diablerie.compiled`. Rules that are called by name stay Python, and are
their own twins; those that a game's module exports are called there.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from diablerie.interpreted import Record, brief, compiled, listening, note

if TYPE_CHECKING:
    from diablerie.wasm.browser.module import Module

__all__ = [
    "AHEAD_OF_TIME",
    "PACKAGE",
    "Record",
    "attach",
    "brief",
    "compiled",
    "is_on",
    "listening",
    "note",
    "rules_of",
    "specialise",
    "twin",
]

PACKAGE = "diablerie"

AHEAD_OF_TIME = True
"""Rules were compiled before the program began."""

_modules: dict[str, Module] = {}


def attach(game: str, module: Module) -> None:
    """Let a game's rules be run by a module from now on."""
    _modules[f"{PACKAGE}.games.{game.replace('-', '_')}.kernels"] = module


def rules_of(kernels: str) -> Module:
    """The module that runs a game's rules. Raises LookupError where none has been attached."""
    if kernels not in _modules:
        raise LookupError(f"no WebAssembly module has been attached for {kernels}")
    return _modules[kernels]


def specialise(_name: str, rules: Any) -> Any:
    """A loop over a game's rules: a module exports them all under their own names."""
    return rules


def twin(name: str) -> ModuleType:
    """The module itself: nothing in it is compiled."""
    return importlib.import_module(name)


def is_on() -> bool:
    """Whether anything is compiled."""
    return True
