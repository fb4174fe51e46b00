"""What must hold for every registered game, whatever its rules: a new game is tested by being registered."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

import diablerie
from diablerie import Game, IllegalAction, Option, State
from diablerie.chance import seed_bytes, words
from diablerie.events import Event

from .settings import many, settings_of, some_action, stride

GAMES = diablerie.games()


SETTINGS = [game for name in GAMES for game in settings_of(name)]
EXAMPLES = many(2, soaking=300)
few = effort(max_examples=EXAMPLES)
settings = pytest.mark.parametrize("game", SETTINGS, ids=repr)
seeds = st.integers(min_value=0, max_value=many(EXAMPLES - 1, soaking=2**63))
"""Any in a soak; in the usual run so few that all tests look at the same games, which are played once."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Rules are compiled, ten times as fast to test; they agree with the interpreted ones."""
    for game in SETTINGS:
        game.warm()


def random_game(game: Game, seed: int) -> Iterator[tuple[State, str]]:
    """The states of a random game, each with the action that follows (empty at the end)."""
    rng = np.random.default_rng(seed)
    state = game.start(seed)
    while not state.is_over:
        action = some_action(state, rng)
        yield state, action
        state = state.play(action)
    yield state, ""


Moments = tuple[tuple[State, str], ...]


def whole_game(game: Game, seed: int) -> Moments:
    """All states of a random game, each with the action that follows."""
    return _remembered(game, seed) if seed < many(EXAMPLES, soaking=0) else _played(game, seed)


def _played(game: Game, seed: int) -> Moments:
    return tuple(random_game(game, seed))


_remembered = cache(_played)


def glimpses(game: Game, seed: int) -> Moments:
    """States all along a random game, each with the action that follows: all of them in a short game."""
    return whole_game(game, seed)[seed % stride(game) :: stride(game)]


@settings
@few
@given(seed=seeds)
def test_every_random_game_ends_with_an_outcome(game: Game, seed: int) -> None:
    last, _ = whole_game(game, seed)[-1]
    assert last.is_over
    assert last.outcome is not None
    assert sum(last.returns) == pytest.approx(0, abs=1e-6)
    assert all(-1 <= payoff <= 1 for payoff in last.returns)
    assert last.legal == ()


@settings
@few
@given(seed=seeds)
def test_every_end_has_its_reason_with_the_clause(game: Game, seed: int) -> None:
    """By its number in the record too: environments tell thousands of ends by that."""
    *_, (before, action), (last, _) = whole_game(game, seed)
    assert last.outcome is not None
    reason = last.outcome.reason
    assert list(game.END_REASONS)[last.record.reason - 1] == reason
    clauses = {event.clause for event in before.narrate(action)[1]}
    assert clauses & {game.clause(number) for number in game.END_REASONS[reason]}


@settings
@few
@given(seed=seeds)
def test_a_replay_reproduces_every_state(game: Game, seed: int) -> None:
    first = whole_game(game, seed)
    state = game.start(seed)
    for ply, (expected, action) in enumerate(first):
        assert state == expected
        if ply % stride(game) == 0 or not action:
            assert hash(state) == hash(expected)
            assert state.position() == expected.position()
        if action:
            state = state.play(action)


@settings
@few
@given(seed=seeds)
def test_positions_survive_the_way_through_json(game: Game, seed: int) -> None:
    for state, _ in glimpses(game, seed):
        document = json.loads(json.dumps(state.position()))
        again = game.position(document, seed=seed)
        assert again == state
        assert again.position() == state.position()
        assert again.legal == state.legal


@settings
@few
@given(seed=seeds)
def test_views_are_json_and_know_their_seat(game: Game, seed: int) -> None:
    for state, _ in glimpses(game, seed):
        for seat in (*range(game.seats), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
            assert view["legal"] == (
                list(state.legal) if seat == state.to_play and seat is not None else []
            )


@settings
def test_notation_goes_both_ways_for_every_action(game: Game) -> None:
    texts = [game.action(number) for number in range(game.n_actions)]
    assert len(set(texts)) == game.n_actions
    assert [game.action_id(text) for text in texts] == list(range(game.n_actions))
    number: Any
    for number in (-1, game.n_actions, 0.0, True, "0", None, 10**30):
        with pytest.raises(ValueError, match="actions are numbered"):
            game.action(number)


@settings
def test_numpys_integers_will_do_wherever_a_number_is_asked_for(game: Game) -> None:
    def numpys(number: int) -> Any:
        return np.int32(number)

    numbers = {name: numpys(v) for name, v in game.options.items() if type(v) is int}
    assert diablerie.load(game.name, numpys(game.seats), **{**game.options, **numbers}) == game
    state = game.start(numpys(7))
    assert state.record.tobytes() == game.start(7).record.tobytes()
    assert json.dumps(state.view(numpys(0))) == json.dumps(state.view(0))
    assert state.belief(numpys(0)).seat == 0
    assert np.array_equal(state.tensor(numpys(0)), state.tensor(0))
    last = game.n_actions - 1
    assert game.action(numpys(last)) == game.action(last)
    assert len(game.batch(numpys(2), numpys(5))) == 2


@settings
def test_states_and_tables_cannot_be_changed(game: Game) -> None:
    state = game.start(1)
    for name in ("game", "_record", "to_play", "no_such_name"):
        with pytest.raises(AttributeError, match="a state does not change"):
            setattr(state, name, None)
    with pytest.raises(ValueError, match="read-only"):
        setattr(game.tables, game.tables.dtype.names[0], 3)
    copied = state.record
    copied.to_play = -1
    assert state.to_play is not None


@pytest.mark.parametrize("name", GAMES)
def test_states_begin_with_the_words_of_their_generator(name: str) -> None:
    fields = diablerie.load(name).STATE.fields
    assert fields is not None
    assert fields["rng"][1] == 0


@pytest.mark.parametrize("name", GAMES)
def test_records_are_aligned_and_every_byte_belongs_to_a_field(name: str) -> None:
    game = diablerie.load(name)
    for dtype in (game.STATE, game.tables.dtype):
        assert dtype.isalignedstruct
        assert sum(dtype[field].itemsize for field in dtype.names or ()) == dtype.itemsize


@settings
@few
@given(seed=seeds)
def test_the_mask_and_the_refusals_agree(game: Game, seed: int) -> None:
    for state, _ in itertools.islice(glimpses(game, seed), 0, None, 5):
        mask, record = state.mask, state.record
        broken = [
            game.rules.refusal(game.tables, record, number) for number in range(game.n_actions)
        ]
        assert [clause == 0 for clause in broken] == mask.astype(bool).tolist()


@settings
def test_every_refusal_names_its_clause_and_what_is_legal(game: Game) -> None:
    state = game.start(1)
    illegal = [game.action(int(n)) for n in np.flatnonzero(state.mask == 0)]
    for action in [*illegal, "nonsense", ""]:
        with pytest.raises(IllegalAction) as error:
            state.play(action)
        assert error.value.clause.startswith(game.clause_prefix)
        assert error.value.legal == state.legal
        assert error.value.clause in str(error.value)
        assert pickle.loads(pickle.dumps(error.value)).clause == error.value.clause


@settings
@few
@given(seed=seeds)
def test_playing_changes_no_earlier_state(game: Game, seed: int) -> None:
    states, before = [], []
    for state, _ in random_game(game, seed):
        states.append(state)
        before.append(state.record.tobytes())
        if len(states) > 60:
            break
    assert [state.record.tobytes() for state in states] == before


@settings
def test_states_and_games_can_be_pickled_and_copied(game: Game) -> None:
    state = game.start(3)
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(game)) == game
    assert copy.deepcopy(state) == state
    others = [each for each in SETTINGS if repr(each) != repr(game)]
    assert others
    assert all(game != other for other in others)


@settings
@few
@given(seed=seeds)
def test_narrating_and_playing_lead_to_the_same_state(game: Game, seed: int) -> None:
    for state, action in glimpses(game, seed):
        if action:
            after, events = state.narrate(action)
            assert after == state.play(action)
            assert events, f"{action} tells nothing"
            assert all(event.actor == state.to_play for event in events)
            assert json.dumps([event.seen_by(None) for event in events])


@settings
@few
@given(seed=seeds)
def test_walks_can_be_walked(game: Game, seed: int) -> None:
    for state, _ in glimpses(game, seed):
        for move in state.composite_moves():
            after = state
            events: tuple[Event, ...] = ()
            for action in move.actions:
                assert after.to_play == state.to_play
                after, events = after.narrate(action)
            ends = after.to_play != state.to_play
            is_open = any(event.reveals for event in events)
            assert move.ends == ends or (is_open and not move.ends)


@settings
def test_the_tensor_has_the_shape_its_pieces_say(game: Game) -> None:
    for state, _ in glimpses(game, 5):
        for seat in range(game.seats):
            tensor = state.tensor(seat)
            assert tensor.shape == game.tensor_shape
            assert tensor.dtype == np.float32
            assert np.isfinite(tensor).all()


@settings
def test_a_tensor_is_split_into_the_pieces_it_is_made_of(game: Game) -> None:
    seats = range(game.seats)
    tensors = np.stack([game.start(1).tensor(seat) for seat in seats])
    pieces = game.split(tensors)
    assert {name: piece.shape[1:] for name, piece in pieces.items()} == game.tensor_pieces
    assert np.array_equal(
        np.hstack([piece.reshape(game.seats, -1) for piece in pieces.values()]), tensors
    )
    assert all(np.shares_memory(piece, tensors) for piece in pieces.values())
    for version in game.EARLIER_TENSORS:
        shown = game.pieces_of_version(version)
        length = sum(map(prod, shown.values()))
        assert list(game.split(tensors[:, :length])) == list(shown)
    with pytest.raises(ValueError, match="the last axis of a tensor"):
        game.split(tensors[:, 2:])


@settings
def test_a_batch_plays_the_same_games_as_states_do(game: Game) -> None:
    batch = game.batch(3, seed=11)
    states = [dealt(game, words(seed_bytes(11), index)) for index in range(3)]
    rng = np.random.default_rng(0)
    for _ in range(400):
        assert [row.tobytes() for row in batch.mask] == [s.mask.tobytes() for s in states]
        assert batch.to_play.tolist() == [state.to_play for state in states]
        actions = [int(rng.choice(np.flatnonzero(row))) for row in batch.mask]
        batch.step(actions)
        states = [s.play(game.action(a)) for s, a in zip(states, actions, strict=True)]
        assert batch.done.tolist() == [state.is_over for state in states]
        assert batch.returns.tolist() == [list(state.returns) for state in states]
        states = [dealt(game, s.record.rng) if s.is_over else s for s in states]
    tensors = [s.tensor(s.to_play) for s in states if s.to_play is not None]
    assert np.array_equal(batch.tensor, tensors)


def dealt(game: Game, rng: Any) -> State:
    """A new game from a generator's words."""
    record = game.blank_record()
    record.rng = rng
    game.rules.deal(game.tables, record)
    return State(game, record)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_batch_shows_cannot_be_written_to(name: str) -> None:
    batch = diablerie.load(name).batch(2, seed=1)
    for array in (batch.mask, batch.to_play, batch.done, batch.returns):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


@pytest.mark.parametrize("name", GAMES)
def test_batch_refuses_bad_actions_and_steps_nothing(name: str) -> None:
    batch = diablerie.load(name).batch(2, seed=1)
    before = batch.mask.copy()
    illegal = int(np.flatnonzero(before[0] == 0)[0]) if (before[0] == 0).any() else -1
    legal = int(np.flatnonzero(before[1])[0])
    for bad in ([illegal, legal], [legal], [-1, legal], [10**9, legal], [0.5, 1.5], "ab"):
        with pytest.raises(ValueError, match=r"action|illegal|number"):
            batch.step(bad)
    assert (batch.mask == before).all()
    with pytest.raises(ValueError, match="at least one game"):
        diablerie.load(name).batch(0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [7, -3, b"", b"seed", b"\0" * 32])
def test_a_seed_settles_the_game(name: str, seed: int | bytes) -> None:
    game = diablerie.load(name)
    assert game.start(seed).record.tobytes() == game.start(seed).record.tobytes()
    assert game.start().record.tobytes() != game.start().record.tobytes()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["7", 1.5, True, np.array([1, 2])])
def test_other_seeds_are_refused(name: str, seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        diablerie.load(name).start(seed)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 99, True, "0", 0.0, 10**30, np.array([0, 1])])
def test_seats_that_do_not_exist_are_refused(name: str, seat: Any) -> None:
    state = diablerie.load(name).start(1)
    for ask in (state.view, state.tensor, state.belief, lambda s: state.seen_action("", s)):
        with pytest.raises(ValueError, match="seats of this game"):
            ask(seat)


@pytest.mark.parametrize("name", GAMES)
def test_unknown_names_and_values_are_refused_naming_the_choices(name: str) -> None:
    facts = diablerie.describe(name)
    known = facts.options[0].name if facts.options else "it has none"
    with pytest.raises(ValueError, match=known):
        diablerie.load(name, no_such_option=1)
    for option in facts.options:
        for wrong in wrong_values(option):
            with pytest.raises(ValueError, match=option.name):
                diablerie.make(name, options={option.name: wrong})
    seats: Any
    for seats in (
        facts.seat_range[0] - 1,
        facts.seat_range[1] + 1,
        "2",
        True,
        10**30,
        np.array([2, 3]),
    ):
        with pytest.raises(ValueError, match="seats"):
            diablerie.load(name, seats=seats)


def wrong_values(option: Option) -> list[Any]:
    """Values of all kinds that an option does not take."""
    wrong: list[Any] = [-7, 2.5, object(), np.array([1, 2]), 10**30, "9" * 5000, "no such value"]
    if not option.is_nullable:
        wrong.append(None)
    if not any(value is True or value == "yes" for value in option.values or ()):
        wrong.append(True)
    return wrong


@pytest.mark.parametrize("name", GAMES)
def test_options_without_a_value_are_none_or_written_null(name: str) -> None:
    for option in diablerie.describe(name).options:
        if option.is_nullable:
            assert option.default is None
            nothing: Any
            for nothing in (None, "null"):
                assert diablerie.load(name, **{option.name: nothing}) == diablerie.load(name)


@pytest.mark.parametrize("name", ["no-game", "", None, 3, ["x"]])
def test_unknown_games_are_refused_naming_the_games(name: Any) -> None:
    for ask in (diablerie.load, diablerie.describe):
        with pytest.raises(ValueError, match="doctor-faust"):
            ask(name)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("document", [None, [], "x", 3, {"no_such_key": 1}])
def test_what_is_no_position_is_refused(name: str, document: Any) -> None:
    with pytest.raises(ValueError, match="position"):
        diablerie.load(name).position(document)
