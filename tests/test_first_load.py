"""How much of the page has to travel before it can be used, as the build left it and as it is sent."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.page import PAGE, WORKER

BUDGET = 150_000
"""Bytes by gzip, before art and fonts. What people wait for on a slow line."""

FIRST_PICTURE = 14_000
"""The same for what is there before the page begins: as much as a server sends before it has to wait."""

FEW = 8
"""Files of a match, without its game: browsers fetch six at once, and each takes its way there and back."""

SMALL = 200
"""Bytes that are hardly worth compressing."""

GAMES = diablerie.built_in_games()
LANGUAGES = ("en", "fr", "de")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    """Which built file was made of which source, and which others it needs."""
    found: dict[str, Any] = json.loads((PAGE / ".vite" / "manifest.json").read_text())
    return found


class Load:
    """The files that one load of the page fetches."""

    def __init__(self, manifest: dict[str, Any]) -> None:
        self.manifest = manifest
        self.files = {"index.html"}

    def add(self, key: str) -> None:
        """A built file, with all that it cannot do without."""
        chunk = self.manifest[key]
        if chunk["file"] in self.files:
            return
        self.files |= {chunk["file"], *chunk.get("css", ())}
        for needed in chunk.get("imports", ()):
            self.add(needed)

    def add_words(self, group: str) -> None:
        """A file of words."""
        [key] = [key for key, chunk in self.manifest.items() if chunk.get("name") == group]
        self.add(key)

    @property
    def size(self) -> int:
        """Bytes as they travel to a reader whose browser knows no brotli."""
        return sum(sent(PAGE / file).stat().st_size for file in self.files)


def sent(file: Path) -> Path:
    """What is sent of a file: most are compressed."""
    compressed = file.with_name(f"{file.name}.gz")
    return compressed if compressed.is_file() else file


def within_page(kind: str) -> str:
    """What stands within the page: the script that comes before everything else, or the styles."""
    [found] = re.findall(rf"<{kind}>(.*?)</{kind}>", (PAGE / "index.html").read_text(), re.DOTALL)
    return str(found)


def begun(manifest: dict[str, Any], page: str, language: str, *games: str) -> Load:
    """The load of a page in a language, where these games are spoken of."""
    load = Load(manifest)
    load.add("src/app/bootstrap.ts")
    load.add(f"src/pages/{page}.svelte")
    load.add_words(f"words-{language}")
    for game in games:
        load.add_words(f"words-{game}-{language}")
    return load


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_light(manifest: dict[str, Any], language: str) -> None:
    assert begun(manifest, "FrontPage", language, *GAMES).size <= BUDGET


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_light(manifest: dict[str, Any], language: str, game: str) -> None:
    load = begun(manifest, "MatchPage", language, game)
    load.add(f"src/games/{game}/index.ts")
    assert load.size <= BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_a_page_brings_no_board_that_it_does_not_show(manifest: dict[str, Any], game: str) -> None:
    board = manifest[f"src/games/{game}/index.ts"]["file"]
    for page in ("FrontPage", "MatchPage", "LobbyPage", "ReplayPage", "RulesPage"):
        assert board not in begun(manifest, page, "en").files


def test_what_is_drawn_first_waits_for_nothing_but_the_page(manifest: dict[str, Any]) -> None:
    index = PAGE / "index.html"
    assert sent(index).stat().st_size <= FIRST_PICTURE
    assert 'rel="stylesheet"' not in index.read_text()
    assert re.findall(r"<script (?!type=.module)", index.read_text()) == []


@pytest.mark.parametrize("page", ["FrontPage", "MatchPage", "LobbyPage", "ReplayPage", "RulesPage"])
def test_what_a_page_needs_is_sent_for_at_once(manifest: dict[str, Any], page: str) -> None:
    index = (PAGE / "index.html").read_text()
    for file in begun(manifest, page, "fr").files - {"index.html"}:
        assert f"/{file}" in index


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_needs_can_be_sent_for_before_the_page_is_there(
    manifest: dict[str, Any], game: str
) -> None:
    load = begun(manifest, "MatchPage", "fr", game)
    load.add(f"src/games/{game}/index.ts")
    index = (PAGE / "index.html").read_text()
    for file in load.files - {"index.html"}:
        assert f"/{file}" in index


def test_a_match_is_few_files(manifest: dict[str, Any]) -> None:
    assert len(begun(manifest, "MatchPage", "en").files) <= FEW


def test_scripts_are_compiled_while_they_are_on_their_way() -> None:
    scripts = list((PAGE / "assets").glob("*.js"))
    assert len(scripts) > 40
    for script in scripts:
        assert script.read_text().startswith("//# allFunctionsCalledOnLoad\n")


def test_the_faces_come_later(manifest: dict[str, Any]) -> None:
    load = begun(manifest, "MatchPage", "en")
    for sheet in (PAGE / file for file in load.files if file.endswith(".css")):
        assert ".woff2" not in sheet.read_text()
    assert ".woff2" not in within_page("style")
    assert manifest["src/styles/web-fonts.css"]["file"] in within_page("script")


def test_every_file_that_shrinks_lies_there_compressed() -> None:
    kinds = {".js", ".css", ".html", ".svg"}
    shrinking = [
        file
        for file in PAGE.rglob("*")
        if file.suffix in kinds
        and file.stat().st_size > SMALL
        and file.name != WORKER
        # It draws without a browser, and is sent to none.
        and file.parent.name != "drawing"
    ]
    assert len(shrinking) > 40
    for file in shrinking:
        for suffix in (".br", ".gz"):
            compressed = file.with_name(file.name + suffix)
            assert compressed.stat().st_size < file.stat().st_size


def test_files_name_one_another_by_where_they_lie() -> None:
    """The page may lie in any folder of a site."""
    for file in [*(PAGE / "assets").glob("*.js"), *(PAGE / "assets").glob("*.css")]:
        assert not re.search(r"""["'`(]/assets/""", file.read_text()), file.name


def test_what_is_kept_for_when_there_is_no_server_is_all_that_pages_are_made_of(
    manifest: dict[str, Any],
) -> None:
    told = json.loads((PAGE / "page-files.json").read_text())
    listed = {path: (size, small) for path, size, small in told["files"]}
    needed = {f"/{chunk['file']}" for chunk in manifest.values()} - {"/index.html"}
    needed |= {f"/{sheet}" for chunk in manifest.values() for sheet in chunk.get("css", ())}
    assert {"/", "/favicon.svg", *needed} <= listed.keys()
    assert any(path.endswith("/pyodide.asm.wasm") for path in listed)
    for path, (size, small) in listed.items():
        file = PAGE / ("index.html" if path == "/" else path[1:])
        packed = file.with_name(f"{file.name}.br")
        # Whoever serves the page adds what links to it show.
        assert size == (0 if path == "/" else file.stat().st_size), path
        assert small == (packed if packed.is_file() else file).stat().st_size, path


def test_the_service_worker_is_of_the_page() -> None:
    told = json.loads((PAGE / "page-files.json").read_text())
    worker = (PAGE / WORKER).read_text()
    assert told["build"] in worker
    assert "%ENGINE%" in worker


def test_the_terms_of_others_lie_beside_their_work() -> None:
    page = (PAGE / "LICENSES.txt").read_text()
    for name in ("svelte", "@fluent/bundle", "fraunces", "SIL OPEN FONT LICENSE", "Mozilla"):
        assert name in page
    [python] = PAGE.glob("assets/pyodide-*/LICENSES.txt")
    for name in ("Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"):
        assert name in python.read_text()


def test_the_index_names_its_build() -> None:
    assert '<meta name="diablerie-page" content="' in (PAGE / "index.html").read_text()
