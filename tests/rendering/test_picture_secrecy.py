"""Non-interference: in two worlds that a seat cannot tell apart it sees one picture, and one text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import State
from diablerie.rendering import position_seen, renderer
from diablerie.terminal import plain_text
from tests.settings import many

from .positions import some_of

GAMES = diablerie.games()
Seen = Callable[[State, int | None], object]


def picture(state: State, seat: int | None) -> object:
    """What is drawn, before it becomes pixels."""
    return renderer().svg(position_seen(state, seat, "en"))


def pixels(state: State, seat: int | None) -> object:
    return renderer().rgb_array(state, seat).tobytes()


def differences(name: str, seen: Seen, positions: int) -> tuple[int, int]:
    """In how many pairs of worlds a seat sees something different, and how many are really two worlds."""
    game = diablerie.load(name)
    rng = np.random.default_rng(5)
    different = compared = 0
    for state in some_of(game, seed=5, most=positions):
        for seat in (*range(min(game.seats, 2)), None):
            world = state.belief(seat).sample(rng)
            compared += world != state
            different += seen(world, seat) != seen(state, seat)
    return different, compared


@pytest.mark.parametrize("seen", [picture, plain_text])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(name: str, seen: Seen) -> None:
    different, compared = differences(name, seen, many(6, soaking=60))
    assert different == 0
    assert compared > 0


def test_what_a_seat_cannot_know_changes_no_pixel() -> None:
    assert differences("doctor-faust", pixels, 3)[0] == 0


@pytest.mark.parametrize("seen", [picture, plain_text])
@pytest.mark.parametrize("name", GAMES)
def test_a_view_that_leaks_is_found(name: str, seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: State, seat: int | None) -> dict[str, Any]:
        open_to_all = self.game.see_revealed(self._plain)
        return {**self.table_view, **self.own_view(seat), **open_to_all, "seat": seat}

    monkeypatch.setattr(State, "view", leaky)
    assert differences(name, seen, 6)[0] > 0


def test_a_picture_for_another_seat_is_found() -> None:
    def leaky(state: State, seat: int | None) -> object:
        return picture(state, 0 if seat is None else 1 - seat)

    assert differences("doctor-faust", leaky, 6)[0] > 0
