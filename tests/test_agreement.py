"""The compiled rules and the same source uncompiled agree, step by step, over hundreds of games."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest
from numpy.typing import NDArray

import diablerie
from diablerie import Game
from diablerie.chance import words
from diablerie.compiled import PACKAGE, listening, specialise
from diablerie.dtypes import new_record
from diablerie.fields import fields_of

from .settings import everyday, many, stride, usual_length, values_of

GAMES_OF_TWO = many(320, soaking=10_000)
"""So many games of a game for two are played; the more seats another has, the longer its games are."""

PARTS = 20
LAST_ACTIONS = (0, 1, 2, 3)
"""After which a search may leave duplicates out; that they could have been done is not asked for."""
LONG = 1_500
"""Actions from which on a random game is a long one."""

SHORT = 12
"""Turns after which half of the games are cut short, so that the interpreter gets through them."""


def settings(name: str) -> list[Game]:
    """The default game, each edition, and every switch away from its default, seat counts included."""
    facts = diablerie.describe(name)
    low, high = facts.seat_range
    found = [diablerie.load(name, seats=seats) for seats in range(low, high + 1)]
    for option in facts.options:
        found += [diablerie.load(name, **{option.name: value}) for value in values_of(option)[1:]]
    return [*found, *(shortened(game) for game in found)]


GAMES = [name for name in diablerie.games() if diablerie.load(name).is_compiled]


def shortened(game: Game) -> Game:
    """The same game, over after a few turns."""
    return diablerie.load(game.name, game.seats, **{**game.options, "max_turns": SHORT})


def daily(name: str) -> list[Game]:
    """For every number of seats, and with every switch where a game is over after a few turns."""
    low, high = diablerie.describe(name).seat_range
    found = settings(name)
    return [*found[: high - low + 1], *found[len(found) // 2 :]]


SETTINGS = everyday(
    [game for name in GAMES for game in settings(name)],
    *(game for name in GAMES for game in daily(name)),
)
"""Those of which games are long with a switch in a soak."""


def games_each(name: str) -> int:
    """How many games to play: fewer where many play, or long."""
    facts = diablerie.describe(name)
    games = GAMES_OF_TWO * 2 // facts.seat_range[1]
    return games if usual_length(name, facts.default_seats) <= LONG else games // 2


class Pair:
    """One game played twice at once, by compiled and by interpreted rules."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.records = (game.blank_record(), game.blank_record())
        self.sides = (
            (game.compiled_rules, game.tables, self.records[0]),
            (game.interpreted_rules.module, fields_of(game.tables), fields_of(self.records[1])),
        )
        self.masks = (np.zeros(game.n_actions, np.uint8), np.zeros(game.n_actions, np.uint8))
        self.weights = np.zeros(game.n_actions, np.float32)
        self.rng = np.random.default_rng(seed)
        for record, (rules, tables, fields) in zip(self.records, self.sides, strict=True):
            record.rng = words(str(seed).encode(), 0)
            rules.deal(tables, fields)

    def step(self, guided: bool) -> None:
        """One action, the same on both sides; guided ones lead to the ends that random ones seldom see."""
        action = self.choose(guided)
        for rules, tables, record in self.sides:
            rules.apply(tables, record, action)

    def choose(self, guided: bool) -> int:
        for (rules, tables, record), mask in zip(self.sides, self.masks, strict=True):
            rules.legal(tables, record, mask)
        assert (self.masks[0] == self.masks[1]).all()
        chances = self.masks[0].astype(float)
        if guided:
            rules, tables, record = self.sides[0]
            rules.prior(tables, self.game.ai.style(), record, self.masks[0], self.weights)
            chances = self.weights.astype(float)
        return int(
            np.searchsorted(chances.cumsum(), self.rng.random() * chances.sum(), side="right")
        )

    def agree(self) -> bool:
        return bool(self.records[0].tobytes() == self.records[1].tobytes())


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_uncompiled_rules_agree(name: str, part: int) -> None:
    choices = settings(name)
    for number in range(part, games_each(name), PARTS):
        pair = Pair(choices[number % len(choices)], number)
        assert pair.agree()
        while pair.records[0].to_play >= 0:
            pair.step(guided=number % 8 != 0)
            assert pair.agree()


@pytest.mark.parametrize("game", SETTINGS, ids=repr)
def test_what_follows_from_a_position_agrees_too(game: Game) -> None:
    pair = Pair(game, 5)
    for ply in itertools.count():
        if pair.records[0].to_play < 0:
            break
        if ply % stride(game) == 0:
            for seat in range(-1, game.seats):
                (here, weighed), (there, weighed_there) = (written(pair, i, seat) for i in (0, 1))
                assert here == there
                assert np.allclose(weighed, weighed_there, rtol=1e-4, atol=1e-5)
        pair.step(guided=False)


@pytest.mark.parametrize("game", SETTINGS, ids=repr)
def test_compiled_rules_tell_what_interpreted_ones_do(game: Game) -> None:
    game.warm()
    rng = random.Random(7)
    state = game.start(7)
    while not state.is_over:
        action = rng.choice(state.legal)
        alone = state.record
        with listening() as notes:
            game.interpreted_rules.apply(game.tables, alone, game.action_id(action))
        after, told = game.applied(np.asarray(state.record), game.action_id(action))
        assert told == notes
        assert after.tobytes().endswith(alone.tobytes())
        state = state.play(action)


def written(pair: Pair, side: int, seat: int) -> tuple[list[bytes], NDArray[np.float32]]:
    """What the kernels make of a position for one seat: redeal and tensor; weights, payoffs and prospects."""
    game = pair.game
    rules, record = (game.compiled_rules, game.interpreted_rules)[side], pair.records[side]
    world = new_record(game.STATE, record.tobytes())
    rules.redeal(game.tables, world, seat)
    exact = [world.tobytes()]
    mask, weights = np.zeros(game.n_actions, np.uint8), np.zeros(game.n_actions, np.float32)
    rules.legal(game.tables, record, mask)
    style = game.ai.style()
    rules.prior(game.tables, style, record, mask, weights)
    for last in LAST_ACTIONS:
        kept = mask.copy()
        rules.drop_duplicates(game.tables, record, last, kept)
        exact.append(kept.tobytes())
    payoffs, prospects = np.zeros(game.seats, np.float32), np.zeros(game.seats, np.float32)
    rules.payoffs(game.tables, record, payoffs)
    rules.evaluate(game.tables, style, record, prospects)
    results = [weights, payoffs, prospects]
    if seat >= 0:
        tensor = np.zeros(game.tensor_shape, np.float32)
        rules.observe(game.tables, record, seat, tensor)
        exact.append(tensor.tobytes())
    return exact, np.concatenate(results)


@pytest.mark.parametrize("name", GAMES)
def test_loops_can_be_left_to_the_interpreter_too(name: str) -> None:
    game = diablerie.load(name)
    ends = []
    for rules in (game.compiled_rules, game.interpreted_rules.module):
        loop = specialise(f"{PACKAGE}.loops.playout", rules)
        record, mask = game.blank_record(), np.zeros(game.n_actions, np.uint8)
        record.rng = words(b"loop", 0)
        ends.append((loop.play_games(game.tables, record, mask, 2), record.tobytes()))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_interpreter_counts_legal_actions_past_the_range_of_the_mask(name: str) -> None:
    loop = specialise(f"{PACKAGE}.loops.playout", diablerie.load(name).interpreted_rules.module)
    mask = np.ones(600, np.uint8)
    mask[1] = 0
    assert [loop.nth_legal(mask, index) for index in (0, 1, 298, 598)] == [0, 2, 299, 599]
