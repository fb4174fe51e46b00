"""The HTTP API: what it offers, and that everything it refuses is refused in the reader's words."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx2
import jsonschema
import pytest

import diablerie
from diablerie import bots
from diablerie.matches import verify
from diablerie.server import Settings
from diablerie.server.store import Store

from .clients import PERSON, RANDOM_BOT, Client, stream


def problem(response: httpx2.Response, status: int) -> dict[str, Any]:
    """The problem document of a response, checked for what every one has."""
    assert response.status_code == status, response.text
    assert response.headers["Content-Type"] == "application/problem+json"
    document: dict[str, Any] = response.json()
    assert document["status"] == status
    assert document["title"]
    assert document["detail"]
    assert document["type"] == f"urn:diablerie:problem:{document['reason']}"
    return document


# What there is


def test_all_games_are_listed_with_their_options_and_editions(client: Client) -> None:
    listed = client.get("/api/games").json()
    assert tuple(game["name"] for game in listed) == diablerie.games()
    for game in listed:
        facts = diablerie.describe(game["name"])
        assert [option["name"] for option in game["options"]] == [o.name for o in facts.options]
        assert game["editions"] == {name: dict(v) for name, v in facts.editions.items()}
        for option in game["options"]:
            kinds = (option["values"], option["minimum"], option["document"] or None)
            assert sum(kind is not None for kind in kinds) == 1
            assert option["nullable"] == (option["default"] is None)


def test_all_levels_of_bots_are_listed(client: Client) -> None:
    assert tuple(bot["name"] for bot in client.get("/api/bots").json()) == bots.names()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_rulebook_is_told_whole_and_by_clauses(client: Client, lang: str) -> None:
    book = client.get(f"/api/games/doctor-faust/rulebook/{lang}").json()
    assert (book["lang"], "<p>" in book["html"]) == (lang, True)
    assert {"DF-08", "DF-19", "DF-40"} <= {clause["id"] for clause in book["clauses"]}
    assert all(clause["title"] and "<p>" in clause["html"] for clause in book["clauses"])


def test_a_rulebook_that_is_not_there_names_those_that_are(client: Client) -> None:
    missing = client.get("/api/games/doctor-faust/rulebook/la")
    assert problem(missing, 404)["allowed"] == ["en", "fr", "de"]
    missing = client.get("/api/games/solitaire/rulebook/en")
    assert problem(missing, 404)["allowed"] == list(diablerie.games())


def test_the_status_tells_version_and_engine(client: Client) -> None:
    status = client.get("/api/status").json()
    assert status["version"] == diablerie.__version__
    assert status["engine"] == {"ready": True, "progress": 1.0, "doing": ""}


# Beginning a match


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
    assert begun["seats"] == [
        {"seat": 0, "kind": "person", "level": None, "name": "Ada", "yours": True},
        {"seat": 1, "kind": "bot", "level": "random", "name": None, "yours": False},
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
        ({"seats": [PERSON, {"kind": "bot"}]}, "seats.1.level", list(bots.names())),
        ({"seats": [PERSON, {"kind": "bot", "level": "god"}]}, "seats.1.level", "devil"),
        ({"seats": [{"kind": "person", "level": "imp"}, PERSON]}, "seats.0.level", None),
        ({"names": ["Ada"]}, "names", None),
        ({"names": ["", "Bob"]}, "body.names.0", None),
        ({"names": ["A" * 41, "Bob"]}, "body.names.0", None),
        ({"names": ["\ud800", "Bob"]}, "body.names.0", None),
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
    printed = files("diablerie.games.kill_doctor_lucky").joinpath("mansion.json")
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
    store = Store(settings.database)
    saved = asyncio.run(store.match(begun["id"]))
    store.close()
    assert saved is not None
    assert saved.match.game == diablerie.load("kill-doctor-lucky", seats=2, mansion=house())


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


# Playing


def test_an_action_is_done_and_a_repeated_one_answered_alike(client: Client) -> None:
    table = client.new_match()
    first = table.act(0, "soul", cmd="my-first")
    again = table.act(0, "soul", expect=1, cmd="my-first")
    assert first.json() == again.json() == {"cmd": "my-first", "v": table.read(0)["v"]}


def test_a_stale_action_is_409_with_the_version_there_is(client: Client) -> None:
    table = client.new_match()
    table.play("soul")
    refused = problem(table.act(0, "soul", expect=1), 409)
    assert (refused["reason"], refused["params"]) == ("stale", {"expect": 1, "v": 2})


def test_an_illegal_action_is_422_with_clause_and_legal_actions(client: Client) -> None:
    table = client.new_match()
    refused = problem(table.act(0, "end turn"), 422)
    assert refused["clause"] == "DF-08"
    assert refused["legal"] == table.read(0)["view"]["state"]["legal"]


def test_acting_out_of_turn_is_409_and_for_a_strange_seat_403(
    client: Client, stranger: Client
) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    assert problem(table.act(1, "soul", expect=1), 403)["reason"] == "not-your-seat"
    both = client.new_match()
    assert problem(both.act(1, "soul", expect=1), 409)["reason"] == "not-your-turn"
    body = {"cmd": "c", "expect": 1, "seat": 0, "action": "soul"}
    assert problem(stranger.http.post(f"{both.path}/actions", json=body), 403)


def test_only_the_owner_sees_a_seat_and_everybody_else_looks_on(
    client: Client, stranger: Client
) -> None:
    table = client.new_match()
    assert table.read(0)["view"]["state"]["hands"][0] == [2, 3, 4, 5, 6, 7, 8, 9]
    for path in (table.path, f"{table.path}/record", f"{table.path}/events"):
        assert problem(stranger.get(path, seat=0), 403)
    seen = stranger.get(table.path).json()["view"]
    assert seen["state"]["hands"] == [None, None]
    assert [seat["yours"] for seat in seen["match"]["seats"]] == [False, False]


@pytest.mark.parametrize("path", ["", "/record", "/events"])
def test_an_unknown_match_is_404(client: Client, path: str) -> None:
    assert problem(client.get(f"/api/matches/nowhere{path}"), 404)["reason"] == "no-such-match"


@pytest.mark.parametrize("seat", ["2", "-1", "red", "1e9", "99999999999999999999"])
def test_a_seat_that_the_game_does_not_have_is_422(client: Client, seat: str) -> None:
    table = client.new_match()
    problem(client.http.get(table.path, params={"seat": seat}), 422)


def test_the_record_of_a_finished_match_is_honest_and_has_the_promised_seed(
    client: Client,
) -> None:
    table = client.new_match(max_turns=1)
    running = table.record(1)
    table.play(*["s1"] * 7)
    record = table.record(None)
    jsonschema.validate(record, client.get("/api/record-schema").json())
    jsonschema.validate(running, client.get("/api/record-schema").json())
    assert running["seed"] is None
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == table.begun["seed_hash"]
    assert verify(record).is_honest
    assert table.read(1)["view"]["match"]["seed"] == record["seed"]


# Event stream


def test_a_stream_tells_the_same_events_as_the_socket_and_ends_with_the_match(
    client: Client,
) -> None:
    table = client.new_match(max_turns=1)
    told = stream(client, f"{table.path}/events", seat=1)
    first = next(told)
    table.play("9@4", *["s1"] * 6)
    frames = [first, *told]
    assert [frame["v"] for frame in frames] == list(range(1, table.read(1)["v"] + 1))
    with table.live(1) as live:
        assert frames == live.until("snap")[:-1]


def test_a_stream_goes_on_where_it_was_broken_off(client: Client) -> None:
    table = client.new_match()
    table.play("soul", "s1", "s2")
    path = f"{table.path}/events"
    assert next(stream(client, path, seat=0, after=2))["v"] == 3
    assert next(stream(client, path, seat=0, after=0, last=3))["v"] == 4


def test_a_stream_with_nothing_to_come_is_204_so_that_browsers_stop(client: Client) -> None:
    table = client.new_match(max_turns=1)
    table.play(*["s1"] * 7)
    response = client.get(f"{table.path}/events", after=table.read(0)["v"])
    assert (response.status_code, response.content) == (204, b"")


# Guests


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: Client) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    cookie = client.http.post("/api/matches", json=body).headers["Set-Cookie"]
    assert cookie.startswith("diablerie_guest=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "set-cookie" not in client.http.post("/api/matches", json=body).headers


def test_behind_a_proxy_with_tls_the_cookie_travels_by_tls_only(client: Client) -> None:
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    headers = {"X-Forwarded-Proto": "https"}
    response = client.http.post("/api/matches", json=body, headers=headers)
    assert "; Secure" in response.headers["Set-Cookie"]


def test_an_unknown_cookie_counts_for_nothing_and_an_unknown_token_is_401(
    client: Client,
) -> None:
    client.http.cookies.set("diablerie_guest", "from another server")
    table = client.new_match()
    assert table.read(0)["v"]
    refused = client.http.get("/api/games", headers={"Authorization": "Bearer nobody"})
    assert refused.status_code == 200, "what is public needs no guest"
    refused = client.http.get(table.path, headers={"Authorization": "Bearer nobody"})
    assert refused.headers["WWW-Authenticate"] == "Bearer"
    problem(refused, 401)


def test_other_sites_pages_cannot_act_for_a_guest(client: Client) -> None:
    headers = {"Origin": "https://evil.example"}
    body: dict[str, Any] = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    problem(client.http.post("/api/matches", json=body, headers=headers), 403)
    table = client.new_match()
    body = {"cmd": "c", "expect": 1, "seat": 0, "action": "soul"}
    problem(client.http.post(f"{table.path}/actions", json=body, headers=headers), 403)
    own = client.http.post(f"{table.path}/actions", json=body, headers={"Origin": client.address})
    assert own.status_code == 200


# Bodies


@pytest.mark.parametrize(
    ("content", "media_type", "status", "reason"),
    [
        (b"{", "application/json", 400, "not-json"),
        (b"[" * 60_000, "application/json", 400, None),
        (b"\xff\xfe{}", "application/json", 400, None),
        (b"9" * 5_000, "application/json", 400, None),
        (b"", "application/json", 422, "invalid"),
        (b"null", "application/json", 422, "invalid"),
        (b"[]", "application/json", 422, "invalid"),
        (b'{"game": NaN, "seats": []}', "application/json", 422, "invalid"),
        (b"{}", "text/plain", 415, "not-json"),
        (b"game=doctor-faust", "application/x-www-form-urlencoded", 415, "not-json"),
        (b"{}", "", 415, "not-json"),
        (b" " * (64 * 1024 + 1), "application/json", 413, "too-large"),
    ],
)
def test_a_bad_body_is_refused(
    client: Client, content: bytes, media_type: str, status: int, reason: str | None
) -> None:
    headers = {"Content-Type": media_type} if media_type else {}
    told = problem(client.http.post("/api/matches", content=content, headers=headers), status)
    assert reason in (None, told["reason"])


def test_a_body_of_unannounced_length_is_cut_off_at_the_limit(client: Client) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    headers = {"Content-Type": "application/json"}
    response = client.http.post("/api/matches", content=endless(), headers=headers)
    assert problem(response, 413)["limit"] == 64 * 1024


def test_a_body_just_within_the_limit_is_taken(client: Client) -> None:
    body = json.dumps({"game": "doctor-faust", "seats": [PERSON, PERSON]}).encode()
    padded = body + b" " * (64 * 1024 - len(body))
    headers = {"Content-Type": "application/json"}
    assert client.http.post("/api/matches", content=padded, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api/guests", 405),
        ("DELETE", "/api/games", 405),
        ("POST", "/", 405),
    ],
)
def test_wrong_addresses_and_methods_are_problems_too(
    client: Client, method: str, path: str, status: int
) -> None:
    problem(client.http.request(method, path), status)


def test_answers_of_the_api_are_kept_nowhere(client: Client) -> None:
    for path in ("/api/games", "/api/nothing", client.new_match().path):
        assert client.get(path).headers["Cache-Control"] == "no-store"
