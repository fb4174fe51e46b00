"""What people do at a table besides playing: giving up, and what can be done after the end."""

from __future__ import annotations

import pytest

from diablerie import Outcome
from diablerie.matches import Player

from .playing import (
    PER_MOVE,
    after,
    do,
    duel,
    everything,
    kinds,
    new_match,
    play,
    refused,
    round_table,
    take_over,
)


def test_of_two_who_gives_up_loses_to_the_other() -> None:
    match = duel()
    assert kinds(do(match, "resign", 0)) == ["resigned", "match-ended"]
    assert match.outcome == Outcome("resigned", 1)
    assert match.returns == (-1, 1)


def test_one_may_give_up_while_the_other_is_to_move() -> None:
    match = duel()
    do(match, "resign", 1)
    assert match.outcome == Outcome("resigned", 0)


def test_who_gives_up_against_a_bot_loses_to_it() -> None:
    match = new_match()
    do(match, "resign", 0)
    assert (match.outcome, match.returns) == (Outcome("resigned", 1), (-1, 1))


def test_of_two_who_runs_out_of_time_loses_to_the_other() -> None:
    match = duel(PER_MOVE)
    do(match, "time-out", 0, at=after(60))
    assert (match.outcome, match.returns) == (Outcome("time-out", 1), (-1, 1))


def test_among_many_a_bot_goes_on_for_who_gives_up_and_the_match_goes_on() -> None:
    match = round_table(4)
    events = do(match, "resign", 0, level="imp")
    assert kinds(events) == ["resigned", "substituted"]
    assert events[1].params == {"seat": 0, "level": "imp"}
    assert match.outcome is None
    assert match.bot_to_play == (0, "imp")
    assert match.view(1)["table"]["forfeits"] == ["resigned", None, None, None]
    assert match.view(1)["table"]["substitutes"] == ["imp", None, None, None]


def test_who_has_given_up_does_not_come_back() -> None:
    match = round_table(4)
    do(match, "resign", 0, level="imp")
    assert refused(match, "return", 0) == "not-substituted"
    assert refused(match, "resign", 0, level="imp") == "not-playing"


def test_when_all_have_given_up_the_match_is_over_and_nobody_has_won() -> None:
    match = round_table(3)
    do(match, "resign", 0, level="imp")
    do(match, "resign", 1, level="imp")
    assert kinds(do(match, "resign", 2)) == ["resigned", "match-ended"]
    assert match.outcome == Outcome("resigned", None)
    assert match.returns == (0, 0, 0)


def test_when_all_persons_have_given_up_the_bots_share_what_they_lose() -> None:
    match = round_table(4, bots=1)
    for seat in range(3):
        do(match, "resign", seat, level="imp")
    assert match.returns == pytest.approx((-1 / 3, -1 / 3, -1 / 3, 1))


def test_while_somebody_may_come_back_the_bots_play_on_by_themselves() -> None:
    match = take_over(round_table(3), 0)
    do(match, "resign", 1, level="imp")
    do(match, "resign", 2, level="imp")
    assert match.outcome is None
    assert match.bot_to_play == (0, "imp")
    do(match, "return", 0)
    assert match.bot_to_play is None


def test_among_many_a_bot_needs_a_level() -> None:
    match = round_table(4)
    before = everything(match)
    with pytest.raises(ValueError, match="resign needs the level of the bot"):
        do(match, "resign", 0)
    assert everything(match) == before


@pytest.mark.parametrize("deed", ["resign", "offer", "accept", "decline", "return", "time-out"])
def test_when_the_match_is_over_nothing_more_is_done(deed: str) -> None:
    match = duel()
    do(match, "resign", 0)
    assert refused(match, deed, 1) == "match-over"  # type: ignore[arg-type]  # a name from the list above
    assert refused(match, "act", 0, action="s1") == "match-over"


def test_how_it_ended_is_told_to_everybody_and_stands_in_the_record() -> None:
    match = play(duel(), "s1")
    do(match, "resign", 0)
    number, event = match.events(None)[-1]
    assert event is not None
    assert (event["kind"], event["params"]) == ("match-ended", {"reason": "resigned", "winner": 1})
    result = match.record(None)["result"]
    assert result == match.view(None)["table"]["result"]
    assert (result["reason"], result["winner"], result["returns"]) == ("resigned", 1, [-1, 1])
    assert number == match.version


@pytest.mark.parametrize("seats", range(3, 7))
def test_returns_sum_to_nothing_and_lie_from_minus_one_to_one(seats: int) -> None:
    for bots in range(seats - 1):
        match = round_table(seats, bots=bots)
        for seat in range(seats - bots):
            do(match, "resign", seat, level="imp")
        assert match.is_over
        assert sum(match.returns) == pytest.approx(0)
        assert all(-1 <= each <= 1 for each in match.returns)


def test_a_bot_alone_in_a_seat_is_no_person_at_the_table() -> None:
    match = new_match()
    assert match.standing.people == {0}
    assert refused(match, "offer", 1) == "not-playing"
    assert match.players[1] == Player.bot("imp")
