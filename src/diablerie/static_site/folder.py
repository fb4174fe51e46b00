"""Folder of a static site: what is in it, and where it may be written."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from .. import __version__
from ..page import INDEX, WORKER, build_in
from ..wasm import modules, offline
from ..wasm.compression import SUFFIXES, bytes_sent, compress
from .documents import documents
from .index import static_index

NOTE = "diablerie-site.json"
"""What a site says of itself: its version, and which files are its own."""

PAGE_FILES = "page-files.json"
"""The page's list of its files, by which it keeps them for when nobody serves it."""

LICENSES = "LICENSES.txt"

BESIDE = Path(__file__).parent / "beside"
"""What lies in a site beside the page, as it is."""


class SiteError(RuntimeError):
    """What kept a site from being written."""


def write_site(page: Path, out: Path, tell: Callable[[str], None] = lambda _: None) -> int:
    """Write a site of the built page in `page` into a folder, in the place of one that is there; its bytes.

    Modules and archive that have not been made are made first; `tell` is told of each. Files in the folder
    that are not a site's stay, but a folder with nothing of a site in it must be empty. Raises SiteError,
    saying what is missing; NotInstalled; and OSError.
    """
    former = _check(page, out)
    try:
        modules.build(tell=tell)
    except modules.BuildError as error:
        raise SiteError(str(error)) from error
    offline.build(page)
    out.mkdir(parents=True, exist_ok=True)
    # Until all is there it says of itself what it will be: begun anew, it is known.
    written = Written(out, former)
    _write_page(page, written)
    _write_engine(page, written)
    _write_documents(written)
    _write_words(page, written)
    written.end()
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


class Written:
    """Files of a site as they are written: those of a former one that are not written again go at the end."""

    def __init__(self, out: Path, former: set[str]) -> None:
        """A site that is begun in a folder which has files of a `former` one."""
        self.out = out
        self._former = former
        self._names: set[str] = set()
        self._note(former)

    def file(self, name: str) -> Path:
        """Where a file of the site belongs, in a folder that is there."""
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        self._names.add(name)
        return path

    def text(self, name: str, content: str, *, is_packed: bool = True) -> None:
        """A file with this text, compressed beside itself."""
        path = self.file(name)
        path.write_text(content, encoding="utf-8")
        if is_packed:
            self.packed(name)

    def packed(self, name: str) -> None:
        """Compress a file beside itself."""
        compress(self.out / name)
        self._names |= {f"{name}{suffix}" for suffix in SUFFIXES}

    def copy(self, source: Path, name: str) -> None:
        """A file as it is, with what lies compressed beside it."""
        for suffix in ("", *SUFFIXES):
            beside = source.with_name(f"{source.name}{suffix}")
            if beside.is_file():
                shutil.copyfile(beside, self.file(f"{name}{suffix}"))

    def end(self) -> None:
        """Leave what has been written, and nothing of the former site besides."""
        for name in self._former - self._names:
            (self.out / name).unlink(missing_ok=True)
        for folder in sorted(self.out.rglob("*"), reverse=True):
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()
        self._note(self._names)

    def _note(self, names: set[str]) -> None:
        told = {"diablerie": __version__, "files": sorted(names)}
        (self.out / NOTE).write_text(json.dumps(told, indent=0) + "\n")


def _check(page: Path, out: Path) -> set[str]:
    """The files of the site that is in a folder. Raises SiteError where none may be written."""
    if not (page / INDEX).is_file() or offline.core(page) is None:
        raise SiteError("the page has not been built: install Diablerie anew, or run `make web`")
    if not out.exists():
        return set()
    if not out.is_dir():
        raise SiteError(f"{out} is not a folder")
    if (out / NOTE).is_file():
        return _files_of(out / NOTE)
    if any(out.iterdir()):
        raise SiteError(f"{out} is not empty, and no site of Diablerie's: nothing has been written")
    return set()


def _files_of(note: Path) -> set[str]:
    try:
        names = set(map(str, json.loads(note.read_text())["files"]))
    except (ValueError, KeyError, TypeError) as error:
        raise SiteError(f"{note} cannot be read: nothing has been written") from error
    # It may have been written by anybody.
    if any(".." in Path(name).parts or Path(name).is_absolute() for name in names):
        raise SiteError(f"{note} names files outside of its folder: nothing has been written")
    return names


def _write_page(page: Path, written: Written) -> None:
    index = static_index((page / INDEX).read_text(encoding="utf-8"))
    for name in _page_names(page):
        written.copy(page / name, name)
    written.text(INDEX, index)
    told = json.loads((page / PAGE_FILES).read_text())
    sent = bytes_sent(written.out / INDEX)
    files = [[name, size, sent if name == "/" else packed] for name, size, packed in told["files"]]
    written.text(PAGE_FILES, json.dumps({**told, "files": files}))


def _page_names(page: Path) -> Iterator[str]:
    """The page's own files but for those that are written otherwise, and what is for packing alone."""
    apart = {INDEX, WORKER, PAGE_FILES, LICENSES}
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        is_kept = path.is_file() and path.suffix not in SUFFIXES and not name.startswith(".")
        if is_kept and name not in apart and path.name not in offline.FOR_PACKING:
            yield name


def _write_engine(page: Path, written: Written) -> None:
    for name, path in offline.files(page).items():
        written.copy(path, f"{offline.ADDRESS[1:]}/{name}")
    told = offline.manifest(page)
    if told is None:
        raise SiteError("modules or archive are gone while the site was written")
    told["catalogue"] = [f"{address}.json" for address, _ in documents()]
    written.text(f"{offline.ADDRESS[1:]}/{offline.MANIFEST}", json.dumps(told))
    worker = (page / WORKER).read_text(encoding="utf-8")
    written.text(WORKER, worker.replace(offline.ENGINE, told["digest"]))


def _write_documents(written: Written) -> None:
    for address, document in documents():
        written.text(f"{address[1:]}.json", json.dumps(document, ensure_ascii=False))


def _write_words(page: Path, written: Written) -> None:
    for path in sorted(BESIDE.iterdir()):
        shutil.copyfile(path, written.file(path.name))
    build = build_in((page / INDEX).read_bytes())
    readme = written.out / "README.md"
    readme.write_text(readme.read_text().format(version=__version__, build=build))
    both = [(page / LICENSES).read_text(), modules.LICENSES.read_text()]
    # Some hosts would make pages of what is written in Markdown.
    written.text(".nojekyll", "", is_packed=False)
    written.text(LICENSES, f"\n\n\n{'=' * 80}\n\n".join(both), is_packed=False)
