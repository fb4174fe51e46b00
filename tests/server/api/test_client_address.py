"""Who is asking: behind proxies of either family, many from one address, neighbours who ask too much."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from diablerie.rejection import Rejection
from diablerie.server import UNLIMITED, Limits, Settings
from diablerie.server.accounts.identity import Caller, Credential, Identities
from diablerie.server.accounts.regulars import Regulars
from diablerie.server.storage.database import Database

from ..clients import PERSON, Client, running
from ..logins import PASSWORD, fresh_name, log_in, register, try_to_register
from ..problems import problem

PAIR = {"game": "doctor-faust", "seats": [PERSON, PERSON]}


@contextmanager
def serving(settings: Settings, folder: Path, limits: Limits, **chosen: object) -> Iterator[str]:
    """A server of its own on all addresses of this machine, of both families."""
    own: dict[str, Any] = {"database": folder / "matches.sqlite3", "limits": limits, **chosen}
    with running(replace(settings, **own), host="::") as address:
        yield address


# Behind proxies


@pytest.mark.parametrize(
    ("proxy", "here"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("127.0.0.0/8", "127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "[::1]"),
    ],
)
def test_a_proxy_of_either_family_speaks_for_its_clients(
    settings: Settings, tmp_path: Path, proxy: str, here: str
) -> None:
    limits = replace(UNLIMITED, guests="1/hour")
    with serving(settings, tmp_path, limits, proxies=(proxy,)) as address:
        where = address.replace("127.0.0.1", here)
        with httpx2.Client(base_url=where, trust_env=False) as http:
            for number in (1, 2, 3):
                client = f"::ffff:192.0.2.{number}" if number == 3 else f"192.0.2.{number}"
                headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": "https"}
                answer = http.post("/api/matches", json=PAIR, headers=headers)
                assert "; Secure" in answer.raise_for_status().headers["Set-Cookie"]
                http.cookies.clear()
            again = http.post("/api/guests", headers={"X-Forwarded-For": "192.0.2.3"})
            problem(again, 429)


def test_who_is_not_trusted_speaks_for_nobody(settings: Settings, tmp_path: Path) -> None:
    limits = replace(UNLIMITED, guests="1/hour")
    with serving(settings, tmp_path, limits, proxies=("10.0.0.1",)) as address:
        headers = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
        answer = httpx2.post(f"{address}/api/matches", json=PAIR, headers=headers)
        assert "Secure" not in answer.raise_for_status().headers["Set-Cookie"]
        headers["X-Forwarded-For"] = "192.0.2.2"
        problem(httpx2.post(f"{address}/api/guests", headers=headers), 429)


@pytest.mark.parametrize("scheme", ["https", "HTTPS", "wss", "https, http"])
def test_a_scheme_is_understood_however_a_proxy_writes_it(address: str, scheme: str) -> None:
    headers = {"X-Forwarded-Proto": scheme}
    answer = httpx2.post(f"{address}/api/matches", json=PAIR, headers=headers)
    assert "; Secure" in answer.headers["Set-Cookie"]


@pytest.mark.parametrize("scheme", ["http", "gopher", "", "http, https"])
def test_what_says_nothing_of_a_safe_connection_makes_none(address: str, scheme: str) -> None:
    headers = {"X-Forwarded-Proto": scheme}
    answer = httpx2.post(f"{address}/api/matches", json=PAIR, headers=headers)
    assert "Secure" not in answer.headers["Set-Cookie"]


def test_the_port_that_goes_without_saying_makes_no_other_site(address: str) -> None:
    headers = {"Origin": "https://play.example", "Host": "Play.Example:443"}
    assert httpx2.post(f"{address}/api/matches", json=PAIR, headers=headers).status_code == 201
    for origin in ("null", "https://[::1", "http://play.example"):
        headers["Origin"] = origin
        problem(httpx2.post(f"{address}/api/matches", json=PAIR, headers=headers), 403)


# Many people, one address


def test_a_school_class_gets_in(settings: Settings, tmp_path: Path) -> None:
    with serving(settings, tmp_path, Limits()) as address, Client(address) as first:
        for _ in range(40):
            first.http.post("/api/guests").raise_for_status()
        for _ in range(20):
            with Client(address) as pupil:
                assert try_to_register(pupil, fresh_name()).status_code == 201


def test_right_passwords_count_as_no_wrong_ones(settings: Settings, tmp_path: Path) -> None:
    limits = replace(UNLIMITED, logins="2/hour", logins_from="3/hour", passwords="9/hour")
    with serving(settings, tmp_path, limits) as address, Client(address) as client:
        name = register(client)
        for _ in range(4):
            log_in(client, name).raise_for_status()
        for _ in range(2):
            problem(log_in(client, name, "not his password"), 403)
        refused = problem(log_in(client, name), 429)
        assert refused["params"]["kind"] == "logins"
        problem(log_in(client, fresh_name()), 403)
        assert problem(log_in(client, fresh_name()), 429)["params"]["kind"] == "logins_from"
        assert PASSWORD not in str(refused)


def test_passwords_that_cost_are_counted_right_or_wrong(settings: Settings, tmp_path: Path) -> None:
    limits = replace(UNLIMITED, passwords="2/hour")
    with serving(settings, tmp_path, limits) as address, Client(address) as client:
        name = register(client)
        for _ in range(2):
            log_in(client, name).raise_for_status()
        assert problem(log_in(client, name), 429)["params"]["kind"] == "passwords"


def test_matches_are_counted_by_address_as_well(settings: Settings, tmp_path: Path) -> None:
    limits = replace(UNLIMITED, matches_from="2/hour")
    with serving(settings, tmp_path, limits) as address:
        for _ in range(2):
            httpx2.post(f"{address}/api/matches", json=PAIR).raise_for_status()
        refused = problem(httpx2.post(f"{address}/api/matches", json=PAIR), 429)
        assert refused["params"]["kind"] == "matches_from"


# One who asks too much, and the neighbours


FEW = replace(
    UNLIMITED, requests="10/minute", own_requests="5/minute", connections=1, own_connections=2
)


@pytest.fixture
def few(settings: Settings, tmp_path: Path) -> Iterator[str]:
    with serving(settings, tmp_path, FEW) as address:
        yield address


def use_up(address: str) -> None:
    """Ask, as a stranger, until no stranger of this address gets an answer."""
    while httpx2.get(f"{address}/api/games").status_code == 200:
        pass


def test_who_has_a_seat_is_answered_when_a_neighbour_has_asked_too_much(few: str) -> None:
    with Client(few) as seated, Client(few) as guest:
        table = seated.new_match()
        token = guest.http.post("/api/guests").json()["token"]
        use_up(few)
        guest.http.headers["Authorization"] = f"Bearer {token}"
        problem(guest.get("/api/games"), 429)
        for _ in range(5):
            assert table.read(0)["v"]
        refused = problem(seated.get(table.path, seat=0), 429)
        assert refused["params"]["kind"] == "own_requests"


def test_who_is_logged_in_is_answered_when_a_neighbour_has_asked_too_much(few: str) -> None:
    with Client(few) as known:
        register(known)
        use_up(few)
        assert known.get("/api/me").status_code == 200


def test_a_seat_stays_in_touch_when_a_neighbour_holds_all_connections(few: str) -> None:
    with Client(few) as seated, Client(few) as neighbour:
        table = seated.new_match()
        path = f"{table.path}/live"
        with neighbour.connect(path), table.live(0) as live, table.live(1):
            assert live.snap()["v"]
            with pytest.raises(InvalidStatus), neighbour.connect(path):
                pass
            with pytest.raises(InvalidStatus), table.live(0):
                pass


class Known(Identities):
    """One person by one token."""

    def __init__(self, remembered: bool) -> None:
        self.remembered = remembered
        self.asked = 0

    def remembers(self, credential: Credential) -> bool:
        return self.remembered

    async def caller(self, credential: Credential | None) -> Caller:
        self.asked += 1
        return Caller(None, credential)


@pytest.mark.parametrize("remembered", [True, False])
async def test_unknown_sessions_are_looked_up_only_so_often(
    tmp_path: Path, remembered: bool
) -> None:
    def too_often(_address: str) -> None:
        raise Rejection("too-many", "too-many", "too often")

    database = Database.open(tmp_path / "matches.sqlite3")
    people = Known(remembered)
    regulars = Regulars(database, people, too_often)
    assert await regulars.find(Credential("x", is_bearer=False), "192.0.2.7") is None
    assert people.asked == int(remembered)
    database.close()


# What is told


def test_a_refusal_names_the_network_the_time_of_day_and_the_door_that_is_open(
    settings: Settings, tmp_path: Path
) -> None:
    limits = replace(UNLIMITED, guests="1/hour")
    with serving(settings, tmp_path, limits) as address:
        httpx2.post(f"{address}/api/guests").raise_for_status()
        answer = httpx2.post(f"{address}/api/guests")
    refused = problem(answer, 429)
    params, detail = refused["params"], refused["detail"]
    assert (params["kind"], params["limit"][:12]) == ("guests", "1 per 1 hour")
    assert "from your network's address" in detail
    assert f"again at {params['until'][11:19]} UTC, in {params['seconds']} s" in detail
    assert "whoever has an account can log in" in detail
