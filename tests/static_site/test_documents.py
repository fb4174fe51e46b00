"""What a static site says of the games is what a server says of them."""

from __future__ import annotations

import json
from pathlib import Path

from diablerie.server import UNLIMITED, Settings
from diablerie.static_site.documents import documents
from diablerie.wasm.offline import catalogue

from ..server.clients import Client, running


def test_a_server_answers_the_same(static_site: Path, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", tmp_path, warm=False, limits=UNLIMITED)
    with running(settings) as address, Client(address) as client:
        for path in catalogue():
            kept = json.loads((static_site / f"{path[1:]}.json").read_text())
            assert client.get(path).json() == kept, path


def test_what_is_kept_of_a_server_is_what_a_site_has() -> None:
    own = ["/api/status"]
    assert sorted(path for path, _ in documents()) == sorted([*catalogue(), *own])
