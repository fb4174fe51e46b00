"""Closures: registration, lobby and watching, closed for all and opened again without a restart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from diablerie.server.api.routes.streams import CLOSED_TO_ONLOOKERS
from diablerie.server.library.drawing_process import DrawingProcess

from ..clients import PERSON, Client, Table, stream
from ..gathered import OPEN, invite, join
from ..logins import fresh_name, log_in, register, try_to_register
from ..problems import problem
from .hosts import Host, say


@contextmanager
def closed(host: Host, what: str) -> Iterator[None]:
    """While something is closed."""
    assert what in host.put(f"closures/{what}", closed=True).json()["closed"]
    try:
        yield
    finally:
        assert what not in host.put(f"closures/{what}", closed=False).json()["closed"]


def test_while_registration_is_closed_there_are_no_new_accounts(
    host: Host, ada: Client, bob: Client
) -> None:
    name = register(ada)
    with closed(host, "registration"):
        refused = try_to_register(bob, fresh_name())
        assert problem(refused, 403)["reason"] == "registration-closed"
        assert log_in(bob, name).status_code == 201
        assert bob.get("/api/status").json()["closed"] == ["registration"]
    with Client(ada.address) as later:
        assert try_to_register(later, fresh_name()).status_code == 201
    assert bob.get("/api/status").json()["closed"] == []


def test_while_the_lobby_is_closed_people_invite_by_link(
    host: Host, ada: Client, bob: Client
) -> None:
    public = {"game": "doctor-faust", "seats": [PERSON, OPEN], "public": True}
    with closed(host, "lobby"):
        assert problem(ada.get("/api/lobby"), 403)["reason"] == "lobby-closed"
        refused = ada.http.post("/api/matches", json=public)
        assert problem(refused, 403)["reason"] == "lobby-closed"
        join(invite(ada, PERSON, OPEN), bob, 1)
        assert len(ada.get("/api/me/matches").json()["matches"]) == 1
    assert ada.get("/api/lobby").status_code == 200
    assert ada.http.post("/api/matches", json=public).status_code == 201


def onlookers_doors(client: Client, table: Table) -> list[int]:
    """What an onlooker is answered at every door to a match."""
    asked = ("", "/record", "/room", "/messages")
    answers = [client.get(f"{table.path}{what}").status_code for what in asked]
    return [*answers, say(client, table.id, "hello", "x").status_code]


def test_while_watching_is_closed_running_matches_are_for_those_who_play(
    host: Host, ada: Client, bob: Client
) -> None:
    waiting = invite(ada, PERSON, OPEN)
    running = ada.new_match()
    assert set(onlookers_doors(bob, running)) == {200, 201}
    with closed(host, "watching"):
        assert set(onlookers_doors(bob, running)) == {403}
        assert problem(bob.get(running.path), 403)["reason"] == "watching-closed"
        problem(bob.get("/api/lobby", status="running"), 403)
        assert running.read(0)["view"]["seat"] == 0
        assert running.read(None)["view"]["seat"] is None, "their own match, as others would see it"
        assert bob.get(f"{waiting.path}/room").status_code == 200
        joined = join(waiting, bob, 1)
        assert joined.read(1)["view"]["seat"] == 1
    assert set(onlookers_doors(bob, running)) == {200, 201}


def test_a_link_to_a_running_match_tells_nobody_who_plays_while_watching_is_closed(
    host: Host, ada: Client, bob: Client
) -> None:
    seats = [PERSON, {"kind": "bot", "level": "random"}]
    body = {"game": "doctor-faust", "seats": seats, "names": ["Ada of Argyle", None]}
    made = ada.http.post("/api/matches", json=body).json()
    path = f"/m/{made['id']}"
    assert "Ada of Argyle" in bob.get(path).text
    with closed(host, "watching"):
        assert "Ada of Argyle" not in bob.get(path).text


def test_the_picture_of_a_running_match_is_the_games_while_watching_is_closed(
    host: Host, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(self: DrawingProcess, position: bytes) -> bytes:
        return position

    monkeypatch.setattr(DrawingProcess, "draw", draw)
    table = ada.new_match()
    asked = f"{table.path}/picture.jpg"
    assert bob.http.get(asked).status_code == 200
    assert asked.lstrip("/") in bob.get(f"/m/{table.id}").text
    with closed(host, "watching"):
        shut = bob.http.get(asked)
        assert (shut.status_code, shut.headers["Location"].rpartition("/")[2]) == (
            307,
            "social-card-doctor-faust.jpg",
        )
        assert "picture.jpg" not in bob.get(f"/m/{table.id}").text


def test_a_match_that_is_over_can_be_looked_at(host: Host, ada: Client, bob: Client) -> None:
    table = ada.new_match()
    body = {"cmd": "enough", "deed": "resign", "seat": 0}
    assert ada.http.post(f"{table.path}/deeds", json=body).status_code == 200
    with closed(host, "watching"):
        assert bob.get(table.path).status_code == 200
        assert bob.get(f"{table.path}/replay").status_code == 200


def test_whoever_looks_on_as_it_is_closed_is_shown_out(
    host: Host, ada: Client, bob: Client
) -> None:
    table = ada.new_match()
    watched = Table(bob, table.id, table.begun)
    with watched.live(None) as eyes, table.live(0) as player:
        eyes.snap()
        player.snap()
        with closed(host, "watching"):
            with pytest.raises(ConnectionClosed) as shut:
                eyes.until("nothing of the kind")
            assert shut.value.rcvd is not None
            assert shut.value.rcvd.code == CLOSED_TO_ONLOOKERS
            player.act("soul", 1)
            assert player.until("ack")


def test_an_event_stream_of_an_onlooker_ends(host: Host, ada: Client, bob: Client) -> None:
    table = ada.new_match()
    told = stream(bob, f"{table.path}/events")
    assert next(told)["v"] == 1
    with closed(host, "watching"):
        assert list(told) == []


def test_a_stream_of_frames_of_an_onlooker_ends(host: Host, ada: Client, bob: Client) -> None:
    table = ada.new_match()
    with bob.http.stream("GET", f"{table.path}/frames") as response:
        lines = response.iter_lines()
        assert any('"snap"' in line for line in lines)
        with closed(host, "watching"):
            assert not [line for line in lines if '"snap"' in line]


def test_what_is_closed_is_not_closed_twice(host: Host) -> None:
    with closed(host, "lobby"):
        again = host.put("closures/lobby", closed=True)
        assert problem(again, 409)["reason"] == "closed-before"
    assert problem(host.put("closures/lobby", closed=False), 409)["reason"] == "not-closed"
    assert host.put("closures/kitchen", closed=True).status_code == 422
    assert [d["deed"] for d in host.deeds()[:2]] == ["reopen", "close"]
    assert host.deeds()[0]["details"] == {"what": "lobby"}
    assert host.ask("closures").json() == {"closed": []}
