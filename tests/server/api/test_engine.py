"""The games in WebAssembly as a server hands them out: modules kept for ever, public set-ups."""

from __future__ import annotations

import base64
import gzip
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.wasm import layout, modules

from ..clients import PERSON, Client, Serve
from ..gathered import invite
from ..problems import problem

GAME = "doctor-faust"
MODULE = b"\0asm\1\0\0\0" * 500
OTHERS = "0123456789abcdef"
"""The digest of other sources."""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the modules, in which there are none."""
    folder = tmp_path / "wasm" / modules.digest()
    monkeypatch.setattr(modules, "folder", lambda: folder)
    return folder


def put(folder: Path, game: str) -> None:
    """Have a game's module there, as it is left where it is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for suffix, content in ((".wasm", MODULE), (".json", b"{}")):
        (folder / f"{game}{suffix}").write_bytes(content)
        (folder / f"{game}{suffix}.gz").write_bytes(gzip.compress(content))


def test_what_has_not_been_made_is_said_not_to_be_there_until_it_is(
    kept: Path, serve: Serve
) -> None:
    with serve() as address, Client(address) as client:
        told = client.get("/api/engine").json()
        assert told == {"digest": modules.digest(), "games": [], "library": False}
        missing = client.get(f"/engine/{told['digest']}/{GAME}.wasm")
        assert problem(missing, 404)["reason"] == "no-such-address"
        put(kept, GAME)
        # One module makes no page play without the server.
        assert client.get("/api/engine").json() == told | {"games": [GAME]}
        assert client.get(f"/engine/{told['digest']}/{GAME}.wasm").status_code == 200


@pytest.mark.parametrize(
    ("suffix", "media_type"), [(".wasm", "application/wasm"), (".json", "application/json")]
)
def test_a_module_and_its_layout_are_kept_for_ever(
    kept: Path, serve: Serve, suffix: str, media_type: str
) -> None:
    put(kept, GAME)
    path = f"/engine/{modules.digest()}/{GAME}{suffix}"
    with serve() as address, Client(address) as client:
        packed = {"Accept-Encoding": "gzip"}
        found = client.http.get(path, headers=packed)
        assert found.content == (kept / f"{GAME}{suffix}").read_bytes()
        assert found.headers["Content-Encoding"] == "gzip"
        assert found.headers["Content-Type"] == media_type
        assert found.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert found.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        plain = client.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.content == found.content
        known = packed | {"If-None-Match": found.headers["ETag"]}
        assert client.http.get(path, headers=known).status_code == 304


def test_nothing_else_that_lies_there_is_handed_out(kept: Path, serve: Serve) -> None:
    put(kept, GAME)
    put(kept.with_name(OTHERS), GAME)
    (kept / "work.ll").write_text("define")
    kept.with_suffix(".lock").touch()
    digest = modules.digest()
    paths = [f"{OTHERS}/{GAME}.wasm", f"{digest}/work.ll", f"{digest}.lock", f"{digest}/", ""]
    paths += [f"{digest}/{GAME}.wasm.gz", f"{digest}/../{digest}.lock", f"{digest}/solitaire.wasm"]
    with serve() as address, Client(address) as client:
        for path in paths:
            assert client.get(f"/engine/{path}").status_code == 404, path


@pytest.mark.parametrize("game", diablerie.games())
def test_a_set_up_is_that_of_the_seats_and_switches_chosen(client: Client, game: str) -> None:
    facts = diablerie.describe(game)
    for seats in facts.seat_range:
        for edition in facts.editions:
            asked = f"/api/games/{game}/setup?seats={seats}&option=edition={edition}"
            told = client.http.get(asked).json()
            played = diablerie.load(game, seats, edition=edition)
            assert told == {"game": game, **layout.setup(played)}
            assert base64.b64decode(told["tables"]) == played.tables.tobytes()
    usual = client.get(f"/api/games/{game}/setup").json()
    assert usual["seats"] == facts.default_seats


def test_what_cannot_be_played_has_no_set_up(client: Client) -> None:
    def refused(game: str, status: int, **asked: Any) -> dict[str, Any]:
        return problem(client.get(f"/api/games/{game}/setup", **asked), status)

    assert refused("solitaire", 404)["allowed"] == list(diablerie.games())
    assert refused(GAME, 422, seats=9)["param"] == "seats"
    assert "devil_values" in str(refused(GAME, 422, option="jokers=2")["allowed"])
    assert refused(GAME, 422, option="devil_values=7")["param"] == "option"


def test_the_set_up_of_a_match_is_that_of_its_table_for_whoever_looks_at_it(
    client: Client,
) -> None:
    table = invite(client, PERSON, PERSON)
    told = client.get(f"{table.path}/setup").json()
    assert told == client.get(f"{table.path}/setup", seat=0).json()
    asked: dict[str, Any] = {"seats": 2, "option": [f"{n}={v}" for n, v in told["options"].items()]}
    assert told == client.http.get(f"/api/games/{told['game']}/setup", params=asked).json()
    assert client.get("/api/matches/nothing/setup").status_code == 404
