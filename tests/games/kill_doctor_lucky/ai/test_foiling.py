"""How readily a seat pays that is asked to foil an attempt (KDL-19): by what it can know alone."""

from __future__ import annotations

import pytest

from diablerie import State
from tests.bots.positions import priors

from ..table import attacked

OTHERS = ["move1", "room:kitchen", "move2", "room:parlor"]


def readiness(state: State) -> float:
    """How many times as readily paying one point comes to mind as passing."""
    game, weights = state.game, priors(state)
    return float(weights[game.action_id("fail1")] / weights[game.action_id("pass")])


def test_the_last_pays_where_that_saves_him_and_hardly_ever_else() -> None:
    traits = attacked(["fail1"]).game.ai.traits
    saving, wasting = attacked(["fail1", "fail3"]), attacked(["fail1", "fail2"])
    assert readiness(saving) == pytest.approx(traits["last_hope"].usual)
    assert readiness(wasting) == pytest.approx(traits["paying"].usual)


def test_the_more_cards_come_after_the_less_readily_one_pays() -> None:
    hand = ["fail1", "fail3"]
    ready = [readiness(attacked(hand, OTHERS[:cards])) for cards in range(len(OTHERS) + 1)]
    assert ready == sorted(ready, reverse=True)
    assert ready[0] > 1.3 * ready[-1]


def test_what_the_others_hold_does_not_matter() -> None:
    hand = ["fail1", "fail3"]
    poor, rich = attacked(hand, OTHERS[:2]), attacked(hand, ["fail3", "fail3"])
    assert readiness(poor) == readiness(rich)


def test_what_has_been_paid_already_is_not_expected_of_others() -> None:
    hand = ["fail1", "fail3"]
    fresh = attacked(hand, OTHERS)
    late = attacked(hand, OTHERS, spent=["fail3"] * 2 + ["fail2"] * 6)
    assert readiness(late) > readiness(fresh)
