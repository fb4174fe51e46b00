"""The vector environment plays the games that the engine plays, and shows each seat what it may know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import diablerie
from diablerie import Game, State, bots
from diablerie.envs import gymnasium as one_seat
from diablerie.envs import vector
from diablerie.envs.opponents import AtRandom, Opponent
from diablerie.envs.vector import VectorGames

from .tables import TURNS, Table, at_every_table

GAMES = 6


def states(envs: VectorGames) -> list[State]:
    """The games as they stand: no caller can see them."""
    return [envs._games.state(game) for game in range(envs.num_envs)]


def dealt(game: Game, **said: Any) -> VectorGames:
    envs = VectorGames(game, GAMES, **said)
    envs.reset(seed=5)
    return envs


def steps(envs: VectorGames, ends: int = 3) -> list[tuple[Any, ...]]:
    """What random steps give, until every game has ended so many times, each copied."""
    observed, _ = envs.reset(seed=5)
    found: list[tuple[Any, ...]] = []
    ended = np.zeros(envs.num_envs)
    while ended.min() < ends:
        shown = {name: array.copy() for name, array in observed.items()}
        observed, rewards, over, _, _ = envs.step(envs.random_actions())
        found.append((shown, rewards, over, envs.payoffs.copy()))
        ended += over
    return found


@at_every_table
def test_games_go_on_as_the_engine_plays_them(table: Table) -> None:
    envs = dealt(table.game())
    before = states(envs)
    ended = 0
    while ended < 2 * GAMES:
        actions = envs.random_actions()
        observed, rewards, over, truncated, infos = envs.step(actions)
        after = states(envs)
        for index, state in enumerate(before):
            later = state.play(envs.game.action(int(actions[index])))
            assert over[index] == later.is_over
            assert rewards[index] == pytest.approx(later.returns[state.to_play or 0])
            assert envs.payoffs[index] == pytest.approx(later.returns)
            assert later.is_over or after[index] == later
        for index, state in enumerate(after):
            assert state.to_play is not None
            assert observed["to_play"][index] == state.to_play
            assert np.array_equal(observed["observation"][index], state.tensor(state.to_play))
            assert np.array_equal(observed["action_mask"][index], state.mask)
        assert not truncated.any()
        assert bool(infos) == over.any()
        ended += over.sum()
        before = after


@at_every_table
def test_observations_lie_in_their_space(table: Table) -> None:
    envs = VectorGames(table.game(), GAMES)
    for shown, *_ in steps(envs, ends=1):
        assert shown in envs.observation_space


def test_a_first_game_is_the_one_that_its_seed_starts() -> None:
    envs = dealt(diablerie.load("kill-doctor-lucky", seats=3))
    key = np.random.default_rng(5).bytes(32)
    assert states(envs)[0] == envs.game.start(key)


@pytest.mark.parametrize("opponent", ["random", AtRandom], ids=["compiled", "bot"])
@at_every_table
def test_a_seat_of_ones_own_is_the_only_one_that_is_asked(table: Table, opponent: Opponent) -> None:
    seat = table.seats - 1
    envs = VectorGames(table.game(), GAMES, seat=seat, opponent=opponent)
    for shown, rewards, over, payoffs in steps(envs, ends=2):
        assert (shown["to_play"] == seat).all()
        assert np.array_equal(rewards, payoffs[:, seat])
        assert not payoffs[~over].any()


@pytest.mark.parametrize("opponent", ["random", AtRandom], ids=["compiled", "bot"])
@at_every_table
def test_without_a_seat_each_game_gives_the_next_one(table: Table, opponent: Opponent) -> None:
    envs = VectorGames(table.game(), GAMES, opponent=opponent)
    found = steps(envs)
    assert np.array_equal(found[0][0]["to_play"], np.arange(GAMES) % table.seats)
    for (shown, _, over, _), (later, *_) in pairwise(found):
        assert np.array_equal(later["to_play"], (shown["to_play"] + over) % table.seats)


@pytest.mark.parametrize("opponent", ["random", AtRandom], ids=["compiled", "bot"])
def test_opponents_try_everything_that_is_legal(opponent: Opponent) -> None:
    game = diablerie.load("doctor-faust", max_turns=2)
    envs = VectorGames(game, 400, seat=1, opponent=opponent)
    observed, _ = envs.reset(seed=1)
    pieces = game.split(observed["observation"])
    spaces = pieces["other_laid"].sum(0)
    assert (spaces > 0).all()
    assert spaces.max() < 4 * spaces.mean()


@at_every_table
def test_threads_change_nothing(table: Table) -> None:
    alone, shared = (
        steps(VectorGames(table.game(), GAMES, opponent="random", threads=threads), ends=1)
        for threads in (1, 4)
    )
    assert len(alone) == len(shared)
    for one, other in zip(alone, shared, strict=True):
        assert all(np.array_equal(one[0][name], other[0][name]) for name in one[0])
        assert np.array_equal(one[1], other[1])


def test_a_seed_settles_games_and_opponents() -> None:
    game = diablerie.load("teufel-teufel", seats=2, max_turns=TURNS)
    for opponent in (None, "random", bots.level("random").make):
        envs = VectorGames(game, GAMES, opponent=opponent)
        first, again = steps(envs), steps(envs)
        assert len(first) == len(again)
        assert all(
            np.array_equal(one[0]["observation"], other[0]["observation"])
            for one, other in zip(first, again, strict=True)
        )


def test_without_a_seed_games_differ_from_those_before() -> None:
    envs = dealt(diablerie.load("kill-doctor-lucky"))
    before = states(envs)
    envs.reset()
    assert states(envs) != before


def test_bots_sit_at_the_other_seats() -> None:
    envs = vector.make("doctor-faust", 2, opponent=bots.level("greedy").make, seat=1, max_turns=2)
    observed, _ = envs.reset(seed=3)
    assert (envs.game.split(observed["observation"])["points"][:, 6] == 1).all()
    assert (observed["to_play"] == 1).all()


@pytest.mark.parametrize("actions", [[0], [-1, 0], [10**9, 0], [0.0, 1.0], ["s1", "s2"], None])
def test_what_is_no_action_is_refused_and_nothing_is_played(actions: Any) -> None:
    envs = vector.make("doctor-faust", 2)
    envs.reset(seed=1)
    before = states(envs)
    with pytest.raises(ValueError, match="action"):
        envs.step(actions)
    assert states(envs) == before


def test_a_mask_that_was_written_to_makes_nothing_legal() -> None:
    envs = vector.make("kill-doctor-lucky", 1)
    observed, _ = envs.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"][0] == 0)[0])
    observed["action_mask"][:] = 1
    with pytest.raises(ValueError, match=f"action {illegal} is not legal in game 0"):
        envs.step([illegal])
    observed["action_mask"][:] = 0
    assert envs.random_actions().tolist() == [0]


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        vector.make("doctor-faust", 1).step([0])


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1 on, not 0"),
        ({"num_envs": 1.5}, "num_envs"),
        ({"threads": 0}, "threads is a whole number from 1 to"),
        ({"seat": 0}, "a seat of one's own needs an opponent"),
        ({"seat": 2, "opponent": "random"}, "seat is a whole number from 0 to 1, not 2"),
        ({"opponent": "greedy"}, "an opponent is 'random' or a function"),
        ({"seats": 3}, "2 seats"),
        ({"max_turns": 1, "opponent": "random"}, "seat 1 has nothing to choose"),
        ({"edition": "x"}, "edition"),
    ],
)
def test_what_makes_no_environment_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        vector.make("doctor-faust", **said)


def test_gymnasium_makes_them_by_a_versioned_name() -> None:
    spec = gymnasium.spec("diablerie/kill-doctor-lucky-v1")
    assert spec.entry_point == f"{one_seat.__name__}:make"
    envs = gymnasium.make_vec(
        "diablerie/kill-doctor-lucky-v1",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=5,
    )
    assert isinstance(envs.unwrapped, vector.VectorGames)
    assert envs.unwrapped.game.seats == 5
    assert envs.num_envs == 3


def test_records_are_copies_of_what_is_behind_the_games() -> None:
    envs = vector.make("doctor-faust", 3)
    observations, _ = envs.reset(seed=1)
    records = envs.records
    state = State(envs.game, records[1])
    seen = state.tensor(int(observations["to_play"][1]))
    assert seen.tolist() == observations["observation"][1].tolist()
    records["to_play"] = 9
    assert envs.records["to_play"].max() < 2
