"""Searches by what was learnt: they know what their seat does, and the same seed finds the same."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import diablerie
from diablerie import Belief, Game
from diablerie.bots import Ismcts, Plan
from diablerie.bots.learned_search import LearnedSearch
from diablerie.compiled import Record
from diablerie.networks import LaidOutPolicy, shipped_policy
from diablerie.secrecy import Finding, Pair
from diablerie.secrecy.adapters.own_games import GamePosition
from diablerie.secrecy.blind import compare_bot

from ..networks.policies import learnt, random_policy, with_values
from ..settings import many
from .positions import alike, loaded, warmed

PAIRS = many(12, soaking=1_000)

PLAN = Plan(simulations=40, horizon=0)

games = pytest.mark.parametrize("name", diablerie.games())


def learned(game: Game) -> LaidOutPolicy:
    """A policy with values: what the package has learnt for a game, or one that has learnt nothing."""
    if any(str(game) == str(each) for each in learnt()):
        return shipped_policy(game).laid_out
    return with_values(random_policy(game), game).laid_out


class Peeking(LearnedSearch):
    """Is told the true world, and thinks of no other."""

    truth: Record = None

    def _worlds(self, belief: Belief, key: np.ndarray) -> Record:
        worlds = np.concatenate([super()._worlds(belief, key)] * 2)
        worlds[2:] = self.truth
        return worlds


def findings(game: Game, kind: type[LearnedSearch]) -> list[Finding]:
    """The positions at which what a seat cannot know has changed what a search thinks there."""
    policy = learned(game)

    def thoughts(position: GamePosition, seed: int) -> object:
        bot = kind(game, PLAN, policy, seed)
        if isinstance(bot, Peeking):
            bot.truth = position.state.record
        belief = position.state.belief(position.to_play)
        return bot.opinions(belief), bot.choose(belief)

    found = []
    for here, there in alike(game, PAIRS, seed=4):
        pair = Pair(here.to_play, GamePosition(here), GamePosition(there))
        found += compare_bot(pair, thoughts, 5)
    return found


@games
def test_what_its_seat_cannot_know_changes_nothing(name: str) -> None:
    assert findings(loaded(name), LearnedSearch) == []


@pytest.mark.parametrize("game", learnt(), ids=str)
def test_nor_with_what_the_package_has_learnt(game: Game) -> None:
    assert findings(warmed(game), LearnedSearch) == []


@games
def test_a_search_that_is_told_the_truth_is_found(name: str) -> None:
    assert findings(loaded(name), Peeking)


def test_the_same_seed_finds_the_same_and_goes_on_so_out_of_a_pickle() -> None:
    game = loaded("doctor-faust")
    state = game.start(1)
    belief = state.belief(state.to_play)
    bot, again = (LearnedSearch(game, PLAN, learned(game), 3) for _ in range(2))
    assert bot.opinions(belief) == again.opinions(belief)
    kept = pickle.loads(pickle.dumps(bot))
    assert kept.opinions(belief) == again.opinions(belief)


def test_what_was_learnt_changes_what_is_found() -> None:
    game = loaded("doctor-faust")
    state = game.start(1)
    belief = state.belief(state.to_play)
    plain = Ismcts(game, PLAN, 3).opinions(belief)
    policy = random_policy(game)
    by_policy = LearnedSearch(game, PLAN, policy.laid_out, 3).opinions(belief)
    by_both = LearnedSearch(game, PLAN, with_values(policy, game).laid_out, 3).opinions(belief)
    assert plain != by_policy != by_both


def test_interpreted_rules_find_what_compiled_ones_do() -> None:
    cold = diablerie.load("doctor-faust")
    game = loaded("doctor-faust")
    state = game.start(1)
    found = [
        LearnedSearch(each, Plan(simulations=6, horizon=0), learned(each), 3).opinions(
            each.start(1).belief(state.to_play)
        )
        for each in (game, cold)
    ]
    assert found[0] == found[1]
