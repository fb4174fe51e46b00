"""A seat's review is an analysis of its decisions, had one after another, with the moves to tell them by."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

import diablerie
from diablerie.analysis import Analysis, Decision, Effort, SeatReview, analyse, worded_document
from diablerie.analysis.decisions import MOST_REASONS
from diablerie.analysis.review import Choice
from diablerie.bots.deliberation import Deliberation
from diablerie.game import State
from diablerie.matches import Entry, Match, Player, stops
from tests.bots.positions import alike, loaded
from tests.matches.playing import SEED, START
from tests.settings import fewer

from .test_review import short


def reviewed(match: Match, seat: int) -> SeatReview:
    """All that there is to say."""
    review = SeatReview(match, seat)
    review.begin(list(stops(match)))
    while not review.complete:
        review.consider()
    return review


@pytest.fixture(scope="module", params=diablerie.games())
def both(request: pytest.FixtureRequest) -> tuple[SeatReview, Analysis]:
    """A review of the last seat, and the analysis of its decisions by the command's usual effort."""
    match = short(request.param)
    seat = match.game.seats - 1
    return reviewed(match, seat), analyse(match, seats=[seat], seed=0)


def test_it_says_what_the_command_says(both: tuple[SeatReview, Analysis]) -> None:
    told, analysis = json.loads(json.dumps([both[0].document(), worded_document(both[1], "en")]))
    assert told["complete"]
    assert told["done"] == told["of"] == len(analysis["decisions"])
    for mine, theirs in zip(told["decisions"], analysis["decisions"], strict=True):
        for way in ("played", "best"):
            assert mine[way].pop("move")
            every = theirs[way].pop("reasons")
            for reason in every:
                assert reason.pop("text")
            # A page tells the few that the command tells in words.
            few = mine[way].pop("reasons")
            assert len(few) <= MOST_REASONS
            assert all(reason in every for reason in few)
        assert mine == theirs
    assert [told["account"]] == analysis["accounts"]
    for member in ("simulations", "worlds", "thresholds"):
        assert told[member] == analysis[member]


def test_a_chance_is_accounted_for_turn_by_turn(both: tuple[SeatReview, Analysis]) -> None:
    told = both[0].document()
    turns, account = told["turns"], told["account"]
    assert turns[0]["begin"] == account["begin"]
    assert turns[-1]["end"] == account["end"]
    for before, after in pairwise(turns):
        assert before["turn"] < after["turn"]
        assert before["end"] == after["begin"]["chance"]
    for turn in turns:
        spent = turn["begin"]["chance"] - turn["cost"]["value"] + turn["rest"]
        assert spent == pytest.approx(turn["end"], abs=2e-4)
    assert sum(turn["cost"]["value"] for turn in turns) == pytest.approx(
        account["cost"]["value"], abs=1e-2
    )


def test_a_move_begins_with_the_action_and_can_be_made(
    both: tuple[SeatReview, Analysis],
) -> None:
    match = both[1].match
    states = {stop.v: stop.match.state for stop in stops(match)}
    for decision in both[0].document()["decisions"]:
        for way in ("played", "best"):
            actions = decision[way]["move"]["actions"]
            assert actions[0] == decision[way]["action"]
            state: State = states[decision["v"]]
            for action in actions:
                state = state.play(action)


def test_it_grows_decision_by_decision() -> None:
    match = short("doctor-faust")
    review = SeatReview(match, 0)
    first = review.document()
    assert (first["of"], first["done"], first["account"]) == (None, 0, None)
    review.begin(list(stops(match)))
    slices = 0
    for _ in review.considering():
        assert review.document()["done"] == 0
        slices += 1
    assert slices > 10
    review.consider()
    told = review.document()
    assert (told["done"], told["complete"]) == (2, False)
    assert review.document(after=1)["decisions"] == told["decisions"][1:]
    json.dumps(told)


def test_who_had_nothing_to_decide_has_an_account_all_the_same() -> None:
    game = diablerie.load("doctor-faust", max_turns=1)
    match = short("doctor-faust")
    match = Match.start(game, match.players, match.seed, match.started)
    while not match.is_over:
        seat = match.to_play
        assert seat is not None
        match.act(seat, match.state.legal[0], match.started)
    told = reviewed(match, 1).document()
    assert told["decisions"] == told["turns"] == []
    assert 0 < told["account"]["begin"]["chance"] < 1


def begun_in(world: State) -> Match:
    """A match that begins in a world, in which one thing is done and all give up."""
    players = [Player.person()] * world.game.seats
    match = Match.start(world.game, players, SEED, START, position=world.position())
    seat = world.to_play
    assert seat is not None
    match.act(seat, world.legal[-1], START)
    for loser in range(world.game.seats):
        if not match.is_over:
            match.do(Entry("resign", loser, START, level="random"))
    return match


def are_reviewed_alike(pairs: list[tuple[State, State]]) -> Iterator[bool]:
    for worlds in pairs:
        seat = worlds[0].to_play
        assert seat is not None
        here, there = (reviewed(begun_in(world), seat).document() for world in worlds)
        yield here == there


@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_are_reviewed_alike(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = list(alike(loaded(name), fewer(name, 6), seed=7))
    assert all(are_reviewed_alike(pairs))
    # A leak that is planted is found: worlds are drawn by what the seat cannot know.
    considering = Choice.considering

    def leaking(choice: Choice, effort: Effort, key: bytes) -> Deliberation[Decision]:
        return considering(choice, effort, key + choice.state.record.tobytes())

    monkeypatch.setattr(Choice, "considering", leaking)
    assert not all(are_reviewed_alike(pairs))
