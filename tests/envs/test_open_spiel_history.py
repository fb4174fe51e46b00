"""OpenSpiel's information states tell the last actions, as many as are asked for, in their tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import diablerie
from diablerie.envs.open_spiel.observer import Observer
from diablerie.secrecy import check, noninterference
from diablerie.secrecy.adapters import open_spiel
from tests.settings import usual_length

from .spiel import played, short_string
from .tables import TURNS

LENGTH = 5
POSITIONS = 20
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def loaded(name: str, length: int = LENGTH) -> Any:
    return pyspiel.load_game(short_string(name, TURNS, f"history={length}"))


def told(state: Any, player: int) -> NDArray[Any]:
    """The rows of the last actions, at the end of the tensor."""
    return np.reshape(state.information_state_tensor(player)[-2 * LENGTH :], (LENGTH, 2))


@pytest.mark.parametrize("name", diablerie.games())
def test_the_last_actions_are_told_the_latest_last(name: str) -> None:
    game = loaded(name)
    for state in played(game, seed=1):
        made = [each for each in state.full_history() if each.player >= 0]
        for player in range(game.num_players()):
            rows = told(state, player)
            empty = max(0, LENGTH - len(made))
            assert not rows[:empty].any()
            for row, each in zip(rows[empty:], made[-LENGTH:], strict=True):
                assert row[0] == 1 + (each.player - player) % game.num_players()
                if each.player == player:
                    assert row[1] == 1 + each.action
    assert len(made) > min(LENGTH, usual_length(name, game.num_players()) // 2)


def test_what_another_seat_did_is_told_as_it_was_seen() -> None:
    """DF-04: a card is laid face down; the number of the lowest stands for any card on that space."""
    game = loaded("doctor-faust")
    state = game.new_initial_state()
    laid = [state.string_to_action(f"{card}@17") for card in (8, 3)]
    first, second = (state.child(action) for action in laid)
    assert told(first, 0)[-1].tolist() == [1, 1 + laid[0]]
    assert (told(first, 1) == told(second, 1)).all()
    assert told(first, 1)[-1].tolist() == [2, 1 + state.string_to_action("2@17")]


def test_open_spiels_observers_and_learners_find_them() -> None:
    game = loaded("kill-doctor-lucky")
    observed = make_observation(game, RECALL)
    state = list(played(game, seed=2))[-1]
    observed.set_from(state, 0)
    assert (observed.dict["actions"] == told(state, 0)).all()
    env = rl_environment.Environment(game)
    moment = env.reset()
    player = moment.observations["current_player"]
    action = moment.observations["legal_actions"][player][0]
    seen = env.step([action]).observations["info_state"][player]
    assert len(seen) == game.information_state_tensor_size()
    assert list(seen[-2:]) == [1, 1 + action]


def test_without_that_there_is_none_and_the_rest_is_the_same() -> None:
    with_it, without = (loaded("kill-doctor-lucky", length) for length in (LENGTH, 0))
    assert "actions" not in make_observation(without, RECALL).dict
    assert "actions" not in make_observation(with_it).dict
    for one, other in zip(played(with_it, seed=3), played(without, seed=3), strict=True):
        rest = one.information_state_tensor(0)[: -2 * LENGTH]
        assert rest == other.information_state_tensor(0)
    assert str(with_it).count("history=5") == 1
    assert "history" not in str(without)


def test_less_than_no_actions_are_refused() -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match="from 0 on, not -1"):
        loaded("doctor-faust", -1)


def tell_what_was_done(observer: Observer, state: Any, player: int) -> None:
    """A leak: the actions as they were, not as the player saw them made."""
    made = [each.action for each in state.full_history() if each.player >= 0][-LENGTH:]
    rows = observer.dict["actions"][LENGTH - len(made) :]
    rows[:, 1] = np.array(made) + 1


@pytest.mark.parametrize("is_leaky", [False, True])
def test_they_tell_nothing_that_a_seat_does_not_know(
    is_leaky: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_leaky:
        monkeypatch.setattr(Observer, "_tell_actions", tell_what_was_done)
    case = open_spiel.case(short_string("doctor-faust", TURNS, f"history={LENGTH}"))
    reports = [*check(case, POSITIONS, checks=[noninterference.CHECK])]
    assert sum(report.compared for report in reports) >= POSITIONS
    found = {finding.channel for report in reports for finding in report.findings}
    assert found == ({"information state tensor"} if is_leaky else set())
