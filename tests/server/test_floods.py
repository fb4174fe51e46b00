"""Floods from strangers: twenty people play on beside each of them, as quickly as before.

In the tests of every day for some seconds, which show that people play on and that the server lets go of
who floods it; for minutes each in a soak (`pytest -m soak tests/server/test_floods.py`), which measures how
long people wait for answers in calm and in flood, and how much memory stays.
"""

from __future__ import annotations

import math
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.cli.calling import COMMAND, environment
from tests.settings import everyday

from .flooding import KINDS
from .siege import Siege, Sitter, at_play, check
from .soundings import MIB
from .strangers import crowd, posting, request, stranger

ROOT = Path(__file__).parents[2]

PACE = 0.6
"""Seconds between two actions of a person: all stay within the limits, but for that on new matches."""

TIMES_AS_LONG = 3
"""How many times as long as in calm the slowest of a hundred answers may take."""

LONGEST = 1.0
"""Seconds that no answer takes longer than."""

KEPT = 32
"""MiB that may be left of a flood."""

FEW_FILES = 1024
"""The soft limit on file descriptors with which a shell starts a server."""

Record = Callable[[str, object], None]


@dataclass(frozen=True)
class Scale:
    """How many play, and for how many seconds in calm, beside a flood, and after it."""

    people: int
    calm: float
    flood: float
    after: float
    """Memory is given back meanwhile, and connections that linger end."""


QUICK, SOAK = Scale(4, 1, 2.5, 0.5), Scale(20, 60, 120, 10)


class TimedSitter(Sitter):
    """Somebody who plays, and remembers how long each answer took."""

    def __init__(self, servers: list[Served], seed: int) -> None:
        self.waits: list[tuple[float, float]] = []
        """When each answer came, and how long after it had been asked for."""
        super().__init__(servers, seed, PACE)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        begun = time.monotonic()
        answer = super()._ask(method, path, body)
        now = time.monotonic()
        self.waits.append((now, now - begun))
        return answer


@dataclass
class Served:
    """A server as hosts start one."""

    process: subprocess.Popen[str]
    address: str

    @property
    def memory(self) -> float:
        """Resident, in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024 / MIB

    @property
    def files(self) -> int:
        """How many file descriptors it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


@contextmanager
def served(folder: Path, limit: str = f"-S -n {FEW_FILES}") -> Iterator[Served]:
    """A server that is warm; strangers are those who do not come from 127.0.0.1.

    `limit`: what the shell that starts it is told of file descriptors.
    """
    command = [*COMMAND, "serve", "--port", "0", "--database", str(folder / "matches.sqlite3")]
    command += ["--limit", "matches=none"]
    in_shell = ["sh", "-c", f'ulimit {limit}; exec "$@"', "sh", *command]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            in_shell,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(),
        )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[4]
        while not httpx2.get(f"{address}/api/status").json()["engine"]["ready"]:
            time.sleep(0.2)
        yield Served(process, address)
    finally:
        process.kill()
        process.communicate()


@dataclass
class Flooding:
    """A flood as it goes on: connections open, and connections ended by the server."""

    open: list[int] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)


def flood(kind: str, server: Served, seconds: float) -> Flooding:
    """Have a server flooded for so long."""
    told = Flooding()
    command = [sys.executable, "-m", "tests.server.flooding", kind, server.address]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment()
    ) as process:
        assert process.stdout is not None
        try:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                now_open, ended = map(int, process.stdout.readline().split())
                told.open.append(now_open)
                told.ended.append(ended)
        finally:
            process.kill()
    return told


@dataclass
class Outcome:
    """What was seen of a calm time and a flood after it."""

    calm: list[float]
    flood: list[float]
    grown: float
    """MiB of memory that are left when the flood is over."""
    most_files: int
    flooding: Flooding
    acks: int

    def report(self) -> str:
        """The figures, in a line."""
        return (
            f"calm p99 {1000 * p99(self.calm):.0f} ms ({len(self.calm)} answers),"
            f" flood p99 {1000 * p99(self.flood):.0f} ms ({len(self.flood)}),"
            f" longest {1000 * max(self.flood):.0f} ms, memory {self.grown:+.0f} MiB,"
            f" at most {self.most_files} files, {self.flooding.ended[-1]} connections ended"
        )


def p99(waits: list[float]) -> float:
    """What one in a hundred takes longer than, in seconds."""
    return sorted(waits)[math.ceil(0.99 * len(waits)) - 1]


def flooded(kind: str, server: Served, scale: Scale) -> Outcome:
    """Let people play, for a while in calm, then beside a flood, and look on."""
    sitters = [TimedSitter([server], seed) for seed in range(scale.people)]
    with at_play(sitters) as failures:
        time.sleep(scale.calm)
        calm_until, before = time.monotonic(), server.memory
        files = [server.files]
        told = flood(kind, server, scale.flood)
        flood_until = time.monotonic()
        files.append(server.files)
        assert not failures
        time.sleep(scale.after)
        grown = server.memory - before
    acks = check(Siege(list(sitters)), [server])
    waits = [wait for sitter in sitters for wait in sitter.waits]
    return Outcome(
        calm=[took for at, took in waits if at <= calm_until],
        flood=[took for at, took in waits if calm_until < at <= flood_until],
        grown=grown,
        most_files=max(files),
        flooding=told,
        acks=acks,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("flooded")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with served(folder) as started:
        yield started


@pytest.mark.parametrize("kind", everyday(KINDS, "line"))
def test_people_play_on_beside_a_flood(kind: str, server: Served, folder: Path) -> None:
    seen = flooded(kind, server, QUICK)
    assert seen.acks
    assert seen.flood, "nobody was answered"
    assert seen.flooding.ended[-1], "the server has let go of nobody"
    assert (folder / "log").read_text().count("\n") < 60


def test_where_descriptors_are_few_they_are_shared_and_whoever_asks_gets_one(
    tmp_path: Path,
) -> None:
    with served(tmp_path, "-n 300") as server:
        with ExitStack() as stack:
            crowds = [
                stack.enter_context(crowd(server.address, 150, f"127.0.0.{n}")) for n in (2, 3, 4)
            ]
            for one in crowds[1]:
                one.send(posting(60_000) + b"{")
            assert server.files < 300
            for _ in range(5):
                with stranger(server.address, "127.0.0.5") as visitor:
                    visitor.send(request(Connection="close"))
                    assert visitor.hear().startswith(b"HTTP/1.1 200 ")
        told = httpx2.post(f"{server.address}/api/guests")
        assert told.status_code == 201
    assert "OSError" not in (tmp_path / "log").read_text()


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_beside_a_flood_people_are_answered_as_quickly_and_memory_comes_back(
    kind: str, tmp_path: Path, record_property: Record
) -> None:
    with served(tmp_path) as server:
        seen = flooded(kind, server, SOAK)
    record_property("figures", seen.report())
    assert statistics.median(seen.flood) < LONGEST
    assert p99(seen.flood) <= TIMES_AS_LONG * p99(seen.calm), seen.report()
    assert max(seen.flood) <= LONGEST, seen.report()
    assert seen.grown <= KEPT, seen.report()
    assert seen.most_files < FEW_FILES, seen.report()
