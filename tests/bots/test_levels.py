"""Bots are named: levels, styles, single traits, and searches of any shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import Ismcts, Plan, RuleBased
from diablerie.bots.learned_search import LearnedSearch
from diablerie.traits import Trait, style_record

from ..networks.policies import learnt
from ..playthroughs import actions_of
from .positions import loaded, positions

GAMES = diablerie.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_that_a_game_offers_plays_it(name: str) -> None:
    game = loaded(name)
    assert bots.offered(game)[: len(bots.names())] == bots.names()
    assert {f"imp:{style}" for style in game.ai.styles} <= set(bots.offered(game))
    state = next(iter(positions(game, 5)))
    for each in bots.offered(game):
        if not each.startswith("archdevil"):
            assert bots.load(each, game, 1).choose(state.belief(state.to_play)) in state.legal


@pytest.mark.parametrize("name", [name for name in GAMES if diablerie.describe(name).styles])
def test_the_styles_of_a_game_are_made_of_its_traits_and_differ(name: str) -> None:
    game = loaded(name)
    plans = [bots.parse(f"devil:{style}").plan(game) for style in game.ai.styles]
    usual = bots.level("devil").plan(game)
    assert plans
    assert usual is not None
    for plan in plans:
        assert plan is not None
        assert plan != usual
        assert plan.simulations == usual.simulations


def test_nobody_is_offered_a_search_without_bounds() -> None:
    game = diablerie.load("doctor-faust")
    for name in ("search:simulations=9", "devil:lay=2", "saint"):
        with pytest.raises(ValueError, match=r"offers no bot .*; it offers random, greedy, imp"):
            bots.load(name, game)


def test_a_name_says_which_plan() -> None:
    game = diablerie.load("doctor-faust")
    plan = bots.parse("search:simulations=200:bold:lay=3:playouts.lay=0.5:spite=0.25").plan(game)
    bold = {**game.ai.styles["bold"], "lay": 3.0}
    assert plan == Plan(200, spite=0.25, style=bold, playouts={"lay": 0.5})
    hasty = bots.parse("imp:simulations=20").make(game, 1)
    assert isinstance(hasty, RuleBased)


@pytest.mark.parametrize("game", learnt(), ids=str)
def test_levels_search_by_what_was_learnt_for_the_very_seats_and_options(game: Game) -> None:
    by_it = set(game.ai.learned_levels)
    other = diablerie.load(game.name, seats=game.seats, max_turns=99)
    assert by_it
    assert by_it <= {name for name in bots.names() if bots.level(name).searches}
    for name in by_it:
        plain, styled = bots.parse(name), bots.parse(f"{name}:bold")
        assert type(plain.make(game, 1)) is LearnedSearch
        assert "by what was learnt" in plain.budget(game)
        for level, seated in ((plain, other), (styled, game)):
            assert type(level.make(seated, 1)) in (Ismcts, RuleBased)
            assert level.budget(seated).endswith(" simulations")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("saint", "the bots are random, greedy, imp"),
        ("greedy:bold", "'greedy' does not search"),
        ("search", "how many simulations"),
        ("search:simulations", "needs a value"),
        ("search:simulations=many", "is a number, not 'many'"),
        ("search:simulations=1:lay=much", "is a number, not 'much'"),
        ("devil:", "neither a style nor a setting"),
        ("devil:lay=", "neither a style nor a setting"),
        ("devil:lay=1:lay=2", "one thing twice"),
        ("devil:meek", "has no style 'meek'; it has bold, careful"),
        ("devil:snooping=2", "has no 'snooping'; it has .*horizon.*doctor-faust: .*lay"),
        ("devil:lay=-1", "lay is a number from 0.0 to 100.0"),
        ("devil:spite=2", "spite is a number from 0 to 1"),
    ],
)
def test_a_name_that_says_nothing_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        bots.parse(name).plan(diablerie.load("doctor-faust"))


@pytest.mark.parametrize("name", GAMES)
def test_usual_traits_lie_within_their_range_and_each_one_counts(name: str) -> None:
    """What no position is judged or weighed differently by would be no trait."""
    game = loaded(name)
    states = [state for seed in range(12) for state in course(game, seed)]
    usual = list(thoughts(game, states, {}))
    for key, trait in game.ai.traits.items():
        assert trait.low <= trait.usual <= trait.high
        changed = [{key: end} for end in (trait.low, trait.high) if end != trait.usual]
        found = (zip(thoughts(game, states, each), usual, strict=True) for each in changed)
        assert any(here != there for pairs in found for here, there in pairs), key


def course(game: Game, seed: int) -> Iterator[State]:
    """The positions of a game in which everybody does what comes to mind."""
    state = game.start(seed)
    for action in actions_of(game, seed):
        yield state
        state = state.play(action)


def thoughts(game: Game, states: Sequence[State], changed: dict[str, float]) -> Iterator[bytes]:
    """What a style makes of positions: prospects, and how readily actions come to mind."""
    judged = game.ai.style(**changed)
    prospects, weights = np.zeros(game.seats, np.float32), np.zeros(game.n_actions, np.float32)
    for state in states:
        game.rules.evaluate(game.tables, judged, state.record, prospects)
        game.rules.prior(game.tables, judged, state.record, state.mask, weights)
        yield prospects.tobytes() + weights.tobytes()


def test_a_style_is_checked() -> None:
    traits = {"daring": Trait(1.0, 0.0, 2.0, "how daring")}
    assert style_record(traits, {}).daring == 1.0
    assert style_record(traits, {"daring": 2.0}).daring == 2.0
    wrong: Any
    for wrong in (2.1, -0.1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match=r"daring is a number from 0\.0 to 2\.0"):
            style_record(traits, {"daring": wrong})
    with pytest.raises(ValueError, match="no trait 'shy'; there are daring"):
        style_record(traits, {"shy": 1.0})


def test_spite_counts_the_good_of_the_best_of_the_others() -> None:
    """With two seats it changes nothing but how payoffs and curiosity weigh against each other."""
    game = loaded("kill-doctor-lucky", seats=4)
    beliefs = [state.belief(state.to_play) for state in positions(game, 12)]
    kind, spiteful = Ismcts(game, Plan(300), 1), Ismcts(game, Plan(300, spite=1.0), 1)
    assert [kind.opinions(each) for each in beliefs] != [
        spiteful.opinions(each) for each in beliefs
    ]
