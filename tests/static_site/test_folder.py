"""A static site: all that a page needs, in a folder that nothing else of anybody's is lost in."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import brotli
import pytest
from typer.testing import CliRunner

import diablerie
from diablerie.cli.app import app
from diablerie.page import PAGE
from diablerie.static_site.folder import NOTE, SiteError, write_site
from diablerie.wasm import linker, modules
from diablerie.wasm.compression import bytes_sent


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def copied(static_site: Path, tmp_path: Path) -> Path:
    """A site of one's own to change."""
    return shutil.copytree(static_site, tmp_path / "site")


def test_the_page_finds_its_files_from_wherever_it_lies(static_site: Path) -> None:
    index = (static_site / "index.html").read_text()
    assert '<html data-site="static" lang="en">' in index
    assert not re.search(r"""["'`]/(assets|favicon|social)""", index)
    for path in re.findall(r"""["'`]\./(assets/[^"'`]*)""", index):
        assert (static_site / path).is_file(), path


def test_it_may_load_what_a_server_would_let_it_load(static_site: Path) -> None:
    index = (static_site / "index.html").read_text()
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', index)
    assert index.index("Content-Security-Policy") < index.index("<script")
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    assert "frame-ancestors" not in policy


def test_all_that_is_named_lies_there(static_site: Path) -> None:
    told = json.loads((static_site / "engine" / "offline.json").read_text())
    page = json.loads((static_site / "page-files.json").read_text())
    for path, size, sent in [*page["files"], *told["files"]]:
        file = static_site / ("index.html" if path == "/" else path[1:])
        # The page itself is told by its build: a server adds to it.
        assert size == (0 if path == "/" else file.stat().st_size), path
        assert bytes_sent(file) == sent, path
    for path in told["catalogue"]:
        assert json.loads((static_site / path[1:]).read_text()), path
    assert (static_site / told["core"][1:] / "pyodide.asm.wasm").is_file()
    assert told["digest"] in (static_site / "sw.js").read_text()
    assert "%ENGINE%" not in (static_site / "sw.js").read_text()


def test_what_lies_compressed_beside_a_file_is_that_file(static_site: Path) -> None:
    packed = list(static_site.rglob("*.br"))
    assert len(packed) > 100
    for file in packed:
        assert brotli.decompress(file.read_bytes()) == file.with_suffix("").read_bytes(), file


def test_there_is_nothing_in_it_that_nobody_asks_for(static_site: Path) -> None:
    names = names_in(static_site)
    for unwanted in ("python_stdlib.zip", ".built-from", "manifest.json"):
        assert not [name for name in names if name.endswith(unwanted)]
    assert {"404.html", "README.md", "LICENSES.txt", ".nojekyll", NOTE} <= names
    licenses = (static_site / "LICENSES.txt").read_text()
    for party in ("Mozilla Public License", "Python Software Foundation", "musl", "Numba"):
        assert party.lower() in licenses.lower()
    assert diablerie.__version__ in (static_site / "README.md").read_text()


def test_a_site_is_written_in_the_place_of_a_former_one(copied: Path) -> None:
    before = names_in(copied)
    (copied / "CNAME").write_text("club.example")
    former = copied / "assets" / "former-abc.js"
    former.write_text("former")
    note = json.loads((copied / NOTE).read_text())
    note["files"].append("assets/former-abc.js")
    (copied / NOTE).write_text(json.dumps(note))
    (copied / "index.html").unlink()
    write_site(PAGE, copied)
    assert names_in(copied) == before | {"CNAME"}


def test_a_folder_with_anything_else_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    told = CliRunner().invoke(app, ["site", "--out", str(tmp_path)])
    assert told.exit_code != 0
    assert "is not empty" in f"{told.output}{told.exception}"
    assert names_in(tmp_path) == {"thesis.txt"}
    with pytest.raises(SiteError, match="is not a folder"):
        write_site(PAGE, tmp_path / "thesis.txt")


@pytest.mark.parametrize("named", ["../thesis.txt", "/etc/passwd", "a/../../b"])
def test_what_says_of_itself_that_it_is_a_site_has_nothing_removed_outside_of_it(
    tmp_path: Path, named: str
) -> None:
    (tmp_path / NOTE).write_text(json.dumps({"files": [named]}))
    with pytest.raises(SiteError, match="outside of its folder"):
        write_site(PAGE, tmp_path)
    (tmp_path / NOTE).write_text("not JSON")
    with pytest.raises(SiteError, match="cannot be read"):
        write_site(PAGE, tmp_path)


def test_without_a_page_or_a_linker_it_is_said_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SiteError, match="the page has not been built"):
        write_site(tmp_path, tmp_path / "site")

    def missing() -> None:
        raise linker.LinkError("ziglang is missing: pip install 'diablerie[wasm]'")

    monkeypatch.setattr(linker, "requirements", missing)
    monkeypatch.setattr(modules, "folder", lambda: tmp_path / "modules")
    told = CliRunner().invoke(app, ["site", "--out", str(tmp_path / "site")])
    assert told.exit_code != 0
    assert "pip install 'diablerie[wasm]'" in f"{told.output}{told.exception}"
    assert not (tmp_path / "site").exists()
