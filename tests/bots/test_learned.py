"""The learned bot: it draws by its weights, the same for a seed, and knows nothing but what its seat does."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import diablerie
from diablerie import Game
from diablerie.bots.learned import LearnedBot
from diablerie.networks import LearnedPolicy
from diablerie.secrecy import Finding, Pair
from diablerie.secrecy.adapters.own_games import GamePosition
from diablerie.secrecy.blind import Bot, compare_bot

from ..cli.calling import environment
from ..networks.policies import random_policy, written
from ..settings import everyday, many
from .positions import alike, loaded, positions

PAIRS = many(40, soaking=1_000)

games = pytest.mark.parametrize("name", everyday(diablerie.games(), "doctor-faust"))


def thoughts(policy: LearnedPolicy, position: GamePosition, seed: int) -> object:
    """What a fresh bot weighs its actions by, and what it does."""
    belief = position.state.belief(position.to_play)
    bot = LearnedBot(position.state.game, policy, seed)
    actions, weights = bot.weights(belief)
    return actions.tolist(), weights.tolist(), bot.choose(belief)


def findings(game: Game, thinks: Bot, pairs: int) -> list[Finding]:
    """The positions at which what a seat cannot know has changed what somebody thinks there."""
    found = []
    for here, there in alike(game, pairs, seed=4):
        pair = Pair(here.to_play, GamePosition(here), GamePosition(there))
        found += compare_bot(pair, thinks, 5)
    return found


@games
def test_what_its_seat_cannot_know_changes_nothing(name: str) -> None:
    game = loaded(name)
    assert findings(game, partial(thoughts, random_policy(game)), PAIRS) == []


@games
def test_a_bot_that_is_fed_with_what_a_critic_sees_is_found(name: str) -> None:
    """The truth ends with the tensor of the last seat, and with what no seat knows."""
    game = loaded(name)
    policy = random_policy(game)

    def leaking(position: GamePosition, seed: int) -> object:
        truth = position.state.truth()[-policy.network.length :]
        return policy.weights(truth, np.arange(20), np.ones(20)).tolist()

    assert findings(game, leaking, PAIRS)


@games
def test_it_does_what_is_legal_the_oftener_the_more_it_weighs(name: str) -> None:
    game = loaded(name)
    bot = LearnedBot(game, random_policy(game), 1)
    for state in positions(game, 20):
        belief = state.belief(state.to_play)
        actions, weights = bot.weights(belief)
        assert [game.action(int(each)) for each in actions] == list(state.legal)
        likeliest = game.action(int(actions[weights.argmax()]))
        share = np.mean([bot.choose(belief) == likeliest for _ in range(60)])
        assert abs(share - weights.max() / weights.sum()) < 0.3


def test_the_same_seed_does_the_same_and_another_does_not() -> None:
    game = loaded("doctor-faust")
    policy = random_policy(game)

    def done(seed: int) -> list[str]:
        bot = LearnedBot(game, policy, seed)
        return [bot.choose(each.belief(each.to_play)) for each in positions(game, 30)]

    assert done(1) == done(1) != done(2)


def test_it_is_asked_only_when_its_seat_is_to_move() -> None:
    game = loaded("doctor-faust")
    state = game.start(1)
    assert state.to_play is not None
    bot = LearnedBot(game, random_policy(game), 1)
    with pytest.raises(ValueError, match="has nothing to choose"):
        bot.choose(state.belief(1 - state.to_play))


PLAY = """
import sys
sys.modules.update(dict.fromkeys(("torch", "gymnasium", "scipy")))
from pathlib import Path
import diablerie
from diablerie.bots.learned import LearnedBot
from diablerie.networks import read_policy
game = diablerie.load("doctor-faust", max_turns=6)
state = game.start(1)
print(LearnedBot(game, read_policy(Path(sys.argv[1])), 1).choose(state.belief(state.to_play)))
"""


def test_it_plays_where_there_is_no_framework_and_does_the_same(tmp_path: Path) -> None:
    game = diablerie.load("doctor-faust", max_turns=6)
    state = game.start(1)
    here = LearnedBot(game, random_policy(game), 1).choose(state.belief(state.to_play))
    done = subprocess.run(
        [sys.executable, "-c", PLAY, written(tmp_path, game)],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{here}\n"
