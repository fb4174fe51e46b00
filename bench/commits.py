"""What news for other servers cost a commit on PostgreSQL: within it, as NOTIFY wants it, and after it.

    PYTHONPATH=. python bench/commits.py

First rows alone: transactions that each save a row like an action's, as many at once as there are
connections, forced to the disk. Without news, with a NOTIFY in each transaction, and with the news sent
after the commits in batches, as a server does it. Beside it, how many connections were seen waiting for
one another's turn to notify (`pg_stat_activity`), of all that were seen at work.

Then servers that take presses: one, and two on one database, each with matches of its own under the load
of bench/server.py, with the news in the commit and after it. All take turns.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Self

import psycopg
import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import Engine
from tests.server.postgres import PostgresServer

from diablerie.server.cluster.outbox import Outbox
from diablerie.server.storage.changed_matches import Names, note_changed
from diablerie.server.storage.pooled_writer import PooledWriter
from rounds import Spread, cpu_name
from server import HERE, PATIENCE, free_port, installed

SAFE = ("max_connections=200", "shared_buffers=64MB")
"""As PostgreSQL is by itself: every commit is forced to the disk."""

CHANNEL = "bench_changes"
ROW = "x" * 400
"""About as many bytes as an action takes."""

Job = Callable[[Connection, str], None]

SERVER = """
import sys
import diablerie
from diablerie import bots
from diablerie.server import UNLIMITED, Settings, run_server
from diablerie.server.cluster import notifications

if sys.argv[3] == "within":
    from sqlalchemy import func, select

    def tell(self, connection, name, v):
        payload = f"{self._own} {name} {v}"
        connection.execute(select(func.pg_notify(notifications.CHANGES, payload)))

    notifications.Notifications.tell = tell

bots.warm(diablerie.load("doctor-faust"))
run_server(
    port=int(sys.argv[1]),
    settings=Settings(sys.argv[2], warm=False, limits=UNLIMITED),
    announce=lambda _: print("ready", flush=True),
)
"""


def save(connection: Connection, name: str) -> None:
    """Save a row and tell nobody."""
    connection.execute(
        text("INSERT INTO rows (match, events) VALUES (:m, :e)"), {"m": name, "e": ROW}
    )


def save_and_notify(connection: Connection, name: str) -> None:
    """Save a row; others are told by the transaction itself."""
    save(connection, name)
    connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": f"sender {name} 1"})


def save_and_note(connection: Connection, name: str) -> None:
    """Save a row; others are told after the transaction."""
    save(connection, name)
    note_changed(connection, name)


WAYS: dict[str, Job] = {
    "no news": save,
    "NOTIFY within the commit": save_and_notify,
    "after the commit, in batches": save_and_note,
}


@dataclass(frozen=True)
class Commits:
    """What one measurement found: commits a second, and of the connections seen at work how many waited."""

    rate: float
    waiting: float


class Waits:
    """Looks again and again at what connections wait for."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._over = threading.Event()
        self._seen = self._waiting = 0
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        query = (
            "SELECT count(*), count(*) FILTER (WHERE wait_event_type = 'Lock' AND wait_event = 'object') "
            "FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()"
        )
        with psycopg.connect(self._url, autocommit=True) as connection:
            while not self._over.wait(0.02):
                found = connection.execute(query).fetchone()
                assert found is not None
                self._seen += found[0]
                self._waiting += found[1]

    @property
    def share(self) -> float:
        """Of the connections at work, those that waited for another's turn to notify."""
        return self._waiting / max(1, self._seen)


@contextmanager
def telling(url: str) -> Iterator[Callable[[Names], None]]:
    """An outbox in a loop of its own, as a server has one."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def begin() -> tuple[Outbox, asyncio.Task[None]]:
        outbox = Outbox(url)
        return outbox, asyncio.create_task(outbox.keep())

    outbox, keeping = asyncio.run_coroutine_threadsafe(begin(), loop).result()

    def put(changed: Names) -> None:
        for name in changed:
            outbox.put(CHANNEL, name, f"sender {name} -")

    def heard(changed: Names) -> None:
        loop.call_soon_threadsafe(put, changed)

    yield heard

    async def end() -> None:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run_coroutine_threadsafe(end(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


def commits(engine: Engine, url: str, job: Job, connections: int, seconds: float) -> Commits:
    """How many transactions a second so many connections commit, one after another each."""
    writer = PooledWriter(engine, writers=connections)
    end = time.monotonic() + seconds

    def work(number: int) -> int:
        done = 0
        while time.monotonic() < end:
            writer.run(lambda connection: job(connection, f"match-{number}"))
            done += 1
        return done

    with ExitStack() as stack:
        writer.heard = stack.enter_context(telling(url))
        waits = stack.enter_context(Waits(url))
        threads = stack.enter_context(ThreadPoolExecutor(connections))
        started = time.monotonic()
        total = sum(threads.map(work, range(connections)))
        took = time.monotonic() - started
    writer.close()
    return Commits(total / took, waits.share)


@contextmanager
def servers(url: str, number: int, way: str) -> Iterator[list[str]]:
    """Servers on one database that are ended in any case; their addresses, once they answer."""
    processes = []
    ports = [free_port() for _ in range(number)]
    try:
        for port in ports:
            command = [sys.executable, "-c", SERVER, str(port), url, way]
            processes.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        for process in processes:
            assert process.stdout is not None
            deadline = time.monotonic() + PATIENCE
            while "ready" not in process.stdout.readline():
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError("a server does not come up")
        yield [f"http://127.0.0.1:{port}" for port in ports]
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def presses(addresses: list[str], folder: Path, matches: int, seconds: float) -> float:
    """How many presses of one action a second all servers together confirm."""

    def load(address: str) -> float:
        share = str(matches // len(addresses))
        command = [
            "node",
            str(HERE / "load.mjs"),
            "diablerie",
            address,
            share,
            str(seconds),
            "0",
            "1",
        ]
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True, text=True)
        told = json.loads(done.stdout)
        return float(len(told["took"]) / told["seconds"])

    with ThreadPoolExecutor(len(addresses)) as threads:
        return sum(threads.map(load, addresses))


def main(
    seconds: Annotated[float, typer.Option(help="Length of one measurement")] = 4,
    rounds: Annotated[int, typer.Option(help="How often each is measured")] = 3,
    matches: Annotated[int, typer.Option(help="Matches at once, all servers together")] = 60,
) -> None:
    """Measure all in turn and print two tables."""
    console = Console(width=120)
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:
        postgres = PostgresServer(Path(folder), SAFE)
        postgres.start()
        try:
            console.print(rows_table(postgres, rounds, seconds))
            console.print(servers_table(postgres, rounds, seconds, matches))
        finally:
            postgres.stop()
    console.print(f"{cpu_name()}, two cores share servers, load and database")


def rows_table(postgres: PostgresServer, rounds: int, seconds: float) -> Table:
    """Commits a second by the number of connections and the way of news."""
    url = postgres.new_database()
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"), pool_size=40)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE rows (match text, events text)"))
    numbers = (1, 8, 32)
    found: dict[tuple[str, int], list[Commits]] = {(way, n): [] for way in WAYS for n in numbers}
    for _ in range(rounds):
        for (way, number), measured in found.items():
            measured.append(commits(engine, url, WAYS[way], number, seconds))
    engine.dispose()
    table = Table("news", "connections", "commits/s", "lowest to highest", "waiting to notify")
    for (way, number), measured in found.items():
        rate = Spread.of([each.rate for each in measured])
        waiting = Spread.of([each.waiting for each in measured]).median
        spread = f"{rate.low:.0f} to {rate.high:.0f}"
        table.add_row(way, str(number), f"{rate.median:.0f}", spread, f"{waiting:.0%}")
    return table


def servers_table(postgres: PostgresServer, rounds: int, seconds: float, matches: int) -> Table:
    """Moves a second by the number of servers and the way of news."""
    folder = installed()
    found: dict[tuple[str, int], list[float]] = {
        (way, n): [] for n in (1, 2) for way in ("within", "after")
    }
    for _ in range(rounds):
        for (way, number), rates in found.items():
            url = postgres.new_database()
            with servers(url, number, way) as addresses:
                rates.append(presses(addresses, folder, matches, seconds))
    table = Table("news", "servers", "moves/s", "lowest to highest")
    for (way, number), rates in found.items():
        rate = Spread.of(rates)
        table.add_row(way, str(number), f"{rate.median:.0f}", f"{rate.low:.0f} to {rate.high:.0f}")
    return table


if __name__ == "__main__":
    typer.run(main)
