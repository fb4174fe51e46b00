"""What is said on the way is heard, whole, and by nobody else."""

from __future__ import annotations

import logging
import sys
import warnings

import pytest

from diablerie.secrecy.adapters.captured_output import capture_output


def speak() -> int:
    print("on paper")  # noqa: T201 - to be captured
    sys.stderr.write("aside\n")
    logging.getLogger("somewhere").debug("to %s", "whom it concerns")
    warnings.warn("this is the last time", DeprecationWarning, stacklevel=1)
    return 7


def test_everything_said_is_heard_each_time(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        said = capture_output(speak)
        assert said.answer == 7
        assert said.printed == "on paper\naside\n"
        assert said.logged.splitlines() == [
            "somewhere DEBUG: to whom it concerns",
            "DeprecationWarning: this is the last time",
        ]
    assert caplog.records == []


def test_logging_is_as_before_even_after_an_error() -> None:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    with pytest.raises(ZeroDivisionError):
        capture_output(lambda: 1 / 0)
    assert (root.level, list(root.handlers)) == before
