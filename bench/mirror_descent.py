"""A step of mirror descent over rollouts, as a bot, against our search with two at the table.

    python bench/mirror_descent.py doctor-faust --games 60 --worlds 24 --simulations 1000 --seed 151

Update equivalence (Sokota et al. 2023): instead of growing a tree a seat reckons for each action what it
brings if all go on by the prior, and does it as often as prior · exp(value / eta) says: a step of mirror
descent from the prior. Here values, from −1 to 1, are means over rollouts in the same worlds for all actions
(`bots.paired_comparison`), of those actions that the prior ranks first. Every deal is played from both seats;
seconds are the processor's own, of decisions with a choice. Intervals are Wilson's (95 %).
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from statistics import fmean

import numpy as np

import diablerie
from diablerie import Belief, Game, bots
from diablerie.bot import Bot
from diablerie.bots import ActionLikelihood
from diablerie.bots.paired_comparison import compare
from diablerie.dtypes import new_records
from diablerie.lab.intervals import of_share
from diablerie.lab.playing import winners


@dataclass(frozen=True)
class Step:
    """Into so many worlds so many actions are followed; the less `eta` is, the more their values count."""

    worlds: int
    actions: int
    eta: float


class MirrorDescent:
    """Draws an action by one step of mirror descent from the prior."""

    def __init__(self, game: Game, step: Step, seed: int) -> None:
        self._game = game
        self._step = step
        self._prior = ActionLikelihood(game, opponents={})
        self._rng = np.random.default_rng(seed)

    def choose(self, belief: Belief) -> str:
        """One of `belief.legal`."""
        step, legal = self._step, np.flatnonzero(belief.mask)
        worlds = new_records(self._game.STATE, len(legal))
        worlds[:] = belief.world
        readiness = self._prior.likelihood(worlds, legal)
        first = np.argsort(-readiness, kind="stable")[: step.actions]
        actions = [self._game.action(int(legal[place])) for place in first]
        lines = [(action,) for action in actions]
        shares = compare(belief, lines, step.worlds, int(self._rng.integers(1 << 31)))
        values = 2 * shares.mean(axis=0) - 1
        weights = readiness[first] * np.exp((values - values.max()) / step.eta)
        return str(self._rng.choice(actions, p=weights / weights.sum()))


class Timed:
    """A bot, and what it spends on decisions with a choice."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.spent: list[float] = []

    def choose(self, belief: Belief) -> str:
        """What the bot chooses."""
        if len(belief.legal) == 1:
            return belief.legal[0]
        begun = time.process_time()
        action = self._bot.choose(belief)
        self.spent.append(time.process_time() - begun)
        return action


def play(game: Game, players: tuple[Timed, Timed], deal: int, seat: int) -> float:
    """The first player's share of the win of one deal, from a seat."""
    state = game.start(deal)
    while (mover := state.to_play) is not None:
        state = state.play(players[int(mover != seat)].choose(state.belief(mover)))
    first = winners(state)
    return 1 / len(first) if seat in first else 0.0


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=diablerie.games())
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--actions", type=int, default=6)
    parser.add_argument("--eta", type=float, default=0.1)
    parser.add_argument("--simulations", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = diablerie.load(asked.game, seats=2)
    game.warm()
    step = Step(asked.worlds, asked.actions, asked.eta)
    for bot in (MirrorDescent(game, step, 0), bots.parse("search:simulations=10").make(game, 0)):
        bot.choose(game.start(0).belief(game.start(0).to_play or 0))
    shares: list[float] = []
    spent: tuple[list[float], list[float]] = [], []
    for number in range(asked.games):
        deal, seat = divmod(number, 2)
        seeds = np.random.default_rng([asked.seed, number]).integers(1 << 31, size=3)
        search = bots.parse(f"search:simulations={asked.simulations}").make(game, int(seeds[1]))
        players = Timed(MirrorDescent(game, step, int(seeds[0]))), Timed(search)
        shares.append(play(game, players, asked.seed * asked.games + deal, seat))
        for all_spent, player in zip(spent, players, strict=True):
            all_spent.extend(player.spent)
        wins = of_share(sum(shares), len(shares))
        took = " and ".join(f"{1000 * fmean(each):.1f} ms" for each in spent)
        print(
            f"{100 * wins.value:.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f}) of "
            f"{len(shares)} games, {took} a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
