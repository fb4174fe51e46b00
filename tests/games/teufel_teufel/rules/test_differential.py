"""The engine agrees with the rules written a second time (`slow_rules`), action by action."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from diablerie import Game, State
from tests.games.playing import clause_against
from tests.settings import many

from ..crafted import at_rest, some_action, some_jam, some_options, some_position
from ..slow_board import CELLS, every_action
from ..slow_rules import SlowGame
from ..slow_view import view_of
from ..table import load

SEATS = (2, 3, 4, 6)
GAMES = many(20, soaking=40)
GAMES_TO_REACH_ALL = 80
GAMES_WHEN_SOAKING = 6_000
WHOLE_GAMES_WHEN_SOAKING = 40
LONGEST = 60
NO_ACTIONS = [
    "",
    "go",
    "go:h1",
    "go:a8",
    "go:A1",
    "take:6",
    "take:-1",
    "lose:G",
    "lose:a",
    " stop",
    "leave",
]


@pytest.mark.parametrize("seats", SEATS)
def test_every_action_leads_to_the_same_position(seats: int) -> None:
    rng = Random(seats)
    for _ in range(GAMES):
        compare_a_game(rng, seats)


@pytest.mark.soak
def test_thousands_of_games_lead_to_the_same_positions() -> None:
    rng = Random()
    for _ in range(GAMES_WHEN_SOAKING):
        compare_a_game(rng, rng.choice(SEATS))


@pytest.mark.soak
def test_whole_games_lead_to_the_same_positions() -> None:
    rng = Random()
    for _ in range(WHOLE_GAMES_WHEN_SOAKING):
        compare_a_game(rng, rng.choice(SEATS), longest=100_000)


def test_these_games_reach_the_rare_situations() -> None:
    rng, seen = Random(1), Counter[str]()
    for seats in SEATS:
        for _ in range(GAMES_TO_REACH_ALL):
            seen.update(situations(rng, seats))
    assert {name for name in SITUATIONS if seen[name] < 3} == set()


def compare_a_game(rng: Random, seats: int, longest: int = LONGEST) -> None:
    """Play one game on both sides, comparing everything that can be asked."""
    game = load(seats, **some_options(rng, seats))
    game.warm()
    state = some_state(rng, game)
    slow = SlowGame.from_position(state.position(), **game.options)
    for _ in range(longest):
        if state.is_over:
            break
        legal = slow.legal()
        assert set(state.legal) == legal, f"{game!r} {state.position()}"
        if rng.random() < 0.1:
            compare_questions(rng, state, slow)
        action = some_action(rng, sorted(legal))
        after = state.play(action)
        slow.play(action, mixed_order(action, state, after))
        assert after.position() == slow.position(), f"{game!r} {state.position()} {action}"
        state = after
    compare_questions(rng, state, slow)


SITUATIONS = {
    *(
        "place",
        "turn",
        "moving",
        "tower",
        "take",
        "lose",
        "give",
        "swap",
        "lift",
        "lay",
        "reveal",
        "over",
    ),
    *(
        "last_one",
        "judgement",
        "max_turns",
        "losing out of turn",
        "all devils out",
        "sharing",
        "leaving",
    ),
    *(
        "in the centre",
        "all cards up",
        "a statement changed",
        "a statement of older ones",
        "banished",
    ),
    *("kept", "a jam", "one to reveal", "lifting four", "losing without asking", "flying on"),
}
"""What the games compared here come across."""


def situations(rng: Random, seats: int) -> set[str]:
    """What one such game comes across."""
    game = load(seats, **some_options(rng, seats))
    game.warm()
    state = some_state(rng, game)
    before, action, found = state.position(), "", set[str]()
    for _ in range(LONGEST):
        position = state.position()
        found |= {name for name, holds in told_by(position, before, action).items() if holds}
        if state.is_over:
            break
        before, action = position, some_action(rng, list(state.legal))
        state = state.play(action)
    return found


def told_by(position: dict[str, Any], before: dict[str, Any], action: str) -> dict[str, bool]:
    """Which situations a position, and the action that led to it, are examples of."""
    sleds = [sled for sled in position["sleds"] if sled]
    hidden = [card for card in position["cards"].values() if not card["up"]]
    outcome = position["outcome"]
    return {
        position["phase"]: True,
        (outcome or {"reason": ""})["reason"]: True,
        "losing out of turn": position["to_play"] != position["turn_of"],
        "all devils out": sum(position["possessed"]) == 4,
        "sharing": len(set(sleds)) < len(sleds),
        "leaving": len(position["left"]) > len(before["left"]),
        "in the centre": "d4" in sleds,
        "all cards up": not hidden,
        "a statement changed": position["mixed"] != before["mixed"],
        "a statement of older ones": action.startswith("lay") and len(before["mixed"]) > 1,
        "banished": action == "banish",
        "kept": action == "keep",
        "a jam": position["phase"] == "place" and sum(map(bool, sleds)) == 4,
        "one to reveal": position["phase"] == "reveal" and len(hidden) == 1,
        "lifting four": len(position["lifted"]) == 4,
        "losing without asking": before["phase"] != "lose" and fewer_letters(before, position),
        "flying on": action == "stop" and position["phase"] == "moving",
    }


def fewer_letters(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return sum(map(len, after["letters"])) < sum(map(len, before["letters"]))


def some_state(rng: Random, game: Game) -> State:
    """A crafted position, a jam in placing, or now and then a new game."""
    kind = rng.random()
    if kind < 0.1:
        return game.start(rng.randrange(1 << 30))
    if kind < 0.2 and game.seats > 4:
        return jammed(rng, game)
    document = some_position(rng, game.seats, dict(game.options))
    state = game.position(document, seed=rng.randrange(1 << 30))
    assert state.position() == document
    return state


def jammed(rng: Random, game: Game) -> State:
    """TT-06: the fifth finds no space that is far enough."""
    first = game.options["first_player"]
    sleds: list[str | None] = [None] * game.seats
    for step, cell in enumerate(some_jam(rng)):
        sleds[(first + step) % game.seats] = cell
    document = {"sleds": sleds, "to_play": (first + 4) % game.seats}
    state = game.position(document, seed=rng.randrange(1 << 30))
    assert {key: state.position()[key] for key in at_rest(game.seats)} == at_rest(game.seats)
    return state


def mixed_order(action: str, before: State, after: State) -> list[str] | None:
    """The order in which chance has mixed what was lifted: the card laid, then what is still to lay."""
    verb, _, cell = action.partition(":")
    if verb != "lay" or before.position()["phase"] != "lift":
        return None
    position = after.position()
    return [position["cards"][cell]["card"], *position["lifted"]]


def compare_questions(rng: Random, state: State, slow: SlowGame) -> None:
    """Refusals, views, and the way through a position document."""
    every = sorted(every_action(state.game.seats))
    near = [f"{verb}:{cell}" for verb in ("go", "place", "lay", "lift") for cell in CELLS]
    plain = ["stop", "pass", "banish", "done", "give", "keep", "go:d4"]
    for action in [
        *plain,
        *rng.sample(every, 25),
        *rng.sample(near, 25),
        *rng.sample(NO_ACTIONS, 2),
    ]:
        assert clause_against(state, action) == slow.refusal(action), f"{state.position()} {action}"
    for seat in (*range(state.game.seats), None):
        acts = seat is not None and seat == state.to_play
        expected = {**view_of(slow, seat), "legal": list(state.legal) if acts else []}
        returns = expected.pop("returns")
        seen = state.view(seat)
        assert seen.pop("returns") == pytest.approx(returns), f"{state.position()}"
        assert seen == expected, f"{state.position()} seen by {seat}"
    scores = view_of(slow, None)["scores"]
    assert state.scores == (None if scores is None else tuple(scores))
    assert state.game.position(state.position(), seed=3) == state
