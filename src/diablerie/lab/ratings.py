"""Ratings: how strong the bots of a schedule are, from who came before whom in every game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from .intervals import Interval, of_share
from .playing import Played

RESAMPLES = 500
"""How often the blocks are drawn anew for an interval."""

TOUCH = 0.1
"""How often every bot is said to have been best of itself and each other, on top of the games that were
played, so that nobody is infinitely strong."""

STEPS = 50_000
CLOSE = 1e-9
"""Steps of the search for the likeliest strengths, and how little their logarithms move at its end."""


@dataclass(frozen=True)
class Skill:
    """A Plackett-Luce rating as the openskill library has it: a mean and a standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class BotRating:
    """How one bot has done.

    `share`: of the wins of the games it sat in, where 1 is all and `fair` what it would have among its
    equals. `elo`: strength by who came before whom (Bradley-Terry; with more seats Plackett-Luce), the
    mean of all bots being 0.
    `skill`: games in their order, beginning with 25 and 25/3; None where a bot sits in several seats.
    """

    bot: str
    games: int
    fair: float
    share: Interval
    elo: Interval
    skill: Skill | None


def standings(bots: Sequence[str], games: Iterable[Played]) -> tuple[BotRating, ...]:
    """How each bot has done, the strongest first. Intervals by drawing blocks (bootstrap), always the same.

    Raises ValueError without a game.
    """
    played = sorted(games, key=lambda game: (game.block, game.rotation))
    if not played:
        raise ValueError("no games were played: there is nothing to rate")
    blocks = [list(block) for _, block in groupby(played, key=lambda game: game.block)]
    choices = _choices(len(bots), blocks)
    points = np.array([_points(len(bots), block) for block in blocks])
    rng = np.random.default_rng(0)
    drawn = rng.multinomial(len(blocks), np.full(len(blocks), 1 / len(blocks)), size=RESAMPLES)
    elos = _interval(
        _elo(choices, np.ones((1, len(blocks))))[0], _elo(choices, drawn.astype(float))
    )
    shares = _interval(
        _share(points.sum(axis=0)), [_share(np.tensordot(n, points, 1)) for n in drawn]
    )
    # Blocks that all ended alike show no spread when they are drawn: Wilson's interval does.
    sat = np.maximum(1, points[:, :, 1].sum(axis=0)).astype(int).tolist()
    sure = [of_share(each.value * n, n) for each, n in zip(shares, sat, strict=True)]
    shares = tuple(
        Interval(each.value, min(each.low, other.low), max(each.high, other.high))
        for each, other in zip(shares, sure, strict=True)
    )
    skills = _skills(len(bots), played)
    found = [
        BotRating(
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


_Choice = tuple[int, tuple[int, ...]]
"""Which bot was best, and all the bots among which it was, itself with them."""


@dataclass(frozen=True)
class _Choices:
    """Who was best among whom, each way in which that has happened in one row.

    `winner`: shape (rows,), the number of a bot. `among`: (rows, bots), how many seats each had among
    those that were compared, the winner's own with them. `times`: (blocks, rows), how often in each.
    """

    winner: NDArray[np.int64]
    among: NDArray[np.float64]
    times: NDArray[np.float64]


def _choices(bots: int, blocks: Sequence[Sequence[Played]]) -> _Choices:
    """Every seat was best of itself and all that came after it; a game that all share says they are even.

    Seats that share the last place of a game that was decided say nothing of one another.
    """
    counted: list[dict[_Choice, float]] = []
    for block in blocks:
        counted.append({})
        for choice, weight in (each for game in block for each in _chosen(game)):
            counted[-1][choice] = counted[-1].get(choice, 0.0) + weight
    rows = sorted(set().union(*counted))
    pairs: list[_Choice] = [(one, (one, other)) for one, other in permutations(range(bots), 2)]
    times = np.zeros((len(blocks), len(rows) + len(pairs)))
    for times_in, count in zip(times, counted, strict=True):
        times_in[: len(rows)] = [count.get(row, 0.0) for row in rows]
    times[:, len(rows) :] = TOUCH / len(blocks)
    among = np.zeros((len(rows) + len(pairs), bots))
    for compared, (_, seats) in zip(among, rows + pairs, strict=True):
        np.add.at(compared, list(seats), 1)
    return _Choices(np.array([winner for winner, _ in rows + pairs]), among, times)


def _chosen(game: Played) -> Iterator[tuple[_Choice, float]]:
    """What one game says of who was best of whom, and how much that weighs: an even game as one choice."""
    seats = list(zip(game.players, game.returns, strict=True))
    if len(set(game.returns)) == 1:
        even = [pair for pair in permutations(game.players, 2) if pair[0] != pair[1]]
        for one, other in even:
            yield (one, (min(one, other), max(one, other))), 1 / len(even)
        return
    for player, mine in seats:
        after = [who for who, theirs in seats if theirs < mine]
        if after:
            yield (player, tuple(sorted((player, *after)))), 1.0


def _elo(choices: _Choices, weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Elo points by maximum likelihood, their mean 0, shape (n, bots).

    `weights`: (n, blocks), how often each block counts. Bradley-Terry with two, Plackett-Luce with more;
    found by minorising and maximising (Hunter 2004), for all n at once.
    """
    counts = weights @ choices.times
    won = counts @ np.eye(choices.among.shape[1])[choices.winner]
    strength = np.ones_like(won)
    for _ in range(STEPS):
        before = strength
        met = (counts / (strength @ choices.among.T)) @ choices.among
        strength = won / met
        strength /= np.exp(np.log(strength).mean(axis=1, keepdims=True))
        if np.abs(np.log(strength / before)).max() < CLOSE:
            break
    elo: NDArray[np.float64] = 400 / math.log(10) * np.log(strength)
    return elo


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


def _share(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """What each bot has of the wins of the games it sat in."""
    return points[:, 0] / np.maximum(1, points[:, 1])


def _interval(
    found: NDArray[np.float64], drawn: Sequence[NDArray[np.float64]] | NDArray[np.float64]
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
