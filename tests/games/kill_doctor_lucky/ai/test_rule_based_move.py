"""What a seat does without thinking: whoever can foil an attempt alone does (KDL-19)."""

from __future__ import annotations

import pytest

from diablerie import Belief, State, bots
from diablerie.bots import RuleBased
from tests.games.playing import play

from ..table import LAIR, attacked, place


def reflex(state: State) -> str | None:
    """The reflex of the seat to move."""
    return state.game.ai.rule_based_move(state.view(state.to_play))


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        (["fail1", "fail3"], ["fail3", "fail1"]),
        (["fail1", "fail2", "fail2", "fail3"], ["fail2", "fail2"]),
        (["fail3", "fail3"], ["fail3", "fail3"]),
    ],
)
def test_an_attempt_is_foiled_as_cheaply_as_the_hand_alone_can(
    hand: list[str], cards: list[str]
) -> None:
    state = attacked(hand, ["fail2", "fail2"])
    played = []
    while (action := reflex(state)) is not None:
        played.append(action)
        state = play(state, action)
    assert sorted(played) == sorted(cards)
    assert state.position()["phase"] == "turn"


def test_there_is_none_where_the_hand_alone_cannot_foil_it_or_nothing_is_asked() -> None:
    assert reflex(attacked(["fail1", "fail2"], ["fail3", "fail3"])) is None
    assert reflex(place(**LAIR)) is None


class Sly:
    """A bot that always leaves the Doctor to others."""

    def choose(self, belief: Belief) -> str:
        """Pass."""
        return "pass"


def test_a_hasty_bot_follows_it_but_for_a_lapse_now_and_then() -> None:
    state = attacked(["fail1", "fail3"], ["fail2", "fail2"])
    belief = state.belief(state.to_play)
    bot = RuleBased(state.game, Sly(), seed=1)
    lapses = [bot.choose(belief) for _ in range(400)].count("pass")
    assert 20 <= lapses <= 60


def test_a_hasty_bot_thinks_where_there_is_none() -> None:
    state = attacked(["fail1"], ["fail3", "fail2"])
    assert RuleBased(state.game, Sly(), seed=1).choose(state.belief(state.to_play)) == "pass"


def test_the_imp_is_hasty_where_nothing_was_learnt_and_stronger_bots_are_not() -> None:
    game = place(**LAIR, options={"last_must_foil": True}).game
    hasty = [name for name in bots.names() if isinstance(bots.load(name, game, 1), RuleBased)]
    assert hasty == ["imp"]
