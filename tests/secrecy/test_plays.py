"""Ways through a game: all there are, at random, and by one script over many deals."""

from __future__ import annotations

from itertools import islice

import numpy as np

from diablerie.secrecy.gallery.poker import Poker, Table
from diablerie.secrecy.histories import (
    DEALS_A_SCRIPT,
    Moment,
    decisions,
    drawn,
    random_moments,
    scripted_moments,
    whole_tree,
)

from .seeded import SeededPoker

DEALS = 4 * 3
LINES, OPEN_LINES = 15, 6
TREE = 1 + 4 + DEALS * LINES


def rng() -> np.random.Generator:
    return np.random.default_rng(3)


def table(moment: Moment) -> Table:
    assert isinstance(moment.position, Table)
    return moment.position


def test_a_whole_tree_holds_every_moment_once() -> None:
    tree = whole_tree(Poker(), TREE, rng())
    assert tree is not None
    assert len({moment.position.world for moment in tree}) == len(tree) == TREE


def test_a_tree_larger_than_allowed_is_none() -> None:
    assert whole_tree(Poker(), TREE - 1, rng()) is None


def test_a_game_that_hides_its_chance_has_no_whole_tree() -> None:
    assert whole_tree(SeededPoker(Poker()), TREE, rng()) is None


def test_the_decisions_of_a_small_tree_are_all_of_them() -> None:
    assert sum(1 for _ in decisions(Poker(), TREE, rng())) == DEALS * OPEN_LINES


def test_of_a_larger_tree_there_are_as_many_decisions_as_asked_for() -> None:
    assert sum(1 for _ in decisions(SeededPoker(Poker()), 77, rng())) == 77


def test_random_moments_are_decisions_and_ends() -> None:
    moments = list(islice(random_moments(Poker(), rng()), 300))
    assert all(moment.is_decision or moment.position.to_play is None for moment in moments)
    assert any(moment.position.to_play is None for moment in moments)


def games(count: int) -> list[list[Table]]:
    """The tables of so many games, the first by the first script."""
    found: list[list[Table]] = []
    for moment in scripted_moments(Poker(), rng()):
        if not table(moment).line:
            found.append([])
        found[-1].append(table(moment))
        if len(found) > count:
            return found[:count]
    return []


def test_by_a_script_all_do_the_same_but_one_seat_in_turn_whatever_is_dealt() -> None:
    played = games(3 * DEALS_A_SCRIPT)
    for number, free in enumerate((0, 1, None)):
        batch = played[number * DEALS_A_SCRIPT :][:DEALS_A_SCRIPT]
        openings = {tables[1].line for tables in batch if len(tables) > 1}
        assert len(openings) == (2 if free == 0 else 1)
        assert len({tables[0].deal for tables in batch}) > DEALS // 2


def test_chance_draws_by_its_odds() -> None:
    generator, start = rng(), Poker().start(rng())
    counts = np.bincount([int(str(drawn(start, generator))) for _ in range(4_000)])
    assert counts.min() > 900


def test_a_moment_tells_its_steps_its_odds_and_what_each_seat_has_done() -> None:
    moment = Moment(Poker().start(rng()))
    for choice in (2, 3, "check", "bet"):
        moment = moment.after(choice)
    assert [step.actor for step in moment.steps] == [-1, -1, 0, 1]
    assert moment.past(0) == ("check",)
    assert moment.past(1) == ("bet",)
    assert moment.chance == 1 / DEALS
