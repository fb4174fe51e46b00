"""`diablerie worker`: says where it works, stops when told to, and works on what can be shared only."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import httpx2

from diablerie.server.main import listen
from tests.cli.calling import COMMAND, call, environment
from tests.server.postgres import PostgresServer


def test_it_says_where_it_works_and_ends_with_status_0(postgres_url: str) -> None:
    command = [*COMMAND, "worker"]
    surroundings = environment(DIABLERIE_DATABASE=postgres_url)
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=surroundings) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(b"Bots of the matches in postgresql://")
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        finally:
            process.kill()


def test_what_watches_over_it_is_answered_at_a_port_of_its_own(postgres_url: str) -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [*COMMAND, "worker", "--port", str(port), "--metrics"]
    surroundings = environment(DIABLERIE_DATABASE=postgres_url)
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=surroundings) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(b"Bots of the matches in postgresql://")
            told = {
                path: answer(port, path) for path in ("healthz", "readyz", "metrics", "api/games")
            }
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        finally:
            process.kill()
    assert told["healthz"] == (200, '{"status":"ok"}')
    assert told["readyz"] == (200, '{"status":"ready"}')
    assert "diablerie_bots_to_move 0.0" in told["metrics"][1]
    assert told["api/games"][0] == 404


def answer(port: int, path: str) -> tuple[int, str]:
    answered = httpx2.get(f"http://127.0.0.1:{port}/{path}")
    return answered.status_code, answered.text


def test_numbers_need_a_port_and_a_port_that_is_free(postgres_url: str) -> None:
    told = call("worker", "--database", postgres_url, "--metrics")
    assert (told.exit_code, told.stderr) == (
        2,
        "diablerie: --metrics needs a --port to tell numbers at\n",
    )
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        told = call("worker", "--database", postgres_url, "--port", str(port))
    assert told.exit_code == 2
    assert told.stderr.endswith(f"port {port}: Address already in use\n")


def test_a_file_cannot_be_shared_with_a_worker(tmp_path: Path) -> None:
    told = call("worker", "--database", str(tmp_path / "matches.sqlite3"))
    assert told.exit_code == 2
    assert told.stderr == (
        f"diablerie: workers cannot share the file {tmp_path}/matches.sqlite3 with a server: its own"
        " bots think there; a worker needs --database postgresql://...\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_not_there_is_said_to_be_away(postgres_server: PostgresServer) -> None:
    told = call("worker", "--database", postgres_server.url("nowhere"))
    assert told.exit_code == 2
    assert told.stderr.startswith("diablerie: cannot use postgresql://postgres@/nowhere?host=")
    assert 'database "nowhere" does not exist' in told.stderr
