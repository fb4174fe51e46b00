"""Servers killed at random moments under load: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from .postgres import PostgresServer
from .siege import check, siege
from .zygote import Server, Zygote, zygote

KILLS = 3
"""How often a server is killed in the tests of every day."""

MANY = 250
"""And how often in a long siege."""

SITTERS = 6
LONGEST = 0.15
"""Seconds that a server is left in peace at most once it is at work."""


def kill_and_start(servers: list[Server], times: int, siege_of: list[Server], rng: Random) -> None:
    """Kill a server, again and again, at a random moment while it is at work, and start it anew."""
    with siege(servers, SITTERS) as people:
        for _ in range(times):
            people.wait_for_progress()
            time.sleep(rng.uniform(0, LONGEST))
            victim = rng.choice(siege_of)
            victim.kill()
            victim.start()
        people.wait_for_progress()
    assert check(people, servers) >= times


def on_sqlite(forge: Zygote, folder: Path, times: int) -> None:
    server = forge.serve(folder / "matches.sqlite3")
    kill_and_start([server], times, [server], Random(times))


def on_postgresql(forge: Zygote, url: str, times: int) -> None:
    server = forge.serve(url)
    kill_and_start([server], times, [server], Random(times))


def one_of_two(forge: Zygote, url: str, times: int) -> None:
    servers = [forge.serve(url) for _ in range(2)]
    kill_and_start(servers, times, servers, Random(times))


def database_restarted(forge: Zygote, postgres: PostgresServer, url: str, times: int) -> None:
    servers, rng = [forge.serve(url) for _ in range(2)], Random(times)
    with siege(servers, SITTERS) as people:
        for _ in range(times):
            people.wait_for_progress()
            time.sleep(rng.uniform(0, LONGEST))
            postgres.crash()
            postgres.start()
        people.wait_for_progress()
    assert check(people, servers) >= times


def test_a_server_on_sqlite_is_killed(tmp_path: Path) -> None:
    with zygote() as forge:
        on_sqlite(forge, tmp_path, KILLS)


def test_a_server_on_postgresql_is_killed(postgres_url: str) -> None:
    with zygote() as forge:
        on_postgresql(forge, postgres_url, KILLS)


def test_one_of_two_servers_is_killed(postgres_url: str) -> None:
    with zygote() as forge:
        one_of_two(forge, postgres_url, KILLS)


def test_postgresql_itself_is_restarted(postgres_server: PostgresServer, postgres_url: str) -> None:
    with zygote() as forge:
        database_restarted(forge, postgres_server, postgres_url, 3)


@pytest.mark.soak
def test_a_server_on_sqlite_is_killed_many_times(tmp_path: Path) -> None:
    with zygote() as forge:
        on_sqlite(forge, tmp_path, MANY)


@pytest.mark.soak
def test_a_server_on_postgresql_is_killed_many_times(postgres_url: str) -> None:
    with zygote() as forge:
        on_postgresql(forge, postgres_url, MANY)


@pytest.mark.soak
def test_one_of_two_servers_is_killed_many_times(postgres_url: str) -> None:
    with zygote() as forge:
        one_of_two(forge, postgres_url, MANY)


@pytest.mark.soak
def test_postgresql_itself_is_restarted_many_times(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    with zygote() as forge:
        database_restarted(forge, postgres_server, postgres_url, 20)
