"""How strong the bots are against one another: games with seats changed, shares with 95 % intervals.

    python bench/strength.py doctor-faust greedy:random devil:greedy --games 400

Every deal is played once from each seat, the second bot in all others. The interval is Wilson's;
a game without a winner counts as a fair share.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import diablerie
from diablerie import bots
from diablerie.lab.contest import winners
from diablerie.lab.intervals import of_share


@dataclass(frozen=True)
class Pairing:
    """Two levels that meet, the first in one seat and the second in all others."""

    game: str
    seats: int
    first: str
    second: str


def share_of_first(pairing: Pairing, number: int) -> float:
    """What the first makes of one game, from 0 (lost) to 1 (won); a fair share if nobody wins."""
    game = diablerie.load(pairing.game, seats=pairing.seats)
    deal, seat = divmod(number, game.seats)
    players = [
        bots.load(
            pairing.first if s == seat else pairing.second, game, seed=number * game.seats + s
        )
        for s in range(game.seats)
    ]
    state = game.start(seed=deal)
    while (mover := state.to_play) is not None:
        state = state.play(players[mover].choose(state.belief(mover)))
    first = winners(state)
    return 1 / len(first) if seat in first else 0.0


def shares(pairing: Pairing, games: int, workers: int) -> Iterator[float]:
    """The first's share of each game."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(share_of_first, [pairing] * games, range(games), chunksize=4)


def main() -> None:
    """Play the pairings of the command line and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=diablerie.games())
    parser.add_argument("pairings", nargs="+", metavar="FIRST:SECOND")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    game = diablerie.load(given.game, seats=given.seats)
    bots.warm(game)
    print(
        f"{game!r}, {given.games} games a pairing, every deal from each seat; "
        f"a fair share is {1 / game.seats:.1%}"
    )
    for text in given.pairings:
        first, _, second = text.partition(":")
        pairing = Pairing(given.game, game.seats, bots.level(first).name, bots.level(second).name)
        begun = time.perf_counter()
        share = sum(shares(pairing, given.games, given.workers)) / given.games
        found = of_share(share * given.games, given.games)
        pace = (time.perf_counter() - begun) / given.games
        print(
            f"{first} against {second}: {share:.1%} "
            f"(95 %: {found.low:.1%} to {found.high:.1%}), {pace:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
