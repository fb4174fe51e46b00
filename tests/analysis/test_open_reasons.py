"""What is told as known is so, in every world that the seat holds possible; and told alike in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import diablerie
from diablerie import Belief, State
from diablerie.analysis import reason_text
from diablerie.analysis.reasons import MOST_OPEN, known_line, open_reasons
from diablerie.capabilities.facts import Fact
from diablerie.words import LANGUAGES, catalogue
from tests.bots.positions import alike, loaded, of_matches
from tests.games.of_game import if_told
from tests.messages import messages_of
from tests.settings import many

POSITIONS = many(40, soaking=5_000)
WORLDS = 3
GAMES = diablerie.games()


def confirmed(game: str) -> Mapping[str, Any]:
    """By kind, what looks an open fact of a game up in its rules."""
    told = if_told(game, "belief.confirmed")
    return {} if told is None else told.CONFIRMED


def lines(game: str, count: int) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Positions of greedy bots' matches, and what the seat to move might do until it learns something."""
    rng, found = Random(game), 0
    for state in of_matches(loaded(game), 1_000):
        if rng.random() < 0.8 or len(state.legal) < 2:
            continue
        yield state, some_line(state.belief(state.to_play), rng)
        found += 1
        if found == count:
            return


def some_line(belief: Belief, rng: Random) -> tuple[str, ...]:
    """Actions at random, one after another, eight at most."""
    line: list[str] = []
    state = State(belief.game, belief.world)
    while state.to_play == belief.seat and len(line) < 8:
        seen = known_line(belief, line)
        if seen.last is not None:
            break
        line.append(rng.choice(state.legal))
        state = state.play(line[-1])
    return tuple(line)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_as_known_is_so_in_every_world(game: str) -> None:
    table = confirmed(game)
    for state, tried in lines(game, POSITIONS):
        belief = state.belief(state.to_play)
        seen = known_line(belief, tried)
        line = seen.actions
        found = list(dict.fromkeys(state.game.open_facts.find(seen)))
        for fact in found:
            for world in (state, *(belief.sample(seed) for seed in range(WORLDS))):
                assert table[fact.kind](world, line, dict(fact.facts)), (fact, line, world)
        for each in open_reasons(belief, line):
            assert all(reason_text(each, game, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_told_in_every_language(game: str) -> None:
    for lang in LANGUAGES:
        messages = messages_of(catalogue(lang))
        assert {f"{game}-counsel-{kind}" for kind in confirmed(game)} <= messages.keys()


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_reasons(game: str) -> None:
    rng = Random(2)
    for here, there in alike(loaded(game), many(20, soaking=1_000), seed=4):
        one, other = (world.belief(here.to_play) for world in (here, there))
        line = some_line(one, rng)
        assert open_reasons(one, line) == open_reasons(other, line)


@pytest.mark.parametrize("game", GAMES)
def test_no_more_is_told_than_can_be_taken_in(game: str) -> None:
    for state, line in lines(game, 20):
        found = open_reasons(state.belief(state.to_play), line)
        assert len(found) <= MOST_OPEN
        assert len({each.fact for each in found}) == len(found)
        assert all(isinstance(each.fact, Fact) and each.share.chance == 1 for each in found)


def test_a_spectator_has_no_reasons() -> None:
    with pytest.raises(ValueError, match="spectator"):
        known_line(diablerie.load("doctor-faust").start(1).belief(None), ("s1",))
