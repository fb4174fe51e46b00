"""What a page needs to play without a server: made once, found again, and named by one manifest."""

from __future__ import annotations

import gzip
import json
import shutil
import zipfile
from pathlib import Path, PurePosixPath

import brotli
import pytest

import diablerie
from diablerie.wasm import modules, offline
from diablerie.wasm.compression import QUICK, compress
from diablerie.wasm.pack import CORE, write_archive

from .pyodide_home import pyodide_home


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page with nothing in it but Pyodide."""
    page = tmp_path_factory.mktemp("page")
    core = page / "assets" / "pyodide-314.0.7"
    core.mkdir(parents=True)
    for name in (*CORE, *offline.FOR_PACKING):
        (core / name).symlink_to(pyodide_home() / name)
    return page


@pytest.fixture(scope="module")
def made(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive for it, in a folder where nothing else is; compressed less well than it would be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(offline, "BEST", QUICK)
        return offline.build(built, into=tmp_path_factory.mktemp("made"))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of a user whose package brings nothing along."""
    folder = tmp_path / "wasm"
    monkeypatch.setattr(modules, "cache_folder", lambda: folder)
    monkeypatch.setattr(modules, "PACKAGED", tmp_path / "packaged")
    return folder


def put_modules(folder: Path) -> None:
    """Have modules of all games there, of which nothing is run."""
    target = folder / modules.digest()
    target.mkdir(parents=True)
    for game in diablerie.games():
        for suffix in (
            ".wasm",
            ".json",
            f"-seats-2{modules.WEIGHTS}",
            f"-seats-4{modules.WEIGHTS}",
        ):
            (target / f"{game}{suffix}").write_bytes(b"made " * 50)
            compress(target / f"{game}{suffix}")


@pytest.fixture
def kept(made: Path, cache: Path) -> Path:
    """The archive as it is left in the user's cache."""
    shutil.copytree(made.parent.parent, cache)
    return cache / made.parent.name / made.name


def test_the_archive_is_found_by_its_sources(built: Path, kept: Path, cache: Path) -> None:
    assert kept.parent.name in kept.name
    assert offline.build(built) == offline.archive(built) == kept
    assert {path.name for path in cache.iterdir()} == {kept.parent.name, offline.note(built)}
    kept.unlink()
    assert offline.archive(built) is None


def test_it_lies_compressed_beside_itself(made: Path) -> None:
    small = [made.with_name(f"{made.name}{suffix}") for suffix in (".br", ".gz")]
    assert brotli.decompress(small[0].read_bytes()) == made.read_bytes()
    assert gzip.decompress(small[1].read_bytes()) == made.read_bytes()
    assert small[0].stat().st_size < small[1].stat().st_size < made.stat().st_size / 2


def test_what_a_package_brings_along_is_taken_before_the_cache(
    built: Path, kept: Path, made: Path
) -> None:
    shutil.copytree(made.parent.parent, modules.PACKAGED)
    assert (
        offline.build(built)
        == offline.archive(built)
        == modules.PACKAGED / made.parent.name / made.name
    )


def test_with_another_python_the_archive_is_another(
    built: Path, kept: Path, tmp_path: Path
) -> None:
    core = tmp_path / "page" / "assets" / "pyodide-1"
    shutil.copytree(offline.core(built) or built, core)
    (core / "python_stdlib.zip").unlink()
    with (
        zipfile.ZipFile(pyodide_home() / "python_stdlib.zip") as former,
        zipfile.ZipFile(core / "python_stdlib.zip", "w") as library,
    ):
        for name in former.namelist():
            changed = b"\nCHANGED = True\n" if name == "abc.py" else b""
            library.writestr(name, former.read(name) + changed)
    assert offline.archive(tmp_path / "page") is None
    assert write_archive(core, tmp_path).name != kept.name


def test_a_page_that_has_not_been_built_says_so(tmp_path: Path) -> None:
    assert offline.core(tmp_path) is None
    assert offline.manifest(tmp_path) is None
    with pytest.raises(LookupError, match="it has not been built"):
        offline.build(tmp_path)


def test_the_manifest_names_all_of_it_once_all_of_it_is_there(
    built: Path, kept: Path, cache: Path
) -> None:
    assert offline.manifest(built) is None
    archive = kept
    put_modules(cache)
    told = offline.manifest(built)
    assert told is not None
    assert told["core"] == "/assets/pyodide-314.0.7/"
    assert told["pack"] == f"/engine/{archive.parent.name}/{archive.name}"
    assert list(told["modules"]) == list(diablerie.games())
    named = {told["pack"]}
    for game, each in told["modules"].items():
        assert [PurePosixPath(path).stem for path in each["weights"]] == [
            f"{game}-seats-2",
            f"{game}-seats-4",
        ]
        named |= {each["wasm"], each["layout"], *each["weights"]}
    assert {path for path, _, _ in told["files"]} == named
    for path, size, sent in told["files"]:
        file = offline.files(built)[path.removeprefix("/engine/")]
        assert size == file.stat().st_size
        assert sent == file.with_name(f"{file.name}.br").stat().st_size
    own = sum((built / told["core"][1:] / name).stat().st_size for name in CORE)
    assert told["bytes"] == own + sum(sent for _, _, sent in told["files"])
    assert told["lock"]["python"].startswith("3.14")
    # Once more it is the same, and with another archive another one.
    assert offline.manifest(built) == told
    assert json.loads(json.dumps(told)) == told
