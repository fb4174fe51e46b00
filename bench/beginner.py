"""How long Doctor Lucky lives among bots, and among bots and a beginner who saves him from nothing.

Usage: beginner.py [GAMES [BOT ...]]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

import diablerie
from diablerie import Belief, Game, bots

SEATS = 4
SOON = 12
"""Over by so many turns of all seats together is over before one has looked round."""


class Beginner:
    """Takes what its own turn can bring, and passes whatever it is asked to foil."""

    def __init__(self, game: Game, seed: int) -> None:
        """Prepare for one game."""
        self._greedy = bots.load("greedy", game, seed)

    def choose(self, belief: Belief) -> str:
        """A pass where it may, else the best of its turn."""
        return "pass" if "pass" in belief.legal else self._greedy.choose(belief)


def table(game: Game, bot: str, odd: str | None, number: int) -> tuple[int, list[bots.Bot]]:
    """Who sits where in a game: the odd seat moves on by one from game to game."""
    players = [bots.parse(bot).make(game, 8 * number + seat) for seat in range(SEATS)]
    seat = number % SEATS
    if odd is not None:
        is_beginner = odd == "beginner"
        players[seat] = Beginner(game, number) if is_beginner else bots.load(odd, game, number)
    return seat, players


def matches(game: Game, bot: str, odd: str | None, games: int) -> Iterator[tuple[int, bool]]:
    """After how many turns each match was over, and whether the odd seat won it."""
    for number in range(games):
        seat, players = table(game, bot, odd, number)
        state = game.start(number)
        while state.to_play is not None:
            state = state.play(players[state.to_play].choose(state.belief(state.to_play)))
        yield int(state.record.turn), state.returns[seat] == max(state.returns)


def main(games: int, names: list[str]) -> None:
    """Print a line for each company."""
    game = diablerie.load("kill-doctor-lucky", seats=SEATS)
    bots.warm(game)
    print(f"{'':48}{'one in ten':>12}{'half':>8}{f'by turn {SOON}':>12}{'odd seat wins':>16}")
    for name in names:
        for odd in (None, "beginner", "greedy"):
            told = list(matches(game, name, odd, games))
            turns = np.array([turn for turn, _ in told])
            tenth, half = np.quantile(turns, (0.1, 0.5))
            share = "" if odd is None else f"{np.mean([won for _, won in told]):.0%}"
            who = f"{name} × {SEATS if odd is None else SEATS - 1}" + (f", {odd}" if odd else "")
            soon = f"{np.mean(turns <= SOON):.0%}"
            print(f"{who:48}{tenth:12.0f}{half:8.0f}{soon:>12}{share:>16}", flush=True)


if __name__ == "__main__":
    count, *wanted = sys.argv[1:] or ["400"]
    main(int(count), wanted or ["imp", "search:simulations=400"])
