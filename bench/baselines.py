"""Baselines: the levels against one another in every game, and what best responses win against them.

    python bench/baselines.py

Tables in Markdown, as in docs/lab.md: for each game with two seats what every level wins
against every other, and for each level what the best of some others wins against it in fresh games, which is
no more than its exploitability. How near that comes to the truth bench/exploitability.py says.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import diablerie
from diablerie import Game, bots
from diablerie.entrants import split_names
from diablerie.lab import Interval, Schedule, Workers, hold, in_processes
from diablerie.lab.exploitability import Beginning, Exploiter, measure
from diablerie.lab.intervals import of_share

SEATS = 2
RESPONSES = ("greedy", "imp", "devil", "devil:bold", "devil:careful")
"""Who is tried against each level."""


def cross_table(
    game: Game, levels: tuple[str, ...], games: int, seed: int, workers: Workers
) -> dict[tuple[str, str], Interval]:
    """What each level wins against each other, by so many games a pair."""
    pairs = len(levels) * (len(levels) - 1) // 2
    schedule = Schedule(game, levels, str(seed).encode())
    shares: dict[tuple[str, str], list[float]] = {}
    for played in hold(schedule, games * pairs, workers=workers).games:
        one, other = (levels[player] for player in played.players)
        shares.setdefault((one, other), []).append(played.shares[0])
        shares.setdefault((other, one), []).append(played.shares[1])
    return {pair: of_share(sum(won), len(won)) for pair, won in shares.items()}


def rows(found: dict[tuple[str, str], Interval], levels: tuple[str, ...]) -> Iterator[str]:
    """The table in Markdown: the row's share of the wins against the column."""
    yield f"| | {' | '.join(f'`{level}`' for level in levels)} |"
    yield "|---|" + "---:|" * len(levels)
    for row in levels:
        cells = [told(found[row, column]) if row != column else "" for column in levels]
        yield f"| `{row}` | {' | '.join(cells)} |"


def told(share: Interval) -> str:
    """A share of the wins in per cent, with its interval."""
    return f"{share.value:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})".replace("%", " %")


def responses(
    game: Game, levels: tuple[str, ...], games: int, seed: int, workers: Workers
) -> Iterator[str]:
    """For each level who does best against it, and what that one wins in fresh games."""
    yield "| | best of those tried | its mean payoff |\n|---|---|---:|"
    for level in levels:
        others = [name for name in RESPONSES if name != level]
        exploiter = Exploiter(Beginning(game), level, str(seed).encode())
        bound = measure(exploiter.by_candidates(others, workers), games, workers=workers)
        best, payoff = bound.fresh.responses[0].name, bound.exploitability
        yield f"| `{level}` | `{best}` | {payoff.value:+.2f} ({payoff.low:+.2f} to {payoff.high:+.2f}) |"


def main() -> None:
    """Play, and print as soon as something is known."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--of", default=",".join(diablerie.games()), help="games, with commas")
    parser.add_argument("--bots", default=",".join(bots.names()))
    parser.add_argument("--games", type=int, default=20, help="for each pair")
    parser.add_argument("--fresh", type=int, default=80, help="for each best response")
    parser.add_argument("--seed", type=int, default=37)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    levels = split_names(given.bots)
    workers = in_processes(given.processes)
    begun = time.monotonic()
    for name in given.of.split(","):
        game = diablerie.load(name, seats=SEATS)
        bots.warm(game)
        found = cross_table(game, levels, given.games, given.seed, workers)
        print(f"\n{game.title}: {given.games} games a pair\n", *rows(found, levels), sep="\n")
        print("\nagainst each, by fresh games:\n", flush=True)
        for row in responses(game, levels, given.fresh, given.seed, workers):
            print(row, flush=True)
    print(f"\n{(time.monotonic() - begun) / 60:.0f} minutes in {given.processes} processes")


if __name__ == "__main__":
    main()
