"""Takeovers that would be unfair: from who is there after all, for a rating, by who sits there already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from diablerie.server import Settings

from ..clients import Client, Serve, Table, running
from ..gathered import company, do, done, reason, room, standing, until_left
from ..logins import PASSWORD, register
from ..waiting import eventually
from .test_presence import GRACE
from .test_takeovers import as_newcomer, offer, offered, vote


@pytest.fixture
def guest(hasty: str) -> Iterator[Client]:
    """Somebody who looks on, and is known by a cookie."""
    with Client(hasty) as client:
        client.new_match()
        yield client


# Who is there after all


def test_who_has_just_done_something_is_not_away_though_no_connection_is_open(
    hasty: str, guest: Client
) -> None:
    with company(hasty, 2) as (one, other):
        until_left(one, 1)
        number = offered(one, guest, 1)
        done(other, "offer", 1)
        assert reason(vote(one, 0, 1, number)) in ("not-away", "no-such-volunteer")
        assert not room(one)["seats"][1]["left"]
        eventually(lambda: room(one)["volunteers"] == [])
        assert reason(offer(one, guest, 1)) == "not-away"
        until_left(one, 1)
        assert vote(one, 0, 1, offered(one, guest, 1)).status_code == 200


def test_others_see_since_when_somebody_has_done_nothing_who_has_no_connection(
    serve: Serve,
) -> None:
    with (
        serve(tick=0.05, mercy=0.0) as address,
        company(address, 2) as (one, other),
        one.live(0) as live,
    ):
        before = live.room()["seats"][1]["away_since"]
        done(other, "offer", 1)
        live.room(lambda seen: seen["seats"][1]["away_since"] > before)


def test_who_has_come_back_from_a_bot_elsewhere_keeps_the_seat(
    settings: Settings, postgres_url: str
) -> None:
    chosen = replace(settings, database=postgres_url, grace=GRACE, substitute="random")
    with (
        running(chosen) as here,
        running(chosen) as there,
        company(here, 2) as (one, other),
        Client(here) as guest,
        Client(there) as moved,
    ):
        guest.new_match()
        moved.http.cookies = other.client.http.cookies
        until_left(one, 1)
        done(one, "substitute", None, about=1)
        number = offered(Table(guest, one.id, {}), guest, 1)
        done(Table(moved, one.id, {}), "return", 1)
        answer = vote(one, 0, 1, number)
        assert reason(answer) in ("not-away", "no-such-volunteer")
        assert standing(one)["substitutes"] == [None, None]


def test_who_has_come_back_to_a_bot_may_lose_the_line_for_a_moment(
    hasty: str, guest: Client
) -> None:
    with company(hasty, 2) as (one, other):
        until_left(one, 1)
        done(one, "substitute", None, about=1)
        with other.live(1):
            eventually(lambda: room(one)["seats"][1]["present"])
        eventually(lambda: not room(one)["seats"][1]["present"])
        assert reason(offer(one, guest, 1)) == "not-away"
        until_left(one, 1)
        assert vote(one, 0, 1, offered(one, guest, 1)).status_code == 200


# Ratings


def rated(*clients: Client) -> list[str]:
    """Their names, once they have accounts whose matches count."""
    names = [register(who) for who in clients]
    for who in clients:
        who.http.patch("/api/me", json={"rated": True}).raise_for_status()
    return names


def ratings(client: Client, names: list[str]) -> list[list[dict[str, Any]]]:
    return [client.get(f"/api/people/{name}").json()["ratings"] for name in names]


def listed_as_rated(table: Table) -> list[int]:
    """For how many its public match would count, by the list of matches."""
    listed = table.client.get("/api/lobby", status="running").json()["matches"]
    return [match["rated"] for match in listed if match["id"] == table.id]


def moved_once(*tables: Table) -> None:
    """Have each in turn act until it is the next one's turn."""
    for seat, table in enumerate(tables):
        while (view := table.read(seat)["view"])["state"]["to_play"] == seat:
            table.play(view["state"]["legal"][0])


def test_nobody_wins_a_rating_against_who_lost_a_seat_to_their_second_account(
    hasty: str, guest: Client
) -> None:
    with company(hasty, 2, public=True) as (one, other):
        names = rated(one.client, other.client, guest)
        moved_once(one, other)
        assert listed_as_rated(one) == [2]
        until_left(one, 1)
        assert vote(one, 0, 1, offered(one, guest, 1)).status_code == 200
        assert (room(one)["rated"], listed_as_rated(one)) == (1, [1])
        done(as_newcomer(one, guest), "resign", 1)
        assert ratings(guest, names) == [[], [], []]


def test_the_others_are_rated_among_each_other(hasty: str, guest: Client) -> None:
    with company(hasty, 3, game="teufel-teufel") as (one, two, three):
        names = rated(one.client, two.client, three.client, guest)
        moved_once(one, two, three)
        until_left(one, 2)
        number = offered(one, guest, 2)
        vote(one, 0, 2, number)
        vote(two, 1, 2, number)
        assert room(one)["rated"] == 2
        for seat, table in ((2, as_newcomer(one, guest)), (1, two), (0, one)):
            done(table, "resign", seat)
        assert [len(found) for found in ratings(guest, names)] == [1, 1, 0, 0]


# Who sits there by another name


def test_an_offer_ends_when_its_maker_turns_out_to_sit_there(hasty: str) -> None:
    with company(hasty, 3, game="teufel-teufel") as (one, two, _), Client(hasty) as account:
        name = register(account)
        until_left(one, 2)
        number = offered(one, account, 2)
        login = {"name": name, "password": PASSWORD}
        one.client.http.post("/api/sessions", json=login).raise_for_status()
        assert room(one)["volunteers"] == []
        assert reason(do(two, "vote", 1, about=2, volunteer=number)) == "no-such-volunteer"
