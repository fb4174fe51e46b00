"""The numbers for Prometheus: what they count, and that they tell nothing that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from diablerie.server import Settings
from diablerie.server.errors import Unavailable
from diablerie.server.live.match_metrics import REASONS
from diablerie.server.services import Services

from ..clients import PERSON, RANDOM_BOT, Client, running
from ..postgres import PostgresServer
from ..two_worlds import played_alike

TIMES = re.compile(r"_(created|seconds_(bucket|sum))|_start_time_|^process_")


@contextmanager
def counting(settings: Settings, folder: Path, **chosen: Any) -> Iterator[Client]:
    """A guest of a new server that counts."""
    database = folder / "matches.sqlite3"
    every: dict[str, Any] = {"database": database, "metrics": True, **chosen}
    with running(replace(settings, **every)) as address, Client(address) as client:
        yield client


def families(client: Client) -> dict[str, Metric]:
    told = client.get("/metrics")
    assert told.headers["Content-Type"].startswith("text/plain; version=")
    return {one.name: one for one in text_string_to_metric_families(told.text)}


def numbers(client: Client) -> dict[str, float]:
    """All numbers, by name and labels."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in families(client).values()
        for sample in family.samples
    }


def test_a_server_counts_for_nobody_unless_told_to(address: str) -> None:
    assert "diablerie_" not in httpx2.get(f"{address}/metrics").text


def test_what_is_done_and_what_is_refused_is_counted(settings: Settings, tmp_path: Path) -> None:
    with counting(settings, tmp_path) as client:
        table = client.new_match(PERSON, PERSON)
        table.play("soul")
        table.act(0, "soul", expect=1)
        table.act(0, "fly")
        told = numbers(client)
    assert told["diablerie_done_total act person"] == 1
    assert told["diablerie_commit_seconds_count"] == 1
    assert told["diablerie_refused_total stale"] == 1
    assert told["diablerie_refused_total rule"] == 1
    assert told["diablerie_matches"] == 1
    assert told["diablerie_waiting_jobs"] == 0
    assert told["diablerie_commit_jobs_sum"] >= 3


def test_connections_are_counted_while_they_are_open(settings: Settings, tmp_path: Path) -> None:
    with counting(settings, tmp_path) as client:
        table = client.new_match(PERSON, PERSON)
        with table.live(0) as live, client.http.stream("GET", f"{table.path}/events") as stream:
            live.snap()
            lines = stream.iter_lines()
            next(lines)
            assert numbers(client)["diablerie_connections"] == 2


def test_how_long_bots_think_is_counted_in_whole_paces(settings: Settings, tmp_path: Path) -> None:
    with counting(settings, tmp_path, bot_pace=0.125) as client:
        table = client.new_match(RANDOM_BOT, PERSON)
        while table.read(None)["view"]["state"]["to_play"] == 0:
            pass
        told = numbers(client)
    acted = told["diablerie_done_total act bot"]
    assert acted >= 1
    assert told["diablerie_bot_seconds_total"] % 0.125 == 0
    assert told["diablerie_bot_seconds_total"] >= acted * 0.125
    assert "process_cpu_seconds_total" not in told


async def test_a_database_that_is_away_is_counted(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    house = Services(Settings(postgres_url, warm=False))
    postgres_server.drop_database(postgres_url)
    with pytest.raises(Unavailable):
        await house.repository.read("m")
    assert b"\ndiablerie_database_away_total 1.0\n" in house.metrics.text()
    await house.close()


def test_each_server_has_numbers_of_its_own(settings: Settings, tmp_path: Path) -> None:
    with counting(settings, tmp_path / "a") as one, counting(settings, tmp_path / "b") as other:
        one.new_match(PERSON, PERSON).play("soul")
        assert "diablerie_done_total act person" in numbers(one)
        assert "diablerie_done_total act person" not in numbers(other)


def test_labels_are_from_fixed_sets(settings: Settings, tmp_path: Path) -> None:
    with counting(settings, tmp_path) as client:
        table = client.new_match(PERSON, RANDOM_BOT)
        for action in ("soul", "fly", "8@16", "s1", "s1", "9@1"):
            table.act(0, action)
        samples = [sample for one in families(client).values() for sample in one.samples]
    allowed = {"deed": {"act"}, "doer": {"person", "bot"}, "reason": REASONS}
    for sample in samples:
        labels = {name: value for name, value in sample.labels.items() if name != "le"}
        assert all(value in allowed[name] for name, value in labels.items())


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_changes_no_number_but_times(
    settings: Settings, tmp_path: Path, seed: int
) -> None:
    with counting(settings, tmp_path / "a") as one, counting(settings, tmp_path / "b") as other:
        plain, swapped = one.new_match(PERSON, PERSON), other.new_match(PERSON, PERSON)
        played = 0
        for _ in played_alike(plain, swapped, Random(seed)):
            here, there = numbers(one), numbers(other)
            assert timeless(here) == timeless(there)
            played += 1
    assert played > 10


def timeless(told: dict[str, float]) -> dict[str, float]:
    return {name: value for name, value in told.items() if not TIMES.search(name)}
