"""The small tensor: what it tells of cards and rumours, that it tells no more, and where to ask for it."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

import diablerie
import diablerie.envs.gymnasium
import diablerie.envs.open_spiel
from diablerie import State
from diablerie.dtypes import writable
from diablerie.envs import pettingzoo, vector
from diablerie.games.teufel_teufel.notation import COLOURS
from diablerie.secrecy import Resampler, check_noninterference
from diablerie.secrecy.adapters.own_games import GamePosition, GameSubject

NAME = "teufel-teufel"
LETTERS = "ABCDEF"
FULL = diablerie.load(NAME, seats=3)
SMALL = FULL.with_tensor("small")
DEVIL, TOWER, HIDDEN = 12, 13, 14
"""The traits behind six letters and six colours."""


def positions(seed: int) -> Iterator[State]:
    """Every seventh position of a game at random, with many shuffles."""
    rng = np.random.default_rng(seed)
    state = FULL.start(seed)
    for ply in range(700):
        if state.is_over:
            return
        if ply % 7 == 0:
            yield state
        state = state.play(str(rng.choice(state.legal)))


def small(state: State, seat: int) -> dict[str, NDArray[np.float32]]:
    return SMALL.split(State(SMALL, state.record).tensor(seat))


def trait_numbers(card: str | None, seat: int) -> list[int]:
    """Which traits a card of a view has in a seat's eyes."""
    if card is None:
        return [HIDDEN]
    if card in ("devil", "tower"):
        return [DEVIL if card == "devil" else TOWER]
    colour, letter = card.split("-")
    return [LETTERS.index(letter), 6 + (COLOURS.index(colour) - seat) % 6]


def group(card: str, seat: int) -> int:
    """The group of a rumour to which a card of a view belongs in a seat's eyes."""
    if card in ("devil", "tower"):
        return 7 if card == "devil" else 8
    colour, letter = card.split("-")
    return LETTERS.index(letter) if COLOURS.index(colour) == seat else 6


@pytest.mark.parametrize("seed", [1, 2])
def test_cards_and_rumours_are_those_of_the_view(seed: int) -> None:
    rumours = 0
    for state in positions(seed):
        for seat in range(3):
            view, pieces = state.view(seat), small(state, seat)
            cells = FULL.board["cells"]
            cards = np.zeros((49, 15), np.float32)
            for cell, card in view["cards"].items():
                cards[cells.index(cell), trait_numbers(card["card"], seat)] = 1
            assert np.array_equal(pieces["cards"], cards)
            rumour = np.zeros((49, 9), np.float32)
            for statement in view["mixed"]:
                counts = np.bincount(
                    [group(card, seat) for card in statement["cards"]], minlength=9
                )
                shares = np.minimum(1, counts / len(statement["cells"])).astype(np.float32)
                for cell in statement["cells"]:
                    row = rumour[cells.index(cell)]
                    np.maximum(row, shares, out=row)
                    rumours += 1
            assert np.allclose(pieces["rumour"], rumour)
    assert rumours > 100


def test_all_other_pieces_are_those_of_the_full_tensor() -> None:
    for state in positions(3):
        for seat in range(3):
            full, pieces = FULL.split(state.tensor(seat)), small(state, seat)
            assert list(full) == list(pieces)
            for name in full.keys() - {"cards", "rumour"}:
                assert np.array_equal(full[name], pieces[name]), name


def test_it_has_less_than_half_of_the_numbers() -> None:
    assert SMALL.tensor_shape[0] < FULL.tensor_shape[0] / 2
    assert SMALL.tensor_pieces["cards"] == (49, 15)
    assert SMALL.tensor_pieces["rumour"] == (49, 9)


def test_interpreted_rules_write_the_same() -> None:
    for number, state in enumerate(positions(4)):
        if number % 10 == 0:
            out = np.zeros(SMALL.tensor_shape, np.float32)
            SMALL.interpreted_rules.observe(SMALL.tables, state.record, 1, out)
            assert np.array_equal(out, State(SMALL, state.record).tensor(1))


class SeenSmall(GamePosition):
    """A position of which a seat receives the small tensor."""

    def received(self, seat: int | None) -> dict[str, Any]:
        """Its numbers; an onlooker has none."""
        return {} if seat is None else {"tensor": self.state.tensor(seat).tobytes().hex()}


class SmallSubject(GameSubject):
    """The game, shown by the small tensor alone."""

    def start(self, rng: np.random.Generator) -> GamePosition:
        """A new game."""
        return SeenSmall(self.game.start(int(rng.integers(1 << 62))))


class SeenOpen(SeenSmall):
    """A planted leak: all cards are taken for ones that the seat has peeked at."""

    def received(self, seat: int | None) -> dict[str, Any]:
        """The numbers of who knows all."""
        record = writable(self.state.record)
        record["known"][...] = (1 << 49) - 1
        return SeenSmall(State(SMALL, record)).received(seat)


class LeakySubject(SmallSubject):
    """The game with the leak."""

    def start(self, rng: np.random.Generator) -> GamePosition:
        """A new game."""
        return SeenOpen(super().start(rng).state)


def findings(subject: type[GameSubject], positions: int) -> list[Any]:
    return list(
        check_noninterference(subject(SMALL), Resampler("its belief"), positions, seed=5).findings
    )


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers() -> None:
    assert not findings(SmallSubject, 60)


def test_numbers_of_who_knows_more_are_found() -> None:
    assert findings(LeakySubject, 60)


# Where it can be asked for


def test_environments_of_every_library_show_it() -> None:
    length = SMALL.tensor_shape[0]
    many = vector.make(NAME, 2, seats=3, tensor="small")
    assert many.reset(seed=1)[0]["observation"].shape == (2, length)
    one = gymnasium.make(f"diablerie/{NAME}-v2", seats=3, tensor="small")
    seen, _ = one.reset(seed=1)
    assert seen in one.observation_space
    assert seen["observation"].shape == (length,)
    table = pettingzoo.env(NAME, seats=3, tensor="small")
    table.reset(seed=1)
    assert table.observe("seat_1")["observation"].shape == (length,)
    solved = pyspiel.load_game("diablerie_teufel_teufel(seats=3,tensor=small)")
    assert solved.observation_tensor_shape() == [length]
    again = pyspiel.load_game(str(solved))
    assert again.observation_tensor_shape() == [length]


def test_a_game_with_it_is_another_game_that_can_be_kept() -> None:
    assert SMALL != FULL
    assert repr(SMALL) == "TeufelTeufel(seats=3, tensor=small)"
    again = pickle.loads(pickle.dumps(SMALL))
    assert again == SMALL
    assert again.tensor_pieces == SMALL.tensor_pieces
    assert SMALL.with_tensor("full") == FULL


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(
        ValueError, match="the tensor of teufel-teufel comes as full, small, not 'tiny'"
    ):
        vector.make(NAME, 1, tensor="tiny")
    with pytest.raises(ValueError, match="the tensor of doctor-faust comes as full, not 'small'"):
        vector.make("doctor-faust", 1, tensor="small")
    with pytest.raises(ValueError, match="versions of teufel-teufel are 2, not '1'"):
        vector.make(NAME, 1, tensor="small", version="1")
    with pytest.raises(ValueError, match="option"):
        diablerie.load(NAME, tensor="small")


def test_records_of_matches_know_nothing_of_it() -> None:
    assert SMALL.options == FULL.options


def test_a_tensor_of_the_other_form_is_not_split() -> None:
    with pytest.raises(ValueError, match="the last axis of a tensor of"):
        SMALL.split(FULL.start(1).tensor(0))
