"""Fair measuring: one core, and contestants taking turns, so that a busy moment hits them all."""

import os
import platform
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

Measure = Callable[[float], Mapping[str, float]]


@dataclass(frozen=True)
class Spread:
    """Median, lowest and highest of some figures."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: list[float]) -> "Spread":
        """The spread of at least one figure."""
        return cls(statistics.median(figures), min(figures), max(figures))


def take_turns(
    contestants: Mapping[str, Measure], *, rounds: int, seconds: float
) -> dict[str, list[Mapping[str, float]]]:
    """Measure everybody once a round, after a short warm-up that does not count.

    Args:
        contestants: Name to a function that works for so many seconds and tells its speeds.
        rounds: How often each is measured.
        seconds: How long one measurement takes.
    """
    for measure in contestants.values():
        measure(seconds / 10)
    results: dict[str, list[Mapping[str, float]]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, measure in contestants.items():
            results[name].append(measure(seconds))
    return results


def stay_on_one_core() -> str:
    """Bind this process and its future threads to one core, where the system can. Says which."""
    if not hasattr(os, "sched_setaffinity"):
        return "unbound"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core}"


def cpu_name() -> str:
    """What the processor calls itself."""
    described = Path("/proc/cpuinfo")
    if described.is_file():
        for line in described.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
