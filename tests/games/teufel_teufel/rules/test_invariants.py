"""What holds at every moment of every game of Teufel Teufel, for any seats and under every switch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from diablerie import Game, State
from diablerie.chance import words
from diablerie.compiled import PACKAGE, specialise

from ..crafted import some_action, some_position
from ..slow_board import CELLS, CENTRE, DECK, PEGS, SWITCHES
from ..table import FULL, load

few = effort(max_examples=max(1, effort().max_examples // 25))
seeds = st.integers(min_value=0, max_value=2**63)

SEATS = (2, 3, 4, 6)
LAST_TURN = 40
"""Games are cut short after so many turns; compiled ones are played to their natural end."""

CHANGED: tuple[dict[str, Any], ...] = (
    {},
    *({name: value} for name, values in SWITCHES.items() for value in values[1:]),
    {"first_player": 1},
    {"marked": "a1 b1 c1 d1 e1 f1"},
    {name: values[-1] for name, values in SWITCHES.items()},
)
"""Each switch on its own at its other values, and all of them together."""


def settings_of_teufel() -> list[Game]:
    """All changes of switches, spread over 2, 3, 4 and 6 seats."""
    return [
        load(seats, **{"max_turns": LAST_TURN, **changes})
        for number, changes in enumerate(CHANGED)
        for seats in (SEATS if not changes else (SEATS[number % 4], SEATS[-1 - number % 2]))
    ]


every_setting = pytest.mark.parametrize("game", settings_of_teufel(), ids=repr)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: games are played faster."""
    for game in settings_of_teufel():
        game.warm()


def states(game: Game, seed: int) -> Iterator[State]:
    """The states of one random game, begun at its start or anywhere."""
    rng = Random(seed)
    state = game.start(seed)
    if rng.random() < 0.5:
        document = some_position(rng, game.seats, dict(game.options))
        state = game.position(document, seed=seed)
    yield state
    while not state.is_over:
        state = state.play(some_action(rng, list(state.legal)))
        yield state


def positions(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """The position documents of one random game."""
    return (state.position() for state in states(game, seed))


@every_setting
@few
@given(seed=seeds)
def test_no_card_is_lost_or_gained(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        lying = [card["card"] for card in position["cards"].values()]
        assert Counter([*lying, *position["lifted"]]) == Counter(DECK)
        assert set(position["cards"]) <= set(CELLS) - {CENTRE}


@every_setting
@few
@given(seed=seeds)
def test_every_devil_is_in_a_sled_or_at_home(game: Game, seed: int) -> None:
    for state in states(game, seed):
        position = state.position()
        assert sum(position["possessed"]) <= PEGS
        assert sum(position["possessed"]) + state.view(None)["home"] == PEGS
        assert not any(position["possessed"][seat] for seat in position["left"])


@every_setting
@few
@given(seed=seeds)
def test_never_three_sleds_on_a_cell(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        sleds = Counter(sled for sled in position["sleds"] if sled)
        assert max(sleds.values(), default=0) <= 2
        placed = position["phase"] != "place"
        gone = [seat for seat, sled in enumerate(position["sleds"]) if sled is None]
        assert not placed or sorted(position["left"]) == gone


@every_setting
@few
@given(seed=seeds)
def test_nobody_stays_in_the_centre_unless_allowed(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        if game.options["centre_stop"] == "no" and CENTRE in position["sleds"]:
            assert position["phase"] == "moving"
            assert position["sleds"][position["to_play"]] == CENTRE


@every_setting
@few
@given(seed=seeds)
def test_whoever_has_all_letters_and_no_devil_leaves_as_soon_as_nothing_is_to_be_chosen(
    game: Game, seed: int
) -> None:
    for position in positions(game, seed):
        free = [
            seat
            for seat, letters in enumerate(position["letters"])
            if letters == FULL and not position["possessed"][seat]
        ]
        assert set(position["left"]) <= set(free)
        if position["phase"] in ("turn", "reveal", "swap", "lift", "lay", "over"):
            assert sorted(position["left"]) == free


@every_setting
@few
@given(seed=seeds)
def test_random_games_end(game: Game, seed: int) -> None:
    *_, last = states(game, seed)
    assert last.outcome is not None
    assert last.outcome.reason in ("last_one", "judgement", "max_turns")
    assert last.outcome.ranking is not None
    assert sorted(seat for seats in last.outcome.ranking for seat in seats) == list(
        range(game.seats)
    )
    assert last.legal == ()
    assert sum(last.returns) == pytest.approx(0, abs=1e-5)
    assert last.position()["turn"] <= LAST_TURN


@every_setting
@few
@given(seed=seeds)
def test_turns_are_counted_one_by_one_and_go_round(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        if after["phase"] in ("place", "over") or before["phase"] == "place":
            continue
        if after["turn"] == before["turn"]:
            assert after["turn_of"] == before["turn_of"]
        else:
            assert after["turn"] == before["turn"] + 1
            assert after["turn_of"] == after["to_play"] == (before["turn_of"] + 1) % game.seats
            assert after["phase"] == ("reveal" if after["turn_of"] in after["left"] else "turn")


PHASE_KEYS = {
    "visited": {"moving"},
    "swap": {"swap"},
    "lifted": {"lift", "lay"},
    "lifted_from": {"lift", "lay"},
    "lifted_open": {"lift", "lay"},
    "laid": {"lay"},
    "lose": {"lose"},
    "peeked": {"tower"},
    "banished": {"tower"},
    "revealed": {"reveal"},
}


@every_setting
@few
@given(seed=seeds)
def test_the_keys_of_a_phase_are_set_in_it_alone(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        for key, phases in PHASE_KEYS.items():
            assert not position[key] or position["phase"] in phases
        if position["phase"] not in ("lift", "lay"):
            assert position["lifted_known"] == [[]] * game.seats


@every_setting
@few
@given(seed=seeds)
def test_what_is_remembered_is_true(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        cards = position["cards"]
        hidden = {cell for cell, card in cards.items() if not card["up"]}
        assert all(set(cells) <= hidden for cells in position["known"])
        if position["phase"] in ("lift", "lay"):
            continue
        for statement in position["mixed"]:
            assert set(statement["cells"]) <= hidden
            lying = Counter(cards[cell]["card"] for cell in statement["cells"])
            assert Counter(statement["cards"]) <= lying
            assert statement["cards"]


@every_setting
@few
@given(seed=seeds)
def test_letters_are_lost_to_the_second_devil_alone(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        for seat in range(game.seats):
            lost = set(before["letters"][seat]) - set(after["letters"][seat])
            if lost and before["phase"] != "lose":
                assert sum(after["possessed"]) < sum(before["possessed"])
                assert after["letters"][seat] == ""
            assert len(lost) <= 2


def test_these_games_see_exits_judgements_and_their_last_turn() -> None:
    seen: Counter[str] = Counter()
    for seed, game in enumerate(settings_of_teufel()):
        *_, last = positions(game, seed)
        seen[last["outcome"]["reason"]] += 1
        seen["mixed"] += bool(last["mixed"])
        seen["left"] += bool(last["left"])
    assert min(seen["last_one"] + seen["judgement"], seen["max_turns"], seen["mixed"]) >= 2
    assert seen["left"] >= 2


def random_endings(game: Game, count: int) -> Iterator[dict[str, Any]]:
    """The last positions of games in which every legal action was equally likely."""
    game.warm()
    loop = specialise(f"{PACKAGE}.loops.playout", game.compiled_rules)
    record, mask = game.blank_record(), np.zeros(game.n_actions, np.uint8)
    record.rng = words(b"invariants", game.seats)
    for _ in range(count):
        loop.play_games(game.tables, record, mask, 1)
        yield game.write_position(record)


@pytest.mark.parametrize("changes", CHANGED, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_games_of_random_play_end_with_their_thousandth_turn(
    seats: int, changes: dict[str, Any]
) -> None:
    for last in random_endings(load(seats, **changes), 20):
        assert last["phase"] == "over"
        assert last["turn"] <= 1000
        assert (last["outcome"]["reason"] != "max_turns") or last["turn"] == 1000


@pytest.mark.parametrize("seats", SEATS)
def test_without_a_last_turn_games_of_random_play_end_by_themselves(seats: int) -> None:
    for last in random_endings(load(seats, max_turns=0), 10):
        assert last["outcome"]["reason"] in ("last_one", "judgement")
