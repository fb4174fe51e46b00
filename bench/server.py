"""How many durable moves a second a server takes, beside boardgame.io, in one run on one machine.

    python bench/server.py

Both play many matches at once, two connections each, every move as soon as the one before is
confirmed to who made it (bench/load.mjs): fifty, and as many more as it takes to saturate a server that
waits for the disk. Ours forces every move to the disk before it confirms it; boardgame.io with its
FlatFile storage writes files for each and leaves the rest to the system. So both are measured both ways:
as safe as ours against a crash of the system, and as the other is, against one of the process alone. Ours
is asked for an action at a time, as the other is, and for a turn's seven steps in one press. Then two hundred
matches at a human pace, each with a bot: how long people wait for an answer.

boardgame.io is installed by npm, once, into a folder of the user's cache.
"""

import json
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.console import Console
from rich.table import Table

from rounds import Spread, cpu_name

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
PATIENCE = 120.0
"""Seconds that a server may take to come up, compiling included."""

OURS = """
import os
import sys
from pathlib import Path
import diablerie
from diablerie import bots
from diablerie.server import UNLIMITED, Settings, run_server

if "forced" not in sys.argv:
    os.fdatasync = lambda file: None

bots.warm(diablerie.load("doctor-faust"))
run_server(
    port=int(sys.argv[1]),
    settings=Settings(Path(sys.argv[2]) / "matches.sqlite3", warm=False, limits=UNLIMITED),
    announce=lambda _: print("ready", flush=True),
)
"""


@dataclass(frozen=True)
class Contestant:
    """A server: what the load is told it is, and the command that starts it at a port on a folder."""

    kind: str
    command: tuple[str, ...]
    kept: bool = True
    """Whether it is given a folder to keep matches in."""
    forced: bool = True
    """Whether what it keeps is forced to the disk: else a crash of the system may lose the last of it."""
    press: int = 1
    """How many actions are asked for as one."""


DURABLE_PEER = "boardgame.io 0.50.2, FlatFile"


@dataclass(frozen=True)
class Load:
    """What one run of the load found: actions and presses a second, and milliseconds until confirmed."""

    rate: float
    """Actions confirmed."""
    presses: float
    """Confirmations."""
    p50: float
    p99: float


Found = dict[tuple[str, int], list[Load]]
"""What was measured of each server under so many matches at once."""


def main(
    matches: Annotated[list[int] | None, typer.Option(help="Matches at once: 50 and 300")] = None,
    seconds: Annotated[float, typer.Option(help="Length of one measurement")] = 8,
    rounds: Annotated[int, typer.Option(help="How often each is measured")] = 3,
    with_bots: Annotated[int, typer.Option(help="Matches with a bot at a human pace")] = 200,
) -> None:
    """Measure both in turn and print one table."""
    folder = installed()
    ours = Contestant("diablerie", (sys.executable, "-c", OURS))
    peer = ("node", str(folder / "server.cjs"))
    contestants = {
        "Diablerie, seven steps a press, forced to disk": replace(ours, press=7),
        "Diablerie, a step at a time, forced to disk": ours,
        "Diablerie, a step at a time, left to the system": replace(ours, forced=False),
        f"{DURABLE_PEER}, forced to disk": Contestant("boardgame.io", peer),
        DURABLE_PEER: Contestant("boardgame.io", peer, forced=False),
        "boardgame.io 0.50.2, in memory": Contestant(
            "boardgame.io", peer, kept=False, forced=False
        ),
    }
    loads = matches or [50, 300]
    found: Found = {(name, number): [] for name in contestants for number in loads}
    for _ in range(rounds):
        for name, number in found:
            load = measured(contestants[name], folder, number, seconds, pause=0)
            found[name, number].append(load)
    console = Console(width=120)
    console.print(table(found))
    people = measured(ours, folder, with_bots, seconds * rounds, pause=1500)
    console.print(
        f"{with_bots} matches with a bot each, a move every 1.5 s: {people.rate:.0f} moves/s, "
        f"answers p50 {people.p50:.1f} ms, p99 {people.p99:.1f} ms"
    )
    console.print(f"{cpu_name()}, {platform.platform()}, Python {platform.python_version()}")


def table(found: Found) -> Table:
    """Each server's speed, and how often the durable peer's best goes into it."""
    shown = Table(
        "server",
        "matches",
        "actions/s",
        "lowest to highest",
        "presses/s",
        "p50 ms",
        "p99 ms",
        "times",
    )
    speeds = {each: Spread.of([load.rate for load in loads]) for each, loads in found.items()}
    base = max(rate.median for (name, _), rate in speeds.items() if name == DURABLE_PEER)
    for (name, number), loads in found.items():
        rate = speeds[name, number]
        shown.add_row(
            name,
            str(number),
            f"{rate.median:.0f}",
            f"{rate.low:.0f} to {rate.high:.0f}",
            f"{Spread.of([load.presses for load in loads]).median:.0f}",
            f"{Spread.of([load.p50 for load in loads]).median:.1f}",
            f"{Spread.of([load.p99 for load in loads]).median:.1f}",
            f"{rate.median / base:.2f}",
        )
    return shown


def installed() -> Path:
    """The folder with the peer and what the load needs, installed if they are not there."""
    folder = Path(platformdirs.user_cache_dir("diablerie-bench")) / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = (PEER / "package.json").read_text()
    is_there = (folder / "node_modules").is_dir() and (folder / "package.json").is_file()
    if not is_there or (folder / "package.json").read_text() != wanted:
        (folder / "package.json").write_text(wanted)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True)
    shutil.copy(PEER / "server.cjs", folder)
    return folder


def measured(
    contestant: Contestant, folder: Path, matches: int, seconds: float, pause: int
) -> Load:
    """Start a server, put it under load, and end it. `pause`: milliseconds before each move."""
    with tempfile.TemporaryDirectory() as kept, serving(contestant, Path(kept)) as address:
        load = [
            "node",
            str(HERE / "load.mjs"),
            contestant.kind,
            address,
            *map(str, (matches, seconds, pause, contestant.press)),
        ]
        done = subprocess.run(load, cwd=folder, stdout=subprocess.PIPE, check=True, text=True)
    told = json.loads(done.stdout)
    took = sorted(told["took"])
    if not took:
        raise RuntimeError(f"{contestant.kind} confirmed no move in {told['seconds']:.0f} s")
    return Load(
        told["actions"] / told["seconds"],
        len(took) / told["seconds"],
        took[len(took) // 2],
        took[len(took) * 99 // 100],
    )


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


@contextmanager
def serving(contestant: Contestant, kept: Path) -> Iterator[str]:
    """A server that is ended in any case; its address, once it answers."""
    port = free_port()
    wanted = [str(kept)] if contestant.kept else []
    wanted += ["forced"] if contestant.forced else []
    process = subprocess.Popen(
        [*contestant.command, str(port), *wanted], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        deadline = time.monotonic() + PATIENCE
        while "ready" not in process.stdout.readline():
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{contestant.kind} does not come up")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.communicate()


if __name__ == "__main__":
    typer.run(main)
