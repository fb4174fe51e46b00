"""Environments by name: PettingZoo's, or those of a module of one's own."""

from __future__ import annotations

import pytest

from diablerie.secrecy.adapters.pettingzoo import case

from . import petting_poker


@pytest.mark.parametrize("function", ["", ":env", ":PettingPoker"])
def test_an_environment_of_ones_own_is_named_by_its_module(function: str) -> None:
    name = f"{petting_poker.__name__}{function}"
    found = case(name)
    assert found.subject.name == name
    assert len(found.equivalences) == 3


def test_a_module_without_an_environment_is_refused() -> None:
    with pytest.raises(ValueError, match=r"json has no function env\(\)"):
        case("json")
    with pytest.raises(ValueError, match=r"petting_poker has no function whist\(\)"):
        case(f"{petting_poker.__name__}:whist")


def test_a_module_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no module pettingzoo"):
        case("classic/canasta_v1")
