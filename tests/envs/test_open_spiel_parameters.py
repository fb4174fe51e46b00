"""Every seat number and option of a game can be said in a game string, and comes back from it."""

from __future__ import annotations

import json
from typing import Any

import pyspiel
import pytest

import diablerie
from diablerie.envs.open_spiel.parameters import read_text, write_text
from tests.games.doctor_faust.small_trees import TRAPS

from .spiel import game_string


def another(option: diablerie.Option) -> Any:
    """A value of an option that is not its default."""
    if option.values is not None:
        return next(value for value in option.values if value != option.default)
    return option.minimum + 1 if option.default != option.minimum + 1 else option.minimum + 2


PLAIN = [
    (name, option)
    for name in diablerie.games()
    for option in diablerie.describe(name).options
    if not (option.is_text or option.is_document)
]


@pytest.mark.parametrize(
    ("name", "option"), PLAIN, ids=[f"{name}-{option.name}" for name, option in PLAIN]
)
def test_every_option_is_a_parameter(name: str, option: diablerie.Option) -> None:
    value = another(option)
    said = write_text(value) if isinstance(value, str) else value
    game = pyspiel.load_game(game_string(name, f"{option.name}={said}"))
    assert game.world == diablerie.load(name, **{option.name: value})
    assert pyspiel.load_game(str(game)).world == game.world


def test_an_edition_keeps_its_own_values() -> None:
    game = pyspiel.load_game("diablerie_doctor_faust(edition=arles-fr,infamy=immediate)")
    assert game.world == diablerie.load("doctor-faust", edition="arles-fr", infamy="immediate")
    assert game.world.options["devil_scoring"] == "even_plus"


def test_no_edition_sets_a_switch_that_is_true_or_false() -> None:
    """A parameter of that kind has no third value to say that it is not given."""
    for name in diablerie.games():
        facts = diablerie.describe(name)
        switches = {o.name for o in facts.options if isinstance(o.default, bool)}
        assert not any(switches & set(edition) for edition in facts.editions.values())


@pytest.mark.parametrize("name", diablerie.games())
def test_seats_are_a_parameter(name: str) -> None:
    facts = diablerie.describe(name)
    low, high = facts.seat_range
    assert pyspiel.load_game(game_string(name)).num_players() == facts.default_seats
    for seats in range(low, high + 1):
        assert pyspiel.load_game(game_string(name, f"seats={seats}")).num_players() == seats
    with pytest.raises(ValueError, match=rf"{high} seats, not {high + 1}"):
        pyspiel.load_game(game_string(name, f"seats={high + 1}"))


def test_a_document_comes_back_from_a_game_string() -> None:
    text = json.dumps(TRAPS)
    game = pyspiel.load_game("diablerie_doctor_faust", {"position": text, "deals": -1})
    again = pyspiel.load_game(str(game))
    assert again.deals.worlds == game.deals.worlds


@pytest.mark.parametrize("text", ["yes", "1..8", "a1 g1", '{"a": [1, 2]}', "true", "x(y)", "'1'"])
def test_text_is_read_as_it_was_written(text: str) -> None:
    assert read_text(write_text(text)) == text


def test_an_unknown_value_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="immediate or turn_end"):
        pyspiel.load_game("diablerie_doctor_faust(infamy=never)")
