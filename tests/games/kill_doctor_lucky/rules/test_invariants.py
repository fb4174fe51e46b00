"""What holds at every moment of every game of Kill Doctor Lucky, for any seats and under every switch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from diablerie import Game, State
from tests.settings import many

from ..crafted import some_action
from ..house import printed_house
from ..lodge import LODGE
from ..table import every_card, load

few = effort(max_examples=many(2, soaking=416))
seeds = st.integers(min_value=0, max_value=2**63)

SEATS = (2, 3, 5, 8)
LAST_TURN = 150
"""Games are cut short after so many turns; a few are played to their natural end."""

SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"weapon_bonus": 1},
    {"remove_f3": True},
    {"dealer": 1},
    {"first_player": 1},
    {"last_must_foil": True},
    {"drag_past": False},
    {"weapon_bonus": 1, "remove_f3": True, "dealer": 0, "first_player": 0},
)


def settings_of_lucky() -> list[Game]:
    """2, 3, 5 and 8 seats with each switch, and a small house whose few cards are soon drawn up."""
    games = [load(s, **{"max_turns": LAST_TURN, **switch}) for s in SEATS for switch in SWITCHES]
    games += [load(seats, mansion=LODGE, max_turns=LAST_TURN) for seats in (2, 3)]
    return games


every_setting = pytest.mark.parametrize("game", settings_of_lucky(), ids=repr)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: games are played faster."""
    for game in settings_of_lucky():
        game.warm()


def states(game: Game, seed: int) -> Iterator[State]:
    """The states of one random game."""
    rng = Random(seed)
    state = game.start(seed)
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
    in_play: Counter[str] = +Counter(game.board["deck"])
    for position in positions(game, seed):
        assert every_card(position) == in_play


@pytest.mark.parametrize(("options", "cards"), [({}, 96), ({"remove_f3": True}, 92)])
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_in_play_has_96_or_92_cards(
    seats: int, options: dict[str, Any], cards: int
) -> None:
    game = load(seats, max_turns=LAST_TURN, **options)
    game.warm()
    assert {every_card(position).total() for position in positions(game, seats)} == {cards}


@every_setting
@few
@given(seed=seeds)
def test_failures_are_spent_for_good_and_nothing_else_is(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        assert after["spent"][: len(before["spent"])] == before["spent"]
        assert all(card.startswith("fail") for card in after["spent"])
        assert not any(card.startswith("fail") for card in after["discard"])


@every_setting
@few
@given(seed=seeds)
def test_random_games_end(game: Game, seed: int) -> None:
    *_, last = states(game, seed)
    assert last.is_over
    assert last.outcome is not None
    assert last.outcome.reason in ("murder", "max_turns")
    assert (last.outcome.winner is None) == (last.outcome.reason == "max_turns")
    assert last.legal == ()


@every_setting
@few
@given(seed=seeds)
def test_everybody_is_in_exactly_one_room(game: Game, seed: int) -> None:
    spaces = {space["id"] for space in game.board["spaces"]}
    for position in positions(game, seed):
        assert position["lucky"] in spaces
        assert len(position["pawns"]) == game.seats
        assert set(position["pawns"]) <= spaces


@every_setting
@few
@given(seed=seeds)
def test_who_chooses_and_whose_turn_it_is_fit_together(game: Game, seed: int) -> None:
    for position in positions(game, seed):
        assert position["turn_of"] in range(game.seats)
        assert (position["phase"] == "over") == (position["outcome"] is not None)
        assert (position["phase"] == "moving") == (position["moving"] is not None)
        assert (position["phase"] == "answer") == (position["attempt"] is not None)
        if position["phase"] == "over":
            assert position["to_play"] is None
        elif position["phase"] == "answer":
            assert position["to_play"] == position["attempt"]["asked"] != position["turn_of"]
        else:
            assert position["to_play"] == position["turn_of"]


@every_setting
@few
@given(seed=seeds)
def test_turns_are_counted_one_by_one_and_begin_afresh(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        if after["turn"] == before["turn"]:
            assert after["turn_of"] == before["turn_of"]
            assert after["stepped"] >= before["stepped"]
            assert after["card_played"] >= before["card_played"]
        else:
            assert after["turn"] == before["turn"] + 1
            assert (after["stepped"], after["card_played"]) == (False, False)
            assert (after["phase"], after["to_play"]) == ("turn", after["turn_of"])


@every_setting
@few
@given(seed=seeds)
def test_hand_sizes_are_public(game: Game, seed: int) -> None:
    for state in states(game, seed):
        sizes = [len(hand) for hand in state.position()["hands"]]
        for viewer in (0, game.seats - 1, None):
            assert state.view(viewer)["hand_sizes"] == sizes


@every_setting
@few
@given(seed=seeds)
def test_who_started_stays_on_record(game: Game, seed: int) -> None:
    first, *later = positions(game, seed)
    assert first["starter"]["cards"][-1].startswith("room:")
    assert all(position["starter"] == first["starter"] for position in later)


@every_setting
@few
@given(seed=seeds)
def test_the_doctor_walks_only_when_a_turn_ends_or_a_card_says_so(game: Game, seed: int) -> None:
    for before, after in pairwise(positions(game, seed)):
        if after["turn"] != before["turn"]:
            there = game.board["next"][before["lucky"]] or before["lucky"]
            assert after["lucky"] == there
        elif after["lucky"] != before["lucky"] and after["outcome"] is None:
            moved = before["moving"] or {"who": "lucky"}
            assert moved["who"] == "lucky"
            assert after["card_played"]


@every_setting
@few
@given(seed=seeds)
def test_the_new_pile_and_what_was_drawn_of_it_make_up_what_was_reshuffled(
    game: Game, seed: int
) -> None:
    for position in positions(game, seed):
        known = position["reshuffled"]
        if known:
            assert len(position["draw"]) + sum(known["drawn"]) == len(known["cards"])
            assert Counter(position["draw"]) <= Counter(known["cards"])
            assert known["cards"] == sorted(known["cards"])


def test_these_games_see_murders_reshuffles_and_their_last_turn() -> None:
    seen: Counter[str] = Counter()
    for game in settings_of_lucky():
        *_, last = positions(game, 1)
        seen[last["outcome"]["reason"]] += 1
        seen["reshuffled"] += last["reshuffled"] is not None
    assert min(seen["murder"], seen["max_turns"], seen["reshuffled"]) >= 2


@pytest.mark.parametrize("seats", SEATS)
def test_games_played_to_their_natural_end(seats: int) -> None:
    game = load(seats)
    game.warm()
    for seed in range(2):
        *_, last = states(game, seed)
        assert last.is_over
        assert last.position()["turn"] <= 2000
        assert every_card(last.position()) == printed_house().deck
