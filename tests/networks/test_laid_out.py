"""Policies laid out for a search: as bytes they come to the same, in a browser as well; for whom they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.networks import LaidOutPolicy, laid_out, shipped_search
from diablerie.wasm.browser import numpy as stand_in

from .policies import learnt, random_policy, with_values

GAME = "doctor-faust"


def numbers(policy: LaidOutPolicy) -> list[Any]:
    """All that a search is handed of it, as Python's own numbers."""
    return [[list(each.shape), each.tolist()] for each in policy.arrays(3)]


@pytest.mark.parametrize("has_values", [False, True])
@pytest.mark.parametrize("numpy", [np, stand_in], ids=["numpy", "browser"])
def test_read_from_bytes_it_is_the_same(
    monkeypatch: pytest.MonkeyPatch, numpy: Any, has_values: bool
) -> None:
    game = diablerie.load(GAME)
    policy = random_policy(game)
    written = (with_values(policy, game) if has_values else policy).laid_out
    expected, content = numbers(written), written.to_bytes()
    monkeypatch.setattr(laid_out, "np", numpy)
    read = LaidOutPolicy.from_bytes(content)
    assert numbers(read) == expected
    assert read.facts == written.facts


@pytest.mark.parametrize("game", learnt(), ids=str)
def test_what_was_learnt_is_for_the_very_seats_and_options(game: diablerie.Game) -> None:
    found = shipped_search(game)
    assert found is not None
    assert found.is_for(game)
    found.check(game)
    other = diablerie.load(game.name, seats=game.seats, max_turns=99)
    assert shipped_search(other) is None
    with pytest.raises(ValueError, match="this was learnt with options"):
        found.check(other)


def test_one_of_another_size_is_refused() -> None:
    game = diablerie.load(GAME)
    whole = with_values(random_policy(game), game).laid_out
    whole.check(game)
    with pytest.raises(ValueError, match="other tensors or actions"):
        replace(whole, gains=whole.gains[1:]).check(game)
    with pytest.raises(ValueError, match="values for other seats"):
        replace(whole, values=whole.policy).check(game)


def test_where_nothing_was_learnt_there_is_nothing() -> None:
    known = {str(game) for game in learnt()}
    games = (diablerie.load(name) for name in diablerie.games())
    assert all((shipped_search(game) is not None) == (str(game) in known) for game in games)
