"""Bots that take over from people: by vote, by the host's choice, and until the people come back."""

from __future__ import annotations

import pytest

from diablerie import Outcome

from .playing import (
    do,
    duel,
    everything,
    kinds,
    play,
    refused,
    round_table,
    take_over,
)


def test_more_than_half_of_the_others_put_a_bot_in_a_seat() -> None:
    match = round_table(4)
    first = do(match, "vote", 1, about=0, level="imp")
    assert (kinds(first), first[0].params) == (["voted"], {"seat": 1, "about": 0})
    assert match.view(None)["table"]["votes"] == [{"about": 0, "volunteer": None, "by": [1]}]
    assert kinds(do(match, "vote", 2, about=0, level="imp")) == ["voted", "substituted"]
    assert match.view(None)["table"]["votes"] == []
    assert match.bot_to_play == (0, "imp")


def test_half_of_the_others_are_not_enough() -> None:
    match = round_table(3)
    do(match, "vote", 1, about=0, level="imp")
    assert match.bot_to_play is None


def test_of_two_the_other_decides_alone() -> None:
    match = duel()
    do(match, "vote", 1, about=0, level="imp")
    assert match.bot_to_play == (0, "imp")
    assert match.outcome is None


def test_bots_have_no_vote() -> None:
    match = round_table(4, bots=2)
    assert refused(match, "vote", 2, about=0, level="imp") == "not-playing"
    do(match, "vote", 1, about=0, level="imp")
    assert match.bot_to_play == (0, "imp")


def test_nobody_votes_about_its_own_seat_nor_twice_nor_about_a_bot() -> None:
    match = round_table(5, bots=1)
    assert refused(match, "vote", 1, about=1, level="imp") == "own-vote"
    assert refused(match, "vote", 1, about=4, level="imp") == "not-a-person"
    assert refused(match, "vote", 1, about=9, level="imp") == "not-a-person"
    assert refused(match, "vote", 1, level="imp") == "not-a-person"
    do(match, "vote", 1, about=0, level="imp")
    assert refused(match, "vote", 1, about=0, level="imp") == "voted-before"


def test_a_vote_about_somebody_who_does_something_is_void() -> None:
    for acts in (
        lambda match: play(match, match.state.legal[0]),
        lambda match: do(match, "offer", 0),
        lambda match: do(match, "vote", 0, about=1, level="imp"),
    ):
        match = round_table(4)
        do(match, "vote", 1, about=0, level="imp")
        acts(match)
        assert (0, None) not in match.standing.votes
        do(match, "vote", 1, about=0, level="imp")
        assert match.bot_to_play is None


def test_a_vote_about_somebody_who_takes_back_is_void() -> None:
    match = round_table(4)
    play(match, match.state.legal[0])
    do(match, "vote", 1, about=0, level="imp")
    do(match, "take-back", 0)
    assert match.view(None)["table"]["votes"] == []


def test_when_somebody_leaves_all_who_are_left_vote_anew() -> None:
    match = round_table(3)
    do(match, "vote", 1, about=0, level="imp")
    do(match, "resign", 2, level="imp")
    assert match.view(None)["table"]["votes"] == []
    assert match.bot_to_play is None
    do(match, "vote", 1, about=0, level="imp")
    assert match.bot_to_play == (0, "imp")


def test_a_bot_takes_over_by_the_hosts_choice_and_the_person_comes_back() -> None:
    match = round_table(3)
    events = do(match, "substitute", None, about=0, level="devil")
    assert [(event.kind, event.actor, event.params) for event in events] == [
        ("substituted", None, {"seat": 0, "level": "devil"})
    ]
    assert match.view(0)["table"]["substitutes"] == ["devil", None, None]
    assert kinds(do(match, "return", 0)) == ["returned"]
    assert match.view(0)["table"]["substitutes"] == [None] * 3
    assert match.bot_to_play is None


def test_a_bot_takes_over_from_nobody_but_a_person_who_plays() -> None:
    match = take_over(round_table(3, bots=1), 0)
    for seat in (0, 2, 3, None):
        assert refused(match, "substitute", None, about=seat, level="imp") == "not-a-person"


def test_who_was_not_relieved_does_not_come_back() -> None:
    match = round_table(3, bots=1)
    for seat in (0, 2, None):
        assert refused(match, "return", seat) == "not-substituted"


def test_while_a_bot_plays_for_it_a_seat_has_no_say() -> None:
    match = take_over(round_table(4), 0)
    do(match, "offer", 1)
    assert refused(match, "offer", 0) == "not-playing"
    assert refused(match, "accept", 0) == "not-playing"
    assert refused(match, "decline", 0) == "not-playing"
    assert refused(match, "resign", 0, level="imp") == "not-playing"
    assert refused(match, "vote", 0, about=1, level="imp") == "not-playing"
    assert refused(match, "resign", None, level="imp") == "not-playing"


def test_between_two_who_was_relieved_still_wins_when_the_other_gives_up() -> None:
    match = take_over(duel(), 1)
    do(match, "resign", 0)
    assert match.outcome == Outcome("resigned", 1)


def test_a_substitute_plays_at_the_level_that_was_asked_for() -> None:
    match = round_table(3)
    before = everything(match)
    with pytest.raises(ValueError, match="substitute needs the level"):
        do(match, "substitute", None, about=0)
    assert everything(match) == before
