"""Servers that are frozen, killed, or whose system clock is set: nobody loses time by that, nor gains any."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from diablerie.matches import verify
from tests.settings import everyday

from .clients import Client, Live, Table
from .gathered import company, done
from .process import Process, process
from .waiting import eventually

TURN = 5
FROZEN = TURN + 3
"""Seconds for a turn, and for how long a server stands still."""

QUICK: dict[str, Any] = {"tick": 0.2, "mercy": 0.0, "pulse": 0.5}

FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
"""Debian's libfaketime, which scripts/debian_programs.sh installs."""


@contextmanager
def frozen(server: Process) -> Iterator[None]:
    """While a server stands still (SIGSTOP)."""
    server.process.send_signal(signal.SIGSTOP)
    yield
    server.process.send_signal(signal.SIGCONT)


@contextmanager
def played(address: str, seconds: int = TURN) -> Iterator[tuple[list[Table], Live]]:
    """A match of two people with so much time for a turn; the line of the one who is to move."""
    clock = {"kind": "per-move", "seconds": seconds}
    with company(address, 2, clock=clock) as people, people[0].live(0) as line:
        line.snap()
        yield people, line


def shifts(table: Table, cause: str, seat: int = 0) -> list[float]:
    """By how much clocks were shifted for a cause, as the record tells it.

    A busy machine may have had the server stand still at other times, too.
    """
    entries = table.record(seat)["actions"]
    return [entry["seconds"] for entry in entries if entry.get("cause") == cause]


@pytest.mark.parametrize(
    "database_url", everyday(["sqlite", "postgresql"], "postgresql"), indirect=True
)
def test_who_was_to_move_while_the_server_was_frozen_has_as_much_time_as_before(
    database_url: str,
) -> None:
    with process(database_url, **QUICK) as server, played(server.address) as (people, line):
        with frozen(server):
            time.sleep(FROZEN)
        seconds = 0
        while seconds < FROZEN - 1:
            event = line.until("ev")[-1]["event"]
            assert (event["kind"], event["params"]["cause"]) == ("clock-shifted", "stall")
            seconds = event["params"]["seconds"]
        assert people[0].act(0, "s1").status_code == 200
        assert max(shifts(people[0], "stall")) >= FROZEN - 1
        # From here on time runs again.
        eventually(lambda: people[1].read(1)["view"]["table"]["result"] is not None)
        record = people[1].record(1)
    assert record["result"]["reason"] == "time-out"
    assert verify(record).is_honest


@pytest.mark.parametrize(
    "database_url", everyday(["sqlite", "postgresql"], "sqlite"), indirect=True
)
def test_who_was_to_move_while_the_server_was_gone_has_as_much_time_as_before(
    database_url: str,
) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(process(database_url, **QUICK))
        people, _ = stack.enter_context(played(server.address))
        cookies = people[0].client.http.cookies
        time.sleep(1)
        server.kill()
        time.sleep(FROZEN)
        again = stack.enter_context(process(database_url, **QUICK))
        client = stack.enter_context(Client(again.address))
        client.http.cookies = cookies
        table = Table(client, people[0].id, people[0].begun)
        assert table.act(0, "s1").status_code == 200
        [seconds] = shifts(table, "stopped")
        assert seconds >= FROZEN - 1
        done(table, "resign", 0)
        assert verify(table.record()).is_honest


@pytest.mark.soak
def test_who_is_connected_to_a_frozen_server_of_several_does_not_lose_by_another(
    postgres_url: str,
) -> None:
    with ExitStack() as stack:
        one = stack.enter_context(process(postgres_url, **QUICK))
        other = stack.enter_context(process(postgres_url, **QUICK))
        people, _ = stack.enter_context(played(one.address))
        elsewhere = stack.enter_context(Client(other.address))
        elsewhere.http.cookies = people[1].client.http.cookies
        watched = Table(elsewhere, people[1].id, people[1].begun)
        line = stack.enter_context(watched.live(1))
        line.room(lambda room: all(seat["present"] for seat in room["seats"]))
        with frozen(one):
            time.sleep(FROZEN)
            assert watched.read(1)["view"]["table"]["result"] is None
        eventually(lambda: max(shifts(watched, "stall", 1), default=0) >= FROZEN - 1)
        assert people[0].act(0, "s1").status_code == 200


class FakeTime:
    """What the system's clock tells a process, by libfaketime; the monotonic one is left as it is."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(FAKETIME[0]),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            # What it does for old C libraries ends waits of Python's threads at once: they turn in circles.
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        }

    def set(self, seconds: int) -> None:
        """Put the clock ahead by so many seconds, or behind."""
        # Never to be read half written.
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.rename(self._file)


LONG_TURN = 600
"""Seconds for a turn: less than the clock is put ahead, more than a busy machine takes for all of it."""


@pytest.mark.parametrize(
    "database_url", everyday(["sqlite", "postgresql"], "sqlite"), indirect=True
)
def test_a_step_of_the_systems_clock_ends_no_turn_and_gives_no_time(
    database_url: str, tmp_path: Path
) -> None:
    fake = FakeTime(tmp_path / "time")
    with (
        process(database_url, environment=fake.environment, **QUICK) as server,
        played(server.address, LONG_TURN) as (people, line),
    ):
        started = time.monotonic()
        for number, (ahead, step) in enumerate([(4_000, 4_000), (400, -3_600), (4_000, 3_600)], 1):
            fake.set(ahead)
            eventually(lambda number=number: len(shifts(people[0], "step")) == number)  # type: ignore[misc]  # defaults
            assert shifts(people[0], "step")[-1] == pytest.approx(step, abs=1.5)
            assert line.until("ev")[-1]["event"]["kind"] == "clock-shifted"
        clock = people[0].read()["view"]["table"]["clock"]
        assert clock["running"] == 0
        assert max(clock["left"]) <= LONG_TURN
        assert people[0].act(0, "s1").status_code == 200
        assert time.monotonic() - started < LONG_TURN
        done(people[0], "resign", 0)
        assert verify(people[0].record()).is_honest
