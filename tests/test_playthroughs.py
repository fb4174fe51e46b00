"""Every registered game has a playthrough, and it still goes exactly as written."""

from __future__ import annotations

import difflib

import pytest

import diablerie

from .playthroughs import FOLDER, path_of, playthrough


@pytest.mark.parametrize("name", diablerie.games())
def test_the_playthrough_is_still_true(name: str) -> None:
    path = path_of(name)
    assert path.exists(), f"{name} has no playthrough: write it with python -m tests.playthroughs"
    before = path.read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    changed = list(difflib.unified_diff(before, now, "as written", "as played", n=0, lineterm=""))
    assert not changed, "\n".join(changed[:40])


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(diablerie.games())
