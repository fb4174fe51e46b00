"""What an analysis makes of players of known strength: that it finds what it should, and no more.

Usage: analysis.py [GAME[:MATCHES] ...]

In every match each level sits in a seat of its own, moved on by one from match to match.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from datetime import UTC, datetime

import diablerie
from diablerie import Game, bots
from diablerie.analysis import Decision, Difference, analyse, warm
from diablerie.matches import Match, Player

LEVELS = ("random", "greedy", "imp", "devil")
MATCHES = 8
NOW = datetime(2026, 11, 23, tzinfo=UTC)
SEED = bytes(31)


def played(game: Game, number: int) -> Match:
    """A match of the four levels, or as many of them as there are seats."""
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(game.seats)]
    players = [bots.load(level, game, 10 * number + seat) for seat, level in enumerate(levels)]
    names = [Player.bot(level) for level in levels]
    match = Match.start(game, names, SEED + bytes([number]), NOW)
    while match.to_play is not None:
        belief = match.state.belief(match.to_play)
        match.act(match.to_play, players[match.to_play].choose(belief), NOW)
    return match


def main(wanted: list[str]) -> None:
    """Print a line for each game and level."""
    print(f"{'':28}{'decisions':>10}{'lost a decision':>24}{'mistakes':>10}{'blunders':>10}")
    for each in wanted or diablerie.games():
        name, _, matches = each.partition(":")
        game = diablerie.load(name)
        bots.warm(game)
        warm(game)
        found = defaultdict[str, list[Decision]](list)
        for number in range(int(matches or MATCHES)):
            match = played(game, number)
            for decision in analyse(match, seed=number, threads=2).decisions:
                found[str(match.players[decision.seat].level)].append(decision)
        for level in LEVELS:
            tell(f"{game.title}, {level}", found[level])


def tell(who: str, decisions: list[Decision]) -> None:
    """What was found of one level: wins lost in a hundred games, mistakes and blunders by the hundred."""
    count = len(decisions)
    total = Difference.total(decision.loss for decision in decisions)
    lost, low, high = (100 * side / count for side in (total.value, total.low, total.high))
    verdicts = [decision.verdict for decision in decisions]
    shares = [100 * verdicts.count(verdict) / count for verdict in ("mistake", "blunder")]
    told = f"{lost:.2f} ({low:.2f} to {high:.2f})"
    print(f"{who:28}{count:10}{told:>24}{shares[0]:10.1f}{shares[1]:10.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
