"""The HTTP API: what there is to play, playing it, and following a match."""

from __future__ import annotations

import hashlib
from typing import Any

import jsonschema
import pytest

import diablerie
from diablerie import bots
from diablerie.matches import verify

from ..clients import PERSON, RANDOM_BOT, Client, stream
from ..problems import problem

# What there is


def test_all_games_are_listed_with_their_options_and_editions(client: Client) -> None:
    listed = client.get("/api/games").json()
    assert tuple(game["name"] for game in listed) == diablerie.games()
    for game in listed:
        facts = diablerie.describe(game["name"])
        assert [option["name"] for option in game["options"]] == [o.name for o in facts.options]
        assert game["editions"] == {name: dict(v) for name, v in facts.editions.items()}
        for option in game["options"]:
            kinds = (
                option["values"],
                option["minimum"],
                option["text"],
                option["document"] or None,
            )
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
    assert [number for section in book["sections"] for number in section["clauses"]] == [
        clause["id"] for clause in book["clauses"]
    ]
    assert {"minute", "turn"} <= {section["id"] for section in book["sections"]}
    assert all(f'<h2 id="{section["id"]}">' in book["html"] for section in book["sections"])


def test_a_rulebook_that_is_not_there_names_those_that_are(client: Client) -> None:
    missing = client.get("/api/games/doctor-faust/rulebook/la")
    assert problem(missing, 404)["allowed"] == ["en", "fr", "de"]
    missing = client.get("/api/games/solitaire/rulebook/en")
    assert problem(missing, 404)["allowed"] == list(diablerie.games())


def test_a_rulebook_is_searched(client: Client) -> None:
    asked = client.get("/api/games/doctor-faust/rulebook/de/search", q="Gemeinheiten")
    first = asked.json()["hits"][0]
    assert (first["kind"], first["id"], first["title"]) == ("clause", "DF-35", "Eine Gemeinheit")
    assert {piece["found"] for piece in first["excerpt"]} <= {True, False}
    assert asked.headers["cache-control"] == "no-store"
    nothing = client.get("/api/games/doctor-faust/rulebook/de/search", q="xyzzy")
    assert nothing.json() == {"hits": []}


@pytest.mark.parametrize("asked", [{}, {"q": 101 * "x"}])
def test_a_search_in_a_rulebook_is_for_so_many_letters(
    client: Client, asked: dict[str, Any]
) -> None:
    problem(client.get("/api/games/doctor-faust/rulebook/en/search", **asked), 422)


def test_a_search_where_there_is_no_rulebook_names_those_that_are(client: Client) -> None:
    missing = client.get("/api/games/doctor-faust/rulebook/la/search", q="x")
    assert problem(missing, 404)["allowed"] == ["en", "fr", "de"]
    missing = client.get("/api/games/solitaire/rulebook/en/search", q="x")
    assert problem(missing, 404)["allowed"] == list(diablerie.games())


def test_the_status_tells_version_and_engine(client: Client) -> None:
    status = client.get("/api/status").json()
    assert status["version"] == diablerie.__version__
    assert status["engine"] == {
        "ready": True,
        "games": list(diablerie.games()),
        "progress": 1.0,
        "doing": "",
    }


# Playing


def test_an_action_is_done_and_a_repeated_one_answered_alike(client: Client) -> None:
    table = client.new_match()
    first = table.act(0, "soul", cmd="my-first")
    again = table.act(0, "soul", expect=1, cmd="my-first")
    done = {"cmd": "my-first", "v": table.read(0)["v"], "done": 1, "stopped": None}
    assert first.json() == again.json() == done


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
