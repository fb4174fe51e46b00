"""What is wrong with a game is said in the field's words, with what shows it."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from diablerie.game_check import BELIEVES as POSSIBLE
from diablerie.game_check import NOTHING_OPEN, PLACED, Answer, check_game
from diablerie.own_game import (
    Hidden,
    OwnGame,
    Picture,
    Private,
    Public,
    RulesState,
    Track,
    action,
    grid,
)
from diablerie.secrecy.adapters import own_games
from diablerie.secrecy.met_pairs import check_met_pairs
from diablerie.secrecy.met_worlds import check_met_worlds
from one_card_poker import OneCardPoker
from tests.own_game.leaks import (
    HalfTheTruth,
    NeverTheOthers,
    PublicHint,
    TellingPrior,
    TellingRefusal,
    TrueBelief,
)
from tests.own_game.shells import Shells


def wrong(game: OwnGame, positions: int = 40) -> dict[str, str]:
    """The questions that are answered with no, each with the first problem."""
    answers: list[Answer] = list(check_game(game, games=4, positions=positions))
    return {answer.question: answer.problems[0] for answer in answers if answer.problems}


class Faulty(OwnGame):
    """A game of one seat after the other, with a fault that a subclass says."""

    interface = 1
    name = "faulty"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    count = Public(values=range(1 << 14))
    drawn: ClassVar[list[int]] = []

    def deal(self, state: RulesState) -> None:
        """Nothing is dealt."""

    @action("go")
    def goes(self, state: RulesState) -> None:
        """Go."""
        self.step(state)

    def step(self, state: RulesState) -> None:
        state.end("over", [1, 0])


def faulty(step: Any, **members: Any) -> OwnGame:
    kind: type[OwnGame] = type("Faulty", (Faulty,), {"__doc__": "Faulty.", "step": step, **members})
    return kind()


def test_nothing_is_wrong_with_the_example() -> None:
    assert wrong(OneCardPoker(2)) == {}


@pytest.mark.parametrize("leaky", [TellingRefusal(3), TellingPrior(3)], ids=repr)
def test_a_leak_is_shown_by_two_histories(leaky: OwnGame) -> None:
    told = wrong(leaky)["Does every seat learn only what it may?"]
    assert told.count("pass") > 1
    assert "differs after" in told


def test_a_game_that_does_not_end_is_asked_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diablerie.game_check.MOST_ACTIONS", 50)
    found = wrong(faulty(lambda _self, _state: None))
    assert list(found) == ["Does a random game end?"]
    assert "not over after 50 actions (seed 0" in found["Does a random game end?"]


def test_a_seat_that_can_do_nothing_is_named() -> None:
    stuck = faulty(lambda _self, _state: None, forbidden=lambda _self, _state, _name: "No.")
    assert "seat 0 can do nothing" in wrong(stuck)["Does a random game end?"]


def test_payoffs_beyond_one_are_told() -> None:
    found = wrong(faulty(lambda _self, state: state.end("over", [9, 0]), highest_points=3.0))
    told = found["Do its payoffs add up to nought, each from −1 to 1?"]
    assert "highest_points is 3, and somebody was 4.5 from the mean" in told


def test_rules_that_fail_are_told_with_the_game_that_shows_it() -> None:
    found = wrong(faulty(lambda _self, state: state.show("count")))
    told = found["Does a random game end?"]
    assert "the rules fail: ValueError: count is no Private or Hidden field" in told
    assert "seed 0, 1 actions: … go" in told


class Redealing(Faulty):
    """Two turns, and a card to be dealt anew."""

    name = "redealing"
    card = Private(values=range(4))

    def step(self, state: RulesState) -> None:
        if state.to_play:
            state.end("over", [1, 0])
        else:
            state.to_play = 1


def redealing(redeal: Any, **members: Any) -> OwnGame:
    members = {"__doc__": "Redealing.", "redeal": redeal, **members}
    kind: type[OwnGame] = type("Redealing", (Redealing,), members)
    return kind()


@pytest.mark.parametrize(
    ("redeal", "said"),
    [
        (lambda _self, _state, seat: [0, 1][seat + 1], "IndexError: list index out of range"),
        (lambda _self, _state, seat: {-1: 0, 0: 0}[seat], "KeyError: 1"),
        (lambda _self, state, _seat: state.weighted([0, 0]), "ValueError: no weight is above 0"),
    ],
)
def test_beliefs_that_fail_are_told_with_the_seat_and_the_game_that_shows_it(
    redeal: Any, said: str
) -> None:
    found = wrong(redealing(redeal))
    told = found["Does every seat learn only what it may?"]
    assert said in told
    assert re.search(r"in redeal\(state, [01-]+\).* \(seed \d+, \d actions: … ", told)
    assert POSSIBLE in found


def test_onlookers_are_named_where_a_belief_fails_for_them_alone() -> None:
    found = wrong(redealing(lambda _self, _state, seat: {0: 0, 1: 0}[seat]))
    assert "in redeal(state, -1), an onlooker (seed " in found[POSSIBLE]


def test_rules_that_fail_in_worlds_of_bots_alone_are_told_with_their_game() -> None:
    def redeal(_self: Any, state: Any, _seat: int) -> None:
        state.card = 3

    def forbidden(_self: Any, state: Any, _name: str) -> str | None:
        if state.card.sum() == 6:
            raise IndexError("no such street")
        return None

    told = wrong(redealing(redeal, forbidden=forbidden))["Do bots play it?"]
    assert "IndexError: no such street, in forbidden, asked for go" in told
    assert "(seed 1, 0 actions: … )" in told


def test_a_deal_that_fails_is_told() -> None:
    def deal(_self: Any, state: Any) -> None:
        """Deal."""
        state.below(0)

    told = wrong(redealing(None, deal=deal))["Does a random game end?"]
    assert "a random number is below 1" in told
    assert "(seed 0, 0 actions" in told


def test_a_leak_that_bots_trip_over_is_shown_and_so_is_their_fall() -> None:
    found = wrong(NeverTheOthers(2))
    assert "differs after" in found["Does every seat learn only what it may?"]
    assert "comes upon an action that is legal in one world" in found["Do bots play it?"]


def test_rules_that_draw_on_something_else_than_the_state_are_found() -> None:
    def step(self: Any, state: Any) -> None:
        self.drawn.append(1)
        state.end("over", [len(self.drawn), 0])

    found = wrong(faulty(step))
    assert "end in another state" in found["Do the same seed and actions give the same game?"]


def test_a_game_that_hides_nothing_is_told_so() -> None:
    assert wrong(faulty(Faulty.step)) == {"Does every seat learn only what it may?": NOTHING_OPEN}


def test_a_belief_that_is_the_truth_is_found() -> None:
    found = wrong(TrueBelief(3))
    assert found.pop("Does every seat learn only what it may?") == NOTHING_OPEN
    assert list(found) == [POSSIBLE]


def test_a_belief_that_keeps_a_part_of_the_truth_is_found() -> None:
    """Nothing else shows it: whatever the seat is sent is the same in all the worlds it holds possible."""
    found = wrong(HalfTheTruth(3), positions=100)
    assert list(found) == [POSSIBLE]
    assert found[POSSIBLE].startswith("worlds never drawn of ")
    assert '"left_over"' in found[POSSIBLE]
    assert "drawn 0 times" in found[POSSIBLE]


def test_a_hint_for_all_that_beliefs_do_not_take_into_account_is_found() -> None:
    found = wrong(PublicHint(2), positions=100)
    assert list(found) == [POSSIBLE]
    assert found[POSSIBLE].startswith("impossible worlds of ")
    assert '"hint"' in found[POSSIBLE]
    assert "met 0 times" in found[POSSIBLE]


class Clue(OwnGame):
    """Eight numbers of eight, so that hardly ever the same is dealt; each seat knows where one is hidden."""

    interface = 1
    name = "clue"
    seat_range = (2, 2)
    endings: ClassVar = {"over": "It is over."}
    gold = Hidden(values=range(4))
    clue = Private(values=range(4))
    weather = Public(values=range(8), size=8)

    def deal(self, state: RulesState) -> None:
        """The gold is hidden, and everybody learns where it is not."""
        gold = state.below(4)
        state.gold = gold
        state.clue = [(gold + 1 + state.below(3)) % 4 for _ in range(2)]
        state.weather = [state.below(8) for _ in range(8)]

    def redeal(self, state: RulesState, seat: int) -> None:
        own = [
            int(clue)
            for clue, sees in zip(state.clue, state.sees("clue", seat), strict=True)
            if sees
        ]
        gold = state.weighted([each not in own for each in range(4)])
        state.gold = gold
        for other in range(2):
            if other != seat:
                state.clue[other] = (gold + 1 + state.below(3)) % 4

    @action("dig", range(4))
    def digs(self, state: RulesState, place: int) -> None:
        """Dig."""
        state.end("over", [int(place == state.gold[0]), 0])


class Clueless(Clue):
    """What a seat is supposed to believe takes no account of its own clue."""

    def redeal(self, state: RulesState, seat: int) -> None:
        gold = state.below(4)
        state.gold = gold
        for other in range(2):
            if other != seat:
                state.clue[other] = (gold + 1 + state.below(3)) % 4


def test_beliefs_that_ignore_the_own_clue_are_found_where_hardly_anything_is_told_twice() -> None:
    told = wrong(Clueless(2), positions=200)[POSSIBLE]
    assert "shares of worlds of seat 0 differs after" in told
    assert re.search(r"0 alone have fields.clue\[0\] (\d) and fields.gold\[0\] \1", told)


def test_beliefs_that_are_right_are_shared_as_the_games_are() -> None:
    for game in (Clue(2), OneCardPoker(3), Shells()):
        report = check_met_pairs(own_games.GameSubject(game), games=1500)
        assert report.findings == []


def test_where_nobody_is_told_the_same_twice_beliefs_are_said_not_to_have_been_asked_for() -> None:
    (answer,) = (each for each in check_game(OneCardPoker(6), 2, 4) if each.question == POSSIBLE)
    assert "in 8 random games seats were not told the same often enough" in answer.unasked
    assert answer.problems == ()


def test_beliefs_that_are_right_pass() -> None:
    for game in (OneCardPoker(2), OneCardPoker(3), Shells()):
        subject = own_games.GameSubject(game)
        report = check_met_worlds(subject, own_games.ToldSoFar(), games=200)
        assert report.is_clean, str(report)


class LongNight(Faulty):
    """A game whose track, by an option of its picture's, is too short."""

    @property
    def picture(self) -> Picture:
        return Picture(places=grid(1, 1), tracks=[Track("count", 2)])

    def step(self, state: RulesState) -> None:
        state.count += 1
        if state.count == 4:
            state.end("over", [0, 0])


def test_a_track_that_is_too_short_for_what_comes_is_told() -> None:
    told = wrong(LongNight())[PLACED]
    assert told.startswith(
        "the track of count has 2 boxes, none for the value 2 (seed 0, 2 actions"
    )
