"""The one file that knows the compiler: compiled functions, their interpreted twins, the cache.

Rules are written once, as plain functions over NumPy records. Imported under their own name they are
compiled by Numba on their first call; imported through `twin` the very same source stays Python. People
and servers can therefore act before anything is compiled, and debuggers and coverage see every line.
Imported through `device_twin` it becomes functions of a graphics processor.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.extending import overload

from .interpreted import Note
from .notes import NOTED
from .user_folders import cache_folder

PACKAGE = "diablerie"
TWIN = "diablerie_interpreted"
DEVICE_TWIN = "diablerie_on_device"
STAND_INS = {TWIN: "interpreted", DEVICE_TWIN: "on_device"}
"""Roots under which the package's modules are imported once more, and the module that is `compiled` there."""

OF = "_of_"
"""Between a loop and the game it is specialised for, in the name of that module."""

KEPT_DAYS = 30
"""Machine code of other sources is deleted when it was not used for so long."""

DIGITS = 16
"""Hexadecimal digits of a digest."""

USUAL_OPTIMISATION = 3
"""LLVM's level of optimisation, unless NUMBA_OPT says another."""

AHEAD_OF_TIME = False
"""Whether rules were compiled before the program began, and there is nothing to wait for."""

_CONFIG: Any = numba.config

_decorating = Lock()
_specialising = Lock()
# Two locks: whoever specialises waits for imports, and modules being imported decorate.

Function = TypeVar("Function", bound=Callable[..., Any])
_DECORATED = re.compile(rb"^@(compiled|brief)$", re.MULTILINE)
_RELATIVE_IMPORT = re.compile(rb"^from (\.+)([\w.]+) import", re.MULTILINE)

Record = Any
"""One element of a structured array, with its fields as attributes."""


def compiled(function: Function) -> Function:
    """Compile `function` when it is first called, keep the machine code on disk, release the GIL inside."""
    return _machine(function, nogil=True)


def brief(function: Function) -> Function:
    """As `compiled`, but keep the GIL: for what takes so little time that getting it back takes longer."""
    return _machine(function, nogil=False)


def _machine(function: Function, *, nogil: bool) -> Function:
    made: dict[str, Any] = {"nogil": nogil, "error_model": "numpy"}
    if not can_cache():
        return cast("Function", numba.njit(**made)(function))
    with _decorating, _cache_folder(_folder_of(function)):
        return cast("Function", numba.njit(cache=True, **made)(function))


def is_on() -> bool:
    """Whether anything is compiled: NUMBA_DISABLE_JIT=1 leaves everything to the interpreter."""
    return not _CONFIG.DISABLE_JIT


def listening() -> AbstractContextManager[list[Note]]:
    """Collect what interpreted rules note while this block runs, in this thread alone."""
    context: AbstractContextManager[list[Note]] = twin(f"{PACKAGE}.compiled").listening()
    return context


def twin(name: str) -> ModuleType:
    """The module `name` of this package, left to the interpreter, together with all it imports relatively."""
    return _twin(TWIN, name)


def device_twin(name: str) -> ModuleType:
    """The module `name` of this package, and all it imports relatively, as functions of a CUDA device."""
    return _twin(DEVICE_TWIN, name)


def _twin(root: str, name: str) -> ModuleType:
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TwinFinder())
    return importlib.import_module(root + name.removeprefix(PACKAGE))


def rules_of(kernels: str) -> ModuleType:
    """A game's rules as machine code, by the name of the module with its kernels."""
    return importlib.import_module(kernels)


def specialise(name: str, rules: ModuleType) -> ModuleType:
    """The module `name` executed anew with `rules` in its namespace: one loop, compiled and cached per game.

    A closure over compiled functions would be compiled again in every process; a module of its own
    name is found in Numba's cache. Rules of a twin give a loop of that twin.
    """
    with _specialising:
        return _specialise(name, rules.__name__)


@cache
def _specialise(name: str, rules_name: str) -> ModuleType:
    root = rules_name.partition(".")[0]
    package, _, room = (root + name.removeprefix(PACKAGE)).rpartition(".")
    source = importlib.util.find_spec(name)
    assert source is not None, name
    assert source.origin is not None, name
    full_name = f"{package}.{room}{OF}{rules_name.split('.')[-2]}"
    spec = importlib.util.spec_from_file_location(full_name, source.origin)
    assert spec is not None, full_name
    assert spec.loader is not None, full_name
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = importlib.import_module(rules_name)
    sys.modules[full_name] = module
    spec.loader.exec_module(module)
    return module


class _TwinFinder(MetaPathFinder):
    """Finds `diablerie_interpreted.x`, and the like of other twins, in the file of `diablerie.x`.

    Packages are shells there, and `compiled` is the module that `STAND_INS` names.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root = fullname.partition(".")[0]
        if root not in STAND_INS:
            return None
        name = PACKAGE + fullname.removeprefix(root)
        if name == f"{PACKAGE}.compiled":
            name = f"{PACKAGE}.{STAND_INS[root]}"
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


def _folder_of(function: Callable[..., Any]) -> Path:
    """Where a function's machine code lies.

    Numba's cache goes by the source file, which all specialisations of a loop share: each needs a folder
    of its own, or one game is handed what was compiled for another.
    """
    module = function.__module__.rpartition(".")[2]
    return cache_path() / module if OF in module else cache_path()


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Direct Numba's cache while a function is decorated, and leave other users of Numba alone."""
    before = _CONFIG.CACHE_DIR
    _CONFIG.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _CONFIG.CACHE_DIR = before


@cache
def cache_path() -> Path:
    """Where the machine code of exactly these sources, at exactly this place, lies.

    Numba looks only at the file that defines a function, not at what the function calls elsewhere;
    with the digest of all compiled sources in the path no stale code can be found. And it finds code
    by where its source lies: of the same sources elsewhere nothing would be found. `NUMBA_CACHE_DIR` says
    where Numba's users want machine code, ours too. Raises OSError where a user has no cache.
    """
    digest = _digest(Path(__file__).absolute().parent)
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    own = Path(chosen) / PACKAGE if chosen else cache_folder()
    return own / "machine-code" / digest


@cache
def can_cache() -> bool:
    """Whether machine code can be kept; if not, every process compiles anew and writes nowhere else.

    What is not optimised as usual is not kept: nobody is to find it who wants the usual.
    """
    if _CONFIG.OPT != USUAL_OPTIMISATION:
        return False
    try:
        cache_path().mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=cache_path()):
            cache_path().touch()
        forget_old(cache_path())
    except OSError:
        return False
    return True


def forget_old(used: Path) -> None:
    """Delete the machine code of other sources than those in `used` that nobody has used for a month."""
    for path in used.parent.iterdir():
        with suppress(FileNotFoundError):  # somebody else may be tidying up as well
            if path != used and path.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
                shutil.rmtree(path, ignore_errors=True)


def _digest(root: Path) -> str:
    """What tells machine code of these sources at this place from all other."""
    told = f"{numba.__version__}\0{root}\0{sources_digest(root)}"
    return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]


def sources_digest(root: Path) -> str:
    """What tells the compiled sources in the package's folder from all others, wherever it lies."""
    digest = hashlib.sha256()
    for path, source in sorted(_compiled_sources(root).items()):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + source)
    return digest.hexdigest()[:DIGITS]


def _compiled_sources(root: Path) -> dict[Path, bytes]:
    """The files with compiled functions, and those they import: their constants are in the machine code."""
    sources = {path: path.read_bytes() for path in root.rglob("*.py")}
    found: dict[Path, bytes] = {}
    waiting = [path for path, source in sources.items() if _DECORATED.search(source)]
    while waiting:
        path = waiting.pop()
        if path in sources and path not in found:
            found[path] = sources[path]
            waiting += _imported(path, sources[path])
    return found


def _imported(path: Path, source: bytes) -> Iterator[Path]:
    for dots, module in _RELATIVE_IMPORT.findall(source):
        folder = path.parents[len(dots) - 1]
        yield folder.joinpath(*module.decode().split(".")).with_suffix(".py")


def note(state: Record, clause: int, kind: int, *facts: Any) -> None:
    """Say that something happened under a clause: written into states that have room for it, see `notes`.

    Compiled over any other state it costs nothing. Twins have `interpreted.note` in its place; where the
    compiler is switched off nothing is heard.
    """


@overload(note)
def _note(state: Record, clause: int, kind: int, *facts: Any) -> Callable[..., None]:
    if NOTED not in state.fields:

        def forget(state: Record, clause: int, kind: int, *facts: Any) -> None:
            pass

        return forget

    def write(state: Record, clause: int, kind: int, *facts: Any) -> None:
        _put(state, clause)
        _put(state, kind)
        _put(state, len(facts))
        _put_all(state, facts)

    return write


def _put_all(state: Record, facts: Any) -> None:
    """Write one fact after another."""


@overload(_put_all)
def _all_putter(state: Record, facts: Any) -> Callable[..., None]:
    def put_none(state: Record, facts: Any) -> None:
        pass

    def put_each(state: Record, facts: Any) -> None:
        _put_fact(state, facts[0])
        _put_all(state, facts[1:])

    return put_each if len(facts) > 0 else put_none


def _put_fact(state: Record, fact: Any) -> None:
    """Write a number as 0 and itself, a row of numbers as its length and 1, then the numbers."""


@overload(_put_fact)
def _fact_putter(state: Record, fact: Any) -> Callable[..., None]:
    def put_number(state: Record, fact: Any) -> None:
        _put(state, 0)
        _put(state, fact)

    def put_row(state: Record, fact: Any) -> None:
        _put(state, len(fact) + 1)
        for number in fact:
            _put(state, number)

    return put_row if isinstance(fact, numba.types.Array) else put_number


@compiled
def _put(state: Record, number: int) -> None:
    if state.noted < len(state.notes):
        state.notes[state.noted] = number
    state.noted += 1
