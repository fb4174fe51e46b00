"""Moves of Teufel Teufel that can be made as one: to each cell over what the seat knows."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

import numpy as np
import pytest

from diablerie import CompositeMove, State, bots
from tests.games.playing import play

from .crafted import some_action, some_options, some_position
from .slow_board import CENTRE, letter_of, neighbours
from .table import load, place

NO_RETURN = {"start_again": "no"}


def walks_to(state: State) -> dict[str, CompositeMove]:
    """The walks by their ends, of which no two are the same."""
    moves = state.composite_moves()
    assert len({move.to for move in moves}) == len(moves)
    return {str(move.to): move for move in moves}


def walk_to(state: State, cell: str) -> CompositeMove:
    return walks_to(state)[cell]


def test_over_empty_cells_and_own_letters() -> None:
    state = place(sleds=["b1"], letters=["B"], up={"a2": "green-B", "a3": "blue-C"})
    assert walk_to(state, "a1") == CompositeMove("sled", "a1", ("a1",), ("go:a1", "stop"), (), True)
    path = ("a1", "a2", "a3")
    move = walk_to(state, "a3")
    assert (move.path, move.actions) == (path, ("go:a1", "go:a2", "go:a3"))
    assert move.ends


def test_back_to_where_the_move_began() -> None:
    """TT-11: arriving there acts, as anywhere; by the switch it is barred."""
    position = {"sleds": ["d3", "g7"], "letters": ["ABCDE"], "up": {"d3": "red-F", "c3": "blue-A"}}
    move = walk_to(place(**position), "d3")
    assert (move.path, move.actions) == (("c3", "d3"), ("go:c3", "go:d3"))
    assert (move.clauses, move.ends) == (("TT-14", "TT-38", "TT-41"), True)
    assert "d3" not in walks_to(place(**position, options=NO_RETURN))
    on_the_way = play(place(**position), "go:c3")
    assert walk_to(on_the_way, "d3").actions == ("go:d3",)


@pytest.mark.parametrize("level", ["greedy", "imp", "devil"])
def test_bots_go_back_to_where_the_move_began_to_win(level: str) -> None:
    up = {"d3": "red-F", "c3": "blue-A", "d2": "blue-F", "e3": "green-F"}
    begun = place(sleds=["d3", "g7"], letters=["ABCDE"], up=up)
    for seed in range(5):
        state, actions = begun, list[str]()
        bot = bots.load(level, state.game, seed)
        while not state.is_over and state.to_play == 0:
            actions.append(bot.choose(state.belief(0)))
            state = state.play(actions[-1])
        assert actions == ["go:c3", "go:d3"]


def test_an_unknown_card_is_a_way_s_end_and_what_comes_there_is_open() -> None:
    state = place(sleds=["c3"], letters=["D"], down={"d3": "blue-D"}, up={"e3": "red-A"})
    move = walk_to(state, "d3")
    assert (move.actions, move.clauses, move.ends) == (("go:d3",), ("TT-12",), False)
    assert "e3" not in walks_to(state)


def test_a_peeked_card_is_as_good_as_a_visible_one() -> None:
    state = place(
        sleds=["c3"],
        letters=["D"],
        down={"d3": "blue-D", "c2": "white-A"},
        up={"e3": "red-A"},
        known=[["c2", "d3"], []],
    )
    assert walk_to(state, "d3").actions == ("go:d3", "stop")
    assert walk_to(state, "e3").path == ("d3", "e3")
    assert walk_to(state, "c2").actions == ("go:c2",)
    assert walk_to(state, "c2").ends


def test_a_possessed_one_flies_everywhere_over_hidden_cards() -> None:
    state = place(sleds=["c3"], possessed=[True])
    assert len(walks_to(state)) == 48
    move = walk_to(state, "c6")
    assert (move.actions, move.ends) == (("go:c4", "go:c5", "go:c6", "stop"), False)
    assert "TT-27" in move.clauses


def test_nobody_walks_onto_closed_cells() -> None:
    state = place(sleds=["c3", "d3"])
    assert not {"c3", "d3", "e3"} & set(walks_to(state))
    crowded = place(sleds=["c3", "d3", "d3"], possessed=[True])
    assert "d3" not in walks_to(crowded)
    assert walk_to(crowded, "e3").path[0] != "d3"


@pytest.mark.parametrize(
    ("up", "clause"), [("red-B", "TT-14"), ("devil", "TT-15"), ("tower", "TT-17")]
)
def test_what_getting_there_brings_is_told(up: str, clause: str) -> None:
    assert clause in walk_to(place(sleds=["c3"], up={"d3": up}), "d3").clauses


def test_stopping_on_another_sled_tells_of_handing_over() -> None:
    state = place(sleds=["c3", "d3"], possessed=[True], empty=["d3"])
    move = walk_to(state, "d3")
    assert (move.actions, move.clauses, move.ends) == (("go:d3", "stop"), ("TT-31",), True)


def test_arriving_where_something_is_left_to_choose_ends_no_turn() -> None:
    assert not walk_to(place(sleds=["c3"], up={"d3": "tower"}), "d3").ends


def test_over_the_centre_but_not_onto_it() -> None:
    state = place(sleds=["c4"], seats=5, possessed=[False, True, True, True, True])
    assert "d4" not in walks_to(state)
    assert walk_to(state, "e4").path == ("d4", "e4")
    stopping = place(
        sleds=["c4"],
        seats=5,
        possessed=[False, True, True, True, True],
        options={"centre_stop": "yes"},
    )
    assert walk_to(stopping, "d4").actions == ("go:d4", "stop")


def test_on_the_way_the_present_cell_is_a_walk_of_its_own() -> None:
    state = play(place(sleds=["b1"]), "go:a1")
    assert walk_to(state, "a1") == CompositeMove("sled", "a1", (), ("stop",), (), True)
    assert walk_to(state, "b1").path == ("b1",)
    assert "b1" not in walks_to(play(place(sleds=["b1"], options=NO_RETURN), "go:a1"))


def test_there_are_walks_before_and_on_a_move_only() -> None:
    swapping = play(place(sleds=["c3"]), "swap:a2")
    tower = play(place(sleds=["c3"], up={"d3": "tower"}), "go:d3")
    for state in (load(2).start(1), swapping, tower):
        assert state.composite_moves() == ()


def others_on(view: dict[str, Any], cell: str) -> int:
    """How many sleds stand on a cell but that of the seat to move."""
    return sum(at == cell for seat, at in enumerate(view["sleds"]) if seat != view["to_play"])


def knows_of(view: dict[str, Any], options: Any, cell: str) -> str:
    """What the seat to move expects of a cell it may enter: `on`, `ends` or `open`."""
    seat = view["to_play"]
    possessed = view["possessed"][seat]
    card = view["cards"].get(cell)
    if card is None or others_on(view, cell):
        return "on"
    if not card["up"] and possessed:
        return "on"
    if card["card"] is None:
        return "open"
    letter = letter_of(card["card"])
    if letter:
        return "on" if letter in view["letters"][seat] else "ends"
    return "on" if possessed and options["flight_special"] == "pass" else "ends"


def expected_distances(state: State) -> dict[str, int]:
    """How far each cell is over what the seat knows, where it can stay or has to."""
    view, options = state.view(state.to_play), state.game.options
    start = view["sleds"][view["to_play"]]
    may_return = view["phase"] == "turn" and options["start_again"] == "yes"
    entered = frozenset([*view["visited"], *([] if may_return else [start])])
    distance, found = dict.fromkeys(entered, 0), dict[str, int]()
    waiting = deque([(start, 0, entered)])
    while waiting:
        here, steps, visited = waiting.popleft()
        for cell in neighbours(here):
            if cell in distance or not enterable(view, options, cell, visited):
                continue
            distance[cell] = steps + 1
            what = knows_of(view, options, cell)
            if cell != CENTRE or options["centre_stop"] == "yes":
                found[cell] = distance[cell]
            if what == "on":
                waiting.append((cell, steps + 1, visited_then(view, cell, visited)))
    if view["phase"] == "moving" and (start != CENTRE or options["centre_stop"] == "yes"):
        found[start] = 0
    return found


def enterable(view: dict[str, Any], options: Any, cell: str, visited: frozenset[str]) -> bool:
    """TT-11, TT-19 to TT-22, TT-30."""
    there = others_on(view, cell)
    is_free = there == 0 or (there == 1 and view["possessed"][view["to_play"]])
    if cell in visited or not is_free or (cell == CENTRE and view["home"]):
        return False
    if cell != CENTRE or options["centre_stop"] == "yes":
        return True
    return any(enterable(view, options, beyond, visited) for beyond in neighbours(CENTRE))


def visited_then(view: dict[str, Any], cell: str, visited: frozenset[str]) -> frozenset[str]:
    """TT-11: a peeked card that is turned up on the way opens cells again."""
    card = view["cards"].get(cell)
    turned = card and not card["up"] and not view["possessed"][view["to_play"]]
    return frozenset([cell]) if turned else visited | {cell}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_each_walk_is_a_shortest_one_over_what_the_seat_knows(seats: int) -> None:
    rng, draws = Random(seats), np.random.default_rng(seats)
    compared = 0
    for state in some_states(rng, seats, 12):
        if state.position()["phase"] not in ("turn", "moving"):
            continue
        moves = walks_to(state)
        assert {to: len(move.path) for to, move in moves.items()} == expected_distances(state)
        for move in moves.values():
            check(state, move)
        world = state.belief(state.to_play).sample(draws)
        assert walks_to(world) == moves
        compared += 1
    assert compared > 10


def some_states(rng: Random, seats: int, games: int) -> list[State]:
    """States of a few plies of random games each, begun anywhere."""
    found = []
    for _ in range(games):
        options = some_options(rng, seats)
        game = load(seats, **options)
        game.warm()
        state = game.position(some_position(rng, seats, options), seed=1)
        for _ in range(4):
            if not state.is_over:
                found.append(state)
                state = state.play(some_action(rng, list(state.legal)))
    return found


def check(state: State, move: CompositeMove) -> None:
    """A walk can be walked, stands where it says afterwards, and ends the turn if it says so."""
    seat, steps = state.to_play, [a.split(":")[1] for a in move.actions if a != "stop"]
    assert seat is not None
    assert (move.piece, move.path) == ("sled", tuple(steps))
    assert move.actions[-1] == "stop" or "stop" not in move.actions
    after = play(state, " ".join(move.actions))
    left = after.position()["sleds"][seat]
    assert left in (move.to, None)
    if move.ends:
        assert after.to_play != seat
