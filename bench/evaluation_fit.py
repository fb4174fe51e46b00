"""How well a game's evaluation foretells how games of a search come out, and which traits would do it better.

Usage: evaluation_fit.py GAME SEATS SEARCH [--games N] [--seed S] [--fit TRAIT,…] [STYLE …]

Positions are those in which another seat has come to play. To every second game traits are fitted, by the
others they are judged: the mean squared error of the evaluation, against the payoff of each seat. A STYLE is
`missing=0:seen=0.7`.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import diablerie
from diablerie import Game, bots
from diablerie.traits import style_record

Numbers = NDArray[np.float32]


def played(game: Game, search: str, games: int, seed: int) -> list[tuple[NDArray[Any], Numbers]]:
    """The positions of each game, one after another, and what each seat got."""
    found = []
    for number in range(seed, seed + games):
        players = [bots.parse(search).make(game, 10 * number + seat) for seat in range(game.seats)]
        state, records, mover = game.start(number), [], None
        while state.to_play is not None:
            if state.to_play != mover:
                records.append(np.array(state.record))
                mover = state.to_play
            state = state.play(players[state.to_play].choose(state.belief(state.to_play)))
        found.append((np.array(records), np.array(state.returns, np.float32)))
    return found


def error(
    game: Game, played: list[tuple[NDArray[Any], Numbers]], traits: Mapping[str, float]
) -> float:
    """The mean squared error of the evaluation by these traits, each game counted alike."""
    style, evaluate = style_record(game.ai.traits, traits), game.compiled_rules.evaluate
    total = 0.0
    for records, payoffs in played:
        judged = np.zeros((len(records), len(payoffs)), np.float32)
        for record, out in zip(records, judged, strict=True):
            evaluate(game.tables, style, record, out)
        total += float(((judged - payoffs) ** 2).mean())
    return total / len(played)


def fitted(
    game: Game, played: list[tuple[NDArray[Any], Numbers]], names: list[str]
) -> dict[str, float]:
    """The traits by which the evaluation is least wrong, within their ranges; all others as usual."""
    traits = [game.ai.traits[name] for name in names]
    found = minimize(
        lambda numbers: error(game, played, dict(zip(names, numbers, strict=True))),
        [trait.usual for trait in traits],
        method="Powell",
        bounds=[(trait.low, trait.high) for trait in traits],
        options={"maxiter": 10, "ftol": 1e-4},
    )
    return dict(zip(names, (round(float(each), 3) for each in found.x), strict=True))


def main() -> None:
    """Print an error for each style."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("search")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fit", default="")
    parser.add_argument("styles", nargs="*")
    asked = parser.parse_intermixed_args()
    game = diablerie.load(asked.game, seats=asked.seats)
    bots.warm(game)
    matches = played(game, asked.search, asked.games, asked.seed)
    styles: dict[str, dict[str, float]] = {"usual": {}}
    for text in asked.styles:
        plan = bots.parse(f"search:simulations=1:{text}").plan(game)
        assert plan is not None
        styles[text] = dict(plan.style)
    if asked.fit:
        found = fitted(game, matches[::2], asked.fit.split(","))
        styles[":".join(f"{name}={number}" for name, number in found.items())] = found
    for name, traits in styles.items():
        print(f"{error(game, matches[1::2], traits):8.4f}  {name}")


if __name__ == "__main__":
    main()
