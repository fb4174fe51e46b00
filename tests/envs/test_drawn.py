"""Render modes: a position as text or as pixels, for the seat that plays or for an onlooker."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import diablerie
from diablerie.envs import gymnasium as one_seat
from diablerie.envs import pettingzoo
from diablerie.extras import NotInstalled
from diablerie.rendering import renderer
from diablerie.text_interface.game_terminal import plain_text
from tests.settings import everyday

GAMES = diablerie.games()
DRAWN = [name for name in GAMES if diablerie.load(name).is_drawn]


def made(name: str, mode: str | None, **said: Any) -> gymnasium.Env[Any, Any]:
    version = diablerie.load(name).environment_version
    return gymnasium.make(f"diablerie/{name}-v{version}", render_mode=mode, **said)


def taken(env: gymnasium.Env[Any, Any]) -> tuple[Any, ...]:
    """A step at random."""
    mask = env.unwrapped.action_masks().astype(np.int8)  # type: ignore[attr-defined]
    return env.step(env.action_space.sample(mask))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_its_position_as_text(name: str) -> None:
    env = made(name, "ansi", seat=1)
    env.reset(seed=3)
    before = env.render()
    assert before == plain_text(env.unwrapped._state, 1)  # type: ignore[attr-defined]
    assert isinstance(before, str)
    assert len(before.splitlines()) > 5
    taken(env)
    assert env.render() != before


@pytest.mark.parametrize("name", everyday(DRAWN, "doctor-faust"))
def test_a_seat_sees_its_position_as_pixels(name: str) -> None:
    env = made(name, "rgb_array")
    env.reset(seed=3)
    state = env.unwrapped._state  # type: ignore[attr-defined]
    assert np.array_equal(env.render(), renderer().rgb_array(state, 0))  # type: ignore[arg-type]
    assert env.metadata["render_fps"] == 2


def test_the_end_of_a_game_is_drawn_and_one_that_an_illegal_action_has_ended() -> None:
    env = made("doctor-faust", "ansi", illegal="lose")
    env.reset(seed=1)
    observed = taken(env)[0]
    # At the beginning of a turn everything can be legal.
    while observed["action_mask"].all():
        observed = taken(env)[0]
    before = env.render()
    _, _, terminated, _, _ = env.step(int(observed["action_mask"].argmin()))
    assert terminated
    assert env.render() == before
    env.reset(seed=1)
    while not taken(env)[2]:
        pass
    assert "wins" in str(env.render())


def test_before_a_game_there_is_nothing_to_draw() -> None:
    env = one_seat.make("doctor-faust", render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match="there is no game to draw"):
        env.render()


def test_without_a_mode_nothing_is_drawn() -> None:
    env = one_seat.make("doctor-faust")
    env.reset(seed=1)
    assert env.render() is None


@pytest.mark.parametrize("make", [one_seat.make, pettingzoo.env])
def test_a_mode_that_there_is_not_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="render_mode is None, 'ansi' or 'rgb_array', not 'human'"):
        make("doctor-faust", render_mode="human")


def test_what_draws_is_asked_for_when_something_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learners ask for pixels whether or not anything is to be seen."""
    for name in ("py_mini_racer", "resvg_py"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("drawing_script", "rasterizer"):
        monkeypatch.delitem(sys.modules, f"diablerie.rendering.{name}", raising=False)
    monkeypatch.setattr("os.getpid", lambda: -1)
    env = one_seat.make("doctor-faust", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(NotInstalled, match=r"pip install 'diablerie\[render\]'"):
        env.render()


@pytest.mark.parametrize("name", DRAWN)
def test_onlookers_see_a_table_of_agents(name: str) -> None:
    env = pettingzoo.env(name, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == plain_text(env.game.start(1), None)
    pixels = pettingzoo.env(name, render_mode="rgb_array")
    pixels.reset(seed=1)
    shown = pixels.render()
    assert isinstance(shown, np.ndarray)
    assert np.array_equal(shown, renderer().rgb_array(env.game.start(1), None))
