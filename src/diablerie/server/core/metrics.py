"""Metrics: the registry of counters and gauges for Prometheus, with labels from fixed sets.

No label says who, where or which match, and no number says more than players are shown: how long
bots think is counted in the whole paces after which they act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
STEP = 16 * 2**20
"""Memory is told in whole steps of so many bytes: how far a bot has searched is its own affair."""

GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


@dataclass(frozen=True)
class Gauges:
    """What a server holds at one moment."""

    matches: int
    connections: int
    waiting_jobs: int
    bots_to_move: int
    bot_seconds: float
    """How long people have seen bots think since the start, in whole paces."""


class Metrics:
    """The numbers of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counts: dict[tuple[str, str], Counter] = {}
        self._done = Counter(
            "diablerie_done",
            "What has been done in matches and saved.",
            ["deed", "doer"],
            registry=self._registry,
        )
        self._refused = Counter(
            "diablerie_refused",
            "What was asked for in matches and refused.",
            ["reason"],
            registry=self._registry,
        )
        self._seconds = Histogram(
            "diablerie_commit_seconds",
            "From when something is asked for until it is saved.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._groups = Histogram(
            "diablerie_commit_jobs",
            "How many jobs were committed together.",
            buckets=GROUPS,
            registry=self._registry,
        )
        self._away = Counter(
            "diablerie_database_away",
            "How often the database could not be reached.",
            registry=self._registry,
        )
        self._notices = Counter(
            "diablerie_notices",
            "What has come of calling somebody back.",
            ["by", "outcome"],
            registry=self._registry,
        )
        self._registry.register(_Process())

    def observe(self, gauges: Callable[[], Gauges]) -> None:
        """Read the gauges whenever the numbers are asked for."""
        self._registry.register(_GaugeCollector(gauges))

    def done(self, deed: str, doer: str, seconds: float, times: int = 1) -> None:
        """Count a deed, done so many times as one, that took so long to be saved."""
        count = self._counts.get((deed, doer))
        if count is None:
            count = self._counts[deed, doer] = self._done.labels(deed, doer)
        count.inc(times)
        self._seconds.observe(seconds)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self._refused.labels(reason).inc()

    def noticed(self, by: str, outcome: str) -> None:
        """Count a notice."""
        self._notices.labels(by, outcome).inc()

    def committed(self, jobs: int) -> None:
        """Count a commit; from any thread."""
        self._groups.observe(jobs)

    def away(self) -> None:
        """Count that the database was not there."""
        self._away.inc()

    def text(self) -> bytes:
        """All numbers in Prometheus' text format."""
        return generate_latest(self._registry)


class _Process(Collector):
    """What Prometheus' own library knows of the process, without what would tell how long a bot thinks."""

    SHOWN = ("process_open_fds", "process_max_fds", "process_start_time_seconds")

    def __init__(self) -> None:
        self._own = ProcessCollector(registry=None)

    def collect(self) -> Iterator[Metric]:
        for family in self._own.collect():
            if family.name in self.SHOWN:
                yield family
            elif family.name == "process_resident_memory_bytes":
                for sample in family.samples:
                    steps = -(-sample.value // STEP)
                    yield GaugeMetricFamily(family.name, "Memory, in steps.", steps * STEP)


class _GaugeCollector(Collector):
    def __init__(self, gauges: Callable[[], Gauges]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        now = self._gauges()
        yield _gauge("matches", "Matches in memory.", now.matches)
        yield _gauge("connections", "Open WebSockets and event streams.", now.connections)
        yield _gauge("waiting_jobs", "Jobs that wait to be committed.", now.waiting_jobs)
        yield _gauge("bots_to_move", "Matches whose bot is to move.", now.bots_to_move)
        thought = CounterMetricFamily("diablerie_bot_seconds", "Time until bots acted, in paces.")
        thought.add_metric([], now.bot_seconds)
        yield thought


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"diablerie_{name}", what, value)
