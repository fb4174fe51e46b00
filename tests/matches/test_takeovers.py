"""Persons who take over the seat of another by the others' vote, in the middle of a match."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.matches import Match, verify
from diablerie.matches.record import validate
from tests.settings import seats_at_most

from .playing import (
    BANK,
    PER_MOVE,
    after,
    clock_of,
    do,
    duel,
    kinds,
    midway,
    play,
    play_at_random,
    refused,
    round_table,
    take_over,
    told_to,
)


def test_more_than_half_of_the_others_give_a_seat_to_a_volunteer() -> None:
    match = round_table(4)
    first = do(match, "vote", 1, about=0, volunteer=3)
    assert kinds(first) == ["voted-for"]
    assert first[0].params == {"seat": 1, "about": 0, "volunteer": 3}
    votes = match.view(None)["table"]["votes"]
    assert votes == [{"about": 0, "volunteer": 3, "by": [1]}]
    told = do(match, "vote", 2, about=0, volunteer=3)
    assert kinds(told) == ["voted-for", "taken-over"]
    assert told[1].params == {"seat": 0}
    assert match.view(None)["table"]["votes"] == []
    assert match.standing.present == {0, 1, 2, 3}


def test_votes_for_one_are_none_for_another_nor_for_a_bot() -> None:
    match = round_table(4)
    do(match, "vote", 1, about=0, volunteer=1)
    do(match, "vote", 2, about=0, volunteer=2)
    do(match, "vote", 3, about=0, level="imp")
    assert match.standing.present == {0, 1, 2, 3}
    assert refused(match, "vote", 1, about=0, volunteer=1) == "voted-before"
    do(match, "vote", 1, about=0, volunteer=2)
    assert match.standing.taken_over.keys() == {0}


def test_a_seat_that_a_bot_plays_is_taken_over_from_it() -> None:
    match = take_over(round_table(4), 0)
    do(match, "vote", 1, about=0, volunteer=1)
    assert match.bot_to_play == (0, "imp")
    do(match, "vote", 2, about=0, volunteer=1)
    assert match.bot_to_play is None
    assert 0 in match.standing.present


def test_nobody_takes_over_from_who_has_given_up_nor_from_a_bot_of_its_own() -> None:
    match = round_table(4, bots=1)
    do(match, "resign", 0, level="imp")
    assert refused(match, "vote", 1, about=0, volunteer=1) == "not-left"
    assert refused(match, "vote", 1, about=3, volunteer=1) == "not-left"
    assert refused(match, "vote", 1, about=1, volunteer=1) == "own-vote"
    assert refused(match, "vote", 3, about=1, volunteer=1) == "not-playing"


def test_a_vote_is_void_once_the_person_does_something() -> None:
    match = round_table(4)
    do(match, "vote", 1, about=0, volunteer=1)
    play(match, match.state.legal[0])
    assert match.view(None)["table"]["votes"] == []


def test_what_the_one_before_has_agreed_to_binds_nobody() -> None:
    match = round_table(4)
    do(match, "offer", 0)
    do(match, "vote", 1, about=0, volunteer=1)
    do(match, "vote", 2, about=0, volunteer=1)
    assert match.standing.offer is None
    do(match, "offer", 1)
    do(match, "accept", 2)
    for voter in (1, 3):
        do(match, "vote", voter, about=2, volunteer=2)
    assert match.view(None)["table"]["offer"] == {"by": 1, "agreed": [1]}
    assert match.outcome is None


def test_the_newcomer_takes_nothing_back_that_the_one_before_has_done() -> None:
    match = play(duel(), "s1")
    assert match.fixed_for(0) is None
    do(match, "vote", 1, about=0, volunteer=1)
    assert match.fixed_for(0) == "done-by-another"
    play(match, "s1")
    assert match.fixed_for(0) is None
    do(match, "take-back", 0)
    assert match.fixed_for(0) == "done-by-another"


def test_the_bank_of_time_goes_with_the_seat() -> None:
    match = duel(BANK)
    do(match, "vote", 1, about=0, volunteer=1, at=after(30))
    assert clock_of(match) == {"left": [70, 100], "running": 0, "since": 30}


def test_a_turn_that_has_a_time_of_its_own_is_a_new_one_for_the_newcomer() -> None:
    match = duel(PER_MOVE)
    do(match, "vote", 1, about=0, volunteer=1, at=after(59))
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 59}
    match = duel(PER_MOVE)
    do(match, "vote", 1, about=0, level="imp", at=after(59))
    do(match, "vote", 1, about=0, volunteer=1, at=after(70))
    assert clock_of(match) == {"left": [60, 60], "running": 0, "since": 70}


def test_who_comes_in_is_not_the_one_who_has_let_others_wait() -> None:
    match = duel()
    do(match, "vote", 1, about=0, volunteer=1, at=after(1000))
    assert match.waiting_since == after(1000)


@pytest.mark.parametrize("name", diablerie.games())
def test_the_record_tells_of_it_and_is_verified(name: str) -> None:
    seats = seats_at_most(name, 4)
    match = midway(lambda: round_table(seats, name=name), seed=1, most=6)
    voters = [seat for seat in range(match.game.seats) if seat != 1]
    for voter in voters:
        if 1 not in match.standing.taken_over:
            do(match, "vote", voter, about=1, volunteer=2)
    play_at_random(match, 2)
    record = match.record(None)
    validate(record)
    assert {"volunteer": 2, "about": 1}.items() <= next(
        entry for entry in record["actions"] if entry.get("deed") == "vote"
    ).items()
    assert verify(record).is_honest
    again = Match.from_record(record)
    assert [told_to(again, seat) for seat in voters] == [told_to(match, seat) for seat in voters]


def test_a_record_with_a_bot_and_a_volunteer_in_one_vote_is_none() -> None:
    match = duel()
    with pytest.raises(ValueError, match="volunteer"):
        do(match, "vote", 1, about=0, volunteer=1, level="imp")
