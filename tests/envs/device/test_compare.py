"""What the compiler for devices makes of the rules plays as the rules do, and NVVM takes it."""

from __future__ import annotations

import pytest

import diablerie
from tests.settings import everyday

from .extent import ENDS, GAMES
from .home import run_there

KERNELS = {"begin", "find_refused", "step", "draw", "clear"}


@pytest.mark.parametrize("name", everyday(diablerie.games(), "doctor-faust"))
def test_device_code_plays_the_games_of_the_vector_environment_to_the_last_byte(name: str) -> None:
    told = run_there("compare", name)
    assert len(told["found"]) >= 2
    for found in told["found"].values():
        assert found["different"] == []
        assert found["ended"] >= ENDS * GAMES
        assert found["refused"] == {"game": 5, "stepped": False}
    assert told["planted"]["different"]


@pytest.mark.parametrize("name", everyday(diablerie.games(), "kill-doctor-lucky"))
def test_every_kernel_becomes_ptx_that_rounds_as_the_processor_does(name: str) -> None:
    found = run_there("translate", name)
    assert set(found) == KERNELS
    for kernel in found.values():
        assert kernel["entries"] == 1
        assert kernel["target"] == ["sm_80"]
        assert kernel["outside"] == []
        assert kernel["inexact"] == []
    assert found["step"]["assembled"]["size"] > 0
    assert found["step"]["assembled"]["spilt"] == 0
