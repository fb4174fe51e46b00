"""The events of Teufel Teufel tell all that happens: who follows them needs no look at the board."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from diablerie.events import Event

from .crafted import some_action, some_options, some_position
from .table import load

SEATS = (2, 3, 4, 6)
GAMES = 12
LONGEST = 50

Table = dict[str, Any]
"""What anybody at the table follows: whose turn, sleds, letters, devils, cards lying up or down, exits."""


def table_of(position: dict[str, Any]) -> Table:
    return {
        "turn": position["turn"],
        "turn_of": None if position["phase"] == "place" else position["turn_of"],
        "sleds": list(position["sleds"]),
        "letters": [set(letters) for letters in position["letters"]],
        "possessed": list(position["possessed"]),
        "left": list(position["left"]),
        "up": {cell for cell, card in position["cards"].items() if card["up"]},
        "down": {cell for cell, card in position["cards"].items() if not card["up"]},
        "hand": len(position["lifted"]),
        "over": position["outcome"] is not None,
    }


def follow(table: Table, event: Event) -> None:
    """What one event changes on the table."""
    facts = dict(event.params)
    seat = facts.get("seat")
    match event.kind:
        case "placed":
            table["sleds"][seat] = facts["cell"]
        case "turn":
            table["turn"], table["turn_of"] = facts["turn"], seat
        case "step":
            assert table["sleds"][seat] == facts["from"]
            table["sleds"][seat] = facts["to"]
        case "turned-up" | "revealed":
            table["down"].remove(facts["cell"])
            table["up"].add(facts["cell"])
        case "letter-won":
            table["letters"][seat].add(facts["letter"])
        case "letter-lost":
            table["letters"][seat].remove(facts["letter"])
        case "left":
            table["left"].append(seat)
            table["sleds"][seat] = None
            assert facts["place"] == len(table["left"])
        case "lifted" | "laid" | "swap-begins" | "swap":
            follow_cards(table, event.kind, facts)
        case "game-over":
            table["over"], table["turn_of"] = True, None
        case _:
            follow_devils(table, event.kind, facts)


def follow_cards(table: Table, kind: str, facts: dict[str, Any]) -> None:
    if kind == "swap-begins":
        assert facts["cell"] in table["up"] | table["down"]
    elif kind == "lifted":
        table["up"].discard(facts["cell"])
        table["down"].discard(facts["cell"])
        table["hand"] += 1
    elif kind == "laid":
        table["down"].add(facts["cell"])
        table["hand"] -= 1
    else:
        for side in ("up", "down"):
            cells = {facts["from"], facts["to"]}
            if len(cells & table[side]) == 1:
                table[side] ^= cells


def follow_devils(table: Table, kind: str, facts: dict[str, Any]) -> None:
    seat, pegs = facts.get("seat"), table["possessed"]
    if kind in ("devil-taken", "devil-robbed"):
        pegs[seat] = True
    if kind == "devil-robbed":
        pegs[facts["victim"]] = False
    if kind in ("banished", "devils-home", "devil-handed"):
        pegs[seat] = False
    if kind == "devil-handed":
        pegs[facts["to"]] = True


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_follows_the_events_knows_what_is_on_the_table(seats: int) -> None:
    rng, kinds = Random(seats), Counter[str]()
    for _ in range(GAMES):
        options = some_options(rng, seats)
        game = load(seats, **options)
        state = game.position(some_position(rng, seats, options), seed=1)
        if rng.random() < 0.2:
            state = game.start(1)
        table = table_of(state.position())
        for _ in range(LONGEST):
            if state.is_over:
                break
            state, events = state.narrate(some_action(rng, list(state.legal)))
            for event in events:
                assert str(event.clause).startswith("TT-")
                follow(table, event)
                kinds[event.kind] += 1
            assert table == table_of(state.position())
    assert {"turn", "step", "turned-up", "stopped", "swap", "lifted", "laid"} <= set(kinds)


@pytest.mark.parametrize("seats", SEATS)
def test_only_what_shows_a_card_reveals_and_only_mixing_is_random(seats: int) -> None:
    rng = Random(seats)
    for _ in range(GAMES):
        options = some_options(rng, seats)
        game = load(seats, **options)
        state = game.position(some_position(rng, seats, options), seed=1)
        for _ in range(LONGEST):
            if state.is_over:
                break
            state, events = state.narrate(some_action(rng, list(state.legal)))
            showing = ("turned-up", "revealed", "peek", "game-over")
            assert all(event.reveals == (event.kind in showing) for event in events)
            assert any(event.random for event in events) == any(e.kind == "mixed" for e in events)
            assert all(event.private == {} for event in events if event.kind != "peek")
