"""Seats that another person takes over by the others' vote, from the offer to a move of the newcomer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from diablerie.matches import verify
from diablerie.server import Settings
from diablerie.server.api.routes import matches
from diablerie.server.live import table_actions, volunteers

from ..clients import RANDOM_BOT, Client, Table, frames, running
from ..gathered import (
    OPEN,
    company,
    do,
    done,
    invite,
    join,
    reason,
    room,
    standing,
    to_play,
    until_left,
)
from ..waiting import eventually
from .test_presence import GRACE

LEAVING = 0.4
"""Seconds after which somebody counts as having left, where a test says so."""


def offer(table: Table, client: Client, seat: int, **wanted: Any) -> httpx2.Response:
    """Have somebody offer to take over a seat."""
    return client.http.put(f"{table.path}/seats/{seat}/volunteer", json=wanted)


def offered(table: Table, client: Client, seat: int, **wanted: Any) -> int:
    """The number of an offer that must be possible."""
    answer = offer(table, client, seat, **wanted)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["n"])


def withdraw(table: Table, client: Client, seat: int) -> None:
    client.http.delete(f"{table.path}/seats/{seat}/volunteer").raise_for_status()


def vote(table: Table, seat: int, about: int, number: int) -> httpx2.Response:
    return do(table, "vote", seat, about=about, volunteer=number)


def numbers(table: Table) -> list[int]:
    return [one["n"] for one in room(table)["volunteers"]]


def as_newcomer(table: Table, client: Client) -> Table:
    return Table(client, table.id, table.begun)


@pytest.fixture
def three(hasty: str) -> Iterator[list[Table]]:
    """Three people and a bot, at the hasty server; none is connected."""
    with company(hasty, 3, RANDOM_BOT, game="teufel-teufel") as tables:
        until_left(tables[0], 0, 1, 2)
        yield tables


@pytest.fixture
def duel(hasty: str) -> Iterator[list[Table]]:
    """Two people at the hasty server; none is connected."""
    with company(hasty, 2) as tables:
        until_left(tables[0], 0, 1)
        yield tables


@pytest.fixture
def guest(hasty: str) -> Iterator[Client]:
    """Somebody who looks on, and is known by a cookie."""
    with Client(hasty) as client:
        client.new_match()
        yield client


def taken(duel: list[Table], guest: Client, **wanted: Any) -> Table:
    """The duel in which the guest has taken seat 1 over, as the guest knows it."""
    number = offered(duel[0], guest, 1, **wanted)
    assert vote(duel[0], 0, 1, number).status_code == 200
    return as_newcomer(duel[0], guest)


# From the offer to a move


def test_whoever_looks_on_takes_over_a_seat_and_plays_on(duel: list[Table], guest: Client) -> None:
    one, other = duel
    one.play(*["s1"] * 7)
    with one.live(0) as live:
        live.snap()
        number = offered(one, guest, 1, name="Marie")
        seen = live.room(lambda room: room["volunteers"] != [])["volunteers"]
        assert [(v["n"], v["seat"], v["name"], v["yours"]) for v in seen] == [
            (number, 1, "Marie", False)
        ]
        assert room(one, guest)["volunteers"][0]["yours"]
        done(one, "vote", 0, about=1, volunteer=number)
        told = [f["event"]["kind"] for f in frames("ev", live.until("snap"))]
        assert told == ["voted-for", "taken-over"]
        after = live.room(lambda room: room["volunteers"] == [])
        assert after["seats"][1]["name"] == "Marie"
    newcomer = as_newcomer(one, guest)
    assert newcomer.read(1)["view"]["seat"] == 1
    assert newcomer.read(1)["view"]["state"]["legal"]
    action = newcomer.read(1)["view"]["state"]["legal"][0]
    newcomer.act(1, action).raise_for_status()
    assert reason(other.act(1, action, one.read(0)["v"]), 403) == "not-your-seat"


def test_more_than_half_of_those_who_play_decide(three: list[Table], guest: Client) -> None:
    one, two, _ = three
    number = offered(one, guest, 2)
    assert vote(one, 0, 2, number).status_code == 200
    assert standing(one)["votes"] == [{"about": 2, "volunteer": number, "by": [0]}]
    assert reason(vote(one, 0, 2, number)) == "voted-before"
    assert room(one, guest)["seats"][2]["yours"] is False
    assert vote(two, 1, 2, number).status_code == 200
    assert room(one, guest)["seats"][2]["yours"]


def test_a_seat_is_taken_over_from_a_bot_that_plays_for_who_went_away(
    three: list[Table], guest: Client
) -> None:
    one, two, _ = three
    done(one, "substitute", None, about=2)
    assert room(one)["seats"][2]["left"]
    number = offered(one, guest, 2)
    vote(one, 0, 2, number)
    vote(two, 1, 2, number)
    assert standing(one)["substitutes"] == [None] * 4
    assert room(one, guest)["seats"][2]["yours"]


def test_the_record_keeps_it_and_is_verified(duel: list[Table], guest: Client) -> None:
    one, _ = duel
    newcomer = taken(duel, guest, name="Marie")
    done(newcomer, "resign", 1)
    record = one.record(None)
    assert [(e["deed"], e.get("volunteer")) for e in record["actions"]] == [
        ("vote", 1),
        ("resign", None),
    ]
    assert [player["name"] for player in record["players"]] == [None, "Marie"]
    assert verify(record).is_honest


# Who may offer, and to what


def test_who_sits_or_has_sat_there_takes_over_nothing(
    three: list[Table], guest: Client, hasty: str
) -> None:
    one, two, three_ = three
    assert reason(offer(one, two.client, 2)) == "has-sat"
    number = offered(one, guest, 2)
    vote(one, 0, 2, number)
    vote(two, 1, 2, number)
    assert reason(offer(one, three_.client, 1)) == "has-sat"
    assert reason(offer(one, guest, 1)) == "has-sat"


def test_nobody_takes_over_the_seat_of_who_is_there_nor_a_bots(
    three: list[Table], guest: Client
) -> None:
    one, two, _ = three
    with two.live(1) as live:
        live.snap()
        assert reason(offer(one, guest, 1)) == "not-away"
    assert reason(offer(one, guest, 3)) == "not-away"
    assert reason(offer(one, guest, 9), 422) == "not-allowed"
    done(two, "resign", 1)
    assert reason(offer(one, guest, 1)) == "not-away"


def test_nobody_takes_over_a_seat_where_nobody_could_vote(hasty: str, guest: Client) -> None:
    with Client(hasty) as host:
        table = host.new_match({"kind": "person"}, RANDOM_BOT)
        until_left(table, 0)
        assert reason(offer(table, guest, 0)) == "nobody-votes"


def test_nobody_takes_over_a_seat_before_the_match_or_after_it(hasty: str, guest: Client) -> None:
    with Client(hasty) as host, Client(hasty) as other:
        table = invite(host, {"kind": "person"}, OPEN)
        assert reason(offer(table, guest, 0)) == "not-begun"
        join(table, other, 1)
        done(table, "resign", 0)
        assert reason(offer(table, guest, 1)) == "match-over"


def test_a_name_that_is_none_is_refused(duel: list[Table], guest: Client) -> None:
    assert offer(duel[0], guest, 1, name=" \u202e ").status_code == 422
    assert offer(duel[0], guest, 1, name="x" * 200).status_code == 422
    assert offer(duel[0], guest, 1, nonsense=1).status_code == 422


def test_no_more_than_eight_offer(three: list[Table], hasty: str) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(Client(hasty)) for _ in range(9)]
        live = [stack.enter_context(g.connect(f"{three[0].path}/live", None)) for g in guests[:8]]
        assert len(live) == 8
        for guest in guests[:8]:
            offered(three[0], guest, 2)
        assert reason(offer(three[0], guests[8], 2)) == "enough-volunteers"


def test_who_is_nobody_yet_becomes_a_guest_by_offering(duel: list[Table], hasty: str) -> None:
    with httpx2.Client(base_url=hasty) as http:
        answer = http.put(f"{duel[0].path}/seats/1/volunteer", json={})
        assert answer.status_code == 200
        assert answer.cookies


# Until when an offer stands


def test_an_offer_is_taken_back(duel: list[Table], guest: Client) -> None:
    one, _ = duel
    number = offered(one, guest, 1)
    withdraw(one, guest, 0)
    assert numbers(one) == [number]
    withdraw(one, guest, 1)
    assert numbers(one) == []
    assert reason(vote(one, 0, 1, number)) == "no-such-volunteer"
    assert offered(one, guest, 1) == number + 1
    withdraw(one, guest, 1)
    withdraw(one, guest, 1)


def test_the_same_offer_again_is_the_same(three: list[Table], guest: Client) -> None:
    one = three[0]
    number = offered(one, guest, 2)
    assert offered(one, guest, 2) == number
    assert offered(one, guest, 1) == number + 1
    assert numbers(one) == [number + 1]


def test_votes_for_an_offer_that_was_taken_back_are_none_for_the_next(
    three: list[Table], guest: Client
) -> None:
    one, two, _ = three
    vote(one, 0, 2, offered(one, guest, 2))
    withdraw(one, guest, 2)
    vote(two, 1, 2, offered(one, guest, 2))
    assert not room(one, guest)["seats"][2]["yours"]


def test_an_offer_ends_when_the_person_comes_back(duel: list[Table], guest: Client) -> None:
    one, other = duel
    number = offered(one, guest, 1)
    with other.live(1) as live:
        live.snap()
        eventually(lambda: numbers(one) == [])
        assert reason(vote(one, 0, 1, number)) == "not-away"
    time.sleep(GRACE * 1.5)
    assert numbers(one) == []


def test_an_offer_ends_when_the_person_comes_back_from_a_bot(
    three: list[Table], guest: Client
) -> None:
    one, _, away = three
    done(one, "substitute", None, about=2)
    offered(one, guest, 2)
    done(away, "return", 2)
    eventually(lambda: numbers(one) == [])


def test_an_offer_ends_when_who_makes_it_leaves(
    duel: list[Table], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = duel
    monkeypatch.setattr(volunteers, "LEAVING", LEAVING)
    with as_newcomer(one, guest).live(None) as live:
        live.snap()
        offered(one, guest, 1)
        time.sleep(LEAVING * 2)
        assert [v["present"] for v in room(one)["volunteers"]] == [True]
    eventually(lambda: numbers(one) == [])


def test_who_has_two_connections_has_not_left_when_one_is_closed(
    duel: list[Table], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = duel
    monkeypatch.setattr(volunteers, "LEAVING", LEAVING)
    table = as_newcomer(one, guest)
    with table.live(None) as live:
        live.snap()
        with table.live(None) as second:
            second.snap()
            offered(one, guest, 1)
        time.sleep(LEAVING * 2)
        assert len(numbers(one)) == 1


def test_votes_that_make_no_sense_are_refused(three: list[Table], guest: Client) -> None:
    one = three[0]
    number = offered(one, guest, 2)
    assert reason(vote(one, 0, 2, number + 7)) == "no-such-volunteer"
    assert reason(vote(one, 0, 1, number)) == "no-such-volunteer"
    assert do(one, "vote", 0, about=2, volunteer=0).status_code == 422
    assert reason(vote(Table(guest, one.id, {}), 0, 2, number), 403) == "not-your-seat"


# What becomes of the one before


def test_the_one_before_looks_on_from_that_moment(duel: list[Table], guest: Client) -> None:
    one, other = duel
    one.play(*["s1"] * 7)
    with as_newcomer(one, guest).live(None) as spectator:
        spectator.snap()
        taken(duel, guest)
    assert reason(other.client.http.get(one.path, params={"seat": 1}), 403) == "not-your-seat"
    for path in ("record", "events", "frames"):
        answer = other.client.http.get(f"{one.path}/{path}", params={"seat": 1})
        assert answer.status_code == 403, path
    assert reason(do(other, "resign", 1), 403) == "not-your-seat"
    prepared = {"seat": 1, "answer": None}
    assert other.client.http.put(f"{one.path}/prepared", json=prepared).status_code == 403
    assert room(one, other.client)["lost"] == [1]
    assert room(one, guest)["lost"] == []
    assert not room(one, other.client)["seats"][1]["yours"]
    mine = other.client.get("/api/me/matches").json()["matches"]
    assert one.id not in {match["id"] for match in mine}
    theirs = guest.get("/api/me/matches").json()["matches"]
    assert one.id in {match["id"] for match in theirs}


def test_what_was_on_its_way_from_the_one_before_comes_too_late(
    duel: list[Table], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = duel
    while to_play(one) == 0:
        one.play("s1")
    newcomer = taken(duel, guest)
    v = newcomer.read(1)["v"]
    # As if they had been asked who they are before the vote was done.
    for routes in (matches, table_actions):
        monkeypatch.setattr(routes, "demand_seat", lambda *_: None)
    assert reason(other.act(1, "s1", v), 403) == "not-your-seat"
    assert reason(do(other, "offer", 1), 403) == "not-your-seat"
    prepared = {"seat": 1, "answer": None, "cmd": "p"}
    answer = other.client.http.put(f"{one.path}/prepared", json=prepared)
    assert reason(answer, 403) == "not-your-seat"
    assert newcomer.read(1)["v"] == v


def test_what_the_one_before_has_prepared_is_void(hasty: str, guest: Client) -> None:
    with company(hasty, 2, game="kill-doctor-lucky") as (one, other):
        wanted = {"seat": 1, "answer": {"up_to": 2}, "cmd": "p"}
        other.client.http.put(f"{one.path}/prepared", json=wanted).raise_for_status()
        assert other.read(1)["view"]["prepared"] is not None
        until_left(one, 1)
        newcomer = taken([one, other], guest)
        assert newcomer.read(1)["view"]["prepared"] is None


def test_the_connection_of_who_was_idle_shows_what_a_spectator_sees(
    settings: Settings, tmp_path: Path, page_folder: Path
) -> None:
    impatient = replace(
        settings, database=tmp_path / "m.sqlite3", patience=0.4, tick=0.05, mercy=0.0
    )
    with ExitStack() as stack:
        address = stack.enter_context(running(impatient))
        one, other = stack.enter_context(company(address, 2))
        g = stack.enter_context(Client(address))
        with one.live(0) as idle, other.live(1) as live:
            assert idle.snap()["view"]["seat"] == 0
            live.room(lambda room: room["seats"][0]["left"])
            number = offered(one, g, 0)
            assert vote(other, 1, 0, number).status_code == 200
            *told, snap = idle.until("snap")
            assert snap["view"]["seat"] is None
            assert snap["view"]["state"]["legal"] == []
            assert [seat["yours"] for seat in snap["view"]["match"]["seats"]] == [False, False]
            assert told
            idle.send(type="act", cmd="late", expect=snap["v"], action="s1")
            assert idle.until("rej")[-1]["reason"] == "not-your-seat"
            # Whoever comes in has the time that anybody has.
            assert not room(one)["seats"][0]["left"]
