"""Limits: how often one address, person or connection may do things, and what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from diablerie.rejection import Rejection
from diablerie.server import UNLIMITED, Limits, Settings
from diablerie.server.accounts.passwords import WAITING, Passwords
from diablerie.server.core import rate_limits as metering
from diablerie.server.core.rate_limits import Limiter

from ..clients import PERSON, Client, Serve, frames, fresh_cmd, running, stream
from ..logins import fresh_name, log_in, register, try_to_register
from ..problems import problem

OPEN = {"kind": "open"}

FEW = Limits(
    requests=None,
    guests="4/hour",
    accounts="2/hour",
    logins="3/5 minutes",
    logins_from="5/5 minutes",
    matches="3/hour",
    messages="2/10 seconds",
    frames="4/5 seconds",
    connections=2,
)


@pytest.fixture
def few(serve: Serve) -> Iterator[str]:
    """A server that takes little of anything."""
    with serve(limits=FEW) as address:
        yield address


@pytest.fixture
def limited(few: str) -> Iterator[Client]:
    with Client(few) as client:
        yield client


def too_many(response: httpx2.Response, limit: str) -> None:
    """The answer to what is too much, checked for what one needs to know about it."""
    document = problem(response, 429)
    assert document["reason"] == "too-many"
    assert document["params"]["limit"].startswith(limit)
    seconds = int(response.headers["Retry-After"])
    assert 0 < seconds == document["params"]["seconds"]
    assert f"{seconds} s" in document["detail"]


# Counting


class Hours:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def counted(limiter: Limiter, times: int, *whose: object) -> int:
    """How often something could be done, tried so many times."""
    done = 0
    for _ in range(times):
        try:
            limiter.count("messages", *whose)
        except Rejection:
            continue
        done += 1
    return done


def test_in_any_stretch_of_time_so_many_are_let_through_and_no_more() -> None:
    clock = Hours()
    limiter = Limiter(replace(UNLIMITED, messages="5/10 seconds"), clock)
    done = []
    for _ in range(6):
        done.append(counted(limiter, 3, "Ada"))
        clock.now += 3
    assert done == [3, 2, 0, 0, 3, 2]


def test_it_is_told_how_long_to_wait_and_then_it_is_let_through() -> None:
    clock = Hours()
    limiter = Limiter(replace(UNLIMITED, messages="1/10 seconds"), clock)
    limiter.count("messages", "Ada")
    clock.now += 2.5
    with pytest.raises(Rejection) as refused:
        limiter.count("messages", "Ada")
    assert refused.value.retry_after == 8
    clock.now += 8
    limiter.count("messages", "Ada")


def test_everybody_is_counted_for_himself() -> None:
    limiter = Limiter(replace(UNLIMITED, messages="1/10 seconds"))
    assert [counted(limiter, 2, *who) for who in (("Ada", "m"), ("Ada", "n"), ("Bob", "m"))] == [
        1,
        1,
        1,
    ]


@pytest.mark.parametrize("off", [None, "", 0])
def test_a_limit_can_be_switched_off(off: Any) -> None:
    limiter = Limiter(replace(FEW, messages=off, frames=off, connections=off))
    assert counted(limiter, 1000, "Ada") == 1000
    meter = limiter.meter("frames")
    for _ in range(1000):
        meter()
        limiter.connected("here").__enter__()


def test_a_limit_that_cannot_be_read_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="soon"):
        Limiter(replace(UNLIMITED, messages="soon"))


def test_memory_holds_those_only_who_are_counted_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metering, "REMEMBERED", 100)
    clock = Hours()
    limiter = Limiter(replace(UNLIMITED, messages="5/10 seconds"), clock)
    for number in range(1000):
        limiter.count("messages", number)
    assert len(limiter._meters["messages"]) == 100
    clock.now += 10
    limiter.count("messages", "Ada")
    assert len(limiter._meters["messages"]) == 1


def test_what_counts_for_an_hour_keeps_nothing_in_memory_that_counts_for_seconds() -> None:
    clock = Hours()
    limiter = Limiter(replace(UNLIMITED, guests="30/hour", messages="5/10 seconds"), clock)
    limiter.count("guests", "192.0.2.7")
    for number in range(10):
        limiter.count("messages", number)
    clock.now += 10
    limiter.count("messages", "Ada")
    assert [len(limiter._meters[kind]) for kind in ("guests", "messages")] == [1, 1]


async def test_not_everybody_can_have_a_password_hashed_at_once() -> None:
    passwords = Passwords()
    passwords._waiting = WAITING
    with pytest.raises(Rejection) as refused:
        await passwords.hash("a password")
    assert (refused.value.kind, refused.value.reason) == ("too-many", "too-many")
    passwords.close()


# What is limited


def test_requests_by_address(settings: Settings, tmp_path: Path) -> None:
    limits = replace(UNLIMITED, requests="3/minute")
    settings = replace(settings, database=tmp_path / "matches.sqlite3", limits=limits)
    with running(settings) as address, Client(address) as client:
        answers = [client.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers[:3]] == [200] * 3
        too_many(answers[3], "3 per 1 minute")
        assert client.get("/").status_code == 200, "the page itself is not counted"
        with pytest.raises(InvalidStatus) as refused, client.connect("/api/matches/x/live"):
            pass
        assert refused.value.response.status_code == 429
        proxied = {"X-Forwarded-For": "192.0.2.7"}
        assert client.http.get("/api/games", headers=proxied).status_code == 200


def test_guests_by_address_however_they_come(few: str, limited: Client) -> None:
    table = limited.new_match(OPEN, PERSON)
    for _ in range(2):
        limited.http.post("/api/guests").raise_for_status()
    with Client(few) as client:
        client.http.put(f"{table.path}/seats/0", json={}).raise_for_status()
    too_many(limited.http.post("/api/guests"), "4 per 1 hour")
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    with Client(few) as client:
        too_many(client.http.post("/api/matches", json=body), "4 per 1 hour")
        assert "diablerie_guest" not in client.http.cookies
    assert limited.new_match().begun, "who is known already is not a new one"


def test_accounts_by_address(few: str, limited: Client) -> None:
    register(limited)
    with Client(few) as other, Client(few) as another:
        register(other)
        too_many(try_to_register(another, fresh_name()), "2 per 1 hour")


def test_logins_by_name_and_address(limited: Client) -> None:
    name = register(limited)
    for spelt in (name, name.upper(), f" {name}"):
        problem(log_in(limited, spelt, "not his password"), 403)
    too_many(log_in(limited, name), "3 per 5 minute")
    for _ in range(2):
        problem(log_in(limited, fresh_name()), 403)
    too_many(log_in(limited, fresh_name()), "5 per 5 minute")


def test_old_passwords_as_logins(limited: Client) -> None:
    register(limited)
    change = {"old": "not my password", "new": "another password"}
    for _ in range(3):
        problem(limited.http.put("/api/me/password", json=change), 403)
    too_many(limited.http.put("/api/me/password", json=change), "3 per 5 minute")


def test_matches_and_rematches_by_person(few: str, limited: Client) -> None:
    table = limited.new_match(PERSON, PERSON)
    deed = {"cmd": fresh_cmd(), "deed": "resign", "seat": 0}
    limited.http.post(f"{table.path}/deeds", json=deed).raise_for_status()
    limited.http.post(f"{table.path}/rematch").raise_for_status()
    limited.new_match()
    body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
    too_many(limited.http.post("/api/matches", json=body), "3 per 1 hour")
    too_many(limited.http.post(f"{table.path}/rematch"), "3 per 1 hour")
    with Client(few) as other:
        assert other.new_match().begun


def test_messages_by_person_and_match_whichever_way_they_come(limited: Client) -> None:
    table, other = limited.new_match(), limited.new_match()
    message = {"cmd": fresh_cmd(), "text": "hello", "seat": 0}
    limited.http.post(f"{table.path}/messages", json=message).raise_for_status()
    with table.live(0) as live:
        live.snap()
        live.send(type="say", cmd="a", text="hello")
        live.until("ack")
        live.send(type="say", cmd="b", text="hello")
        refused = live.until("rej")[-1]
    assert (refused["cmd"], refused["reason"]) == ("b", "too-many")
    assert refused["params"]["seconds"] <= 10
    too_many(limited.http.post(f"{table.path}/messages", json=message), "2 per 10 second")
    limited.http.post(f"{other.path}/messages", json=message).raise_for_status()


def test_pings_count_among_the_frames(limited: Client) -> None:
    table = limited.new_match()
    with table.live(0) as live:
        live.snap()
        for _ in range(4):
            live.send(type="ping")
        rej = live.next()
    assert (rej["cmd"], rej["reason"]) == (None, "too-many")


def test_frames_by_connection(limited: Client) -> None:
    table = limited.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        for number in range(8):
            live.act("no such action", v, cmd=f"c{number}")
        answers = [live.until("rej")[-1] for _ in range(8)]
        assert [answer["cmd"] for answer in answers] == [f"c{number}" for number in range(8)]
        reasons = [answer["reason"] for answer in answers]
        assert reasons[3:] == ["too-many"] * 5
        assert "too-many" not in reasons[:3]
    with table.live(0) as live:
        assert live.snap()["v"] == v, "another connection is counted for itself"


def test_connections_by_address_as_long_as_they_are_open(few: str, limited: Client) -> None:
    table = limited.new_match()
    with table.live(0) as live, table.live(None) as watching, Client(few) as stranger:
        live.snap()
        watching.snap()
        with pytest.raises(InvalidStatus) as refused, stranger.connect(f"{table.path}/live"):
            pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["Retry-After"] == "1"
        too_many(stranger.get(f"{table.path}/events"), "2 connections")
    for _ in range(3):
        frames_told = stream(limited, f"{table.path}/events")
        assert frames("ev", [next(frames_told)])
        frames_told.close()  # type: ignore[attr-defined]  # a generator


def test_every_limit_is_said_where_it_is_set() -> None:
    usual = Limits()
    assert (usual.guests, usual.matches, usual.logins) == ("300/hour", "60/hour", "10/5 minutes")
    assert Settings().limits == usual, "a server has limits unless somebody takes them away"
