"""What tests make of a server's complaint that it stood still: it counts unless the machine did."""

from __future__ import annotations

import json
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from .sentinel import Delay, is_stalled, watching
from .soundings import complaints
from .waiting import eventually

THEN = 1_790_000_000.0


def logged(folder: Path, seconds: float, ended: float = THEN) -> Path:
    """The log of a server that has stood still until a moment."""
    at = datetime.fromtimestamp(ended, UTC).isoformat().replace("+00:00", "Z")
    line = {"level": "warning", "event": "nobody could act for a while", "seconds": seconds}
    file = folder / "log"
    file.write_text(json.dumps(line | {"reason": "stall", "time": at}) + "\n")
    return file


@pytest.mark.parametrize(
    ("delays", "stalled"),
    [
        ([], False),
        ([Delay(THEN - 1, 2.0)], True),
        ([Delay(THEN - 10, 2.0), Delay(THEN + 5, 2.0)], False),
        ([Delay(THEN - 0.1 * n, 0.05) for n in range(20)], True),
        ([Delay(THEN - 1, 0.2), Delay(THEN - 2, 0.2)], False),
    ],
)
def test_a_time_is_the_machines_if_others_had_to_wait_for_a_good_part_of_it(
    delays: list[Delay], stalled: bool
) -> None:
    assert is_stalled(delays, THEN - 3, THEN) is stalled


def test_a_server_that_stands_still_on_a_machine_that_runs_is_complained_of(tmp_path: Path) -> None:
    log = logged(tmp_path, 3.0)
    assert [line["seconds"] for line in complaints(log, [])] == [3.0]
    assert complaints(log, [Delay(THEN - 1, 2.0)]) == []


def test_a_process_that_is_kept_waiting_notices(tmp_path: Path) -> None:
    with watching(tmp_path) as sentinel:
        probe = tmp_path / "delays.probe"
        eventually(lambda: probe.exists() and probe.stat().st_size > 0)
        began = time.time()
        sentinel.process.send_signal(signal.SIGSTOP)
        time.sleep(1.0)
        sentinel.process.send_signal(signal.SIGCONT)
        ended = time.time()
        eventually(lambda: is_stalled(sentinel.delays, began, ended))
