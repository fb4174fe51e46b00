"""What bots remember of a match: what their seat has seen of it, and nothing else."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.matches import Match, Player, past_of
from diablerie.memory import Memory

from .playing import SEED, START, do, duel, play, play_at_random


@pytest.mark.parametrize("name", diablerie.games())
def test_what_is_remembered_of_a_match_is_what_was_seen_along_the_way(name: str) -> None:
    game = diablerie.load(name)
    match = Match.start(game, [Player.person()] * game.seats, SEED, START)
    memories = [Memory(game, seat) for seat in range(game.seats)]
    for _ in range(60):
        state = match.state
        if state.to_play is None:
            break
        match.act(state.to_play, state.legal[-1], START)
        for memory in memories:
            memory.see(state, state.legal[-1])
    for memory in memories:
        assert past_of(match, memory.seat) == memory.past


def test_what_was_taken_back_has_not_been() -> None:
    match, other = play(duel(), "soul", "s1"), play(duel(), "soul")
    do(match, "take-back", 0)
    assert past_of(match, 1) == past_of(other, 1)
    assert len(past_of(match, 1)) == 1


def test_who_looks_on_at_what_is_hidden_remembers_the_same_whatever_it_is() -> None:
    laid = [play(duel(), f"{value}@17") for value in (4, 8)]
    assert past_of(laid[0], 1) == past_of(laid[1], 1)
    assert past_of(laid[0], 0) != past_of(laid[1], 0)


def test_a_match_goes_on_as_if_nobody_had_remembered_it() -> None:
    match = play_at_random(duel(), 3)
    before = match.whole_record
    past_of(match, 0)
    assert match.whole_record == before
