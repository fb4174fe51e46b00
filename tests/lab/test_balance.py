"""The balance lab: every setting from the same deals, and figures that can be counted again by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie import State, bots
from diablerie.lab import (
    Course,
    Inquiry,
    Journal,
    OtherRun,
    Setting,
    in_processes,
    inquire,
    write_findings,
)
from tests.settings import cut_short, everyday

TURNS = 8


def setting(name: str = "plain", game: str = "doctor-faust", **options: Any) -> Setting:
    return Setting(name, diablerie.load(game, **{**cut_short(game, TURNS), **options}))


def quick(*settings: Setting, bot: str = "random", seed: int = 1) -> Inquiry:
    return Inquiry(settings or (setting(),), bot, str(seed).encode())


def test_a_game_is_counted_as_it_was() -> None:
    inquiry = quick(bot="greedy")
    course = inquiry.play(setting(), 3)
    state: State = setting().game.start(b"1/deal/3")
    players = [bots.load("greedy", state.game, b"1/bot/3/%d" % seat) for seat in range(2)]
    actions, laid = 0, 0
    while (mover := state.to_play) is not None:
        action = players[mover].choose(state.belief(mover))
        state, events = state.narrate(action)
        actions += 1
        laid += any(event.kind == "card-laid" for event in events)
    assert (course.actions, course.scores) == (actions, state.scores)
    assert course.reason == "max_turns"
    assert course.turns == state.view(None)["turn"]
    assert dict(zip(course.kinds, course.counts, strict=True)).get("card-laid", 0) == laid
    assert sum(course.shares) == 1
    assert course.settled is None or 0 <= course.settled <= 1
    assert 0 <= course.lead_changes < TURNS
    assert all(swing >= 0 for swing in course.swings)


@pytest.mark.parametrize("game", diablerie.games())
def test_every_game_can_be_asked_about(game: str) -> None:
    (found,) = inquire(quick(setting(game=game)), 3).balances
    seats = found.setting.game.seats
    assert len(found.seats) == seats
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    assert sum(share.value for share in found.endings.values()) == pytest.approx(1)
    assert found.turns.low <= found.turns.value <= found.turns.high
    swings = [habit.swing for habit in found.habits]
    assert swings == sorted(swings, reverse=True)


def test_settings_are_compared_from_the_same_deals() -> None:
    same = quick(setting("one"), setting("other"))
    one, other = inquire(same, 4).balances
    assert [c.scores for c in one.courses] == [c.scores for c in other.courses]


def test_rules_make_a_difference() -> None:
    french = setting("french", edition="arles-fr")
    german, arles = inquire(quick(setting("german"), french), 6).balances
    assert [c.scores for c in german.courses] != [c.scores for c in arles.courses]


def idle(_: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
    """Workers that have nothing to do."""
    assert list(pieces) == []
    return iter(())


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
def test_processes_make_none(tmp_path: Path, game: str) -> None:
    inquiry = quick(setting(game=game, max_turns=20))
    here = inquire(inquiry, 6)
    there = inquire(inquiry, 6, workers=in_processes(2), folder=tmp_path)
    assert here.balances == there.balances
    kept = Journal(tmp_path, inquiry.plan, Course).finished()
    assert tuple(kept) == here.balances[0].courses
    again = inquire(inquiry, 6, workers=idle, folder=tmp_path)
    assert again.balances == here.balances, "what is done already is not done again"
    with pytest.raises(OtherRun, match="its bot is 'random', not 'greedy'"):
        inquire(quick(*inquiry.settings, bot="greedy"), 6, folder=tmp_path)


def test_the_page_holds_every_setting(tmp_path: Path) -> None:
    findings = inquire(quick(setting("plain"), setting("french", edition="arles-fr")), 4)
    page = write_findings(findings, tmp_path).read_text("utf-8")
    assert page.count("<svg") == 2
    for told in ("plain", "french", "share of the wins", "max_turns", "stone-step"):
        assert told in page


@pytest.mark.parametrize(
    ("settings", "bot", "complaint"),
    [
        ((), "random", "at least one setting"),
        ((setting(), setting()), "random", "asked about once"),
        ((setting(),), "angel", "there is no bot"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    settings: tuple[Setting, ...], bot: str, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        Inquiry(settings, bot)


def test_an_inquiry_takes_two_deals() -> None:
    with pytest.raises(ValueError, match="at least two deals"):
        inquire(quick(), 1)


def test_a_game_that_nobody_won_was_never_settled() -> None:
    undecided = setting(game="kill-doctor-lucky", max_turns=4)
    course = quick(undecided).play(undecided, 0)
    assert set(course.shares) == {0.25}
    assert course.settled is None
    (found,) = inquire(quick(undecided), 2).balances
    assert found.settled is None


def test_nobody_leads_while_all_are_even() -> None:
    short = setting(max_turns=1)
    course = quick(short).play(short, 0)
    assert course.lead_changes == 0
