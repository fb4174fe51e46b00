"""A server on which a game of one's own is allowed offers it over HTTP as any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from diablerie.server import Settings, create_app
from tests.own_game.installed import NAME, poker
from tests.server.clients import PERSON, fresh_cmd


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
