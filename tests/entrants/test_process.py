"""Programs as entrants: spoken to, held to their time, and killed surely, whoever goes first."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from diablerie.entrants import Fault
from diablerie.entrants.channel import LONGEST, Conversation
from diablerie.entrants.process import PATIENCE, Process
from tests.processes import is_running

from .programs import program

READY = 60.0
"""Seconds for a program to begin, on a machine with much else to do."""

SOON = 0.5


@contextmanager
def running(folder: Path, text: str) -> Iterator[tuple[Process, Conversation]]:
    """A program, ended in any case."""
    process = Process(program(folder, text))
    conversation = Conversation(process)
    try:
        yield process, conversation
    finally:
        conversation.close()


def eventually(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "that never came to be"
        time.sleep(0.02)


def test_each_request_gets_its_answer(tmp_path: Path) -> None:
    echo = (
        "for line in sys.stdin:\n    asked = json.loads(line)\n    answer(asked, said=asked['say'])"
    )
    with running(tmp_path, echo) as (_, conversation):
        said = [conversation.ask({"say": each}, READY)["said"] for each in ("a", "é" * 100_000)]
    assert said == ["a", "é" * 100_000]


def test_who_takes_too_long_is_killed(tmp_path: Path) -> None:
    slow = "asked = ask(); answer(asked, process=os.getpid()); ask(); time.sleep(1000)"
    with running(tmp_path, slow) as (_, conversation):
        number = conversation.ask({}, READY)["process"]
        began = time.monotonic()
        with pytest.raises(Fault, match=r"time: no answer within 0\.5 s"):
            conversation.ask({}, SOON)
        assert SOON <= time.monotonic() - began < SOON + 10
        eventually(lambda: not is_running(number))
        assert not conversation.is_open


def test_who_ignores_being_told_to_end_is_killed_with_all_it_has_begun(tmp_path: Path) -> None:
    stubborn = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGHUP, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
answer(ask(), processes=[os.getpid(), child.pid])
while True:
    time.sleep(1)
"""
    with running(tmp_path, stubborn) as (_, conversation):
        numbers = conversation.ask({}, READY)["processes"]
        assert all(map(is_running, numbers))
        conversation.close()
        eventually(lambda: not any(map(is_running, numbers)))


def test_who_does_not_even_read_is_held_to_its_time(tmp_path: Path) -> None:
    with (
        running(tmp_path, "time.sleep(1000)") as (_, conversation),
        pytest.raises(Fault, match="time:"),
    ):
        conversation.ask({"long": "x" * (LONGEST // 2)}, SOON)


def test_who_answers_bit_by_bit_is_held_to_its_time(tmp_path: Path) -> None:
    dripping = """
asked = ask(); answer(asked); ask()
while True:
    sys.stdout.write(" "); sys.stdout.flush(); time.sleep(0.05)
"""
    with running(tmp_path, dripping) as (_, conversation):
        conversation.ask({}, READY)
        with pytest.raises(Fault, match="time:"):
            conversation.ask({}, SOON)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sys.exit(3)", "crash: it has ended"),
        ("ask(); raise RuntimeError('no more souls')", "crash: .*RuntimeError: no more souls"),
        ("os.kill(os.getpid(), 9)", "crash: it has ended"),
        ("ask(); os.close(1); time.sleep(1000)", "crash: it has ended"),
        ("ask(); print('{', flush=True)", "protocol: the answer is no JSON"),
        ("ask(); print('[' * 100000, flush=True)", "protocol: the answer is no JSON"),
        ("ask(); print('[]', flush=True)", "protocol: the answer is no JSON object"),
        ("ask(); print('{}', flush=True)", "protocol: the answer's 'id' must be 1, not None"),
        ("ask(); answer({'id': True})", "protocol: the answer's 'id' must be 1, not True"),
        ("ask(); sys.stdout.write('x' * 5_000_000)", "protocol: the answer is longer than"),
        ("ask(); sys.stderr.write('\\x1b[2J' * 3); sys.exit()", r"crash: .*\\x1b\[2J"),
    ],
)
def test_what_is_no_answer_is_a_fault(tmp_path: Path, text: str, complaint: str) -> None:
    with running(tmp_path, text) as (_, conversation):
        with pytest.raises(Fault, match=complaint):
            conversation.ask({}, READY)
        assert not conversation.is_open


def test_an_answer_nobody_asked_for_is_a_fault(tmp_path: Path) -> None:
    with running(tmp_path, "asked = ask(); answer(asked); answer(asked); ask()") as (
        _,
        conversation,
    ):
        conversation.ask({}, READY)
        with pytest.raises(Fault, match="'id' must be 2, not 1"):
            conversation.ask({}, READY)


def test_a_program_that_there_is_not_is_named(tmp_path: Path) -> None:
    conversation = Conversation(Process([str(tmp_path / "nobody"), "--here"]))
    with pytest.raises(Fault, match="nobody: No such file"):
        conversation.ask({}, READY)


def test_who_writes_a_lot_about_itself_is_not_stopped_by_it(tmp_path: Path) -> None:
    wordy = "asked = ask()\nsys.stderr.write('words ' * 500_000)\nanswer(asked, done=True)"
    with running(tmp_path, wordy) as (_, conversation):
        assert conversation.ask({}, READY)["done"]


def test_who_ends_by_itself_has_time_to(tmp_path: Path) -> None:
    tidy = f"""
answer(ask())
sys.stdin.read()
open({str(tmp_path / "tidied")!r}, "w").close()
"""
    with running(tmp_path, tidy) as (_, conversation):
        conversation.ask({}, READY)
        conversation.close(gently=True)
    assert (tmp_path / "tidied").exists()


def test_who_does_not_end_by_itself_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, "answer(ask(), process=os.getpid()); time.sleep(1000)") as (_, talk):
        number = talk.ask({}, READY)["process"]
        began = time.monotonic()
        talk.close(gently=True)
        assert time.monotonic() - began < PATIENCE + 10
        eventually(lambda: not is_running(number))


ASKER = """
import sys, time
from diablerie.entrants.process import Process
from diablerie.entrants.channel import Conversation
told = Conversation(Process(sys.argv[1:])).ask({}, 60)
print(told["process"], flush=True)
time.sleep(1000)
"""


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_it_goes_when_whoever_asked_for_it_is_killed(tmp_path: Path, by: signal.Signals) -> None:
    stubborn = "answer(ask(), process=os.getpid())\nwhile True:\n    time.sleep(1)"
    asker = subprocess.Popen(
        [sys.executable, "-c", ASKER, *program(tmp_path, stubborn)],
        stdout=subprocess.PIPE,
        env=os.environ,
    )
    assert asker.stdout is not None
    with asker:
        number = int(asker.stdout.readline())
        assert is_running(number)
        asker.send_signal(by)
        asker.wait()
    eventually(lambda: not is_running(number))
