"""Files of weights: what was written is read again, to the last byte; what is none is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.networks import LearnedValues, read_policy, write_policy
from diablerie.networks.weights_file import LARGEST

from .policies import random_network, random_policy, with_values, written

GAME = diablerie.load("doctor-faust", max_turns=6)


@pytest.mark.parametrize("has_values", [False, True])
def test_what_was_written_is_read_again(tmp_path: Path, has_values: bool) -> None:
    policy = random_policy(GAME, 3)
    if has_values:
        policy = with_values(policy, GAME)
    path, again = tmp_path / "one.npz", tmp_path / "again.npz"
    write_policy(policy, path)
    found = read_policy(path)
    assert found.facts == policy.facts
    assert (found.values is not None) == has_values
    write_policy(found, again)
    assert again.read_bytes() == path.read_bytes()
    assert [each.name for each in sorted(tmp_path.iterdir())] == ["again.npz", "one.npz"]


def changed(path: Path, **changes: Any) -> None:
    """Write a file anew with other arrays in it; None: without one."""
    with np.load(path) as arrays:
        kept = {**arrays, **changes}
    np.savez(path, **{name: array for name, array in kept.items() if array is not None})


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": np.array(9)}, "it is of format 9"),
        ({"gains": None}, "it has no"),
        ({"weights_0": None}, "there are no layers"),
        ({"bias_0": np.zeros(3, np.int32)}, "parts of different sizes"),
        ({"bias_0": np.zeros(24)}, "Cannot cast"),
        ({"facts": np.array("{}")}, "it does not say its environment_version, game"),
        ({"facts": np.array("no")}, "Expecting value"),
        ({"gains": np.ones(5, np.float32)}, "of different lengths"),
        ({"hidden": np.arange(3)}, "there are no layers"),
        ({"facts": np.array({"a": 1}, object)}, "allow_pickle"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_is_no_file_of_weights_is_refused(
    tmp_path: Path, changes: dict[str, Any], complaint: str
) -> None:
    path = written(tmp_path, GAME)
    changed(path, **changes)
    with pytest.raises(ValueError, match=rf"is no file of weights: .*{complaint}"):
        read_policy(path)


@pytest.mark.parametrize("content", [b"", b"weights", b"PK\x03\x04" + b"x" * 40])
def test_any_other_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is no file of weights"):
        read_policy(path)


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.npz"
    path.write_bytes(bytes(LARGEST + 1))
    with pytest.raises(ValueError, match="more than 1000000 bytes"):
        read_policy(path)


def test_another_game_than_that_which_was_learnt_is_refused() -> None:
    policy = random_policy(GAME)
    policy.check(GAME)
    with pytest.raises(ValueError, match="this was learnt with options"):
        policy.check(diablerie.load("doctor-faust", max_turns=7))
    with pytest.raises(ValueError, match="this was learnt with game 'doctor-faust'"):
        policy.check(diablerie.load(diablerie.games()[-1]))


@pytest.mark.parametrize(
    ("hidden", "complaint"),
    [([0, 1], "values are of another length"), ([-1, 0, 1], "look at places that there are not")],
)
def test_values_that_do_not_fit_are_refused(hidden: list[int], complaint: str) -> None:
    policy = random_policy(GAME)
    network = random_network(policy.network.length + 3, GAME.seats)
    with pytest.raises(ValueError, match=complaint):
        replace(policy, values=LearnedValues(np.array(hidden), network))
