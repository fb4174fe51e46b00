"""Tuning: attempts that learn from one another, and a verdict on new deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie.lab import Attempt, OtherRun, Tuned, Tuning, tune

BOT = "search:simulations=8"

ENOUGH = 12
"""Of so many attempts at so few games one is better than half by luck alone."""

GAMES = 12
"""That the best plays once more."""


def quick(*traits: str, bot: str = BOT, games: int = 6, seed: bytes = b"1") -> Tuning:
    """Doctor Faust, broken off after a few turns."""
    game = diablerie.load("doctor-faust", max_turns=24)
    return Tuning(game, bot, traits or ("lay", "playouts.lay", "exploration"), games, seed)


@pytest.fixture(scope="module")
def whole() -> Tuned:
    """What comes of enough attempts."""
    return tune(quick(), ENOUGH, GAMES)


def test_it_begins_with_what_is_and_stays_within_reach(whole: Tuned) -> None:
    assert len(whole.attempts) == ENOUGH
    assert whole.attempts[0] == Attempt((0.4, 0.4, 2.0), 0.5)
    for lay, playouts_lay, exploration in (each.numbers for each in whole.attempts):
        assert 0.1 <= lay <= 1.6
        assert 0.1 <= playouts_lay <= 1.6
        assert 0.5 <= exploration <= 8.0
    assert len({each.numbers for each in whole.attempts}) == ENOUGH


def test_the_best_meets_the_bot_once_more_on_new_deals(whole: Tuned) -> None:
    best = max(whole.attempts, key=lambda attempt: attempt.share)
    assert whole.best == whole.tuning.name_with(best.numbers)
    assert whole.standing is not None
    assert whole.again is not None
    assert whole.standing.bot == whole.best
    assert whole.standing.games == GAMES
    assert whole.again.schedule.seed != whole.tuning.schedule(best.numbers, b"/tuning").seed


def test_where_nothing_is_better_it_is_left_as_it_is() -> None:
    tuned = tune(quick(), 1, 4)
    assert (tuned.best, tuned.again, tuned.standing) == (
        f"{BOT}:lay=0.4:playouts.lay=0.4:exploration=2",
        None,
        None,
    )


def test_one_that_was_broken_off_goes_on_as_if_it_had_not_been(
    whole: Tuned, tmp_path: Path
) -> None:
    seen: list[int] = []

    def stop(done: int, _attempt: Attempt) -> None:
        seen.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(quick(), ENOUGH, GAMES, folder=tmp_path, watch=stop)
    again = tune(quick(), ENOUGH, GAMES, folder=tmp_path)
    assert (again.attempts, again.best) == (whole.attempts, whole.best)
    assert again.again is not None
    assert whole.again is not None
    assert again.again.games == whole.again.games
    with pytest.raises(OtherRun, match="its traits"):
        tune(quick("lay"), 6, 4, folder=tmp_path)


def test_a_trait_that_is_nothing_is_looked_for_in_its_whole_range() -> None:
    tuning = quick("lay", bot=f"{BOT}:lay=0")
    numbers = [each.numbers[0] for each in tune(tuning, 8, 2).attempts]
    assert numbers[0] == 0
    assert max(numbers) > 1.6


def test_what_a_style_says_is_where_it_begins() -> None:
    tuning = quick("lay", "reduction", bot=f"{BOT}:bold:reduction=0.2:playouts.lay=3")
    assert tuning.usual == {"lay": tuning.game.ai.styles["bold"]["lay"], "reduction": 0.2}
    assert quick("playouts.lay", bot=f"{BOT}:playouts.lay=3").usual == {"playouts.lay": 3.0}


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"traits": ("snooping",)}, "nothing to tune by the name 'snooping'; there are earning"),
        ({"traits": ("lay", "lay")}, "named once, not lay, lay"),
        ({"bot": "greedy"}, "'greedy' does not search"),
        ({"bot": "saint"}, "the bots are random"),
    ],
)
def test_what_cannot_be_tuned_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        quick(*wrong.get("traits", ()), bot=wrong.get("bot", BOT))
    game = diablerie.load("doctor-faust")
    with pytest.raises(ValueError, match="at least one trait"):
        Tuning(game, BOT, (), 4)
    with pytest.raises(ValueError, match="at least one attempt"):
        tune(quick(), 0, 4)
