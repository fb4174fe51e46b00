"""What is said of EnvPool is looked at where EnvPool is; here, that anything else would be noticed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "bench"))

import envpool_secrecy as envpool


def reports(**changes: Any) -> Sequence[dict[str, Any]]:
    """Reports as they are written down; `changes` are of the first."""
    told = [
        {
            "subject": game,
            "yardstick": "what was read from within",
            "compared": 500,
            "findings": [{"channel": channel} for channel in channels],
        }
        for game, channels in envpool.EXPECTED.items()
    ]
    return [{**told[0], **changes}, *told[1:]]


def test_what_is_written_down_is_no_surprise() -> None:
    assert envpool.surprises(reports()) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"findings": []},
        {"findings": [{"channel": "info"}, {"channel": "observation"}]},
        {"compared": 0},
    ],
)
def test_anything_else_is(changes: dict[str, Any]) -> None:
    (line,) = envpool.surprises(reports(**changes))
    assert line.startswith("envpool_poker:kuhn by what was read from within: ")


def test_a_game_of_which_nothing_is_reported_is_missed() -> None:
    assert envpool.surprises(reports()[1:]) == ["envpool_poker:kuhn: not looked at"]


def test_envpool_is_pinned_and_comes_with_what_diablerie_needs_and_no_extras() -> None:
    wanted = envpool.requirements()
    assert envpool.ENVPOOL in wanted
    assert "==" in envpool.ENVPOOL
    assert any(each.startswith("numba") for each in wanted)
    assert not any("extra" in each for each in wanted)
