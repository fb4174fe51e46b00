"""What is seen of running servers from outside: memory, open files, threads, queues, and their logs."""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx2
import psycopg

from .fleets import Running
from .sentinel import Delay, is_stalled

MIB = 2**20
NUMBERS = re.compile(r"^diablerie_(matches|connections|waiting_jobs|bots_to_move) (\S+)$", re.M)


@dataclass(frozen=True)
class Sounding:
    """One process at one moment. `told`: what it tells of itself; nothing if it serves nobody."""

    at: float
    memory: float
    """Resident, in MiB."""
    files: int
    threads: int
    cpu: float
    """Seconds of processors used so far."""
    told: dict[str, float]


@dataclass
class Watch:
    """Looks at processes again and again, and remembers."""

    processes: list[Running]
    database: str | None = None
    """The URL of a PostgreSQL whose queue is looked at, too."""
    soundings: dict[int, list[Sounding]] = field(default_factory=dict)
    errands: list[int] = field(default_factory=list)
    """How many errands waited for a worker."""

    @property
    def servers(self) -> list[Running]:
        """Those that tell of themselves: workers do not."""
        return [process for process in self.processes if process.said.startswith("http")]

    def look(self) -> None:
        """Look at all of them once. Fails if one has ended."""
        for process in self.processes:
            assert process.process.poll() is None, f"{process.said} has ended"
            self.soundings.setdefault(process.process.pid, []).append(_sounding(process))
        if self.database is not None:
            self.errands.append(_errands(self.database))

    def of(self, process: Running) -> list[Sounding]:
        """What was seen of a process."""
        return self.soundings[process.process.pid]

    def report(self) -> str:
        """What was seen: of each process the lower quartiles of each fifth of the time, and the most."""
        lines = []
        for process in self.processes:
            seen = self.of(process)
            for name, values in _series(seen).items():
                told = " ".join(f"{_quartile(part):8.1f}" for part in fifths(values))
                lines.append(f"{process.said:24} {name:14} {told}  (most {max(values):.1f})")
            used = (seen[-1].cpu - seen[0].cpu) / (seen[-1].at - seen[0].at)
            lines.append(f"{process.said:24} {'cores':14} {used:8.2f}")
        if self.errands:
            told = " ".join(f"{statistics.mean(part):8.2f}" for part in fifths(self.errands))
            lines.append(f"{'':24} {'errands':14} {told}  (most {max(self.errands)})")
        return "\n".join(lines)


def fifths(values: Sequence[float]) -> list[Sequence[float]]:
    """A series in five parts of the same length."""
    size = len(values) / 5
    return [values[round(n * size) : round((n + 1) * size)] for n in range(5)]


def growth(values: Sequence[float]) -> float:
    """By how much the last fifth is above the second: the first is a start.

    Told by the lower quartiles, for what comes and goes is none: a password takes 64 MiB to be hashed.
    """
    parts = fifths(values)
    return _quartile(parts[-1]) - _quartile(parts[1])


def _quartile(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 4]


def complaints(log: Path, delays: list[Delay], *, crowded: bool = False) -> list[dict[str, Any]]:
    """What a process has logged from `warning` on. Fails for a line that is no JSON.

    That it stood still is no fault of its own where the machine kept others waiting as well (`delays`), nor
    where other programs have the processors (`crowded`).
    """
    told = [json.loads(line) for line in log.read_text().splitlines()]
    grave = [line for line in told if line["level"] not in ("debug", "info")]
    return [
        line
        for line in grave
        if line["event"] != STOOD_STILL or not (crowded or _excused(line, delays))
    ]


STOOD_STILL = "nobody could act for a while"


def _excused(line: dict[str, Any], delays: list[Delay]) -> bool:
    ended = datetime.fromisoformat(line["time"]).timestamp()
    return is_stalled(delays, ended - line["seconds"], ended)


def _series(seen: Sequence[Sounding]) -> dict[str, list[float]]:
    series = {
        "memory": [one.memory for one in seen],
        "files": [float(one.files) for one in seen],
        "threads": [float(one.threads) for one in seen],
    }
    return series | {name: [one.told[name] for one in seen] for name in seen[0].told}


def _sounding(process: Running) -> Sounding:
    proc = Path("/proc") / str(process.process.pid)
    status = dict(line.split(":", 1) for line in (proc / "status").read_text().splitlines())
    times = (proc / "stat").read_text().rpartition(")")[2].split()
    return Sounding(
        at=time.monotonic(),
        memory=int(status["VmRSS"].split()[0]) * 1024 / MIB,
        files=len(list((proc / "fd").iterdir())),
        threads=int(status["Threads"]),
        cpu=(int(times[11]) + int(times[12])) / 100,
        told=_told(process) if process.said.startswith("http") else {},
    )


def _told(process: Running) -> dict[str, float]:
    begun = time.monotonic()
    text = httpx2.get(f"{process.said}/metrics", timeout=30).raise_for_status().text
    told = {name: float(value) for name, value in NUMBERS.findall(text)}
    assert len(told) == 4, text
    return told | {"seconds": time.monotonic() - begun}


def _errands(database: str) -> int:
    with psycopg.connect(database) as connection:
        query = "SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo'"
        row = connection.execute(query).fetchone()
        assert row is not None
        count: int = row[0]
        return count
