"""npm package of the engine: modules with their layouts, set-ups, JavaScript and types, as a folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from .. import __version__, describe, load
from ..documents import Document
from .layout import setup

NAME = "diablerie-engine"
SOURCES = Path(__file__).parent / "npm"


def write_package(modules: Path, into: Path, names: tuple[str, ...]) -> None:
    """Write the package with the modules of some games that lie in a folder, over what was there before.

    Raises OSError where it cannot be written.
    """
    (into / "games").mkdir(parents=True, exist_ok=True)
    for source in SOURCES.iterdir():
        shutil.copy(source, into / source.name)
    (into / "package.json").write_text(json.dumps(_manifest(), indent=2) + "\n")
    for name in names:
        shutil.copy(modules / f"{name}.wasm", into / "games")
        layout = json.loads((modules / f"{name}.json").read_text())
        document = {
            "layout": layout,
            "defaultSeats": describe(name).default_seats,
            "setups": list(setups(name)),
        }
        (into / "games" / f"{name}.json").write_text(json.dumps(document))


def setups(name: str) -> Iterator[Document]:
    """The set-ups of a game: every number of seats with the usual options, and with every edition."""
    facts = describe(name)
    low, high = facts.seat_range
    for seats in range(low, high + 1):
        yield {"edition": None, **setup(load(name, seats))}
        for edition in facts.editions:
            yield {"edition": edition, **setup(load(name, seats, edition=edition))}


def _manifest() -> Document:
    return {
        "name": NAME,
        "version": __version__,
        "description": "Three board games of hidden information in WebAssembly: rules, beliefs and search",
        "license": "MIT",
        "type": "module",
        "main": "index.js",
        "types": "index.d.ts",
        "exports": {
            ".": {"types": "./index.d.ts", "default": "./index.js"},
            "./games/*": "./games/*",
        },
        "engines": {"node": ">=20"},
        "files": ["games", "*.js", "*.d.ts", "LICENSES"],
    }
