"""A history of actions tells no seat what it may not know: in worlds alike for it, it is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import diablerie
from diablerie import Game
from diablerie.compiled import specialise
from diablerie.envs import past_actions
from diablerie.envs.gymnasium import OneSeat
from diablerie.envs.pettingzoo import Seats
from diablerie.envs.vector import VectorGames
from tests.settings import cut_short

from .alike import Alike, Scripted, worlds_alike

LENGTH = 6
GAMES = 12

Told = NDArray[np.int64]
Shown = Callable[[Game, Alike], Iterator[tuple[Told, Told]]]
"""What the seat is told in the two worlds, at one moment after another."""


def by_pettingzoo(game: Game, alike: Alike) -> Iterator[tuple[Told, Told]]:
    envs = [Seats(game, history=LENGTH) for _ in range(2)]
    for env, world in zip(envs, (alike.here, alike.there), strict=True):
        env.reset(alike.seed, {"position": world.position()})
    for actions in alike.done:
        for env, action in zip(envs, actions, strict=True):
            env.step(action)
        here, there = (env.observe(f"seat_{alike.seat}")["actions"] for env in envs)
        yield here, there


def by_one_seat(game: Game, alike: Alike) -> Iterator[tuple[Told, Told]]:
    """Others do what they did, and the seat as well, whenever it is asked."""
    both = [
        played_by_script(game, alike, world, [actions[which] for actions in alike.done])
        for which, world in enumerate((alike.here, alike.there))
    ]
    yield from zip(*both, strict=False)


def played_by_script(
    game: Game, alike: Alike, world: diablerie.State, done: Sequence[int]
) -> Iterator[Told]:
    script = iter([game.action(action) for action in done])
    env = OneSeat(game, seat=alike.seat, opponent=lambda *_: Scripted(script), history=LENGTH)
    try:
        observed, _ = env.reset(seed=alike.seed, options={"position": world.position()})
        while True:
            yield observed["actions"]
            observed, *_ = env.step(game.action_id(next(script)))
    except (StopIteration, RuntimeError):
        return


def by_vector(
    game: Game, alike: Alike, change: Callable[[VectorGames], None] | None = None
) -> Iterator[tuple[Told, Told]]:
    envs = VectorGames(game, 2, history=LENGTH, autoreset_mode="Disabled")
    envs.reset(seed=1)
    if change is not None:
        change(envs)
    envs._games.place({0: alike.here, 1: alike.there})
    for actions in alike.done:
        observed, *_ = envs.step(np.array(actions))
        if (observed["to_play"] == alike.seat).all():
            yield observed["actions"][0].copy(), observed["actions"][1].copy()


SHOWN: dict[str, Shown] = {
    "PettingZoo": by_pettingzoo,
    "one seat": by_one_seat,
    "vector": by_vector,
}


def compared(game: Game, shown: Shown) -> Iterator[bool]:
    """Whether a seat was told the same, at each moment of some games."""
    for seed in range(GAMES):
        alike = worlds_alike(game, seed % game.seats, seed)
        for here, there in shown(game, alike):
            yield np.array_equal(here, there)


def set_up(name: str) -> Game:
    return diablerie.load(name, **cut_short(name))


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("name", diablerie.games())
def test_what_a_seat_cannot_know_changes_nothing_in_its_history(name: str, shown: str) -> None:
    found = [*compared(set_up(name), SHOWN[shown])]
    assert all(found)
    # Of a game that is over after two actions there is one moment to look at, or none.
    assert len(found) > GAMES // 2


def test_other_cards_are_laid_in_worlds_that_are_compared() -> None:
    game = set_up("doctor-faust")
    differing = [worlds_alike(game, seed % 2, seed).differs for seed in range(GAMES)]
    assert sum(differing) > GAMES // 3


def own_number(_tables: Any, _state: Any, action: int, _viewer: int) -> int:
    return action


@pytest.mark.parametrize("shown", [by_pettingzoo, by_one_seat])
def test_a_leak_is_found(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were actions told as they were made, and not as they were seen."""
    game = set_up("doctor-faust")
    monkeypatch.setattr(past_actions, "seen_number", lambda _state, action, _viewer: action)
    assert not all(compared(game, shown))


@pytest.mark.parametrize("is_leaky", [False, True])
def test_a_leak_in_the_loop_is_found(is_leaky: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop of the vector environment, interpreted: so its rules can be changed."""
    game = set_up("doctor-faust")
    rules = game.interpreted_rules.module
    if is_leaky:
        monkeypatch.setattr(rules, "seen_as", own_number)
    loop = specialise("diablerie.loops.vector", rules)

    def interpret(envs: VectorGames) -> None:
        games: Any = envs._games
        games._loop = loop
        games._states, games._dice = (
            records.view(np.recarray) for records in (games._states, games._dice)
        )

    found = [*compared(game, lambda game, alike: by_vector(game, alike, interpret))]
    assert len(found) > GAMES
    assert all(found) != is_leaky
