"""What a page keeps to play without its server, as the server hands it out: to everybody alike."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import diablerie
from diablerie.wasm import modules, offline
from diablerie.wasm.compression import compress
from diablerie.wasm.pack import CORE

from ..clients import PERSON, Client, Serve
from ..gathered import invite
from ..problems import problem

WORKER = 'const ENGINE = "%ENGINE%";\n' * 100


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where modules and archive are looked for: there are none."""
    folder = tmp_path / "wasm"
    monkeypatch.setattr(modules, "cache_folder", lambda: folder)
    monkeypatch.setattr(modules, "PACKAGED", tmp_path / "packaged")
    return folder


@pytest.fixture
def built(page_folder: Path, tmp_path: Path) -> Path:
    """A page with Pyodide and a service worker in it, or what passes for them."""
    built = tmp_path / "page"
    shutil.copytree(page_folder, built)
    core = built / "assets" / "pyodide-1"
    core.mkdir()
    for name in (*CORE, *offline.FOR_PACKING):
        (core / name).write_text("what is in it does not matter")
    (core / "package.json").write_text('{"version": "1"}')
    (core / "pyodide-lock.json").write_text('{"info": {"python": "3.14.2"}, "packages": {}}')
    (built / "sw.js").write_text(WORKER)
    return built


def put(cache: Path, built: Path, pack: str = "f00") -> None:
    """Have an archive and modules of all games there, as they are left where they are made."""
    archive = cache / pack / f"diablerie-{pack}.zip"
    files = [archive]
    for game in diablerie.games():
        files += [cache / modules.digest() / f"{game}{suffix}" for suffix in (".wasm", ".json")]
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(file.name.encode() * 200)
        compress(file)
    (cache / offline.note(built)).write_text(f"{pack}/{archive.name}\n")


def test_until_all_is_made_it_is_said_not_to_be_there(
    cache: Path, built: Path, serve: Serve
) -> None:
    with serve(page=built) as address, Client(address) as client:
        for path in ("/engine/offline.json", "/sw.js", "/engine/f00/diablerie-f00.zip"):
            assert problem(client.get(path), 404)["reason"] == "no-such-address"
        put(cache, built)
        told = client.get("/engine/offline.json").json()
        assert told == offline.manifest(built)
        for path, size, _ in told["files"]:
            assert len(client.get(path).content) == size


def test_files_are_kept_for_ever_and_what_names_them_is_asked_for_anew(
    cache: Path, built: Path, serve: Serve
) -> None:
    put(cache, built)
    with serve(page=built) as address, Client(address) as client:
        packed = {"Accept-Encoding": "gzip, br"}
        found = client.http.get("/engine/f00/diablerie-f00.zip", headers=packed)
        assert found.headers["Content-Encoding"] == "br"
        assert found.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert client.get("/engine/offline.json").headers["Cache-Control"] == "no-cache"
        core = client.get("/assets/pyodide-1/pyodide.mjs")
        assert core.headers["Content-Type"].startswith("text/javascript")
        assert core.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_the_service_worker_is_told_which_library_it_keeps(
    cache: Path, built: Path, serve: Serve
) -> None:
    put(cache, built)
    with serve(page=built) as address, Client(address) as client:
        digest = client.get("/engine/offline.json").json()["digest"]
        worker = client.get("/sw.js")
        assert worker.text == WORKER.replace("%ENGINE%", digest)
        assert worker.headers["Content-Type"].startswith("text/javascript")
        assert worker.headers["Cache-Control"] == "no-cache"
        assert "worker-src 'self'" in worker.headers["Content-Security-Policy"]
        put(cache, built, "ba2")
        assert digest not in client.get("/sw.js").text


def test_a_service_worker_that_only_calls_back_needs_no_library(
    cache: Path, built: Path, serve: Serve
) -> None:
    with serve(page=built) as address, Client(address) as client:
        assert client.get("/sw.js").status_code == 404
        assert client.http.get("/sw.js?calls").text == WORKER.replace("%ENGINE%", "")


def test_nothing_else_that_lies_there_is_handed_out(cache: Path, built: Path, serve: Serve) -> None:
    put(cache, built)
    (cache / "0ld").mkdir()
    shutil.copy(cache / "f00" / "diablerie-f00.zip", cache / "0ld" / "diablerie-0ld.zip")
    paths = ["0ld/diablerie-0ld.zip", "f00/", "f00/diablerie-f00.zip.br", offline.note(built)]
    with serve(page=built) as address, Client(address) as client:
        for path in paths:
            assert client.get(f"/engine/{path}").status_code == 404, path


def test_who_sits_at_a_table_is_told_what_a_stranger_is_told(
    cache: Path, built: Path, serve: Serve
) -> None:
    put(cache, built)
    with serve(page=built) as address, Client(address) as player, Client(address) as stranger:

        def sent(client: Client, path: str) -> tuple[bytes, dict[str, str]]:
            response = client.get(path)
            headers = {name: text for name, text in response.headers.items() if name != "date"}
            return response.content, headers

        paths = ["/engine/offline.json", "/sw.js"]
        paths += [path for path, _, _ in player.get(paths[0]).json()["files"]]
        before = [sent(stranger, path) for path in paths]
        table = invite(player, PERSON, PERSON)
        table.read()
        assert [sent(player, path) for path in paths] == before
