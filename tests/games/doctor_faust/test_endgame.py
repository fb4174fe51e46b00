"""Endgame solving: in the last turns of Doctor Faust nobody guesses what was laid, and nothing leaks."""

from __future__ import annotations

import itertools
from typing import Any

import pyspiel
import pytest

import diablerie
import diablerie.envs.open_spiel
from diablerie import Belief, Game, State, bots
from diablerie.bots import Ismcts, Memory, Plan, informed
from diablerie.bots.bot_seats import BotSeats
from diablerie.bots.endgame import EndgameSolver
from diablerie.dtypes import new_record
from diablerie.game import Seen
from diablerie.server.bots.runner import _Idle

WHICH_CARD = "diablerie_doctor_faust(position=which-card,stones_per_turn=1,deals=-1)"
ROOM = 60_000
Past = tuple[Seen, ...]


@pytest.fixture(scope="module")
def tree() -> Any:
    """The last two turns: a card is laid, and its value guessed."""
    return pyspiel.load_game(WHICH_CARD)


@pytest.fixture(scope="module")
def game(tree: Any) -> Game:
    """The same, as bots know it."""
    found: Game = tree.world
    return found


def solver(game: Game) -> Ismcts:
    """A fresh bot that solves what it can."""
    return Ismcts(game, Plan(100, endgame=ROOM), seed=1)


def after(state: State, *actions: str) -> tuple[State, dict[int, Past]]:
    """The state after some actions, and what each seat has seen of them."""
    memories = [Memory(state.game, seat) for seat in range(2)]
    for action in actions:
        for memory in memories:
            memory.see(state, action)
        state = state.play(action)
    return state, {memory.seat: memory.past for memory in memories}


def policy(state: State, past: dict[int, Past]) -> dict[str, float]:
    """How likely a fresh bot does each action in a state."""
    assert state.to_play is not None
    found = solver(state.game).policy(Belief(state, state.to_play, past[state.to_play]))
    assert found is not None
    return found


def beginning(tree: Any) -> State:
    """The state in which the first seat has to lay a card."""
    state: State = tree.new_initial_state().world
    return state


def test_a_card_is_laid_so_that_nobody_can_guess_it(tree: Any) -> None:
    found = policy(*after(beginning(tree)))
    laid = {
        value: sum(chance for action, chance in found.items() if action.startswith(f"{value}@"))
        for value in (2, 4, 6)
    }
    assert laid == pytest.approx({2: 0.25, 4: 0.25, 6: 0.5}, abs=0.01)


@pytest.mark.parametrize("remembers", [False, True])
def test_what_was_laid_changes_nothing_that_the_other_does(tree: Any, remembers: bool) -> None:
    found = []
    for value in (2, 4, 6):
        state, past = after(beginning(tree), f"{value}@17")
        found.append(policy(state, past if remembers else {1: ()}))
    assert found[0] == found[1] == found[2]


def test_a_planted_leak_shows(tree: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lays out the true world alone answers each card otherwise."""
    found = []
    for value in (2, 4, 6):
        state, _ = after(beginning(tree), f"{value}@17")
        truth = new_record(state.game.STATE, state.record.tobytes())
        truth.rng = 0
        worlds = [(truth, 1.0)]
        monkeypatch.setattr(EndgameSolver, "_worlds", lambda _self, _public, known=worlds: known)
        found.append(policy(state, {1: ()}))
    assert found[0] != found[1] != found[2] != found[0]


def test_by_what_has_been_seen_one_answers_better_than_without(tree: Any) -> None:
    """Without it all cards are equally likely; whoever lays in equilibrium lays the six every other time."""
    state, past = after(beginning(tree), "6@17")
    assert policy(state, past) != policy(state, {1: ()})


def test_where_the_end_is_far_or_another_game_is_on_a_search_goes_on_as_ever(game: Game) -> None:
    start = diablerie.load("doctor-faust").start(seed=1)
    assert solver(start.game).policy(start.belief(start.to_play)) is None
    plain, solving = (Ismcts(start.game, Plan(200, endgame=room), seed=3) for room in (0, ROOM))
    belief = start.belief(start.to_play)
    assert plain.choose(belief) == solving.choose(belief)


def test_slices_come_to_the_same_and_one_that_is_broken_off_leaves_nothing_half_done(
    tree: Any, game: Game
) -> None:
    belief = beginning(tree).belief(0)
    whole, sliced = solver(game), solver(game)
    for _ in itertools.islice(sliced.choosing(belief), 3):
        pass
    assert sliced.policy(belief) == whole.policy(belief)
    steps = list(solver(game).choosing(belief))
    assert len(steps) > 5


def test_seeds_settle_what_is_drawn(tree: Any, game: Game) -> None:
    belief = beginning(tree).belief(0)
    drawn = [
        [Ismcts(game, Plan(100, endgame=ROOM), seed=seed).choose(belief) for seed in range(12)]
        for _ in range(2)
    ]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 2


def never() -> Past:
    """Nobody is to ask for what has been seen."""
    raise AssertionError


def test_what_has_been_seen_is_asked_for_only_near_the_end(tree: Any) -> None:
    start = diablerie.load("doctor-faust").start(seed=1)
    belief = start.belief(0)
    assert informed(solver(start.game), belief, never) is belief
    state, past = after(beginning(tree), "6@17")
    known = informed(solver(state.game), state.belief(1), lambda: past[1])
    assert known.past == past[1]
    assert known.world.tobytes() == state.belief(1).world.tobytes()
    assert informed(bots.load("devil", state.game, 1), state.belief(1), never).past == ()


def test_bots_at_every_table_are_told_what_their_seat_has_seen(tree: Any) -> None:
    state, past = after(beginning(tree), "6@17")
    belief, asked = state.belief(1), []

    def tell() -> Past:
        asked.append(1)
        return past[1]

    at_home = BotSeats(state.game, [None, "archdevil"], 1).choose(belief, tell)
    on_a_server = _Idle().choose("m", "archdevil", belief, tell)
    assert {at_home, on_a_server} <= set(belief.legal)
    assert len(asked) == 2
