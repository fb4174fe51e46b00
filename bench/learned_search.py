"""What was learnt, part by part: each kind of bot with equal time for a move, against greedy.

    .venv/bin/python bench/learned_search.py GAME SEATS MILLISECONDS GAMES [WEIGHTS]

It measures how many simulations each kind of search has in that time, on positions of one match, and then
plays so many games of each kind, seated as evenly as it goes. WEIGHTS: a file; else the package's own.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import diablerie
from diablerie import Belief, Game, bots, lab
from diablerie.bots.levels import SEARCH
from diablerie.entrants import parse
from diablerie.entrants.entrant import SeatSeed, TimeControl
from diablerie.networks import read_policy, shipped_policy, write_policy

PROBED = 12
"""Positions in which it is measured how long a search takes."""

PROBE = 300
"""Simulations in each of them."""

RIVAL = "greedy"


def probes(game: Game) -> list[Belief]:
    """What seats know that have a choice, every few decisions of a match among greedy bots."""
    state, bot, found = game.start(seed=1), bots.load(RIVAL, game, 1), list[Belief]()
    while state.to_play is not None and len(found) < 5 * PROBED:
        belief = state.belief(state.to_play)
        if len(belief.legal) > 1:
            found.append(belief)
        state = state.play(bot.choose(belief))
    return found[:: max(1, len(found) // PROBED)]


def seconds_a_simulation(game: Game, name: str, beliefs: list[Belief]) -> float:
    """Of the processor, for a search of this kind."""
    player = parse(f"{name}:simulations={PROBE}:reuse=0").sit(game, SeatSeed(b"0"), TimeControl())
    player.choose(beliefs[0])
    begun = time.process_time()
    for belief in beliefs:
        player.choose(belief)
    return (time.process_time() - begun) / len(beliefs) / PROBE


def kinds(folder: Path, weights: Path) -> Iterator[tuple[str, str]]:
    """The kinds of search, and the names of bots that they have."""
    without = folder / "policy.npz"
    write_policy(replace(read_policy(weights), values=None), without)
    yield "search without anything learnt", SEARCH
    yield "search by the policy", f"learned:{without}"
    yield "search by policy and values", f"learned:{weights}"


def main(name: str, seats: int, milliseconds: float, games: int, weights: str = "") -> None:
    """Measure and print a table."""
    game = diablerie.load(name, seats=seats)
    bots.warm(game)
    beliefs = probes(game)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(weights) if weights else Path(folder) / "shipped.npz"
        if not weights:
            write_policy(shipped_policy(game), file)
        entrants = [("policy alone", f"learned:{file}")]
        for kind, searching in kinds(Path(folder), file):
            each = seconds_a_simulation(game, searching, beliefs)
            simulations = max(1, round(milliseconds / 1000 / each))
            said = f"{kind}, {simulations} simulations"
            entrants.append((said, f"{searching}:simulations={simulations}"))
        for said, entrant in entrants:
            report = lab.hold(lab.Schedule(game, (entrant, RIVAL), b"learned search"), games)
            (found,) = [each for each in report.standings if each.bot == entrant]
            share = found.share
            told = f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"
            print(f"{said}: {told} of {found.games} games against {RIVAL}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
