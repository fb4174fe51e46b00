"""Offline library: what a page needs to play without a server, and the manifest that names it.

Pyodide's core is part of the built page. The archive of the library lies where the modules lie, in the
package or else in the user's cache, in a folder named by its own digest.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .. import built_in_games, user_folders
from ..compiled import DIGITS, PACKAGE
from ..words import LANGUAGES
from . import modules
from .compression import BEST, QUICK, SUFFIXES, bytes_sent, compress
from .pack import CORE, STANDARD_LIBRARY, key, told_of, write_archive

ADDRESS = "/engine"
"""Below it pages find the archive, the modules and the manifest."""

MANIFEST = "offline.json"

FOR_PACKING = (STANDARD_LIBRARY, "pyodide-lock.json", "package.json")
"""What lies beside the core for whoever packs the library; pages do without."""

ENGINE = "%ENGINE%"
"""In whose place the page's service worker is told the manifest's digest."""


def core(page: Path) -> Path | None:
    """The folder with Pyodide's core in a built page, None where that has none."""
    found = (path.parent for path in page.glob(f"assets/pyodide-*/{STANDARD_LIBRARY}"))
    return max(found, default=None)


def archive(page: Path) -> Path | None:
    """The archive of these sources for a page, None where it has not been made."""
    pyodide = core(page)
    if pyodide is None:
        return None
    for folder in filter(None, (modules.PACKAGED, modules.cache_folder())):
        noted = folder / _note_for(pyodide)
        if noted.is_file():
            found = folder / noted.read_text().strip()
            if found.is_file():
                return found
    return None


def build(page: Path, into: Path | None = None) -> Path:
    """Make the archive for a page if it is not there, compressed beside itself, and return its path.

    Raises LookupError where the page has no Pyodide, NotInstalled, and OSError; what was made before is kept.
    """
    made = archive(page) if into is None else None
    if made is not None:
        return made
    pyodide = _core(page)
    folder = (modules.cache_folder() or user_folders.cache_folder()) if into is None else into
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as work:
        fresh = write_archive(pyodide, Path(work))
        # What goes into a package is made once for all.
        compress(fresh, QUICK if into is None else BEST)
        target = folder / _digest_in(fresh)
        target.mkdir(exist_ok=True)
        # Whoever finds the note finds the archive, and whoever finds that finds it compressed.
        for suffix in (*SUFFIXES, ""):
            (Path(work) / f"{fresh.name}{suffix}").replace(target / f"{fresh.name}{suffix}")
        noted = Path(work) / _note_for(pyodide)
        noted.write_text(f"{target.name}/{fresh.name}\n")
        noted.replace(folder / noted.name)
    return target / fresh.name


def note(page: Path) -> str:
    """The name of the file that says which archive is that of these sources. Raises LookupError."""
    return _note_for(_core(page))


def files(page: Path) -> dict[str, Path]:
    """Archive, modules with what lies beside them, by the last two parts of addresses; those there are."""
    known: dict[str, Path] = {}
    pack = archive(page)
    if pack is not None:
        known[f"{pack.parent.name}/{pack.name}"] = pack
    for game in modules.made():
        own = [modules.folder() / f"{game}{suffix}" for suffix in (".wasm", ".json")]
        for path in (*own, *modules.weights(game)):
            known[f"{modules.digest()}/{path.name}"] = path
    return known


def manifest(page: Path) -> dict[str, Any] | None:
    """What a page is told of the offline library, None where something of it is not there yet.

    `digest` tells it from others. `core`, `pack` and `modules` are addresses from the root of the page,
    `files` those besides the page's own, each with its bytes and how many of them travel. `bytes` travel in
    all, core included. `lock` is what Pyodide's lock file says of itself. `catalogue` is what of the API's
    answers a page keeps as well.
    """
    pyodide, pack = core(page), archive(page)
    if pyodide is None or pack is None or not modules.is_complete():
        return None
    known = files(page)
    parts = (pyodide.name, *known)
    sizes = {f"{ADDRESS}/{name}": path for name, path in known.items()}
    own = (pyodide / name for name in CORE)
    return {
        "digest": hashlib.sha256("\n".join(parts).encode()).hexdigest()[:DIGITS],
        "core": f"/{pyodide.relative_to(page).as_posix()}/",
        "pack": f"{ADDRESS}/{pack.parent.name}/{pack.name}",
        "modules": {game: _module(game) for game in built_in_games()},
        "files": [[name, path.stat().st_size, bytes_sent(path)] for name, path in sizes.items()],
        "bytes": sum(map(bytes_sent, (*own, *known.values()))),
        "lock": told_of(pyodide)["lock"],
        "catalogue": catalogue(),
    }


def catalogue() -> list[str]:
    """Addresses of the API whose answers are the same for everybody at any time."""
    books = (f"/games/{game}/rulebook/{lang}" for game in built_in_games() for lang in LANGUAGES)
    lessons = (f"/lessons/{game}/{lang}" for game in built_in_games() for lang in LANGUAGES)
    boards = (f"/games/{game}/components" for game in built_in_games())
    below = (f"{game}/" for game in built_in_games())
    puzzles = (f"/puzzles/{game}{lang}" for game in ("", *below) for lang in LANGUAGES)
    return [f"/api{path}" for path in ("/games", "/bots", *books, *lessons, *boards, *puzzles)]


def _module(game: str) -> dict[str, Any]:
    below = f"{ADDRESS}/{modules.digest()}"
    learnt = [f"{below}/{path.name}" for path in modules.weights(game)]
    return {"wasm": f"{below}/{game}.wasm", "layout": f"{below}/{game}.json", "weights": learnt}


def _core(page: Path) -> Path:
    found = core(page)
    if found is None:
        raise LookupError(f"the page in {page} is without Pyodide: it has not been built")
    return found


def _digest_in(path: Path) -> str:
    return path.stem.removeprefix(f"{PACKAGE}-")


# The sources that this process runs are those it has read.
@cache
def _note_for(pyodide: Path) -> str:
    return f"pack-{key(pyodide)}.txt"
