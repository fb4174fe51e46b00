"""The engine agrees with the rules written a second time (`slow_rules`), action by action."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from diablerie import Game, State
from tests.games.playing import clause_against
from tests.settings import many

from ..crafted import some_action, some_position
from ..house import House, printed_house, read_house
from ..lodge import LODGE
from ..slow_rules import DEFAULTS, SlowGame, every_action
from ..table import load

SEATS = (2, 3, 5, 8)
PARTS = 4
GAMES = many(120, soaking=240)
GAMES_WHEN_SOAKING = 5_000
LONGEST = 400
NO_ACTIONS = ["", "draw", "go:attic", "move4:me", "room:kitchen", "attempt:spoon", "fail4", " end"]


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


def test_the_house_of_these_tests_is_the_printed_one() -> None:
    board = load().board
    house = printed_house()
    assert {space: frozenset(near) for space, near in board["neighbours"].items()} == house.doors
    assert {space: frozenset(seen) for space, seen in board["sees"].items()} == house.sight
    assert board["next"] == {space: house.next_for_lucky(space) for space in house.spaces}
    assert +Counter(board["deck"]) == house.deck


def compare_a_game(rng: Random) -> None:
    """Play one game on both sides, comparing everything that can be asked."""
    game, house = some_game(rng)
    state = game.start(rng.randrange(1 << 30))
    if rng.random() < 0.75:
        document = some_position(rng, house, game.seats, game.options["remove_f3"])
        if not game.options["drag_past"]:
            free_the_doctor(document, house)
        state = game.position(document, seed=rng.randrange(1 << 30))
        assert state.position() == document
    slow = SlowGame.from_position(state.position(), house, **switches_of(game))
    for _ in range(LONGEST):
        if state.is_over:
            break
        legal = slow.legal()
        assert set(state.legal) == legal, f"{game!r} {state.position()}"
        if rng.random() < 0.1:
            compare_refusals(rng, state, slow)
            compare_views(state)
        action = some_action(rng, sorted(legal))
        after = state.play(action)
        slow.play(action, new_pile(state.position(), after.position()))
        assert after.position() == slow.position(), f"{game!r} {state.position()} {action}"
        state = after
    if state.is_over:
        compare_refusals(rng, state, slow)
        compare_views(state)


def free_the_doctor(position: dict[str, Any], house: House) -> None:
    """KDL-10 under drag_past=no: no card goes on moving him from where another player stands."""
    moving = position["moving"]
    if moving and moving["who"] == "lucky" and moving["moved"]:
        others = {
            pawn for seat, pawn in enumerate(position["pawns"]) if seat != position["turn_of"]
        }
        position["lucky"] = next(
            space for space in house.spaces if house.doors[space] and space not in others
        )


def some_game(rng: Random) -> tuple[Game, House]:
    """Any number of seats, any switches; now and then another house."""
    seats = rng.choice(SEATS)
    options: dict[str, Any] = {
        "weapon_bonus": rng.randrange(2),
        "remove_f3": rng.random() < 0.3,
        "last_must_foil": rng.random() < 0.3,
        "drag_past": rng.random() < 0.7,
        "dealer": rng.choice([None, rng.randrange(seats)]),
        "first_player": rng.choice([None, rng.randrange(seats)]),
        "max_turns": rng.choice([0, 2000, 45, 60]),
    }
    if rng.random() < 0.35:
        return cached(rng.choice([2, 3]), lodge=True, weapon_bonus=options["weapon_bonus"])
    return cached(seats, lodge=False, **options)


@cache
def cached(seats: int, lodge: bool, **options: Any) -> tuple[Game, House]:
    """A game ready to play, and its house as these tests know it."""
    if lodge:
        options["mansion"] = LODGE
    game = load(seats, **options)
    game.warm()
    return game, read_house(LODGE) if lodge else printed_house()


def switches_of(game: Game) -> dict[str, Any]:
    return {name: game.options[name] for name in DEFAULTS}


def new_pile(before: dict[str, Any], after: dict[str, Any]) -> list[str] | None:
    """The order in which chance has put the reshuffled cards: the one drawn, then the draw pile."""
    if before["draw"] or before["discard"] == after["discard"]:
        return None
    seat = before["turn_of"]
    drawn = Counter(after["hands"][seat]) - Counter(before["hands"][seat])
    return [*drawn.elements(), *after["draw"]]


def compare_refusals(rng: Random, state: State, slow: SlowGame) -> None:
    """Some actions and some nonsense are refused for the same clause, or not at all."""
    every = sorted(every_action(slow.house))
    plain = ["end", "snoop", "halt", "pass", "attempt", "fail1", "fail3", "move1:me", "move2:lucky"]
    for action in [*plain, *rng.sample(every, 25), *rng.sample(NO_ACTIONS, 2)]:
        assert clause_against(state, action) == slow.refusal(action), f"{state.position()} {action}"


PUBLIC = (
    "to_play", "turn_of", "turn", "phase", "lucky", "pawns", "discard", "spent", "stepped", "card_played",
    "moving", "attempt", "starter", "reshuffled", "outcome",
)  # fmt: skip


def compare_views(state: State) -> None:
    """A view is the position less what section 6 hides."""
    whole = state.position()
    seats = range(state.game.seats)
    winner = whole["outcome"]["winner"] if whole["outcome"] else None
    deck = state.game.board["deck"]
    points = sum(int(card[4:]) * deck.get(card, 0) for card in ("fail1", "fail2", "fail3"))
    scores = [int(seat == winner) for seat in seats]
    for viewer in (*seats, None):
        seen = {
            **{key: whole[key] for key in PUBLIC},
            "game": "kill-doctor-lucky",
            "seat": viewer,
            "hands": [
                hand if seat == viewer or whole["outcome"] else None
                for seat, hand in enumerate(whole["hands"])
            ],
            "hand_sizes": [len(hand) for hand in whole["hands"]],
            "draw_size": len(whole["draw"]),
            "luck": points - sum(int(card[4:]) for card in whole["spent"]),
            "scores": scores,
            "returns": list(state.returns),
            "legal": list(state.legal) if viewer == whole["to_play"] is not None else [],
        }
        if viewer is None:
            seen["legal"] = []
        assert state.view(viewer) == seen
