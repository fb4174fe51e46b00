"""A hint is made of what its seat knows, and says what speaks for it, or else what it mostly leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import diablerie
from diablerie import Belief, State, bots
from diablerie.analysis import hint as hints
from diablerie.analysis import reason_text
from diablerie.analysis.common_lines import common
from diablerie.analysis.hint import hint
from diablerie.analysis.reasons import reasons_for
from diablerie.bots.deliberation import concluded
from diablerie.capabilities.open_facts import OpenFacts
from diablerie.compiled import Record
from diablerie.words import LANGUAGES
from tests.bots.positions import alike, loaded, positions
from tests.settings import fewer

FAUST = diablerie.load("doctor-faust")
SIMULATIONS = 60
PAIRS = 8


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes later in the turn is not thought about for longer than its beginning."""
    monkeypatch.setattr(hints, "LATER", SIMULATIONS)


def hinted(belief: Belief) -> dict[str, Any]:
    """A hint that was thought of quickly."""
    return concluded(hint(belief, SIMULATIONS))


def differing(pairs: list[tuple[State, State]], told: Callable[[Belief], object]) -> int:
    """In how many pairs of worlds something told to the seat to move tells them apart."""
    return sum(
        told(here.belief(here.to_play)) != told(there.belief(here.to_play)) for here, there in pairs
    )


def forget_nothing(_belief: Belief, _record: Record) -> None:
    """A leak that is planted: beliefs hold the world that is, and draw no others."""


@pytest.mark.parametrize("game", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = list(alike(loaded(game), fewer(game, PAIRS), seed=11))
    assert differing(pairs, hinted) == 0
    # A leak that is planted is found: the search goes by what the seat cannot know.
    plan = hints._searcher(pairs[0][0].belief(0), SIMULATIONS).plan
    monkeypatch.setattr(Belief, "_redeal", forget_nothing)
    monkeypatch.setattr(
        hints,
        "_searcher",
        lambda belief, _count: bots.Ismcts(belief.game, plan, belief.world.tobytes()),
    )
    assert differing(pairs, hinted) > 0


def test_reasons_do_not_hang_on_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rival's card on the way is an 8 in one world, and a 3 in the other."""
    here, there = (
        FAUST.position(
            {"stones": [[3, 9], [20, 25]], "laid": [{"space": 5, "seat": 1, "value": value}]}
        )
        for value in (8, 3)
    )

    def told(belief: Belief) -> object:
        return reasons_for(belief, ("s1", "s1"), 2, seed=0)

    assert told(here.belief(0))
    assert differing([(here, there)], told) == 0
    monkeypatch.setattr(Belief, "_redeal", forget_nothing)
    assert differing([(here, there)], told) == 1


WORDED = [
    name for name in diablerie.games() if type(diablerie.load(name).open_facts) is not OpenFacts
]
"""Games that have words for what a line leads to."""


@pytest.mark.parametrize("game", WORDED)
def test_what_lines_have_in_common_is_said_in_every_language(game: str) -> None:
    told = 0
    for state in positions(loaded(game), 6, seed=5):
        shared = concluded(common(state.belief(state.to_play), state.legal[:1]))
        if shared is not None:
            told += 1
            assert shared.fact.kind.startswith("line-")
            assert shared.share.chance > 0.5
            assert all(reason_text(shared, game, lang) for lang in LANGUAGES)
    assert told > 0


def test_it_is_said_only_where_nothing_else_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A soul card is a reason; where nothing at all is one, there is what lines have in common."""
    belief = FAUST.position({"points": 1, "soul": 1, "stones": [[0, 9], [20, 25]]}).belief(0)
    kinds = [reason["kind"] for reason in hinted(belief)["reasons"]]
    assert kinds[0] == "landing"
    assert not any(kind.startswith("line-") for kind in kinds)
    monkeypatch.setattr(hints, "reasons_for", lambda *_args, **_keys: ())
    (only,) = hinted(belief)["reasons"]
    assert only["kind"].startswith("line-")


def test_what_is_the_only_thing_to_be_done_needs_no_reason() -> None:
    state = next(
        each for each in positions(diablerie.load("kill-doctor-lucky"), 500) if len(each.legal) == 1
    )
    assert hinted(state.belief(state.to_play))["reasons"] == []
