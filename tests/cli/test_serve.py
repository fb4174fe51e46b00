"""`diablerie serve`: it says where it is, answers there, and stops when told to."""

from __future__ import annotations

import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from diablerie.server.run import listen
from tests.cli.calling import COMMAND, call, environment, run


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server on a port of its own, and its address."""
    command = [*COMMAND, "serve", "--port", "0", "--database", str(folder / "matches.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment()) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline().decode()
            yield process, line.partition("http://")[2].partition(" ")[0]
        finally:
            process.kill()


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_and_ends_with_status_0(ending: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        with urllib.request.urlopen(f"http://{address}/api/games", timeout=10) as answered:
            assert answered.status == 200
        process.send_signal(ending)
        assert process.wait(20) == 0
    assert (tmp_path / "matches.sqlite3").exists()


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "matches.sqlite3")
        done = run("serve", "--port", str(port), "--database", database)
    assert done.returncode == 2
    told = done.stderr.decode()
    assert told == f"diablerie: cannot serve on 127.0.0.1, port {port}: Address already in use\n"


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary, " * 100)
    for unusable in (path, tmp_path, path / "below.sqlite3"):
        done = call("serve", "--port", "0", "--database", str(unusable))
        assert done.exit_code == 2
        assert done.stderr.startswith(f"diablerie: cannot keep matches in {unusable}: ")
        assert done.stderr.count("\n") == 1
    assert path.read_text().startswith("dear diary")
