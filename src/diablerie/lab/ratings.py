"""How strong the bots of a contest are, from who came before whom in every game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

import choix
import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from .contest import Played
from .intervals import Interval

RESAMPLES = 500
"""How often the blocks are drawn anew for an interval."""

TOUCH = 0.1
"""Wins and losses that every two bots are given on top, so that nobody is infinitely strong."""


@dataclass(frozen=True)
class Skill:
    """A Plackett-Luce rating as the openskill library has it: a mean and a standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Standing:
    """How one bot has done.

    `share`: of the wins of the games it sat in, where 1 is all and `fair` what it would have among its
    equals. `elo`: by the Bradley-Terry model of all pairs of seats, the mean of all bots being 0.
    `skill`: games in their order, beginning with 25 and 25/3; None where a bot sits in several seats.
    """

    bot: str
    games: int
    fair: float
    share: Interval
    elo: Interval
    skill: Skill | None


def standings(bots: Sequence[str], games: Iterable[Played]) -> tuple[Standing, ...]:
    """How each bot has done, the strongest first. Intervals by drawing blocks (bootstrap), always the same.

    Raises ValueError without a game.
    """
    played = sorted(games, key=lambda game: (game.block, game.rotation))
    if not played:
        raise ValueError("no games were played: there is nothing to rate")
    blocks = [list(block) for _, block in groupby(played, key=lambda game: game.block)]
    wins = np.array([_wins(len(bots), block) for block in blocks])
    points = np.array([_points(len(bots), block) for block in blocks])
    rng = np.random.default_rng(0)
    drawn = rng.multinomial(len(blocks), np.full(len(blocks), 1 / len(blocks)), size=RESAMPLES)
    elos = _interval(_elo(wins.sum(axis=0)), [_elo(np.tensordot(n, wins, 1)) for n in drawn])
    shares = _interval(
        _share(points.sum(axis=0)), [_share(np.tensordot(n, points, 1)) for n in drawn]
    )
    skills = _skills(len(bots), played)
    found = [
        Standing(
            bot,
            int(points[:, number, 1].sum()),
            float(points[:, number, 2].sum() / max(1, points[:, number, 1].sum())),
            shares[number],
            elos[number],
            None if skills is None else skills[number],
        )
        for number, bot in enumerate(bots)
    ]
    return tuple(sorted(found, key=lambda each: -each.elo.value))


def _wins(bots: int, block: Iterable[Played]) -> NDArray[np.float64]:
    """How often the bot of a row came before that of a column; half for a tie."""
    wins = np.zeros((bots, bots))
    for game in block:
        for one, other in combinations(range(len(game.players)), 2):
            first, second = game.players[one], game.players[other]
            if first == second:
                continue
            ahead = (np.sign(game.returns[one] - game.returns[other]) + 1) / 2
            wins[first, second] += ahead
            wins[second, first] += 1 - ahead
    return wins


def _points(bots: int, block: Iterable[Played]) -> NDArray[np.float64]:
    """Per bot: its wins, the games it sat in, and what its equals would have won."""
    points = np.zeros((bots, 3))
    for game in block:
        for player in set(game.players):
            seats = [seat for seat, who in enumerate(game.players) if who == player]
            points[player] += (
                sum(game.shares[seat] for seat in seats),
                1,
                len(seats) / len(game.players),
            )
    return points


def _elo(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Elo points by maximum likelihood, their mean 0."""
    touched = wins + TOUCH * (1 - np.eye(len(wins)))
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(touched)
    elo: NDArray[np.float64] = 400 / math.log(10) * (strengths - strengths.mean())
    return elo


def _share(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """What each bot has of the wins of the games it sat in."""
    return points[:, 0] / np.maximum(1, points[:, 1])


def _interval(
    found: NDArray[np.float64], drawn: Sequence[NDArray[np.float64]]
) -> tuple[Interval, ...]:
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return tuple(Interval(*map(float, each)) for each in zip(found, low, high, strict=True))


def _skills(bots: int, games: Sequence[Played]) -> list[Skill] | None:
    """The openskill ratings; None where one bot sits in several seats, which that model does not know."""
    if any(len(set(game.players)) < len(game.players) for game in games):
        return None
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        teams = [[ratings[player]] for player in game.players]
        rated = model.rate(teams, scores=list(game.returns))
        for player, (rating,) in zip(game.players, rated, strict=True):
            ratings[player] = rating
    return [Skill(rating.mu, rating.sigma) for rating in ratings]
