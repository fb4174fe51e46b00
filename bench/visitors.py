"""Peers measured in homes of their own: each runs a program of `strangers/` and is asked over pipes."""

import atexit
import json
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homes import home_of
from rounds import Measure

PROGRAMS = Path(__file__).parent / "strangers"


@dataclass(frozen=True)
class Peer:
    """A library that is measured: its name, the program that plays with it, what pip installs for it.

    `arguments`: what the program is told.
    """

    title: str
    program: str
    requirements: Sequence[str]
    arguments: Sequence[str] = ()


PEERS = (
    Peer("PettingZoo", "pettingzoo_classic", ("pettingzoo[classic]==1.27.0",)),
    Peer("RLCard", "rlcard_games", ("rlcard==1.2.0",)),
    Peer("Pgx", "pgx_games", ("pgx==2.6.0", "jax==0.10.2")),
    Peer("EnvPool", "envpool_games", ("envpool==1.2.5", "gymnasium==1.4.0", "numba==0.68.1")),
)


def measures(peers: Sequence[Peer] = PEERS) -> dict[str, Measure]:
    """What each peer offers to be measured, by title. Installs those that are not yet."""
    found: dict[str, Measure] = {}
    for peer in peers:
        visitor = Visitor(peer)
        atexit.register(visitor.leave)
        found |= {f"{peer.title} {game}": visitor.measure_of(game) for game in visitor.games}
    return found


class Visitor:
    """A running program of a peer's; it waits while it is not asked."""

    def __init__(self, peer: Peer) -> None:
        """Start it and hear what it offers."""
        self._title = peer.title
        python = home_of(peer.program, peer.requirements)
        self._process = subprocess.Popen(
            [python, PROGRAMS / f"{peer.program}.py", *peer.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games: list[str] = self._heard()

    def measure_of(self, game: str) -> Measure:
        """How one of its games is measured."""

        def measure(seconds: float) -> Mapping[str, float]:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps([game, seconds]) + "\n")
            self._process.stdin.flush()
            speeds: Mapping[str, float] = self._heard()
            return speeds

        return measure

    def leave(self) -> None:
        """End the program; it is not asked again."""
        self._process.communicate()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the program of {self._title} has ended: its errors stand above")
        return json.loads(line)
