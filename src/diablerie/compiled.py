"""The one file that knows the compiler: compiled functions, their interpreted twins, the cache.

Rules are written once, as plain functions over NumPy records. Imported under their own name they are
compiled by Numba on their first call; imported through `twin` the very same source stays Python. People
and servers can therefore act before anything is compiled, and debuggers and coverage see every line.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import platformdirs

from .interpreted import Note

PACKAGE = "diablerie"
TWIN = "diablerie_interpreted"

Function = TypeVar("Function", bound=Callable[..., Any])
Record = Any
"""One element of a structured array, with its fields as attributes."""


def compiled(function: Function) -> Function:
    """Compile `function` when it is first called, keep the machine code on disk, release the GIL inside."""
    with _cache_folder():
        machine: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast("Function", machine)


def listening() -> AbstractContextManager[list[Note]]:
    """Collect what interpreted rules note while this block runs, in this thread alone."""
    context: AbstractContextManager[list[Note]] = twin(f"{PACKAGE}.compiled").listening()
    return context


def twin(name: str) -> ModuleType:
    """The module `name` of this package, left to the interpreter, together with all it imports relatively."""
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TwinFinder())
    return importlib.import_module(TWIN + name.removeprefix(PACKAGE))


def specialise(name: str, rules: ModuleType) -> ModuleType:
    """The module `name` executed anew with `rules` in its namespace: one loop, compiled and cached per game.

    A closure over compiled functions would be compiled again in every process; a module of its own
    name is found in Numba's cache. Interpreted rules (see `twin`) give an interpreted loop.
    """
    return _specialise(name, rules.__name__)


@cache
def _specialise(name: str, rules_name: str) -> ModuleType:
    root = rules_name.partition(".")[0]
    package, _, room = (root + name.removeprefix(PACKAGE)).rpartition(".")
    source = importlib.util.find_spec(name)
    assert source is not None, name
    assert source.origin is not None, name
    full_name = f"{package}.{room}_of_{rules_name.split('.')[-2]}"
    spec = importlib.util.spec_from_file_location(full_name, source.origin)
    assert spec is not None, full_name
    assert spec.loader is not None, full_name
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = importlib.import_module(rules_name)
    sys.modules[full_name] = module
    spec.loader.exec_module(module)
    return module


class _TwinFinder(MetaPathFinder):
    """Finds `diablerie_interpreted.x` in the file of `diablerie.x`.

    Packages are shells there, and `compiled` is the module `interpreted`.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != TWIN:
            return None
        name = PACKAGE + fullname.removeprefix(TWIN)
        if name == f"{PACKAGE}.compiled":
            name = f"{PACKAGE}.interpreted"
        source = importlib.util.find_spec(name)
        if source is None or source.origin is None:
            return None
        if source.submodule_search_locations is not None:
            return ModuleSpec(fullname, _Shell(), is_package=True)
        return importlib.util.spec_from_file_location(fullname, source.origin)


class _Shell(Loader):
    """Loads a package without executing anything."""

    def exec_module(self, module: ModuleType) -> None:
        """Leave the package empty: only modules with rules run in the twin."""


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Direct Numba's cache while a function is decorated, and leave other users of Numba alone."""
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(cache_path())  # type: ignore[attr-defined]
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def cache_path() -> Path:
    """Where the machine code of exactly these sources lies.

    Numba looks only at the file that defines a function, not at what the function calls elsewhere;
    with the digest of all compiled sources in the path no stale code can be found.
    """
    return Path(platformdirs.user_cache_dir(PACKAGE)) / "machine-code" / _digest()


def _digest() -> str:
    root = Path(__file__).parent
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        if b"compiled" in source:
            digest.update(str(path.relative_to(root)).encode() + b"\0" + source)
    return digest.hexdigest()[:16]


@compiled
def note(clause: int, kind: int, *facts: Any) -> None:
    """Say that something happened under a clause. Costs nothing compiled; `interpreted.note` remembers it."""
