"""Games are compiled by processes of their own, once; what they leave is all that a server needs."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.server.bots import compile_process, module_build
from diablerie.server.bots.compile_process import Compiler
from tests.processes import is_running

from ..waiting import eventually

GAME = diablerie.load("doctor-faust")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[subprocess.Popen[bytes]]:
    """The processes begun, that do nothing; the cache is an empty folder."""
    processes: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def noted(*arguments: Any, **options: Any) -> subprocess.Popen[bytes]:
        processes.append(begin(*arguments, **options))
        return processes[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    monkeypatch.setattr(compile_process, "cache_path", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", "/bin/true")
    return processes


def test_a_game_is_compiled_once(begun: list[subprocess.Popen[bytes]]) -> None:
    assert Compiler().compile(GAME)
    assert Compiler().compile(GAME)
    assert [process.returncode for process in begun] == [0]


def test_a_process_that_fails_leaves_the_game_to_be_compiled(
    begun: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert not Compiler().compile(GAME)
    monkeypatch.setattr(sys, "executable", "/bin/true")
    assert Compiler().compile(GAME)
    assert [process.returncode for process in begun] == [1, 0]


def test_what_is_being_compiled_ends_with_its_compiler(
    begun: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    slow = tmp_path / "slow"
    slow.write_text("#!/bin/sh\nexec sleep 600\n")
    slow.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slow))
    compiler = Compiler()
    thread = threading.Thread(target=compiler.compile, args=(GAME,))
    thread.start()
    while not begun:
        time.sleep(0.01)
    compiler.stop()
    thread.join(10)
    assert not thread.is_alive()
    assert not compiler.compile(GAME)
    assert len(begun) == 1


def test_without_a_cache_nothing_is_compiled_in_vain(
    begun: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_process, "can_cache", lambda: False)
    assert not Compiler().compile(GAME)
    assert begun == []


BEGINNER = """
import sys
from diablerie.server.bots.compile_process import ChildProcesses
ChildProcesses().run(sys.stdin.read())
"""
"""Begins the program that it reads."""

LONG = f"""{module_build.BEGIN}
import subprocess
print(os.getpid(), flush=True)
subprocess.run([sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(600)"])
"""
"""A program that takes long, and has begun another one that does."""


def test_what_is_being_made_goes_with_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BEGINNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as beginner:
        assert beginner.stdin is not None
        assert beginner.stdout is not None
        beginner.stdin.write(LONG)
        beginner.stdin.close()
        begun = [int(beginner.stdout.readline()) for _ in range(2)]
        assert all(map(is_running, begun))
        beginner.kill()
        eventually(lambda: not any(map(is_running, begun)))


@pytest.mark.soak
def test_a_server_finds_all_it_needs_and_stays_small(tmp_path: Path) -> None:
    script = """
import resource, diablerie
from diablerie import bots
from diablerie.server.bots.compile_process import Compiler
game = diablerie.load("doctor-faust")
if sys.argv[1] == "apart":
    assert Compiler().compile(game)
bots.warm(game)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""

    def room(how: str) -> int:
        """Mebibytes that a process has needed at most."""
        command = [sys.executable, "-c", f"import sys{script}", how]
        environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path / how)}
        return int(subprocess.check_output(command, env=environment))

    assert room("apart") < room("itself") - 50
