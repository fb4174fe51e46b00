"""The engine agrees with the rules written a second time (`slow_rules`), action by action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import diablerie
from diablerie import State
from tests.games.playing import clause_against
from tests.settings import many

from ..slow_rules import DEFAULTS, POINTS, SOUL_CARDS, SPACES, SlowGame, devil_values, every_action

GAMES = many(200, soaking=300)
PARTS = 4
GAMES_WHEN_SOAKING = 10_000
LONGEST = 1_500

SWITCHES: dict[str, tuple[str | int, ...]] = {
    "devil_scoring": ("odd_plus", "even_plus"),
    "lane_bonus": ("cross", "arrive"),
    "infamy": ("immediate", "turn_end"),
    "contact": ("last_action", "turn_state", "any_time"),
    "leave_shared": ("never", "next_turn"),
    "stones_per_turn": (2, 1),
    "end_on_last_card": ("immediate", "finish_turn"),
    "trap_on_soul": ("no_twin", "twin_first"),
    "devil_values": ("2..9", "1..8"),
    "max_turns": (400, 0, 3, 60),
    "first_player": (0, 1),
}
NO_ACTIONS = ["", "end", "pass", "s3", "08@1", "1@1", "9@1", "0@0", "8@30", "8@01"]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_leads_to_the_same_position(part: int) -> None:
    rng = Random(part)
    for _ in range(GAMES // PARTS):
        compare_a_game(rng)


@pytest.mark.soak
def test_thousands_of_games_lead_to_the_same_positions() -> None:
    rng = Random()
    for _ in range(GAMES_WHEN_SOAKING):
        compare_a_game(rng)


def compare_a_game(rng: Random) -> None:
    """Play one game on both sides, comparing everything that can be asked."""
    switches = some_switches(rng)
    document = {} if rng.random() < 0.25 else some_position(rng, DEFAULTS | switches)
    game = diablerie.load("doctor-faust", seats=2, **switches)
    game.warm()
    state, slow = game.position(document), SlowGame.from_position(document, **switches)
    played: list[str] = []
    for action in some_actions(rng, slow):
        state = state.play(action)
        played.append(action)
        where = f"{switches} {document} {' '.join(played)}"
        assert state.position() == slow.position(), where
        if rng.random() < 0.1:
            assert set(state.legal) == slow.legal(), where
        if rng.random() < 0.03:
            compare_refusals(rng, state, slow)
            compare_views(state, slow.position())
    assert state.outcome is not None or len(played) == LONGEST


def some_actions(rng: Random, slow: SlowGame) -> Iterator[str]:
    """Actions of one game, also played on `slow`: many pyramid steps, for there most happens."""
    for _ in range(LONGEST):
        if slow.to_play is None:
            return
        legal = sorted(slow.legal())
        cards = [action for action in legal if "@" in action]
        steps = [action for action in legal if "@" not in action]
        action = rng.choice(cards if cards and rng.random() < 0.12 else steps)
        if "soul" in legal and rng.random() < 0.3:
            action = "soul"
        slow.play(action)
        yield action


def compare_refusals(rng: Random, state: State, slow: SlowGame) -> None:
    """Some actions and some nonsense are refused for the same clause, or not at all."""
    every = sorted(every_action(slow.options))
    for action in ["s1", "s2", "soul", *rng.sample(every, 8), *rng.sample(NO_ACTIONS, 3)]:
        assert clause_against(state, action) == slow.refusal(action), action


def compare_views(state: State, whole: dict[str, Any]) -> None:
    """A view is the position less what section 6 hides."""
    assert list(state.scores or ()) == whole["scores"]
    for seat in (0, 1, None):
        view = state.view(seat)
        seen = seen_by(whole, seat)
        assert {key: view[key] for key in seen} == seen


def seen_by(whole: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """What section 6 says a seat may know of a position."""
    is_open = [whole["outcome"] is not None or owner == seat for owner in (0, 1)]
    return {
        **whole,
        "hands": [hand if is_open[owner] else None for owner, hand in enumerate(whole["hands"])],
        "laid": [
            card if is_open[card["seat"]] else {**card, "value": None} for card in whole["laid"]
        ],
        "unrevealed": [
            sorted([*hand, *(card["value"] for card in whole["laid"] if card["seat"] == owner)])
            for owner, hand in enumerate(whole["hands"])
        ],
    }


def some_switches(rng: Random) -> dict[str, str | int]:
    """Every switch at random, the start spaces half of the time."""
    switches = {name: rng.choice(values) for name, values in SWITCHES.items()}
    if rng.random() < 0.5:
        switches["soul_start"], switches["devil_start"] = rng.sample(range(SPACES), 2)
    return switches


def some_position(rng: Random, options: dict[str, str | int]) -> dict[str, Any]:
    """A crafted position: pieces and cards close together, often few soul cards left."""
    soul = rng.choice([rng.randrange(SPACES), 13, 14, 28, 29])
    stones = some_stones(rng, soul)
    souls = rng.sample(SOUL_CARDS, len(SOUL_CARDS))
    left = rng.choice([1, 1, 2, 2, 3, 6])
    cut = rng.randrange(left, len(souls) + 1)
    return {
        "soul": soul,
        "stones": stones,
        "pile": sorted(souls[:left]),
        "won": [souls[left:cut], souls[cut:]],
        "to_play": rng.randrange(2),
        "turn": rng.randrange(1, 5),
        **some_cards(rng, soul, devil_values(options)),
        **some_point_of_the_turn(rng, soul, stones),
    }


def some_stones(rng: Random, soul: int) -> list[list[int]]:
    """Stones near the pyramid, now and then pairs and all four together."""
    stones = [[(soul + rng.randrange(-7, 8)) % SPACES for _ in range(2)] for _ in range(2)]
    if rng.random() < 0.3:
        stones[rng.randrange(2)] = [(soul + rng.randrange(-7, 8)) % SPACES] * 2
    if rng.random() < 0.05:
        stones = [[(soul + rng.randrange(1, 4)) % SPACES] * 2] * 2
    return stones


def some_cards(rng: Random, soul: int, values: range) -> dict[str, Any]:
    """Cards beside spaces near the pyramid and in both hands; the others are out of the game."""
    spaces = rng.sample([(soul + away) % SPACES for away in range(-8, 9)], 10)
    laid: list[dict[str, int]] = []
    hands = []
    for seat in (0, 1):
        mixed = rng.sample(values, len(values))
        count = rng.randrange(6)
        laid += [{"space": spaces.pop(), "seat": seat, "value": v} for v in mixed[:count]]
        hands.append(sorted(mixed[count : count + rng.randrange(len(values) - count + 1)]))
    return {"laid": sorted(laid, key=lambda card: card["space"]), "hands": hands}


def some_point_of_the_turn(rng: Random, soul: int, stones: list[list[int]]) -> dict[str, Any]:
    """Points left and, once some are spent, whatever keys of the switches fit."""
    points = rng.randrange(1, POINTS + 1)
    if points == POINTS:
        return {"points": points}
    on_soul = [[seat, stone] for seat in (0, 1) for stone in (0, 1) if stones[seat][stone] == soul]
    return {
        "points": points,
        "laid_this_turn": rng.random() < 0.5,
        "stone_moved": rng.choice([None, 1, 2]),
        "soul_stopped": rng.random() < 0.5,
        "met": [stone for stone in on_soul if rng.random() < 0.5],
    }
