"""Workers: bots think there, another goes on where one is killed, and one told to stop does so."""

from __future__ import annotations

import time

import pytest

from diablerie.server import Settings, run_worker

from .. import fleets
from ..clients import PERSON, Client, Table
from ..waiting import eventually

UNTIL_FOUND = 40.0
"""Seconds after which a match that nobody attended to has been found, on a busy machine."""

IMP = {"kind": "bot", "level": "imp"}


def to_play(table: Table) -> int:
    seat: int = table.read(None)["view"]["state"]["to_play"]
    return seat


def test_a_bot_of_a_server_without_bots_moves_when_there_is_a_worker(postgres_url: str) -> None:
    with (
        fleets.server(postgres_url, work=False) as server,
        Client(server.said) as client,
    ):
        table = client.new_match(IMP, PERSON)
        time.sleep(0.5)
        assert to_play(table) == 0
        with fleets.worker(postgres_url):
            eventually(lambda: to_play(table) == 1, UNTIL_FOUND)


def test_where_a_worker_is_killed_while_it_thinks_another_goes_on(postgres_url: str) -> None:
    with (
        fleets.server(postgres_url, work=False) as server,
        Client(server.said) as client,
        fleets.worker(postgres_url, thinking=60) as slow,
    ):
        table = client.new_match(IMP, PERSON)
        time.sleep(1)
        with fleets.worker(postgres_url):
            slow.kill()
            eventually(lambda: to_play(table) == 1, UNTIL_FOUND)


def test_a_worker_told_to_stop_ends_well_though_a_bot_thinks_and_another_goes_on(
    postgres_url: str,
) -> None:
    with (
        fleets.server(postgres_url, work=False) as server,
        Client(server.said) as client,
        fleets.worker(postgres_url, thinking=60) as slow,
    ):
        table = client.new_match(IMP, PERSON)
        time.sleep(1)
        slow.tell_to_stop()
        assert slow.wait(30) == 0
        with fleets.worker(postgres_url):
            eventually(lambda: to_play(table) == 1, UNTIL_FOUND)


def test_a_file_is_not_worked_on_from_outside(tmp_path: object) -> None:
    with pytest.raises(ValueError, match="several processes share"):
        run_worker(Settings(f"{tmp_path}/matches.sqlite3", warm=False))
