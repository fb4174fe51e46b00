"""The server's clock: monotonic between two looks, and honest about every step of the system's clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from diablerie.server.clock import ServerClock, now

START = 1_000_000.0


class Clocks:
    """A wall clock and a monotonic one, put on by hand."""

    def __init__(self) -> None:
        self.wall, self.monotonic = START, 50.0
        self.clock = ServerClock(lambda: self.wall, lambda: self.monotonic)

    def wait(self, seconds: float, drift: float = 0.0) -> None:
        """Let time pass, looking at the clocks twice a second; `drift`: per second of the wall clock."""
        for _ in range(round(seconds * 2)):
            self.monotonic += 0.5
            self.wall += 0.5 * (1 + drift)
            self.clock.look()

    @property
    def shown(self) -> float:
        return self.clock.now().timestamp()


def test_it_tells_the_time_in_whole_milliseconds() -> None:
    assert abs(now() - datetime.now(UTC)) < timedelta(seconds=5)
    assert now().microsecond % 1000 == 0


def test_it_goes_on_by_the_monotonic_clock_whatever_the_systems_clock_is_set_to() -> None:
    clocks = Clocks()
    clocks.monotonic += 20
    clocks.wall += 4_020
    assert clocks.shown == START + 20


def test_a_step_is_told_once_as_the_same_moment_before_and_after_it() -> None:
    clocks = Clocks()
    for seconds in (4_000.0, -3_600.0, 3_600.0):
        before = clocks.shown
        clocks.wall += seconds
        clocks.clock.look()
        clocks.clock.look()
        step = clocks.clock.steps[-1]
        assert (step.before.timestamp(), step.after.timestamp()) == (before, before + seconds)
        assert step.seconds == seconds
        assert clocks.shown == clocks.wall
    assert len(clocks.clock.steps) == 3


def test_who_is_held_up_between_the_two_clocks_takes_that_for_no_step() -> None:
    clocks = Clocks()
    late = 0.0

    def read_late() -> float:
        clocks.monotonic += late
        clocks.wall += late
        return clocks.wall

    clock = ServerClock(read_late, lambda: clocks.monotonic)
    late = 3.0
    clock.look()
    assert clock.steps == []
    assert clock.now().timestamp() == clocks.wall
    late = 0.0
    clocks.wall += 60
    clock.look()
    assert [step.seconds for step in clock.steps] == [60]


def test_a_clock_that_drifts_is_followed_without_a_step() -> None:
    clocks = Clocks()
    clocks.wait(100_000, drift=0.0005)
    assert clocks.clock.steps == []
    assert abs(clocks.shown - clocks.wall) < 0.01


def test_a_clock_that_runs_much_too_fast_changes_how_long_a_turn_is_by_no_more_than_that() -> None:
    clocks = Clocks()
    clocks.wait(60, drift=0.01)
    assert clocks.clock.steps == []
    assert 60 <= clocks.shown - START <= 60 * 1.0021
