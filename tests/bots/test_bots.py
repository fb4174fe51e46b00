"""Bots choose legal actions, cannot cheat, and repeat themselves under a seed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from itertools import accumulate
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import Bot, Greedy, Ismcts, Plan, RuleBased

from ..settings import everyday, many, settings_of
from .positions import loaded, positions, warmed

GAMES = diablerie.games()
SMALL = Plan(60)


def makers(game: Game) -> list[Bot]:
    """One bot of each kind, all with the same seed."""
    thinker = Ismcts(game, SMALL, 1)
    return [
        bots.load("random", game, 1),
        Greedy(game, 1),
        Ismcts(game, SMALL, 1),
        RuleBased(game, thinker, 1),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_bots_choose_legal_actions(name: str) -> None:
    game = loaded(name)
    for state in positions(game, 40):
        for bot in makers(game):
            assert bot.choose(state.belief(state.to_play)) in state.legal


@pytest.mark.parametrize("game", [g for name in GAMES for g in settings_of(name)], ids=repr)
def test_bots_play_every_edition_switch_and_number_of_seats_to_the_end(game: Game) -> None:
    state = warmed(game).start(5)
    players = [Ismcts(game, Plan(20), seat) for seat in range(game.seats)]
    while not state.is_over:
        assert state.to_play is not None
        state = state.play(players[state.to_play].choose(state.belief(state.to_play)))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_was_pickled_chooses_as_it_would_have(name: str) -> None:
    game = loaded(name)
    beliefs = [state.belief(state.to_play) for state in positions(game, 15)]
    for bot in makers(game):
        for belief in beliefs[:7]:
            bot.choose(belief)
        again: Bot = pickle.loads(pickle.dumps(bot))
        assert [bot.choose(b) for b in beliefs] == [again.choose(b) for b in beliefs]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_beliefs_give_the_same_choices(name: str) -> None:
    game = loaded(name)
    beliefs = [state.belief(state.to_play) for state in positions(game, 15)]
    for first, second in zip(makers(game), makers(game), strict=True):
        assert [first.choose(b) for b in beliefs] == [second.choose(b) for b in beliefs]


@pytest.mark.parametrize("name", GAMES)
def test_choosing_leaves_the_belief_as_it_was(name: str) -> None:
    game = loaded(name)
    belief = game.start(1).belief(game.start(1).to_play)
    before = belief.world.tobytes()
    for bot in makers(game):
        bot.choose(belief)
    assert belief.world.tobytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_search_gives_an_opinion_of_each_action_it_tried(name: str) -> None:
    game = loaded(name)
    state = game.start(1)
    opinions = Ismcts(game, Plan(500), 1).opinions(state.belief(state.to_play))
    assert opinions[0].visits == max(opinion.visits for opinion in opinions)
    assert sum(opinion.visits for opinion in opinions) == 500
    assert all(-1 <= opinion.value <= 1 for opinion in opinions)
    assert {opinion.action for opinion in opinions} <= set(state.legal)


@pytest.mark.parametrize("name", everyday(GAMES, "kill-doctor-lucky"))
def test_uncompiled_bots_choose_as_compiled_ones_do(name: str) -> None:
    script = (
        "import diablerie; from diablerie.bots import *\n"
        f"game = diablerie.load({name!r}); state = game.start(1)\n"
        "belief = state.belief(state.to_play)\n"
        "print(Ismcts(game, Plan(40), 1).choose(belief), load('random', game, 1).choose(belief))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert told[0] == told[1] != ""


def test_levels_are_named_and_say_their_budget() -> None:
    assert bots.names() == ("random", "greedy", "imp", "devil", "archdevil")
    for game in map(diablerie.load, GAMES):
        budgets = [bots.level(name).budget(game) for name in bots.names()]
        assert budgets[:2] == ["none", "its own turn"]
        simulations = [
            int(budget.split(" simulations")[0])
            for budget in budgets[2:]
            if "by what was learnt" not in budget
        ]
        assert simulations == sorted(simulations)
    wrong: Any
    for wrong in ("saint", ["imp"], None, 3):
        with pytest.raises(ValueError, match="imp, devil, archdevil"):
            bots.level(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_bots_refuse_to_choose_for_a_seat_that_is_not_to_move(name: str) -> None:
    game = loaded(name)
    state = game.start(1)
    assert state.to_play is not None
    waiting = (state.to_play + 1) % game.seats
    for bot in makers(game):
        with pytest.raises(ValueError, match=f"seat {state.to_play} is to move"):
            bot.choose(state.belief(waiting))
        with pytest.raises(ValueError, match="a spectator has nothing to choose"):
            bot.choose(state.belief(None))
        with pytest.raises(ValueError, match="the game is over"):
            bot.choose(finished(state).belief(state.to_play))
    with pytest.raises(ValueError, match="is to move"):
        Ismcts(game, SMALL, 1).opinions(state.belief(waiting))


@pytest.mark.parametrize("name", GAMES)
def test_bots_refuse_beliefs_of_another_game(name: str) -> None:
    game = loaded(name)
    other = type("Other", (type(game),), {"name": "another-game"})().start(1)
    for bot in makers(game):
        with pytest.raises(ValueError, match="this bot plays"):
            bot.choose(other.belief(other.to_play))


@pytest.mark.parametrize("simulations", [0, -5, 2.5, True])
def test_a_search_without_a_simulation_is_refused(simulations: Any) -> None:
    with pytest.raises(ValueError, match="at least one simulation"):
        Plan(simulations)


def finished(state: State) -> State:
    """The end of a random game."""
    rng = np.random.default_rng(0)
    while not state.is_over:
        state = state.play(str(rng.choice(state.legal)))
    return state


def result(game: Game, strong: str, weak: str, number: int) -> float:
    """What the stronger bot makes of one game: 1, 0 or a half; seats change from game to game."""
    seat = number % game.seats
    players = [bots.load(strong if s == seat else weak, game, number) for s in range(game.seats)]
    state = game.start(number // game.seats)
    while not state.is_over:
        assert state.to_play is not None
        state = state.play(players[state.to_play].choose(state.belief(state.to_play)))
    return (state.returns[seat] + 1) / 2


def beats(game: Game, strong: str, weak: str, games: int, least: float) -> bool:
    """Whether the stronger bot makes so much of so many games; none is played once that is certain."""
    results = (result(game, strong, weak, number) for number in range(games))
    return any(made >= least for made in accumulate(results))


@pytest.mark.parametrize(
    ("strong", "weak", "least"), [("greedy", "random", 14), ("devil", "greedy", 7)]
)
def test_each_level_beats_the_one_below(strong: str, weak: str, least: float) -> None:
    """A few games for every change; `diablerie arena` measures with hundreds."""
    game = loaded("doctor-faust")
    games = {"greedy": 20, "devil": 12}[strong]
    assert beats(game, strong, weak, games, least)


@pytest.mark.parametrize("name", everyday(GAMES, *GAMES[:2]))
def test_the_greedy_bot_beats_random_play_in_every_game(name: str) -> None:
    game = loaded(name, seats=2)
    assert beats(game, "greedy", "random", many(4, soaking=12), many(3, soaking=9))
