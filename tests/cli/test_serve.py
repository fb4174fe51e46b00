"""`diablerie serve`: it says where it is, answers there, and stops when told to."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx2
import pytest

from diablerie.server.core.limit_settings import NAMES
from diablerie.server.main import addresses_for_others, listen
from tests.cli.calling import COMMAND, call, environment, run


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server on a port of its own, and its address."""
    database = str(folder / "matches.sqlite3")
    command = [*COMMAND, "serve", "--port", "0", "--database", database, *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        # Unbuffered: what `readline` took more than a line would be lost to `communicate`.
        command,
        bufsize=0,
        stdout=pipe,
        stderr=pipe,
        env=environment(),
    ) as process:
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


def test_what_it_is_told_about_itself_counts(tmp_path: Path) -> None:
    options = ("--metrics", "--log-format", "json", "--log-level", "info", "--grace", "5")
    with served(tmp_path, *options, "--origin", "https://play.example") as (process, address):
        with urllib.request.urlopen(f"http://{address}/metrics", timeout=10) as answered:
            assert b"diablerie_matches 0.0" in answered.read()
        request = urllib.request.Request(
            f"http://{address}/api/guests",
            b"{}",
            {"Origin": "https://play.example", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=10) as answered:
            assert answered.status in (200, 201)
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=20)
    assert [json.loads(line)["event"] for line in logged.splitlines()] == ["serving", "stopping"]


def test_where_others_reach_it_they_are_told_how_and_shown_a_code(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0", "--qr") as (process, address):
        # What answers has said all it has to say.
        port = address.rpartition(":")[2].strip("/")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10):
            pass
        process.send_signal(signal.SIGTERM)
        rest = process.communicate(timeout=20)[0].decode()
    others = addresses_for_others("0.0.0.0", 80)
    assert rest.count("Others on this network find it at http://") == len(others)
    assert ("▄" in rest) == bool(others)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--no-bots"], "--no-bots leaves bots to workers, and they cannot share the file"),
        (["--origin", "play.example"], "'play.example' is no origin: one is https://play.example"),
        (["--origin", "https://play.example/"], "'https://play.example/' is no origin"),
        (["--proxy", "caddy"], "'caddy' is no address or network: one is 127.0.0.1, 10.0.0.0/8,"),
        (["--proxy", "10.0.0.5/8"], "'10.0.0.5/8' is an address within a network"),
        (["--limit", "gests=9/hour"], "'gests=9/hour' is no limit: one is guests=200/hour"),
        (["--limit", "guests=soon"], "guests: 'soon' is no limit: one is 200/hour, 10/5minutes"),
        (["--database", "mysql://devil/x"], "a database is a file or postgresql://..., not mysql"),
    ],
)
def test_what_cannot_be_is_complained_of(tmp_path: Path, options: list[str], told: str) -> None:
    done = call("serve", "--database", str(tmp_path / "m.sqlite3"), *options)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"diablerie: {told}")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    with closing(sqlite3.connect(path)) as later:
        later.execute("PRAGMA user_version = 99")
    done = call("serve", "--database", str(path))
    assert done.exit_code == 2
    assert "made by a later version of Diablerie" in done.stderr


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
        assert done.stderr.startswith(f"diablerie: cannot use {unusable}: ")
        assert done.stderr.count("\n") == 1
    assert path.read_text().startswith("dear diary")


@pytest.mark.parametrize(
    ("said", "answers"),
    [("guests=1/hour hints=none", [201, 429]), ("hints=none guests=2/hour", [201, 201])],
)
def test_limits_can_stand_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, answers: list[int]
) -> None:
    monkeypatch.setenv("DIABLERIE_LIMITS", said)
    with served(tmp_path) as (_, address):
        told = [httpx2.post(f"http://{address}/api/guests").status_code for _ in answers]
    assert told == answers


def test_what_stands_in_the_environment_and_is_no_limit_is_complained_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIABLERIE_LIMITS", "logins=10/5 minutes")
    done = call("serve", "--database", str(tmp_path / "m.sqlite3"))
    assert done.exit_code == 2
    assert done.stderr == (
        "diablerie: logins: '10/5' is no limit: one is 200/hour, 10/5minutes or none\n"
    )


def test_the_help_names_every_limit() -> None:
    told = " ".join(call("serve", "--help").stdout.replace("│", " ").split())
    assert [name for name in NAMES if f" {name}" not in told] == []


def test_behind_a_proxy_that_comes_over_the_other_family_clients_are_told_apart(
    tmp_path: Path,
) -> None:
    options = ("--host", "::", "--proxy", "127.0.0.0/8", "--limit", "guests=1/hour")
    with served(tmp_path, *options) as (_, address):
        for number in (1, 2):
            headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
            body = {
                "game": "doctor-faust",
                "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}],
            }
            answer = httpx2.post(f"http://{address}/api/matches", json=body, headers=headers)
            assert answer.status_code == 201
            assert "; Secure" in answer.headers["Set-Cookie"]
