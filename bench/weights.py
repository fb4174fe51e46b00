"""What matches weigh: actions and bytes of a match, the time of its bots, and the memory of a live one.

    .venv/bin/python bench/weights.py [MATCHES [GAME...]]

Plays whole matches among greedy bots, as many as a game has seats by itself, into a new database of
SQLite's, and prints the figures of docs/capacity.md.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import diablerie
from diablerie import bots
from diablerie.matches import Clock, Player
from diablerie.matches.commands import Command
from diablerie.server import Settings
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair, MatchSetup

LEVEL = "greedy"


@dataclass
class Weights:
    """Sums over the matches of one game."""

    actions: int = 0
    events: int = 0
    thinking: float = 0.0
    replaying: float = 0.0
    disk: int = 0
    memory: int = 0

    def told(self, game: str, matches: int) -> str:
        """A row of a table."""
        each = [
            f"{self.actions / matches:.0f}",
            f"{self.events / matches:.0f}",
            f"{self.disk / matches / 1024:.0f} KiB",
            f"{self.disk / self.actions:.0f}",
            f"{self.thinking / matches:.3f} s",
            f"{self.replaying / matches * 1000:.0f} ms",
            f"{self.memory / matches / 1024:.0f} KiB",
        ]
        return " | ".join(["", game, *each, ""]).strip()


async def weigh(name: str, matches: int, folder: Path) -> Weights:
    """Play matches of a game, and weigh them."""
    game = diablerie.load(name)
    bots.warm(game)
    database = folder / f"{name}.sqlite3"
    house = Services(Settings(database, warm=False, matches_at_hand=matches + 1))
    weights = Weights()
    empty = _size(database)
    for number in range(matches):
        await _play(house, f"match-{number:04}-----", name, number, weights)
    weights.disk = _size(database) - empty
    await house.close()
    await _hold(database, matches, weights)
    return weights


async def _play(house: Services, name: str, game: str, number: int, weights: Weights) -> None:
    live = await _begin(house, name, game, number)
    seats = live.match.game.seats
    players = [bots.load(LEVEL, live.match.game, seed=number + seat) for seat in range(seats)]
    while (seat := live.match.to_play) is not None:
        begun = time.perf_counter()
        action = players[seat].choose(live.match.state.belief(seat))
        weights.thinking += time.perf_counter() - begun
        await live.do(Command(seat, (action,), live.version, f"c{live.version}"))
    weights.actions += len(live.match.log)
    weights.events += live.version


async def _begin(house: Services, name: str, kind: str, number: int) -> LiveMatch:
    moment, game = datetime.now(UTC), diablerie.load(kind)
    chairs = (Chair(Player.person().kind, None, None),) * game.seats
    seed = number.to_bytes(32, "big")
    table = MatchSetup(name, game, chairs, seed, Clock(), False, None, moment)
    return await house.matches.open(table)


async def _hold(database: Path, matches: int, weights: Weights) -> None:
    """Have all matches in memory as after a restart: how long it takes, and how much there is then."""
    house = Services(Settings(database, warm=False, matches_at_hand=matches + 1))
    before = _memory()
    begun = time.perf_counter()
    for number in range(matches):
        live = await house.matches.get(f"match-{number:04}-----")
        live.view(0, live.facts(None))
    weights.replaying = time.perf_counter() - begun
    weights.memory = _memory() - before
    await house.close()


def _size(database: Path) -> int:
    return sum(
        path.stat().st_size
        for path in database.parent.glob(f"{database.name}*")
        if "wal" not in path.name
    )


def _memory() -> int:
    """Bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def main() -> None:
    """Weigh matches of all games, or those named, and print a table."""
    matches, *names = sys.argv[1:] or ("100",)
    print(
        "| game | actions | events | on disk | bytes per action | bots' thinking | replay | memory |"
    )
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name in names or diablerie.games():
            weights = asyncio.run(weigh(name, int(matches), Path(folder)))
            print(weights.told(name, int(matches)))


if __name__ == "__main__":
    main()
