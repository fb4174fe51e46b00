"""A server for all tests of this folder, and a fresh guest for each."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.server import UNLIMITED, Settings

from .clients import Client, Serve, running
from .preparing import RehearsedPremoves

TAGS = "".join(
    f'<meta property="og:{name}" content="{content}" />'
    for name, content in (("title", "Diablerie"), ("description", "Games"), ("image", "/card.png"))
)
"""What other programs show of the page."""


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it: an index, a file named by its content, and one that is not."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    name = '<meta name="diablerie-page" content="b1e55ed">'
    (folder / "index.html").write_text(
        f"<!doctype html><head>{name}{TAGS}<title>Diablerie</title></head>"
    )
    script = folder / "assets" / "index-Bx3f9a.js"
    script.write_text("export const devils = 4;\n" * 100)
    Path(f"{script}.gz").write_bytes(gzip.compress(script.read_bytes()))
    Path(f"{script}.br").write_bytes(b"as brotli would have it")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Settings:
    database = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    installed = diablerie.games()[len(diablerie.built_in_games()) :]
    return Settings(
        database,
        page_folder,
        bot_pace=0,
        warm=False,
        limits=UNLIMITED,
        installed_games=installed,
    )


@pytest.fixture(scope="session")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address


@pytest.fixture(scope="session")
def serve(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Serve:
    """Serves whoever wants other settings."""

    @contextmanager
    def one(**chosen: Any) -> Iterator[str]:
        database = tmp_path_factory.mktemp("database") / "matches.sqlite3"
        with running(replace(settings, **{"database": database, **chosen})) as address:
            yield address

    return one


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    with Client(address) as client:
        yield client


@pytest.fixture
def stranger(address: str) -> Iterator[Client]:
    """Another guest, who knows nothing but what they are told."""
    with Client(address) as client:
        yield client


@pytest.fixture
def preparable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has something to prepare."""
    kind = type(diablerie.load("doctor-faust"))
    monkeypatch.setattr(kind, "premoves", RehearsedPremoves(kind.title))


@pytest.fixture(scope="module")
def quick(serve: Serve) -> Iterator[str]:
    """A server that answers after a short time."""
    with serve(answer_pause=(0.08, 0.1)) as address:
        yield address


@pytest.fixture
def player(quick: str, preparable: None) -> Iterator[Client]:
    """A guest of the quick server, whose game has something to prepare."""
    with Client(quick) as client:
        yield client


@pytest.fixture(scope="session")
def hasty(serve: Serve) -> Iterator[str]:
    """A server at which a bot may take over from those who are away for a moment."""
    with serve(grace=0.4, substitute="random") as address:
        yield address
