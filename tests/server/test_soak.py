"""Servers under a steady load of everything there is: nothing grows, nothing fails, nothing is lost.

For some seconds in the tests of every day, which show that all of it goes well together; for half an
hour each in a soak, after which memory must be where it was. The load is some twenty people, who leave
more than half of a core idle, and are as many at the end as at the beginning.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ..settings import many
from . import fleets
from .company import Company
from .fleets import Running
from .hall import Hall
from .sentinel import watching
from .siege import Siege, Sitter, at_play, check
from .soundings import Watch, complaints, growth
from .visits import Visitor

KEPT = 32
"""Matches in memory that nobody looks at: so few that it is full of them after a minute."""

CHOSEN: dict[str, Any] = {
    # Tables are played ten times as fast as people would.
    "limits": {"requests": "6000/minute"},
    "metrics": True,
    "grace": 0.5,
    "answer_pause": (0.05, 0.3),
    "bot_pace": 0.05,
    "matches_at_hand": KEPT,
}

PACE = 0.12
"""Mean seconds between two actions at a table."""

TABLES = (1, 1, 2, 2, 3, 4)
"""How many people sit at each."""

VISITORS, SITTERS = 3, 2
PEOPLE = sum(TABLES) + VISITORS + SITTERS

LASTING = (
    "act", "cut off", "err", "say", "prepare", "take-back", "resign", "offer", "accept", "decline",
    "vote", "return", "rematch", "rematch called off", "browse", "look_on", "look_back",
    "contribute", "wait_in_vain", "take_an_account", "bring_a_record", "chatter", "ask_for_nonsense",
)  # fmt: skip
"""What has been done by all together, else the load was not what it should have been."""


POOL = (os.cpu_count() or 1) + 4
"""The most threads of asyncio's own pool: they come as they are needed, and stay."""


def soak(watch: Watch) -> None:
    """Let people do all they do for as long as it shall last, and look on."""
    servers = watch.servers
    levels = many(("random",), soaking=("random", "greedy", "imp"))
    hall = Hall([server.said for server in servers], levels, CHOSEN["grace"], PACE)
    sitters = [Sitter(servers, seed, pace=0.8) for seed in range(SITTERS)]
    companies = [Company(hall, seed, people) for seed, people in enumerate(TABLES)]
    visitors = [Visitor(hall, seed) for seed in range(VISITORS)]
    with at_play([*sitters, *companies, *visitors]) as failures:
        until = time.monotonic() + many(10, soaking=1800)
        while time.monotonic() < until and not failures:
            time.sleep(many(1, soaking=3))
            watch.look()
    check(Siege(sitters), servers)
    assert set(many(("act",), soaking=LASTING)) <= set(hall.done), hall.done


def demand_no_queues(watch: Watch) -> None:
    for server in watch.servers:
        told = {
            name: [seen.told[name] for seen in watch.of(server)]
            for name in watch.of(server)[0].told
        }
        assert statistics.median(told["waiting_jobs"]) <= PEOPLE / 2
        assert max(told["waiting_jobs"]) <= 2 * PEOPLE
        assert max(told["bots_to_move"]) <= len(TABLES) + 2
        assert max(told["connections"]) <= 2 * PEOPLE
        assert max(told["matches"]) <= KEPT + PEOPLE
    assert max(watch.errands, default=0) <= PEOPLE


def demand_level(watch: Watch) -> None:
    """Since the first minutes memory may have grown by 5 %, threads by a pool, all else by a handful."""
    for process in watch.processes:
        seen = watch.of(process)
        memory = [one.memory for one in seen]
        assert growth(memory) <= 0.05 * statistics.median(memory), watch.report()
        assert growth([one.files for one in seen]) <= 4, watch.report()
        assert growth([one.threads for one in seen]) <= POOL, watch.report()
    for server in watch.servers:
        seen = watch.of(server)
        for name in ("waiting_jobs", "matches", "connections", "bots_to_move"):
            assert growth([one.told[name] for one in seen]) <= 4, watch.report()
    if watch.errands:
        assert growth(watch.errands) <= 1, watch.report()


def until_warm(server: Running) -> None:
    while not httpx2.get(f"{server.said}/api/status").json()["engine"]["ready"]:
        time.sleep(0.2)


Record = Callable[[str, object], None]


def judge(watch: Watch, record: Record) -> None:
    try:
        soak(watch)
    finally:
        if many(False, soaking=True) and watch.soundings:
            record("figures", watch.report())
    demand_no_queues(watch)
    if many(False, soaking=True):
        demand_level(watch)


def chosen() -> dict[str, Any]:
    """The settings: with compiled rules where there is time to wait for them."""
    return CHOSEN | {"warm": many(False, soaking=True)}


@pytest.mark.soak
def test_a_server_on_sqlite_stays_as_it_is(tmp_path: Path, record_property: Record) -> None:
    log = tmp_path / "log"
    with (
        watching(tmp_path) as sentinel,
        fleets.server(tmp_path / "matches.sqlite3", None, log, **chosen()) as server,
    ):
        until_warm(server)
        judge(Watch([server]), record_property)
        delays = sentinel.delays
    # A soak has the machine to itself; else other tests run beside it.
    assert complaints(log, delays, crowded=not many(False, soaking=True)) == []


@pytest.mark.soak
def test_two_servers_and_a_worker_on_postgresql_stay_as_they_are(
    tmp_path: Path, postgres_url: str, record_property: Record
) -> None:
    logs = [tmp_path / f"log-{n}" for n in range(3)]
    with (
        watching(tmp_path) as sentinel,
        fleets.server(postgres_url, None, logs[0], work=False, **chosen()) as one,
        fleets.server(postgres_url, None, logs[1], work=False, **chosen()) as other,
        fleets.worker(postgres_url, None, logs[2], **chosen()) as worker,
    ):
        for server in (one, other):
            until_warm(server)
        judge(Watch([one, other, worker], postgres_url), record_property)
        delays = sentinel.delays
    assert [complaints(log, delays) for log in logs] == [[], [], []]
