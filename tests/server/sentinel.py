"""A sentinel: a process that finds out how long the machine keeps others waiting, beside those watched.

Again and again it sleeps, computes and forces something to the disk, each for a moment. What that takes
longer than it should is not the fault of whoever is watched.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

BEAT = 0.05
"""Seconds of sleep between two looks."""

COMPUTED = 0.005
"""Seconds of a processor that each look takes."""

LATE = 0.02
"""From so many seconds on a look is late; less is the same on an idle machine."""

SHARE = 0.25
"""A time counts as the machine's if processes were kept waiting for so much of it."""


@dataclass(frozen=True)
class Delay:
    """By how many seconds a look came late, which ended at a moment (seconds since 1970)."""

    ended: float
    late: float


@dataclass
class Sentinel:
    """What it has seen so far."""

    file: Path
    process: subprocess.Popen[bytes]

    @property
    def delays(self) -> list[Delay]:
        """The looks that came late, in order."""
        whole = [
            line for line in self.file.read_text().splitlines(keepends=True) if line[-1] == "\n"
        ]
        return [Delay(**json.loads(line)) for line in whole]

    def has_stalled(self, began: float, ended: float) -> bool:
        """Whether the machine kept processes waiting between two moments."""
        return is_stalled(self.delays, began, ended)


def is_stalled(delays: list[Delay], began: float, ended: float) -> bool:
    """Whether processes waited for a good part of the time between two moments, by what came late."""
    lost = sum(
        max(0.0, min(ended, delay.ended) - max(began, delay.ended - delay.late)) for delay in delays
    )
    return lost >= SHARE * (ended - began)


@contextmanager
def watching(folder: Path) -> Iterator[Sentinel]:
    """Have a sentinel watch, with a file of its own in a folder on the disk that matters."""
    file = folder / "delays"
    file.touch()
    process = subprocess.Popen([sys.executable, "-m", __name__, str(file)])
    try:
        yield Sentinel(file, process)
    finally:
        process.kill()
        process.wait()


def _watch(file: Path) -> None:
    with file.open("a") as told, file.with_suffix(".probe").open("wb") as probe:
        while True:
            late = _look(probe.fileno())
            if late >= LATE:
                told.write(json.dumps({"ended": time.time(), "late": late}) + "\n")
                told.flush()


def _look(probe: int) -> float:
    """Do what takes a moment on an idle machine; by how many seconds it took longer."""
    began, used = time.monotonic(), time.thread_time()
    time.sleep(BEAT)
    while time.thread_time() - used < COMPUTED:
        pass
    os.pwrite(probe, b"x", 0)
    os.fsync(probe)
    return time.monotonic() - began - BEAT - COMPUTED


if __name__ == "__main__":
    _watch(Path(sys.argv[1]))
