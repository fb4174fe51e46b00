"""Each library for learners has a program of few lines that learns or solves something in short time."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .library_examples import FOLDER, MOST_LINES, gain_of

DAILY = ["gymnasium_reinforce", "maskable_ppo", "cleanrl_ppo", "open_spiel_cfr"]
BY_HAND = ["ppo_without_masks", "torchrl_ppo", "supersuit_ppo"]
"""Those that learn longest. All these libraries are what the tests need; `tests/libraries` has the others."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "program", [*DAILY, *(pytest.param(each, marks=pytest.mark.libraries) for each in BY_HAND)]
)
def test_it_learns(program: str) -> None:
    assert gain_of(program, Path(sys.executable)) > 0


def test_each_takes_no_more_than_thirty_lines() -> None:
    for program in FOLDER.glob("*.py"):
        assert len(program.read_text("utf-8").splitlines()) <= MOST_LINES, program.name
