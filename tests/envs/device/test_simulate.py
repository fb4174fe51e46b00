"""The environment on a device plays as the one on the processor, and says what is wrong as that does."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from tests.settings import everyday

from .extent import SIMULATED_GAMES as GAMES
from .home import ROOT, run_there, said_there

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1"}

PLAYED = [*((name, "none") for name in diablerie.games()), (diablerie.games()[0], "random")]
"""The simulator is slow: `test_compare` has every game against others at random, and to the end."""


@pytest.mark.parametrize(("name", "opponent"), everyday(PLAYED, PLAYED[0], PLAYED[-1]))
def test_a_hundred_games_are_the_same_on_a_simulated_device(name: str, opponent: str) -> None:
    seats = diablerie.describe(name).seat_range[0]
    found: Any = run_there("simulate", name, str(seats), opponent, **SIMULATED)
    assert found["different"] == []
    assert found["ended"] >= GAMES
    assert found["early"] == "call reset before the first step"
    assert found["refused"] == {
        "not legal": "action -1 is not legal in game 7: the action mask says which are",
        "too few": _asked("int64", GAMES - 1),
        "no numbers": _asked("float32", GAMES),
        "bytes": "",
    }


def test_the_bench_measures_what_it_is_asked_for() -> None:
    name = diablerie.games()[0]
    options = ("--batch", "3", "--no-peers", "--seconds", "0.1", "--rounds", "1")
    told = said_there(str(ROOT / "bench" / "device.py"), name, *options, **SIMULATED)
    assert name in told
    assert "device: simulated" in told


def _asked(dtype: str, count: int) -> str:
    return (
        f"a step takes {GAMES} action numbers, int64 if they are on the device, "
        f"not {dtype}({count},)"
    )
