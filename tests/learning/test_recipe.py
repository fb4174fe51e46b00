"""Recipes: by name or out of a file, and what is none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.learning import RECIPES, Recipe, recipe_of

from .recipes import TINY, toml


def test_a_recipe_is_found_by_its_name_or_in_a_file(tmp_path: Path) -> None:
    assert recipe_of("usual") == Recipe()
    file = tmp_path / "mine.toml"
    file.write_text(toml(TINY))
    assert recipe_of(str(file)) == TINY
    file.write_text("entropy = 0.05\n")
    assert recipe_of(str(file)) == replace(RECIPES["usual"], entropy=0.05)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("entropy = 2", "entropy is a number from 0 to 1, not 2"),
        ("width = 64.5", "width is a whole number from 8 to 512, not 64.5"),
        ("prior = true", "prior is a whole number from 0 to 1, not True"),
        ("clip = nan", "clip is a number"),
        ("luck = 1", "a recipe has no 'luck'; it has games, steps"),
        ("league = 0.8\ngreedy = 0.3", "together 1 at most"),
        ("entropy", "is no TOML"),
    ],
)
def test_what_is_no_recipe_is_refused(tmp_path: Path, content: str, complaint: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content)
    with pytest.raises(ValueError, match=complaint):
        recipe_of(str(file))


def test_a_recipe_that_there_is_not_is_refused_naming_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"there is no recipe 'secret'.* usual, quick"):
        recipe_of("secret")


def test_what_is_left_of_a_rate_follows_from_the_actions_alone() -> None:
    recipe = replace(RECIPES["usual"], half_after=1e6)
    assert [recipe.left(each) for each in (0, 1_000_000, 3_000_000)] == [1, 0.5, 0.25]
