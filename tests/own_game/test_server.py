"""A server on which a game of one's own is allowed offers it over HTTP as any other."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import diablerie
from diablerie import installed_games
from diablerie.server import Settings, create_app
from one_card_poker import OneCardPoker
from tests.installing import announce, on_path
from tests.own_game.installed import NAME, poker
from tests.server.clients import PERSON, fresh_cmd

DRAWN = """
from one_card_poker import OneCardPoker

class Drawn(OneCardPoker):
    name = "drawn-poker"
    page = "board.js"

class Unseen(Drawn):
    name = "unseen-poker"
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(tmp_path / "m.sqlite3", warm=False, bot_pace=0, installed_games=(NAME,))
    with poker(), TestClient(create_app(settings)) as client:
        yield client


def test_its_rulebook_and_its_components_are_told(client: TestClient) -> None:
    for path in (f"/api/games/{NAME}/rulebook/de", f"/api/games/{NAME}/components", "/api/bots"):
        assert client.get(path).status_code == 200


def test_a_match_is_played_over_http_and_its_record_is_verified(client: TestClient) -> None:
    seats = [PERSON, PERSON]
    begun = client.post("/api/matches", json={"game": NAME, "seats": seats, "options": {}})
    assert begun.status_code == 201, begun.text
    path = f"/api/matches/{begun.json()['id']}"
    for seat, action in enumerate(["pass", "bet", "bet"]):
        expect = client.get(path).json()["v"]
        body = {"cmd": fresh_cmd(), "expect": expect, "seat": seat % 2, "action": action}
        done = client.post(f"{path}/actions", json=body)
        assert done.status_code == 200, done.text
    view = client.get(path, params={"seat": 0}).json()["view"]
    assert view["state"]["outcome"]["reason"] == "showdown"
    assert "?" not in view["state"]["secret"]["card"]
    record = client.get(f"{path}/record").json()
    assert client.post("/api/verify", json=record).json()["honest"]
    assert client.get("/api/me/matches").json()["matches"][0]["title"] == "One-card poker"


def test_it_has_no_lesson_and_no_puzzles_and_that_is_said(client: TestClient) -> None:
    assert client.get(f"/api/lessons/{NAME}/en").status_code == 404
    assert client.get(f"/api/puzzles/{NAME}/en").status_code == 404
    assert client.get("/api/puzzles/en").status_code == 200


def test_it_has_no_module_and_nothing_is_told_that_one_would_need(client: TestClient) -> None:
    begun = client.post("/api/matches", json={"game": NAME, "seats": [PERSON] * 2, "options": {}})
    for path in (f"/api/games/{NAME}/setup", f"/api/matches/{begun.json()['id']}/setup"):
        assert client.get(path).status_code == 404


def test_its_words_are_told_in_each_language_and_kept_until_they_change(client: TestClient) -> None:
    for lang, named in [("en", "Player"), ("fr", "Joueur"), ("de", "Spieler")]:
        told = client.get(f"/api/games/{NAME}/words/{lang}")
        assert (told.json()["game"], told.json()["lang"]) == (NAME, lang)
        assert f"{NAME}-seat-name = {named}" in told.json()["fluent"]
        assert f"{NAME}-action-bet = Bet a chip; once" in told.json()["fluent"]
        asked = {"If-None-Match": told.headers["ETag"]}
        again = client.get(f"/api/games/{NAME}/words/{lang}", headers=asked)
        assert (again.status_code, again.content) == (304, b"")
        asked = {"If-None-Match": '"another"'}
        assert client.get(f"/api/games/{NAME}/words/{lang}", headers=asked).status_code == 200


def test_its_words_are_the_same_whatever_is_played(client: TestClient) -> None:
    before = client.get(f"/api/games/{NAME}/words/en").content
    begun = client.post(
        "/api/matches", json={"game": NAME, "seats": [PERSON, PERSON], "options": {}}
    )
    body = {"cmd": fresh_cmd(), "expect": 1, "seat": 0, "action": "bet"}
    client.post(f"/api/matches/{begun.json()['id']}/actions", json=body)
    assert client.get(f"/api/games/{NAME}/words/en").content == before


def test_of_games_and_languages_that_there_are_not_no_words_are_told(client: TestClient) -> None:
    for path in ("two-card-poker/words/en", f"{NAME}/words/xx", "..%2Fone-card-poker/words/en"):
        assert client.get(f"/api/games/{path}").status_code == 404


def test_the_script_of_its_board_is_told_and_no_other_file(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get(f"/api/games/{NAME}/board.js").status_code == 404
    (tmp_path / "drawn.py").write_text(DRAWN)
    (tmp_path / "board.js").write_text("export const version = 1;")
    monkeypatch.syspath_prepend(str(tmp_path))
    announce(tmp_path, "drawn", "drawn-poker = drawn:Drawn\nunseen-poker = drawn:Unseen\n")
    with on_path(tmp_path):
        installed_games.allow(["drawn-poker"])
        told = client.get("/api/games/drawn-poker/board.js?any")
        assert (told.status_code, told.text) == (200, "export const version = 1;")
        assert told.headers["Content-Type"].startswith("text/javascript")
        assert told.headers["X-Content-Type-Options"] == "nosniff"
        asked = {"If-None-Match": told.headers["ETag"]}
        assert client.get("/api/games/drawn-poker/board.js", headers=asked).status_code == 304
        board = diablerie.load("drawn-poker").board
        assert told.headers["ETag"] == f'"{board["page"]}"'
        for path in ("drawn-poker/drawn.py", "drawn-poker/..%2Fdrawn.py", "unseen-poker/board.js"):
            assert client.get(f"/api/games/{path}").status_code == 404


@pytest.mark.parametrize("page", ["../board.js", "sub/board.js", "/etc/board.js", "board.css", ""])
def test_a_script_lies_beside_the_game_or_the_game_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="page is the name of a file beside"):
        type("Elsewhere", (OneCardPoker,), {"__doc__": "Poker.", "name": "elsewhere", "page": page})


def test_a_link_that_leads_elsewhere_is_no_script(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "board.js").write_text("")
    (tmp_path / "near").mkdir()
    (tmp_path / "near" / "linked.py").write_text(DRAWN)
    (tmp_path / "near" / "board.js").symlink_to(tmp_path / "far" / "board.js")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path / "near"))
        with pytest.raises(ValueError, match=r"there is no file board\.js"):
            import_module("linked")


def test_a_game_that_is_at_home_here_is_told_as_its_own_catalogue_has_it(
    client: TestClient,
) -> None:
    told = client.get("/api/games/doctor-faust/words/fr").json()["fluent"]
    assert "doctor-faust-seat-0 = " in told
    assert NAME not in told
