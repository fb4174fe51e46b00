"""Positions of Kill Doctor Lucky made at random in which much happens: small draw piles, attempts."""

from __future__ import annotations

from random import Random
from typing import Any

from .house import House
from .table import failures, ordinary

LARGEST_HAND = 9


def some_action(rng: Random, legal: list[str]) -> str:
    """A legal action: each type of action equally likely, but attempts sought, and passes often."""
    by_type: dict[str, list[str]] = {}
    for action in legal:
        by_type.setdefault(action.split(":")[0].rstrip("123"), []).append(action)
    if "attempt" in by_type and rng.random() < 0.3:
        return rng.choice(by_type["attempt"])
    if "pass" in by_type and rng.random() < 0.5:
        return "pass"
    return rng.choice(by_type[rng.choice(sorted(by_type))])


def some_position(rng: Random, house: House, seats: int, remove_f3: bool) -> dict[str, Any]:
    """A complete and consistent position at any point of a game."""
    attacker = rng.randrange(seats)
    pawns = [rng.choice(house.spaces) for _ in range(seats)]
    lucky = rng.choice([*pawns, *house.spaces])
    position: dict[str, Any] = {
        "to_play": attacker,
        "turn_of": attacker,
        "turn": rng.randrange(1, 40),
        "phase": "turn",
        "lucky": lucky,
        "pawns": pawns,
        "stepped": rng.random() < 0.3,
        "card_played": rng.random() < 0.3,
        "moving": None,
        "attempt": None,
        "starter": None,
        "reshuffled": None,
        "outcome": None,
        **some_cards(rng, house, seats, remove_f3),
    }
    position |= some_reshuffle(rng, position) if rng.random() < 0.5 else {}
    phase = rng.random()
    if phase < 0.15:
        position |= some_move(rng)
    elif phase < 0.45:
        position |= some_attempt(rng, house, position)
    return position


def some_cards(rng: Random, house: House, seats: int, remove_f3: bool) -> dict[str, Any]:
    """Every card of the deck in play somewhere, often with few or none to draw."""
    deck = [card for card in house.deck.elements() if not (remove_f3 and card == "fail3")]
    rng.shuffle(deck)
    hands = []
    for _ in range(seats):
        size = rng.randrange(LARGEST_HAND + 1)
        hands.append(sorted(deck[:size]))
        deck = deck[size:]
    spent = failures(deck)
    draw = ordinary(deck)
    kept = rng.choice([0, 0, 1, 2, len(spent)])
    draw += spent[:kept]
    rng.shuffle(draw)
    left = rng.choice([0, 0, 1, 2, 3, len(draw)])
    discard = ordinary(draw[left:])
    return {
        "hands": hands,
        "draw": draw[:left],
        "discard": discard,
        "spent": [*spent[kept:], *failures(draw[left:])],
    }


def some_reshuffle(rng: Random, position: dict[str, Any]) -> dict[str, Any]:
    """A last reshuffle from which everything may have come, if no failure is to be drawn."""
    if failures(position["draw"]):
        return {}
    fresh, drawn = list(position["draw"]), []
    discard = list(position["discard"])
    rng.shuffle(discard)
    for hand in position["hands"]:
        held = ordinary(hand)
        kept = rng.sample(held, rng.randrange(len(held) + 1))
        played = [discard.pop() for _ in range(rng.randrange(3)) if discard]
        fresh += kept + played
        drawn.append(len(kept) + len(played))
    return {"reshuffled": {"cards": sorted(fresh), "drawn": drawn}}


def some_move(rng: Random) -> dict[str, Any]:
    """A move card that is moving somebody."""
    steps = rng.randrange(1, 4)
    left = rng.randrange(1, steps + 1)
    who = rng.choice(["me", "lucky"])
    moving = {"card": f"move{steps}", "who": who, "left": left, "moved": left < steps}
    return {"phase": "moving", "moving": moving, "card_played": True}


def some_attempt(rng: Random, house: House, position: dict[str, Any]) -> dict[str, Any]:
    """An attempt that is being answered; the others stand where they cannot see it."""
    attacker, lucky = position["turn_of"], rng.choice(house.spaces)
    hidden = sorted(set(house.spaces) - house.sight[lucky] - {lucky})
    seats = range(len(position["pawns"]))
    asked = rng.choice([seat for seat in seats if seat != attacker])
    weapon = rng.choice([None, *sorted(house.weapons)])
    return {
        "phase": "answer",
        "lucky": lucky,
        "pawns": [lucky if seat == attacker else rng.choice(hidden) for seat in seats],
        "to_play": asked,
        "attempt": {"weapon": weapon, "value": rng.randrange(1, 7), "asked": asked},
        "card_played": position["card_played"] or weapon is not None,
    }
