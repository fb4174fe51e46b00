"""Games of the vector environment end and are dealt anew in each of Gymnasium's autoreset modes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import diablerie
from diablerie import State, bots
from diablerie.envs import vector
from diablerie.envs.opponents import AtRandom, Opponent
from diablerie.envs.vector import VectorGames

from .tables import TURNS, Table, at_every_table

GAMES = 5
STEPS = 120
SAME_STEP, NEXT_STEP, DISABLED = (
    AutoresetMode.SAME_STEP,
    AutoresetMode.NEXT_STEP,
    AutoresetMode.DISABLED,
)

Moment = tuple[Any, ...]
"""What one game showed, paid and said at one action of its caller's."""

each_opponent = pytest.mark.parametrize("opponent", [None, "random"], ids=["nobody", "random"])


def made(table: Table, mode: AutoresetMode, **said: Any) -> VectorGames:
    return VectorGames(table.game(), GAMES, autoreset_mode=mode, **said)


def first_legal(observed: dict[str, Any], turn: int) -> np.ndarray[Any, Any]:
    """An action for each game that depends on nothing but what is legal in it; 0 where nothing is."""
    counts = observed["action_mask"].sum(1)
    ranks = (turn * 7919 + 13) % np.maximum(counts, 1)
    return np.asarray((observed["action_mask"].cumsum(1) == ranks[:, None] + 1).argmax(1))


def told(reason: Any, observation: dict[str, Any]) -> Moment:
    return (reason, *(np.asarray(array).tobytes() for array in observation.values()))


def rows(observed: dict[str, Any], game: int) -> dict[str, Any]:
    return {name: array[game] for name, array in observed.items()}


def courses(envs: VectorGames) -> list[list[Moment]]:
    """Each game's rewards, ends and observations, without the steps that only deal it anew."""
    mode = envs.autoreset_mode
    observed, _ = envs.reset(seed=5)
    found: list[list[Moment]] = [[told(None, rows(observed, game))] for game in range(GAMES)]
    turns = np.zeros(GAMES, np.int64)
    over = np.zeros(GAMES, np.bool_)
    while min(map(len, found)) < STEPS:
        resting = over & (mode != SAME_STEP)
        if mode == DISABLED and resting.any():
            observed, infos = envs.reset(options={"reset_mask": resting})
            assert infos == {}
            for game in np.flatnonzero(resting).tolist():
                found[game].append(told(None, rows(observed, game)))
            resting = np.zeros(GAMES, np.bool_)
        actions = np.array([first_legal(observed, turns[game])[game] for game in range(GAMES)])
        observed, rewards, over, _, infos = envs.step(actions)
        turns += ~resting
        for game in range(GAMES):
            if mode == SAME_STEP and over[game]:
                last = infos["final_obs"][game]
                assert last in envs.single_observation_space
                found[game].append(
                    (rewards[game], *told(infos["final_info"]["reason"][game], last))
                )
                found[game].append(told(None, rows(observed, game)))
            elif resting[game]:
                assert (rewards[game], over[game]) == (0, False)
                found[game].append(told(None, rows(observed, game)))
            else:
                reason = infos["reason"][game] if over[game] else None
                found[game].append((rewards[game], *told(reason, rows(observed, game))))
    return found


@each_opponent
@at_every_table
def test_games_are_the_same_in_every_mode(table: Table, opponent: Opponent | None) -> None:
    same, following, by_hand = (
        courses(made(table, mode, opponent=opponent)) for mode in AutoresetMode
    )
    for game in range(GAMES):
        shortest = min(len(found[game]) for found in (same, following, by_hand))
        assert same[game][:shortest] == following[game][:shortest] == by_hand[game][:shortest]


@pytest.mark.parametrize("opponent", [None, "random", AtRandom], ids=["nobody", "random", "bot"])
@at_every_table
def test_a_last_observation_is_what_the_seat_that_acted_last_knows(
    table: Table, opponent: Opponent | None
) -> None:
    envs = made(table, NEXT_STEP, opponent=opponent)
    observed, _ = envs.reset(seed=3)
    ended = 0
    while ended < 2 * GAMES:
        seats = observed["to_play"].copy()
        observed, rewards, over, _, infos = envs.step(envs.random_actions())
        assert observed in envs.observation_space
        assert bool(infos) == over.any()
        for game in np.flatnonzero(over).tolist():
            state = envs._games.state(game)
            assert state.is_over
            assert state.outcome is not None
            assert envs.reasons[infos["reason"][game]] == state.outcome.reason
            assert observed["to_play"][game] == seats[game]
            assert np.array_equal(observed["observation"][game], state.tensor(seats[game]))
            assert not observed["action_mask"][game].any()
            assert rewards[game] == pytest.approx(state.returns[seats[game]])
            assert envs.payoffs[game] == pytest.approx(state.returns)
        assert infos == {} or infos["_reason"].tolist() == over.tolist()
        ended += over.sum()


@at_every_table
def test_of_a_game_dealt_anew_the_last_is_told(table: Table) -> None:
    envs = made(table, SAME_STEP)
    observed, _ = envs.reset(seed=3)
    before: list[State] = [envs._games.state(game) for game in range(GAMES)]
    ended = 0
    while ended < 2 * GAMES:
        seats = observed["to_play"].copy()
        actions = envs.random_actions()
        observed, _, over, _, infos = envs.step(actions)
        for game in np.flatnonzero(over).tolist():
            last = before[game].play(envs.game.action(int(actions[game])))
            told = infos["final_obs"][game]
            assert told["to_play"] == seats[game]
            assert np.array_equal(told["observation"], last.tensor(seats[game]))
            assert not told["action_mask"].any()
            assert last.outcome is not None
            assert envs.reasons[infos["final_info"]["reason"][game]] == last.outcome.reason
        if over.any():
            for marks in (
                infos["_final_obs"],
                infos["_final_info"],
                infos["final_info"]["_reason"],
            ):
                assert np.array_equal(marks, over)
        before = [envs._games.state(game) for game in range(GAMES)]
        ended += over.sum()


def test_what_was_seen_last_is_the_caller_s_own() -> None:
    envs = vector.make("doctor-faust", 2, max_turns=2)
    envs.reset(seed=1)
    infos: dict[str, Any] = {}
    while not infos:
        *_, infos = envs.step(envs.random_actions())
    kept = pickle.dumps(infos)
    for _ in range(20):
        envs.step(envs.random_actions())
    assert pickle.dumps(infos) == kept


def test_an_earlier_version_s_last_observations_are_as_long_as_its_others() -> None:
    envs = vector.make("doctor-faust", 2, version="1", max_turns=2)
    observed, _ = envs.reset(seed=1)
    infos: dict[str, Any] = {}
    while not infos:
        *_, infos = envs.step(envs.random_actions())
    (last,) = (each for each in infos["final_obs"][:1] if each is not None)
    assert last["observation"].shape == observed["observation"][0].shape


def test_a_game_that_is_over_waits_for_its_reset() -> None:
    envs = vector.make("doctor-faust", 3, max_turns=2, autoreset_mode="Disabled")
    envs.reset(seed=1)
    over = np.zeros(3, np.bool_)
    while not over.any():
        _, _, over, _, _ = envs.step(envs.random_actions())
    first = int(over.argmax())
    with pytest.raises(ResetNeeded, match=f"game {first} is over"):
        envs.step(envs.random_actions())
    envs.reset(options={"reset_mask": over})
    envs.step(envs.random_actions())


def test_a_mask_resets_its_games_and_no_other() -> None:
    envs = vector.make("kill-doctor-lucky", 3, autoreset_mode="Disabled")
    envs.reset(seed=1)
    envs.step(envs.random_actions())
    before = [envs._games.state(game) for game in range(3)]
    mask = np.array([False, True, False])
    envs.reset(options={"reset_mask": mask})
    after = [envs._games.state(game) for game in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == (~mask).tolist()
    envs.reset(seed=9, options={"reset_mask": mask})
    again = envs._games.state(1)
    envs.reset(seed=9, options={"reset_mask": mask})
    assert again == envs._games.state(1) != after[1]


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"reset_mask": [True, False]}, TypeError, "reset_mask is an array of bool"),
        ({"reset_mask": np.ones(2)}, TypeError, "reset_mask is an array of bool"),
        ({"reset_mask": np.ones(3, bool)}, ValueError, r"reset_mask has the shape \(2,\)"),
        ({"reset_mask": np.zeros(2, bool)}, ValueError, "at least one True"),
        ({"mask": np.ones(2, bool)}, ValueError, "reset has no option 'mask'"),
        ({"reset_mask": np.array([True, False])}, ResetNeeded, "the first reset deals all games"),
    ],
)
def test_what_is_no_mask_is_refused(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        vector.make("doctor-faust", 2).reset(options=options)


def test_the_mode_is_said_where_learners_look_for_it() -> None:
    for mode in AutoresetMode:
        envs = vector.make("doctor-faust", 1, autoreset_mode=mode.value)
        assert envs.autoreset_mode is envs.metadata["autoreset_mode"] is mode
    with pytest.raises(ValueError, match="autoreset_mode is one of 'NextStep', 'SameStep'"):
        vector.make("doctor-faust", 1, autoreset_mode="same_step")


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_observations_can_be_arrays_of_the_callers_own(mode: AutoresetMode) -> None:
    for copy in (False, True):
        envs = vector.make("doctor-faust", 2, autoreset_mode=mode, copy=copy)
        first, _ = envs.reset(seed=1)
        kept = {name: array.copy() for name, array in first.items()}
        later, *_ = envs.step(envs.random_actions())
        for name, array in first.items():
            assert np.shares_memory(array, later[name]) != copy
        assert (first["observation"] == kept["observation"]).all() == copy


Chooser = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("opponent", [None, "random", AtRandom], ids=["nobody", "random", "bot"])
def test_an_illegal_action_can_lose_its_game(
    mode: AutoresetMode, opponent: Opponent | None
) -> None:
    game = diablerie.load("kill-doctor-lucky", seats=3)
    envs = VectorGames(game, 3, autoreset_mode=mode, illegal="lose", opponent=opponent)
    observed, _ = envs.reset(seed=1)
    seat = int(observed["to_play"][1])
    before = [envs._games.state(game) for game in range(3)]
    actions = envs.random_actions()
    actions[1] = observed["action_mask"][1].argmin()
    observed, rewards, over, _, infos = envs.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert envs.payoffs[1].sum() == pytest.approx(0)
    assert np.delete(envs.payoffs[1], seat) == pytest.approx(0.5)
    told = infos["final_info"] if mode == SAME_STEP else infos
    assert [envs.reasons[number] for number in told["reason"]] == ["", "illegal", ""]
    last = infos["final_obs"][1] if mode == SAME_STEP else rows(observed, 1)
    assert np.array_equal(last["observation"], before[1].tensor(seat))
    assert not last["action_mask"].any()
    assert last["to_play"] == seat
    if mode == DISABLED:
        observed, _ = envs.reset(options={"reset_mask": over})
    elif mode == NEXT_STEP:
        observed, *_ = envs.step(envs.random_actions())
    assert observed["action_mask"][1].any()
    moved = 0 if opponent is None else 1
    assert observed["to_play"][1] == (seat + moved) % 3 or opponent is None


def test_numbers_that_are_no_action_lose_as_well() -> None:
    envs = vector.make("doctor-faust", 2, illegal="lose")
    envs.reset(seed=1)
    _, rewards, over, _, _ = envs.step([-1, 10**9])
    assert (rewards.tolist(), over.tolist()) == ([-1, -1], [True, True])


def test_without_that_nothing_is_played_and_the_clause_is_named() -> None:
    for mode in AutoresetMode:
        envs = vector.make("kill-doctor-lucky", 2, autoreset_mode=mode, opponent=AtRandom)
        observed, _ = envs.reset(seed=1)
        before = [envs._games.state(game) for game in range(2)]
        illegal = int(observed["action_mask"][1].argmin())
        actions = envs.random_actions()
        actions[1] = illegal
        with pytest.raises(ValueError, match=rf"action {illegal} is not legal in game 1 \(KDL-\d+"):
            envs.step(actions)
        assert [envs._games.state(game) for game in range(2)] == before


def test_bots_play_on_in_every_mode() -> None:
    for mode in AutoresetMode:
        envs = vector.make(
            "teufel-teufel",
            2,
            seats=2,
            opponent=bots.level("greedy").make,
            max_turns=TURNS,
            autoreset_mode=mode,
        )
        observed, _ = envs.reset(seed=1)
        seats: list[list[int]] = [[], []]
        while min(map(len, seats)) < 4:
            acting = observed["to_play"].copy()
            observed, _, over, _, _ = envs.step(envs.random_actions())
            for game in np.flatnonzero(over).tolist():
                seats[game].append(int(acting[game]))
            if mode == DISABLED and over.any():
                observed, _ = envs.reset(options={"reset_mask": over})
        assert [found[:4] for found in seats] == [[0, 1, 0, 1], [1, 0, 1, 0]]
