"""Offers to end a match without a winner: who may make and answer them, and when all have agreed."""

from __future__ import annotations

from diablerie import Outcome

from .playing import (
    do,
    duel,
    kinds,
    new_match,
    play,
    refused,
    round_table,
    take_over,
)


def test_an_offer_is_told_and_stands() -> None:
    match = duel()
    assert kinds(do(match, "offer", 0)) == ["end-offered"]
    play(match, "s1")
    assert match.view(None)["table"]["offer"] == {"by": 0, "agreed": [0]}


def test_who_accepts_ends_the_match_between_two() -> None:
    match = duel()
    do(match, "offer", 1)
    assert kinds(do(match, "accept", 0)) == ["end-accepted", "match-ended"]
    assert match.outcome == Outcome("agreed", None)
    assert match.returns == (0, 0)
    assert match.view(0)["table"]["offer"] is None


def test_among_many_all_have_to_agree() -> None:
    match = round_table(4, bots=1)
    do(match, "offer", 0)
    do(match, "accept", 2)
    assert match.view(0)["table"]["offer"] == {"by": 0, "agreed": [0, 2]}
    do(match, "accept", 1)
    assert match.outcome == Outcome("agreed", None)


def test_one_person_alone_among_bots_has_nobody_to_ask() -> None:
    match = new_match()
    assert kinds(do(match, "offer", 0)) == ["end-offered", "match-ended"]


def test_one_who_declines_takes_the_offer_off_the_table() -> None:
    match = round_table(4)
    do(match, "offer", 0)
    do(match, "accept", 1)
    assert kinds(do(match, "decline", 2)) == ["end-declined"]
    assert match.view(0)["table"]["offer"] is None
    assert refused(match, "accept", 3) == "no-offer"


def test_who_has_offered_or_agreed_may_think_better_of_it() -> None:
    for seat in (0, 1):
        match = round_table(4)
        do(match, "offer", 0)
        do(match, "accept", 1)
        do(match, "decline", seat)
        assert match.view(0)["table"]["offer"] is None


def test_without_an_offer_there_is_nothing_to_answer() -> None:
    assert refused(duel(), "accept", 0) == "no-offer"
    assert refused(duel(), "decline", 0) == "no-offer"


def test_there_is_one_offer_at_a_time() -> None:
    match = duel()
    do(match, "offer", 0)
    assert refused(match, "offer", 1) == "offer-stands"


def test_nobody_agrees_twice() -> None:
    match = round_table(3)
    do(match, "offer", 0)
    assert refused(match, "accept", 0) == "agreed-before"
    do(match, "accept", 1)
    assert refused(match, "accept", 1) == "agreed-before"


def test_who_was_refused_offers_again_only_after_an_action_of_its_own() -> None:
    match = duel()
    do(match, "offer", 0)
    do(match, "decline", 1)
    assert refused(match, "offer", 0) == "offer-again"
    do(match, "offer", 1)
    do(match, "decline", 0)
    play(match, "s1")
    do(match, "offer", 0)
    assert match.standing.offer is not None


def test_the_offer_of_who_gives_up_lapses() -> None:
    match = round_table(4)
    do(match, "offer", 0)
    do(match, "accept", 1)
    do(match, "resign", 0, level="imp")
    assert match.outcome is None
    assert match.view(1)["table"]["offer"] is None


def test_when_the_only_one_who_had_not_agreed_gives_up_the_match_ends_by_agreement() -> None:
    match = round_table(3)
    do(match, "offer", 0)
    do(match, "accept", 1)
    assert kinds(do(match, "resign", 2, level="imp")) == ["resigned", "substituted", "match-ended"]
    assert match.outcome == Outcome("agreed", None)


def test_between_two_giving_up_counts_more_than_an_open_offer() -> None:
    for seat in (0, 1):
        match = duel()
        do(match, "offer", 0)
        do(match, "resign", seat)
        assert match.outcome == Outcome("resigned", 1 - seat)


def test_a_bot_that_takes_over_has_no_say_in_an_offer() -> None:
    match = round_table(3)
    do(match, "offer", 0)
    do(match, "accept", 1)
    events = do(match, "substitute", None, about=2, level="imp")
    assert kinds(events) == ["substituted", "match-ended"]


def test_who_comes_back_has_a_say_in_an_offer_again() -> None:
    match = take_over(round_table(3), 2)
    do(match, "offer", 0)
    do(match, "return", 2)
    do(match, "accept", 1)
    assert match.outcome is None
    do(match, "accept", 2)
    assert match.outcome == Outcome("agreed", None)
