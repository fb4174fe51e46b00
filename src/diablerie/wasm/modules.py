"""WebAssembly modules of the games: where they lie, and how they are made.

An installed package brings them along. A clone makes them once, into the user's cache, which takes minutes:
by then the digest of the compiled sources in the folder's name tells them from those of other sources.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from .. import built_in_games, load, user_folders
from ..compiled import DIGITS, sources_digest
from ..networks.shipped import weights_paths
from ..networks.weights_file import read_policy
from .compression import compress

PACKAGED = Path(__file__).parent / "modules"
"""Where an installed package has them."""

LICENSES = Path(__file__).parent / "npm" / "LICENSES"
"""On which terms others' work is in the modules: it lies beside them."""

HERE = ("emitter.py", "entry_points.py", "linker.py", "reshape.py", "runtime.ll")
"""The sources of this package that say what is in a module."""


WEIGHTS = ".weights"
"""How a file ends with what was learnt for a game, as browsers read it (`networks.laid_out`)."""


class BuildError(RuntimeError):
    """What kept modules from being made."""


@cache
def digest() -> str:
    """What tells modules of these sources from those of others."""
    total = hashlib.sha256(sources_digest(Path(__file__).parents[1]).encode())
    for name in HERE:
        total.update((Path(__file__).parent / name).read_bytes())
    for name in built_in_games():
        for path in weights_paths(load(name)).values():
            total.update(path.read_bytes())
    return total.hexdigest()[:DIGITS]


def cache_folder() -> Path | None:
    """Where is kept what an installed package does not bring: in the cache of a user who has one."""
    try:
        return user_folders.cache_folder() / "wasm"
    except FileNotFoundError:
        return None


def folder() -> Path:
    """Where the modules of these sources lie, or will: in the package, or else in the user's cache."""
    packaged, cache = PACKAGED / digest(), cache_folder()
    return packaged if packaged.is_dir() or cache is None else cache / digest()


def module_path(game: str) -> Path | None:
    """The module of a game, None where it has not been made."""
    path = folder() / f"{game}.wasm"
    return path if path.is_file() else None


def weights(game: str) -> tuple[Path, ...]:
    """What was learnt for a game, as it lies beside the game's module: one file for each number of seats."""
    return tuple(sorted(folder().glob(f"{game}-seats-*{WEIGHTS}")))


def made() -> tuple[str, ...]:
    """The games whose modules of these sources are there, each with its layout."""
    return tuple(name for name in built_in_games() if _is_made(folder() / f"{name}.wasm"))


def is_complete() -> bool:
    """Whether the modules of all games are there."""
    return len(made()) == len(built_in_games())


def can_build() -> bool:
    """Whether what links modules is installed (`diablerie[wasm]`)."""
    return importlib.util.find_spec("ziglang") is not None


def _is_made(module: Path) -> bool:
    return module.is_file() and module.with_suffix(".json").is_file()


def build(
    names: Iterable[str] | None = None,
    into: Path | None = None,
    tell: Callable[[str], None] = lambda _: None,
) -> Path:
    """Make the modules that are missing, all or those of some games, and return the folder.

    `tell` is told of each that is begun. Takes a minute or two for each. Raises BuildError, saying what is
    missing or what went wrong; what was made before is kept.
    """
    # Here, since whoever only asks where modules lie needs no LLVM.
    from .layout import layout
    from .linker import LinkError, link, requirements

    if into is None and cache_folder() is None:
        raise BuildError("this user has no cache folder: name one to build into")
    target = folder() if into is None else into
    target.mkdir(parents=True, exist_ok=True)
    for name in built_in_games() if names is None else names:
        module = target / f"{name}.wasm"
        if _is_made(module):
            continue
        tell(name)
        try:
            requirements()
            with TemporaryDirectory(dir=target) as work:
                emit(name, Path(work))
                link(sorted(Path(work).glob("*.ll")), Path(work) / module.name)
                (Path(work) / f"{name}.json").write_text(json.dumps(layout(load(name))))
                # The module comes last: whoever finds it finds what lies beside it, and all compressed.
                files = [*_lay_out(name, Path(work))]
                files += [Path(work) / f"{name}{suffix}" for suffix in (".json", ".wasm")]
                for path in files:
                    compress(path)
                shutil.copy(LICENSES, target)
                for path in sorted(Path(work).glob(f"{name}*.*.*")):
                    path.replace(target / path.name)
                for path in files:
                    path.replace(target / path.name)
        except (LinkError, OSError) as error:
            raise BuildError(f"{name}: {error}") from error
    return target


def _lay_out(game: str, into: Path) -> Iterator[Path]:
    """Write what was learnt for a game as browsers read it."""
    for seats, path in weights_paths(load(game)).items():
        written = into / f"{game}-seats-{seats}{WEIGHTS}"
        written.write_bytes(read_policy(path).laid_out.to_bytes())
        yield written


def emit(game: str, into: Path, *entry_points: str) -> None:
    """Write the LLVM IR of a game's entry points, all or some, in a process set up for it.

    Raises BuildError with that process' own words.
    """
    from .emitter import ENVIRONMENT

    command = [sys.executable, "-m", f"{__package__}.emitter", game, str(into), *entry_points]
    environment = {**os.environ, **ENVIRONMENT}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{game}: {done.stderr.strip()}")
