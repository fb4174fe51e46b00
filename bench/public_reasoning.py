"""What the past of a match tells of what is hidden, in bits; and how those who play are best described.

    python bench/public_reasoning.py doctor-faust --level devil --games 20
    python bench/public_reasoning.py kill-doctor-lucky --seats 2 --games 20 --fit
    python bench/public_reasoning.py kill-doctor-lucky --seats 4 --games 8 --policy

Bots of a level play among themselves. At each of its decisions a seat weighs worlds by what it has
seen the others do (`bots.ActionLikelihood`), and the true world with them: how much likelier the past is in
the true world than in one that is drawn blindly, as a logarithm to base 2. Zero bits: the past told nothing;
below zero: it misled. Intervals are bootstrapped over games (95 %). Beside them
stands how many of 200 worlds are left by their weights, (Σ w)² / Σ w² (Kish's effective sample size).

With `--fit` the opponents are looked for that make the actions of as many other games likeliest (Powell's
method, SciPy), and the bits are told with these.

With `--policy` worlds are weighed a second time, in the same positions, as if the others went by what was
learnt (`networks.shipped_search`) instead of the game's prior.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import ActionLikelihood, Memory
from diablerie.bots.learned_likelihood import LearnedLikelihood
from diablerie.chance import words
from diablerie.dtypes import new_records
from diablerie.game import Belief
from diablerie.networks import shipped_search

WORLDS = 200
TRUSTS = (1.0, 0.5, 0.2)
FARTHEST = 20.0
"""No trait is looked for beyond so many times its usual number, and as small a part of it."""


def decisions(game: Game, level: str, seed: int) -> Iterator[tuple[State, str, list[Memory]]]:
    """The states of a match in which there was a choice, what was chosen, and what all remember."""
    seats = range(game.seats)
    players = [bots.parse(level).make(game, seed * game.seats + seat) for seat in seats]
    memories = [Memory(game, seat) for seat in seats]
    state = game.start(seed)
    while (mover := state.to_play) is not None:
        action = players[mover].choose(memories[mover].belief(state))
        if len(state.legal) > 1:
            yield state, action, memories
        for memory in memories:
            memory.see(state, action)
        state = state.play(action)


def mean_bits(
    game: Game, level: str, likelihoods: Sequence[ActionLikelihood], seed: int, every: int
) -> NDArray[np.float64]:
    """What the past was worth on average, at one in so many decisions of a match.

    Bits and worlds left, shape (likelihoods, TRUSTS, 2).
    """
    found = []
    for number, (state, _, memories) in enumerate(decisions(game, level, seed)):
        if number % every == every - 1:
            assert state.to_play is not None
            belief = memories[state.to_play].belief(state)
            rng = words(b"bits", number)
            found.append([worth(each, belief, state, rng.copy()) for each in likelihoods])
    means: NDArray[np.float64] = np.mean(found, axis=0)
    return means


def worth(
    likelihood: ActionLikelihood, belief: Belief, truth: State, rng: NDArray[np.int64]
) -> list[tuple[float, float]]:
    """How far the past speaks for the truth, against worlds drawn blindly, and how many of these it leaves.

    For each of TRUSTS.
    """
    game = belief.game
    worlds = new_records(game.STATE, WORLDS + 1)
    for index in range(WORLDS):
        worlds[index] = belief.sample(index).record
    worlds[WORLDS] = truth.record
    likelihoods = likelihood.likelihoods(belief, worlds, rng)
    found = []
    for *weights, true in (trust * likelihoods for trust in TRUSTS):
        total, squares = np.logaddexp.reduce(weights), np.logaddexp.reduce(np.multiply(2, weights))
        bits = (true - total + math.log(WORLDS)) / math.log(2)
        found.append((bits, math.exp(2 * total - squares)))
    return found


def fitted(game: Game, level: str, seeds: range) -> dict[str, float]:
    """The opponents that make what was done in some games likeliest."""
    done = [(state, action) for seed in seeds for state, action, _ in decisions(game, level, seed)]
    states = new_records(game.STATE, len(done))
    for index, (state, _) in enumerate(done):
        states[index] = state.record
    actions = np.array([game.action_id(action) for _, action in done], np.int64)
    usual = {name: trait.usual for name, trait in game.ai.traits.items()}
    usual |= {name: value for name, value in game.ai.opponent_traits.items() if usual[name] == 0}

    def loss(steps: Mapping[str, float]) -> float:
        opponents = {name: grown(game, name, usual[name], step) for name, step in steps.items()}
        likely = ActionLikelihood(game, opponents=opponents).likelihood(states, actions)
        return -float(np.log(likely).mean())

    nothing = dict.fromkeys(usual, 0.0)
    plain = loss(nothing)
    moving = [
        name
        for name in usual
        if any(loss({**nothing, name: step}) != plain for step in (-1.0, 1.0))
    ]
    bound = math.log(FARTHEST)
    best = minimize(
        lambda steps: loss(dict(zip(moving, steps, strict=True))),
        np.zeros(len(moving)),
        method="Powell",
        bounds=[(-bound, bound)] * len(moving),
        options={"ftol": 1e-4, "maxiter": 6},
    )
    print(f"{len(done)} decisions: {plain:.3f} nats each by `prior`, {best.fun:.3f} fitted")
    found = zip(moving, best.x, strict=True)
    return {name: float(f"{grown(game, name, usual[name], step):.2g}") for name, step in found}


def grown(game: Game, name: str, usual: float, step: float) -> float:
    """A trait so many steps of e from its usual number, within its range."""
    trait = game.ai.traits[name]
    return min(max(usual * math.exp(step), trait.low), trait.high)


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=diablerie.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="devil")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--policy", action="store_true")
    asked = parser.parse_args()
    game = diablerie.load(asked.game, seats=asked.seats)
    game.warm()
    opponents: Mapping[str, float] = game.ai.opponent_traits
    if asked.fit:
        opponents = fitted(game, asked.level, range(asked.games, 2 * asked.games))
        print(opponents)
    likelihoods: dict[str, ActionLikelihood] = {
        "prior": ActionLikelihood(game, opponents=opponents)
    }
    if asked.policy:
        learned = shipped_search(game)
        if learned is None:
            parser.error(f"nothing was learnt for {game!r}")
        likelihoods["policy"] = LearnedLikelihood(game, learned)
    each = list(likelihoods.values())
    means = np.array(
        [mean_bits(game, asked.level, each, seed, asked.every) for seed in range(asked.games)]
    )
    print(f"{game!r}, {asked.level}:")
    for number, name in enumerate(likelihoods):
        tell(f"by the {name}", means[:, number])
    if asked.policy:
        tell("more by the policy than by the prior", means[:, 1] - means[:, 0])


def tell(name: str, means: NDArray[np.float64]) -> None:
    """Print the means of what was found in each game, (games, TRUSTS, 2), and the bits' intervals."""
    draws = np.random.default_rng(0).choice(means, (1_000, len(means))).mean(axis=1)
    low, high = np.percentile(draws, [2.5, 97.5], axis=0)
    print(f"  {name}")
    for trust, mean, lowest, highest in zip(TRUSTS, means.mean(axis=0), low, high, strict=True):
        told = f"{mean[0]:+.2f} bits ({lowest[0]:+.2f} to {highest[0]:+.2f}), {mean[1]:.0f} worlds"
        print(f"    {told} at a trust of {trust}")


if __name__ == "__main__":
    main()
