"""How the chances stood in a match that is over: turn by turn, and by what each seat knew."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import diablerie
from diablerie.analysis.win_chances import MOMENTS, coarse_to_fine, moments_of, settled_chance
from diablerie.matches import Entry, Match, Player, stops

from .. import tables
from ..clients import PERSON, Client
from ..gathered import done, reason, worked_out
from ..two_worlds import played_alike


def finished(turns: int = 40, seats: int = 2) -> Match:
    """A match of Teufel Teufel in which at last all but one resign; two of them end it by that."""
    game = diablerie.load("teufel-teufel", seats=seats)
    match = Match.start(game, [Player.person()] * seats, bytes(32), tables.NOW)
    rng = Random(1)
    while int(match.state.record.turn) < turns and match.to_play is not None:
        match.act(match.to_play, rng.choice(match.state.legal), tables.NOW)
    for seat in range(1, seats):
        match.do(Entry("resign", seat, tables.NOW, level="random"))
    return match


def test_every_turn_of_a_match_has_its_chances(client: Client) -> None:
    table = client.new_match(max_turns=3)
    while table.read(None)["view"]["state"]["to_play"] is not None:
        seat = table.read(None)["view"]["state"]["to_play"]
        table.play(table.read(seat)["view"]["state"]["legal"][0])
    chances = worked_out(table, "chances")
    assert chances["of"] == chances["done"] == len(chances["moments"]) >= 4
    versions = [moment["v"] for moment in chances["moments"]]
    assert versions == sorted(versions)
    assert versions[-1] == table.read(None)["v"]
    for moment in chances["moments"]:
        assert [chance["seat"] for chance in moment["chances"]] == [0, 1]
        for chance in moment["chances"]:
            assert 0 <= chance["low"] <= chance["chance"] <= chance["high"] <= 1


def test_one_seats_chances_can_be_had_alone(client: Client) -> None:
    table = client.new_match(max_turns=2)
    table.play("s1")
    done(table, "resign", 0)
    alone, all_seats = worked_out(table, "chances", 1), worked_out(table, "chances")
    for mine, everybodys in zip(alone["moments"], all_seats["moments"], strict=True):
        assert mine["chances"] == everybodys["chances"][1:]


def test_in_the_end_the_winner_has_won(client: Client) -> None:
    table = client.new_match()
    table.play("s1")
    done(table, "resign", 0)
    last = worked_out(table, "chances")["moments"][-1]["chances"]
    assert [(chance["low"], chance["high"]) for chance in last] == [(0, 0), (1, 1)]


def test_a_match_that_goes_on_has_no_chances_to_show(client: Client, stranger: Client) -> None:
    table = client.new_match()
    table.play("s1")
    for asking in (client, stranger):
        for seat in (0, 1, None):
            assert reason(asking.get(f"{table.path}/chances", seat=seat), 409) == "not-over"


def test_a_seat_that_is_not_there_has_none(client: Client) -> None:
    table = client.new_match()
    done(table, "resign", 0)
    assert reason(client.get(f"{table.path}/chances", seat=2), 422) == "not-allowed"


def test_a_seats_chances_depend_on_nothing_that_it_could_not_know(client: Client) -> None:
    rng = Random(5)
    plain, swapped = (client.new_match(PERSON, PERSON) for _ in range(2))
    for _ in played_alike(plain, swapped, rng):
        pass
    last = min(table.read(None)["v"] for table in (plain, swapped))
    for table in (plain, swapped):
        if table.read(None)["view"]["table"]["result"] is None:
            done(table, "resign", 0)
    mine = [
        [
            moment
            for moment in worked_out(table, "chances", 0)["moments"][1:-1]
            if moment["v"] < last - 12
        ]
        for table in (plain, swapped)
    ]
    assert len(mine[0]) >= 1
    assert mine[0] == mine[1]


# Without a server


def test_a_turn_begins_a_moment_and_long_matches_are_thinned() -> None:
    match = finished(turns=MOMENTS + 30)
    every = list(stops(match))
    chosen = moments_of(every)
    assert len(chosen) == MOMENTS
    assert (chosen[0], chosen[-1]) == (every[0], every[-1])
    assert [stop.v for stop in chosen] == sorted({stop.v for stop in chosen})
    few = moments_of(list(stops(finished(turns=9))))
    turns = [int(stop.match.state.record.turn) for stop in few[:-1]]
    assert turns == sorted(set(turns))


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 100])
def test_all_parts_of_a_match_are_met_early(count: int) -> None:
    order = coarse_to_fine(count)
    assert sorted(order) == list(range(count))
    if count == 100:
        gaps = sorted(order[:9])
        assert max(after - before for before, after in pairwise(gaps)) <= 16


def test_who_has_given_up_has_no_chance_any_more() -> None:
    going_on = finished(turns=4, seats=3)
    assert not going_on.is_over
    assert [settled_chance(going_on, seat) for seat in range(3)] == [None, 0, 0]


def test_at_the_end_of_a_match_everybody_knows_who_has_won() -> None:
    match = finished(turns=4)
    assert match.is_over
    assert [settled_chance(match, seat) for seat in range(2)] == [1, 0]
    agreed = finished(turns=1, seats=3)
    agreed.do(Entry("offer", 0, tables.NOW))
    assert agreed.is_over
    assert [settled_chance(agreed, seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3
