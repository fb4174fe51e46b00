"""A flood of requests is no flood of lines: those alike are counted, and the count is told."""

from __future__ import annotations

import io
import json
import logging
import time

import pytest

from diablerie.server.core import logging as server_logging
from diablerie.server.core.log_repeats import ALIKE, BoundedHandler

from ..clients import PATIENCE


class Hours:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hours:
    return Hours()


class Log:
    """A log of its own, read line by line."""

    def __init__(self, clock: Hours | None, minute: float = 60) -> None:
        self._written = io.StringIO()
        self.handler = (
            BoundedHandler(self._written, minute=minute)
            if clock is None
            else BoundedHandler(self._written, clock, minute)
        )
        self.handler.setFormatter(server_logging.formatter("json"))

    def write(self, event: str, times: int = 1, level: int = logging.WARNING) -> None:
        for _ in range(times):
            record = logging.LogRecord("x", level, __file__, 1, event, None, None)
            self.handler.handle(record)

    def events(self) -> list[tuple[str, int | None]]:
        """The events of all lines, each with the count that it tells."""
        lines = map(json.loads, self._written.getvalue().splitlines())
        return [(line["event"], line.get("number")) for line in lines]


def test_lines_that_are_alike_are_written_a_few_times_and_then_counted(clock: Hours) -> None:
    log = Log(clock)
    log.write("no HTTP", 1000)
    assert log.events() == [("no HTTP", None)] * ALIKE
    clock.now += 61
    log.write("something else")
    counted = ("more like this: no HTTP", 1000 - ALIKE)
    assert log.events()[ALIKE:] == [counted, ("something else", None)]
    log.write("no HTTP")
    assert log.events()[-1] == ("no HTTP", None)


def test_hours_of_a_flood_are_some_lines_a_minute(clock: Hours) -> None:
    log = Log(clock)
    for _ in range(600):
        log.write("no HTTP", 10)
        clock.now += 6
    told = log.events()
    assert len(told) <= 60 * (ALIKE + 1)
    counts = sum(number or 0 for _, number in told)
    assert counts + sum(number is None for _, number in told) >= 5900


def test_lines_that_are_not_alike_are_all_written(clock: Hours) -> None:
    log = Log(clock)
    for number in range(100):
        log.write(f"event {number}")
    assert len(log.events()) == 100


def test_what_somebody_asked_for_below_warning_is_written_whole(clock: Hours) -> None:
    log = Log(clock)
    log.write("done", 100, logging.DEBUG)
    assert len(log.events()) == 100


def test_errors_of_one_place_are_alike_whatever_they_say(clock: Hours) -> None:
    log = Log(clock)
    for number in range(100):
        try:
            raise ValueError(number)
        except ValueError as error:
            info = (type(error), error, error.__traceback__)
            record = logging.LogRecord("x", logging.ERROR, __file__, 1, "failed", None, info)
            log.handler.handle(record)
    assert len(log.events()) == ALIKE


def test_counts_are_told_when_the_log_ends(clock: Hours) -> None:
    log = Log(clock)
    log.write("no HTTP", 100)
    log.handler.close()
    assert log.events()[-1] == ("more like this: no HTTP", 100 - ALIKE)


def test_counts_are_told_though_nothing_more_is_logged() -> None:
    log = Log(None, minute=0.2)
    log.write("no HTTP", 100)
    deadline = time.monotonic() + PATIENCE
    while len(log.events()) == ALIKE and time.monotonic() < deadline:
        time.sleep(0.02)
    assert log.events()[-1] == ("more like this: no HTTP", 100 - ALIKE)
