"""The tables of tests that take long name what there is."""

import ast

import pytest

from tests.tiers import BIG, BIG_TESTS, TESTS, is_big


@pytest.mark.parametrize("place", BIG)
def test_what_takes_long_exists(place: str) -> None:
    assert (TESTS / place).exists()


@pytest.mark.parametrize("place", BIG_TESTS)
def test_single_tests_that_take_long_exist(place: str) -> None:
    tree = ast.parse((TESTS / place).read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert {each.name for each in tree.body if isinstance(each, kinds)} >= {*BIG_TESTS[place]}
    assert not is_big(TESTS / place)
    assert all(is_big(TESTS / place, test) for test in BIG_TESTS[place])


def test_all_that_stands_in_a_folder_takes_long() -> None:
    assert is_big(TESTS / "envs" / "test_gymnasium.py")
