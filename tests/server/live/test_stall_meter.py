"""The stall meter: a loop that stood still, and how much of that whoever keeps it busy can bring about."""

from __future__ import annotations

import asyncio
import time

import pytest

from diablerie.server.live.stall_meter import BEAT, BUSY_MOST, BUSY_WITHIN, StallMeter


class Loop:
    """A loop whose clocks are put on by hand."""

    def __init__(self) -> None:
        self.now, self.worked = 500.0, 7.0
        self.meter = StallMeter(lambda: self.now, lambda: self.worked)

    def stand(self, seconds: float, busy: float = 0.0) -> float:
        """Let the loop stand still; how much of it is nobody's time."""
        self.now += seconds
        self.worked += busy
        found = self.meter.look()
        if found is None:
            return 0.0
        assert found[1] == self.now
        return found[1] - found[0]


def test_a_loop_that_runs_has_not_stood_still() -> None:
    loop = Loop()
    assert [loop.stand(BEAT, BEAT) for _ in range(1000)] == [0.0] * 1000


def test_a_process_that_did_not_run_stood_still_for_all_that_time() -> None:
    assert Loop().stand(8 * 3600) == 8 * 3600


def test_what_the_loop_did_itself_counts_within_bounds() -> None:
    loop = Loop()
    given = [loop.stand(5, busy=5) for _ in range(20)]
    assert sum(given) == pytest.approx(BUSY_MOST)
    assert given[-1] == 0.0
    loop.now += BUSY_WITHIN
    loop.meter.look()
    assert loop.stand(5, busy=5) == pytest.approx(5)


def test_a_stop_counts_in_full_though_the_loop_was_busy_too_long_before() -> None:
    loop = Loop()
    for _ in range(20):
        loop.stand(5, busy=5)
    assert loop.stand(14, busy=0.5) == pytest.approx(13.5)


async def test_a_real_loop_is_measured() -> None:
    meter = StallMeter()
    for _ in range(3):
        await asyncio.sleep(0.05)
        assert meter.look() is None
    time.sleep(BEAT + 1.1)  # noqa: ASYNC251 - the loop is to stand still
    found = meter.look()
    assert found is not None
    assert found[1] - found[0] >= BEAT + 1
