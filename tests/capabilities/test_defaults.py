"""A game that says nothing of a capability has one that has nothing."""

from __future__ import annotations

from inspect import isabstract

import pytest

import diablerie
from diablerie.capabilities.ai import AI
from diablerie.capabilities.composite_moves import CompositeMoves
from diablerie.capabilities.hidden_facts import HiddenFacts
from diablerie.capabilities.premoves import Premoves
from diablerie.definition import GameDefinition
from diablerie.engine import Engine
from diablerie.fields import Plain
from diablerie.game import Game

STATE = diablerie.load("doctor-faust").start(1)


def test_no_composite_moves_are_found() -> None:
    assert CompositeMoves().find(STATE, Plain(STATE.record)) == ()


def test_no_hidden_facts_bear_on_an_action() -> None:
    assert list(HiddenFacts().find(STATE, ("soul",))) == []


def test_a_premove_is_refused_in_the_name_of_the_game() -> None:
    with pytest.raises(ValueError, match=r"^Chess has nothing to prepare an answer to$"):
        Premoves("Chess").read({})
    assert Premoves("Chess").action({}, {}, ()) is None


def test_no_move_suggests_itself_and_a_style_has_no_numbers() -> None:
    assert AI().rule_based_move({}) is None
    assert AI().style().dtype.names in (None, ())
    with pytest.raises(ValueError, match="there is no trait 'lay'"):
        AI().style(lay=1.0)


def test_capabilities_have_a_default_and_what_a_game_fills_in_has_none() -> None:
    capabilities = {"ai", "commands", "composite_moves", "hidden_facts", "premoves"}
    assert capabilities <= set(vars(GameDefinition))
    assert not capabilities & GameDefinition.__abstractmethods__
    assert Game.__abstractmethods__ == GameDefinition.__abstractmethods__
    assert isabstract(Engine)
