"""Vacations over HTTP."""

from __future__ import annotations

import pytest

from ..clients import PERSON, Client
from ..gathered import OPEN, company, invite, join, reason, room, standing
from ..logins import PASSWORD, register


def test_who_has_an_account_goes_on_vacation_and_comes_back(client: Client) -> None:
    register(client)
    before = client.get("/api/me/vacation").json()
    assert before == {"since": None, "until": None, "left": 20.0, "days": 20}
    begun = client.http.put("/api/me/vacation").json()
    assert begun["since"] < begun["until"]
    assert client.http.put("/api/me/vacation").json()["since"] == begun["since"]
    ended = client.http.delete("/api/me/vacation").json()
    assert (ended["since"], ended["until"]) == (None, None)
    assert ended["left"] == pytest.approx(20, abs=0.01)


def test_a_guest_has_none(client: Client, stranger: Client) -> None:
    client.new_match()
    assert reason(client.http.put("/api/me/vacation")) == "no-account"
    assert reason(stranger.get("/api/me/vacation"), 401) == "nobody"


def test_the_others_at_a_slow_table_see_it_until_the_first_move(address: str) -> None:
    with company(address, 2, clock={"kind": "days", "days": 2}) as (one, other):
        register(one.client)
        with other.live(1) as line:
            line.room(lambda seen: seen["seats"][0]["vacation_since"] is None)
            one.client.http.put("/api/me/vacation").raise_for_status()
            line.room(lambda seen: seen["seats"][0]["vacation_since"] is not None)
            one.play("s1")
            line.rooms.clear()
            line.room(lambda seen: seen["seats"][0]["vacation_since"] is None)
        assert one.client.get("/api/me/vacation").json()["since"] is None


def test_where_a_turn_has_seconds_nobody_is_on_vacation(address: str) -> None:
    with company(address, 2, clock={"kind": "per-move", "seconds": 600}) as (one, other):
        register(one.client)
        one.client.http.put("/api/me/vacation").raise_for_status()
        assert room(other)["seats"][0]["vacation_since"] is None


def test_a_table_says_before_anybody_sits_down_that_vacations_stop_no_clock(
    client: Client, stranger: Client
) -> None:
    clock = {"kind": "days", "days": 3, "vacations": False}
    table = invite(client, PERSON, OPEN, clock=clock, public=True)
    assert room(table, stranger)["clock"] == clock
    [listed] = [m for m in stranger.get("/api/lobby").json()["matches"] if m["id"] == table.id]
    assert listed["clock"] == clock
    taken = join(table, stranger, 1)
    assert standing(taken)["clock"]["vacations"] is False
    assert taken.record(None)["clock"] == clock
    refused = {"game": "doctor-faust", "seats": [PERSON, OPEN]}
    for kind in ({"kind": "none"}, {"kind": "per-move", "seconds": 60}):
        asked = refused | {"clock": kind | {"vacations": False}}
        assert reason(client.http.post("/api/matches", json=asked), 422) == "not-allowed"


def test_it_is_among_what_is_kept_of_a_person_and_goes_with_them(client: Client) -> None:
    register(client)
    client.http.put("/api/me/vacation").raise_for_status()
    kept = client.http.post("/api/me/export", json={"password": PASSWORD}).json()
    [vacation] = kept["vacations"]
    assert vacation["ended"] is None
    client.http.post("/api/me/deletion", json={"password": PASSWORD}).raise_for_status()
    assert reason(client.get("/api/me/vacation"), 401) == "nobody"
