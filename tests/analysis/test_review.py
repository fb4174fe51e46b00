"""A match is looked at decision by decision, and what became of each chance adds up."""

from __future__ import annotations

import json

import numpy as np
import pytest

import diablerie
from diablerie.analysis import Analysis, Effort, NotOver, analyse, worded_document
from diablerie.matches import Match, Player, stops
from tests.games.of_game import if_told
from tests.matches.playing import SEED, START, do, play, play_at_random

SMALL = Effort(simulations=20, worlds=20)


def short(name: str) -> Match:
    """A match that has come to its end, played at random."""
    told = if_told(name, "set_ups")
    game = diablerie.load(name, **({} if told is None else told.JUDGED))
    game.warm()
    players = [Player.person()] * game.seats
    return play_at_random(Match.start(game, players, SEED, START), seed=4)


@pytest.fixture(scope="module", params=diablerie.games())
def analysed(request: pytest.FixtureRequest) -> Analysis:
    return analyse(short(request.param), SMALL, seed=1)


def test_every_choice_is_looked_at_once_and_nothing_else_is(analysed: Analysis) -> None:
    match = analysed.match
    choices = [
        (stop.v, entry.seat, entry.action)
        for stop, entry in zip(stops(match), match.log, strict=False)
        if len(stop.match.state.legal) > 1
    ]
    assert [(d.v, d.seat, d.played.action) for d in analysed.decisions] == choices


def test_what_became_of_a_chance_adds_up(analysed: Analysis) -> None:
    returns = analysed.match.returns
    winners = returns.count(max(returns))
    for account in analysed.accounts:
        own = [each for each in analysed.decisions if each.seat == account.seat]
        assert account.decisions == len(own)
        assert account.begin == own[0].best.chance
        assert account.cost.value == pytest.approx(sum(each.loss.value for each in own))
        assert account.end == (returns[account.seat] == max(returns)) / winners
        total = account.begin.chance - account.cost.value + account.rest
        assert total == pytest.approx(account.end)


def test_turning_points_are_rises_and_falls_that_cannot_be_luck_of_the_draw(
    analysed: Analysis,
) -> None:
    for point in analysed.turning_points:
        assert abs(point.after.chance - point.before.chance) >= 0.15
        assert point.after.low > point.before.high or point.after.high < point.before.low


def test_it_can_be_told_as_json_in_every_language(analysed: Analysis) -> None:
    told = [json.loads(json.dumps(worded_document(analysed, lang))) for lang in ("en", "fr", "de")]
    assert len(told[0]["decisions"]) == len(analysed.decisions)
    assert [each["decisions"][0]["chance"] for each in told] == [
        told[0]["decisions"][0]["chance"]
    ] * 3


def test_it_is_the_same_however_many_look_at_it() -> None:
    match = short("doctor-faust")
    told = [worded_document(analyse(match, SMALL, seed=1, threads=n), "en") for n in (1, 2)]
    assert told[0] == told[1]
    assert told[0] != worded_document(analyse(match, SMALL, seed=2), "en")


def test_one_seat_is_looked_at_as_it_is_among_all() -> None:
    match = short("doctor-faust")
    whole, part = analyse(match, SMALL, seed=1), analyse(match, SMALL, seats=[1], seed=1)
    assert part.decisions == tuple(each for each in whole.decisions if each.seat == 1)
    assert part.accounts == whole.accounts[1:]


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    match = short("doctor-faust")
    found = analyse(match, SMALL, seed=1, progress=lambda done, of: told.append((done, of)))
    count = len(found.decisions)
    assert told == [(done + 1, count) for done in range(count)]


def test_who_breaks_it_off_does_not_wait_for_the_rest() -> None:
    begun = []

    def break_off(done: int, of: int) -> None:
        begun.append((done, of))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(short("doctor-faust"), SMALL, seed=1, progress=break_off)
    assert len(begun) == 1


def duel(*actions: str) -> Match:
    game = diablerie.load("doctor-faust")
    return play(Match.start(game, [Player.person()] * 2, SEED, START), *actions)


def test_what_was_taken_back_was_no_decision() -> None:
    match = duel("s1", "s2")
    do(match, "take-back", 0)
    play(match, "soul")
    do(match, "resign", 1)
    found = analyse(match, SMALL, seed=1)
    assert [each.played.action for each in found.decisions] == ["s1", "soul"]


def test_who_had_nothing_to_decide_has_an_account_too() -> None:
    match = duel("s1")
    do(match, "resign", 0)
    account = analyse(match, SMALL, seed=1).accounts[1]
    assert account.decisions == 0
    assert account.cost.value == 0
    assert account.end == 1
    assert account.begin.chance + account.rest == pytest.approx(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_is_neither_luck_nor_a_turning_point(seat: int) -> None:
    match = duel("s1")
    do(match, "resign", seat)
    found = analyse(match, SMALL, seed=1)
    account = found.accounts[seat]
    last = found.decisions[-1].played.chance if seat == 0 else account.begin
    assert account.left
    assert account.end == last.chance
    assert account.rest == pytest.approx(account.end - account.begin.chance + account.cost.value)
    assert not any(point.seat == seat for point in found.turning_points)
    other = found.accounts[1 - seat]
    assert not other.left
    assert other.end == 1


def test_a_match_that_still_runs_is_not_looked_into() -> None:
    with pytest.raises(NotOver):
        analyse(duel("s1"), SMALL)


def test_there_are_no_other_seats() -> None:
    match = duel("s1")
    do(match, "resign", 0)
    with pytest.raises(ValueError, match="0 to 1, not 2"):
        analyse(match, SMALL, seats=[2])


def test_what_only_others_could_know_changes_no_finding_of_a_seat() -> None:
    """Two matches that differ in a hidden card alone, up to where it is uncovered."""
    rng = np.random.default_rng(2)
    game = diablerie.load("doctor-faust")
    game.warm()
    found = []
    for card in ("8@29", "9@29"):
        match = duel(card, *["soul"] * 6, *["s1"] * 3)
        do(match, "resign", int(rng.integers(1)))
        found.append(analyse(match, SMALL, seats=[1], seed=1).decisions)
    assert found[0] == found[1] != ()
