"""The HTTP API: beginning a match, with options and documents of one's own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx2
import pytest

import diablerie
from diablerie import bots
from diablerie.server import Settings
from diablerie.server.storage.database import Database
from diablerie.server.storage.match_repository import MatchRepository

from ..clients import PERSON, RANDOM_BOT, Client
from ..problems import problem

OFFERED = list(bots.offered(diablerie.load("doctor-faust")))


def test_a_match_begins_with_the_options_and_players_asked_for(client: Client) -> None:
    body = {
        "game": "doctor-faust",
        "options": {"edition": "arles-fr", "max_turns": 10, "stones_per_turn": 1},
        "seats": [PERSON, RANDOM_BOT],
        "names": ["Ada", None],
    }
    response = client.http.post("/api/matches", json=body)
    begun = response.json()
    assert response.status_code == 201
    assert response.headers["Location"] == f"/api/matches/{begun['id']}"
    guest = {"kind": "person", "level": None, "name": "Ada", "account": False}
    bot = {"kind": "bot", "level": "random", "name": None, "account": False}
    assert begun["seats"] == [
        {"seat": 0, **guest, "yours": True},
        {"seat": 1, **bot, "yours": False},
    ]
    match = client.get(f"/api/matches/{begun['id']}", seat=0).json()["view"]["match"]
    assert match["options"]["infamy"] == "turn_end"
    assert (match["options"]["max_turns"], match["options"]["stones_per_turn"]) == (10, 1)
    assert (match["seed_hash"], match["seed"]) == (begun["seed_hash"], None)


@pytest.mark.parametrize(
    ("changed", "param", "allowed"),
    [
        ({"game": "solitaire"}, "game", list(diablerie.games())),
        ({"options": {"edition": "none-such"}}, "options.edition", "blatz-de"),
        ({"options": {"infamy": "soon"}}, "options.infamy", ["immediate", "turn_end"]),
        ({"options": {"infamy": 1}}, "options.infamy", ["immediate", "turn_end"]),
        ({"options": {"colour": "red"}}, "options", "infamy"),
        ({"options": {"soul_start": 30}}, "options.soul_start", None),
        ({"options": {"soul_start": True}}, "options.soul_start", None),
        ({"options": {"soul_start": 0, "devil_start": 0}}, "options", None),
        ({"options": {"max_turns": 10**30}}, "body.options.max_turns", None),
        ({"options": {"max_turns": -1}}, "options.max_turns", None),
        ({"options": []}, "body.options", None),
        ({"seats": []}, "seats", [2]),
        ({"seats": [PERSON] * 3}, "seats", [2]),
        ({"seats": [PERSON, {"kind": "ghost"}]}, "body.seats.1.kind", None),
        ({"seats": [PERSON, {"kind": "bot"}]}, "seats.1.level", OFFERED),
        ({"seats": [PERSON, {"kind": "bot", "level": "god"}]}, "seats.1.level", "devil"),
        ({"seats": [{"kind": "person", "level": "imp"}, PERSON]}, "seats.0.level", None),
        ({"names": ["Ada"]}, "names", None),
        ({"names": ["", "Bob"]}, "body.names.0", None),
        ({"names": ["A" * 41, "Bob"]}, "body.names.0", None),
        ({"names": ["\ud800", "Bob"]}, "body.names.0", None),
        ({"names": ["Ada", "\u202eboB"]}, "names.1", None),
        ({"names": ["\u200b\u200b", "Bob"]}, "names.0", None),
        ({"names": ["\u2800", "Bob"]}, "names.0", None),
        ({"names": ["Ada\nwins", "Bob"]}, "names.0", None),
        ({"seed": 7}, "body.seed", None),
    ],
)
def test_a_match_that_cannot_be_is_refused_naming_what_can(
    client: Client, changed: dict[str, Any], param: str, allowed: object
) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]} | changed
    content = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    refused = problem(client.http.post("/api/matches", content=content, headers=headers), 422)
    assert refused["param"].startswith(param)
    if isinstance(allowed, list):
        assert refused["allowed"] == allowed
    elif allowed is not None:
        assert allowed in refused["allowed"]


# Documents as options


def house() -> dict[str, Any]:
    """A house of one's own: the printed one, its first room called otherwise."""
    printed = files("diablerie.games.kill_doctor_lucky.mansion").joinpath("mansion.json")
    document: dict[str, Any] = json.loads(printed.read_text("utf-8"))
    document["spaces"][0]["name"] = "Mess"
    return document


def begin_in(client: Client, mansion: object) -> httpx2.Response:
    options = {"mansion": mansion}
    body = {"game": "kill-doctor-lucky", "seats": [PERSON, PERSON], "options": options}
    return client.http.post("/api/matches", json=body)


@pytest.mark.parametrize("form", [dict, json.dumps])
def test_a_document_is_sent_as_an_object_or_as_its_text(
    client: Client, form: Callable[[dict[str, Any]], object]
) -> None:
    begun = begin_in(client, form(house())).raise_for_status().json()
    match = client.get(f"/api/matches/{begun['id']}").json()["view"]["match"]
    assert match["board"]["spaces"][0]["name"] == "Mess"
    assert "Mess" in match["options"]["mansion"]


def test_without_a_document_the_board_is_the_games_own(client: Client) -> None:
    begun = begin_in(client, None).raise_for_status().json()
    match = client.get(f"/api/matches/{begun['id']}").json()["view"]["match"]
    assert match["options"]["mansion"] is None
    assert match["board"] == diablerie.load("kill-doctor-lucky", seats=2).board


def test_a_match_in_a_house_of_ones_own_outlives_the_process(
    client: Client, settings: Settings
) -> None:
    begun = begin_in(client, house()).raise_for_status().json()
    database = Database.open(settings.database)
    saved = asyncio.run(MatchRepository(database).read(begun["id"]))
    database.close()
    assert saved is not None
    assert saved.table.game == diablerie.load("kill-doctor-lucky", seats=2, mansion=house())


def test_the_server_reads_no_file_for_anybody(client: Client, tmp_path: Path) -> None:
    file = tmp_path / "house.json"
    file.write_text(json.dumps(house()))
    for name in (str(file), f"file://{file}", "mansion.json", ""):
        refused = problem(begin_in(client, name), 422)
        assert refused["param"] == "options.mansion"
        assert "a document, which is a JSON object" in refused["detail"]


def test_what_is_wrong_with_a_document_is_told_with_its_line(client: Client) -> None:
    text = json.dumps(house(), indent=1).replace('"Mess"', "7", 1)
    line = text[: text.index(": 7,")].count("\n") + 1
    refused = problem(begin_in(client, text), 422)
    assert (refused["param"], refused["line"]) == ("options.mansion", line)
    assert refused["detail"].startswith(f"line {line}: ")
    assert refused["detail"].count("line") == 1


@pytest.mark.parametrize(
    ("mansion", "status"),
    [([], 422), (3, 422), (True, 422), ("{" + " " * 50_000, 422), ("{" + "[" * 40_000, 422)],
)
def test_what_is_no_document_is_refused(client: Client, mansion: object, status: int) -> None:
    problem(begin_in(client, mansion), status)
