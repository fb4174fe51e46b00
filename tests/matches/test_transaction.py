"""Transactions: several actions done as one, for as long as nothing changes their doer's mind."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import diablerie
from diablerie.matches import Entry, Match, Player, Refused, WrongSeat, consider
from diablerie.refusals import IllegalAction

from .playing import SEED, START, after, do, duel, kinds, play


def entries(match: Match, *actions: str) -> list[Entry]:
    """Actions by the seat to move, asked for as one."""
    seat, at = match.to_play, after(1)
    return [Entry("act", seat, at, action, continues=k > 0) for k, action in enumerate(actions)]


def press(match: Match, *actions: str) -> str | None:
    """Do actions as one; why the rest was not done."""
    transaction = consider(match, entries(match, *actions))
    for step in transaction.steps:
        match.append(step)
    return None if transaction.halt is None else transaction.halt.reason


def test_all_are_done_if_nothing_stands_against_it() -> None:
    match, alone = duel(), play(duel(), "s1", "s1", "soul")
    assert press(match, "s1", "s1", "soul") is None
    assert match.state == alone.state
    assert match.full_events == alone.full_events


def test_nothing_is_changed_by_considering() -> None:
    match = duel()
    before, version, done = match.state, match.version, len(match.log)
    transaction = consider(match, entries(match, "s1", "s1"))
    assert (match.state, match.version, len(match.log)) == (before, version, done)
    assert transaction.after.version == version + 2


def test_if_the_first_cannot_be_done_nothing_is() -> None:
    match = play(duel(), "2@0")
    with pytest.raises(IllegalAction):
        consider(match, entries(match, "3@1", "s1"))
    with pytest.raises(WrongSeat):
        consider(match, [Entry("act", 1, after(1), "s1")])
    assert len(match.log) == 1


def test_it_stops_at_the_first_that_is_not_legal_and_says_why() -> None:
    match = duel()
    transaction = consider(match, entries(match, "2@0", "3@1", "s1"))
    assert len(transaction.steps) == 1
    assert transaction.halt is not None
    assert transaction.halt.reason == "refused"
    assert isinstance(transaction.halt.error, IllegalAction)


def test_it_stops_when_the_turn_is_over() -> None:
    match = duel()
    assert press(match, *["s1"] * 9) == "turn-over"
    assert (len(match.log), match.to_play) == (7, 1)


def test_it_stops_when_its_seat_has_learnt_something() -> None:
    game = diablerie.load("teufel-teufel", seats=2)
    match = Match.start(game, [Player.person()] * 2, SEED, START)
    rng = Random(1)
    while len(match.log) < 400 and not match.is_over:
        ahead = match.fork()
        action = rng.choice(match.state.legal)
        events = ahead.act(ahead.to_play or 0, action, after(1))
        if ahead.to_play == match.to_play and any(e.teaches(match.to_play) for e in events):
            assert press(match, action, ahead.state.legal[0]) == "something-new"
            return
        match.append(match.consider(entries(match, action)[0]))
    raise AssertionError("nothing was ever learnt in the middle of a turn")


def test_it_goes_on_where_others_alone_have_learnt_something() -> None:
    """Who plays a card shows it to the others; it is no news to the one who plays it."""
    game = diablerie.load("kill-doctor-lucky", seats=3)
    match = Match.start(game, [Player.person()] * 3, SEED, START)
    for _ in range(400):
        for card in (a for a in match.state.legal if a.startswith("move")):
            steps = match.state.play(card).legal
            if match.state.play(card).to_play == match.to_play and steps:
                assert press(match, card, steps[0]) is None
                return
        match.append(match.consider(entries(match, match.state.legal[0])[0]))
    raise AssertionError("nobody ever had a card to move by")


def test_a_card_that_its_seat_had_peeked_at_is_no_news() -> None:
    """TT-17: ways over such cards are offered as one move, and are gone as one."""
    game = diablerie.load("teufel-teufel", seats=2)
    match = Match.start(game, [Player.person()] * 2, SEED, START)
    position = {
        "to_play": 0,
        "sleds": ["c3", "g7"],
        "letters": ["A", "A"],
        "cards": {"d3": {"card": "blue-A", "up": False}},
        "known": [["d3"], []],
    }
    match._now = replace(match._now, state=game.position(position, SEED))
    over = [move for move in match.state.composite_moves() if move.path[0] == "d3"]
    assert any(len(move.path) > 1 for move in over)
    for move in over:
        assert consider(match, entries(match, *move.actions)).halt is None, move
    match._now = replace(match._now, state=game.position({**position, "known": [[], []]}, SEED))
    stopped = consider(match, entries(match, "go:d3", "stop")).halt
    assert stopped is not None
    assert stopped.reason == "something-new"


def test_what_was_done_as_one_is_taken_back_as_one() -> None:
    match = play(duel(), "soul")
    before = match.state
    assert press(match, "s1", "s1", "s1") is None
    assert match.last_command == 3
    for count in (2, 1, 1):
        assert kinds(do(match, "take-back", 0)) == ["taken-back"]
        assert match.last_command == count
    assert match.state == before


def test_of_what_was_done_as_one_only_what_can_be_is_taken_back() -> None:
    match = duel()
    press(match, *["s1"] * 7)
    with pytest.raises(Refused):
        do(match, "take-back", 1)


def test_that_entries_were_asked_for_as_one_is_no_part_of_the_record() -> None:
    match, alone = duel(), duel()
    press(match, "s1", "s1")
    for entry in entries(alone, "s1", "s1"):
        alone.do(Entry("act", entry.seat, entry.at, entry.action))
    assert match.record(0)["actions"] == alone.record(0)["actions"]
