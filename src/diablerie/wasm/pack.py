"""Pack: the library above the rules and what it needs of the standard library, as one archive for Pyodide."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from .. import built_in_games
from ..compiled import DIGITS, PACKAGE
from .bytecode import PROGRAM, compile_archive

ROOT = Path(__file__).parents[1]
BROWSER = Path(__file__).parent / "browser"
NPM = Path(__file__).parent / "npm"

ENTRIES = ("bots", "local", "wasm.browser.module")
"""What of the library is called in the browser, besides games; what it imports comes along."""

STAND_INS = {
    f"{PACKAGE}.analysis": BROWSER / "analysis.py",
    f"{PACKAGE}.compiled": BROWSER / "compiled.py",
    f"{PACKAGE}.installed_games": BROWSER / "installed_games.py",
    f"{PACKAGE}.networks": BROWSER / "networks.py",
    f"{PACKAGE}.networks.shipped": BROWSER / "shipped.py",
    f"{PACKAGE}.words": BROWSER / "words.py",
    "numpy": BROWSER / "numpy" / "__init__.py",
    **{f"numpy.{path.stem}": path for path in (BROWSER / "numpy").glob("[a-z]*.py")},
}
"""Modules in whose place others stand in the browser."""

STAND_IN_PACKAGES = (*(f"{PACKAGE}.{name}" for name in ("analysis", "networks", "words")), "numpy")
"""Those of them in which there are other modules."""

DATA = (
    "games/*/mansion/*.json",
    "games/*/lesson/lesson.json",
    "games/*/puzzles/puzzles.json",
)
"""What is read beside Python's own files."""

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""What the browser loads of Pyodide besides a standard library."""

STANDARD_LIBRARY = "python_stdlib.zip"

ALWAYS = (
    "_pyodide",
    "pyodide",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "importlib.readers",
    "importlib.resources._adapters",
    "importlib.resources.readers",
    "zipfile",
)
"""What Pyodide itself asks for, and what is imported by name."""

WHOLE = ("_pyodide", "pyodide")
"""Packages of which every module comes along."""

_IMPORT = re.compile(
    r"^ *(?:from +(?P<module>[.\w]+) +import +(?P<names>\([^)]*\)|[^\n#]+)|import +(?P<modules>[\w., ]+))",
    re.MULTILINE,
)
_LATER = ("def ", "async def ", "class ", "@", "if TYPE_CHECKING")


@dataclass(frozen=True)
class Source:
    """A module in an archive: its path there, and what is in it."""

    path: str
    content: bytes

    @property
    def is_package(self) -> bool:
        """Whether others are in it."""
        return PurePosixPath(self.path).name == "__init__.py"


def write_pack(pyodide: Path, into: Path) -> Path:
    """Write the archive, a manifest that names it, and the JavaScript that loads it, into a folder.

    `pyodide`: the folder of the npm package of that name, whose core is copied along. Gives the archive's
    path; its name has the digest of what is in it. Raises OSError where something cannot be read or written.
    """
    archive = write_archive(pyodide, into)
    for name in CORE:
        shutil.copy(pyodide / name, into / name)
    loader = (BROWSER / "diablerie.mjs").read_text()
    (into / "diablerie.mjs").write_text(loader.replace("../npm/", "./"))
    shutil.copy(NPM / "module.js", into)
    told = {"pack": archive.name, "pyodide": told_of(pyodide)}
    (into / "pack.json").write_text(json.dumps(told, indent=2) + "\n")
    return archive


def write_archive(pyodide: Path, into: Path) -> Path:
    """Write the archive alone into a folder, made if need be; as `write_pack`.

    Its Python is bytecode where there is Node, else sources, which start in three times the time.
    """
    into.mkdir(parents=True, exist_ok=True)
    found = {source.path: source.content for source in sources(pyodide).values()}
    for path in _data():
        found[path.relative_to(ROOT.parent).as_posix()] = path.read_bytes()
    content = _compiled(found, pyodide)
    archive = into / f"{PACKAGE}-{_digest(content)}.zip"
    _write_archive(content, archive)
    return archive


def _compiled(content: Mapping[str, bytes], pyodide: Path) -> Mapping[str, bytes]:
    """The same with bytecode for Python, or as it is where that cannot be made."""
    with TemporaryDirectory() as work:
        sources, compiled = Path(work) / "sources.zip", Path(work) / "compiled.zip"
        _write_archive(content, sources)
        if not compile_archive(pyodide, sources, compiled):
            return content
        with zipfile.ZipFile(compiled) as opened:
            return {name: opened.read(name) for name in opened.namelist()}


def holds_bytecode(archive: Path) -> bool:
    """Whether an archive has bytecode in it, so that a browser need not compile it at each start."""
    with zipfile.ZipFile(archive) as opened:
        return any(name.endswith(".pyc") for name in opened.namelist())


def told_of(pyodide: Path) -> dict[str, object]:
    """What a browser has to know of a Pyodide: `version`, and `lock`, what its lock file says of itself."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    package = json.loads((pyodide / "package.json").read_text())
    return {"version": package["version"], "lock": lock["info"]}


def key(pyodide: Path) -> str:
    """What tells archives of these sources from those of others, sooner than by making one."""
    total = hashlib.sha256((pyodide / STANDARD_LIBRARY).read_bytes())
    for path in sorted([*ROOT.rglob("*.py"), *_data(), PROGRAM]):
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()[:DIGITS]


def _data() -> Iterator[Path]:
    for pattern in DATA:
        yield from ROOT.glob(pattern)


def sources(pyodide: Path) -> Mapping[str, Source]:
    """All modules of an archive, by name: those of the library, and those they need of Python's."""
    ours, theirs = dict(_library()), dict(_standard_library(pyodide / STANDARD_LIBRARY))
    found: dict[str, Source] = {}
    rooms = [f"games.{name.replace('-', '_')}" for name in built_in_games()]
    entries = [*ENTRIES, *rooms, *(f"{room}.kernels" for room in rooms)]
    waiting = [f"{PACKAGE}.{name}" for name in entries]
    waiting += [*ALWAYS, *(name for name in theirs if name.partition(".")[0] in WHOLE)]
    known = {**theirs, **ours}
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found[name] = known[name]
            waiting += _packages_of(name)
            waiting += _imported(name, known[name])
    return dict(sorted(found.items()))


def _library() -> Iterator[tuple[str, Source]]:
    for path in ROOT.rglob("*.py"):
        if not path.is_relative_to(BROWSER / "numpy"):
            inside = path.relative_to(ROOT.parent)
            yield _name_of(inside.as_posix()), Source(inside.as_posix(), path.read_bytes())
    for name, path in STAND_INS.items():
        is_package = name in STAND_IN_PACKAGES
        inside = Path(*name.split("."))
        there = inside / "__init__.py" if is_package else inside.with_suffix(".py")
        yield name, Source(there.as_posix(), path.read_bytes())


def _standard_library(archive: Path) -> Iterator[tuple[str, Source]]:
    with zipfile.ZipFile(archive) as opened:
        for path in opened.namelist():
            if path.endswith(".py"):
                yield _name_of(path), Source(path, opened.read(path))


def _name_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _packages_of(name: str) -> Iterator[str]:
    while name := name.rpartition(".")[0]:
        yield name


def _imported(name: str, source: Source) -> Iterator[str]:
    """What a module imports as it is imported itself: modules, or names that may be modules."""
    package = name if source.is_package else name.rpartition(".")[0]
    for found in _IMPORT.finditer(_run_at_once(source.content.decode())):
        if found["modules"]:
            yield from (each.split()[0] for each in found["modules"].split(","))
            continue
        module = found["module"].lstrip(".")
        level = len(found["module"]) - len(module)
        above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
        base = ".".join([*above, *filter(None, [module])])
        yield base
        yield from (f"{base}.{each}" for each in re.findall(r"\w+", found["names"]))


def _run_at_once(text: str) -> str:
    """A module's lines, but for those of functions, classes, and of what is for type checkers alone.

    By indentation: this Python need not know the syntax of Pyodide's.
    """
    kept: list[str] = []
    passing = False
    for line in text.splitlines():
        if line[:1].strip():
            passing = line.startswith(_LATER)
        if not passing:
            kept.append(line)
    return "\n".join(kept)


def _digest(content: Mapping[str, bytes]) -> str:
    total = hashlib.sha256()
    for path, piece in sorted(content.items()):
        total.update(f"{path}\0{len(piece)}\0".encode() + piece)
    return total.hexdigest()[:DIGITS]


def _write_archive(content: Mapping[str, bytes], archive: Path) -> None:
    """Not compressed: whoever serves it compresses the whole far better than file by file."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as opened:
        for path, piece in sorted(content.items()):
            opened.writestr(zipfile.ZipInfo(path), piece)
