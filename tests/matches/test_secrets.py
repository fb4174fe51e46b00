"""Two worlds that a viewer cannot tell apart stay so, whatever is done at the table, taken back or not."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import diablerie
from diablerie.events import Event
from diablerie.games.doctor_faust import DoctorFaust
from diablerie.interpreted import Note
from diablerie.matches import Deed, Entry, Match, Refused
from tests.secrecy.test_noninterference import LeakyEvent
from tests.settings import seats_at_most

from .playing import BANK, begun_at, now_in, told_to, viewers, whole_matches

TABLE_DEEDS: tuple[Deed, ...] = ("offer", "accept", "decline", "vote", "substitute", "return")


def deed_of(match: Match, rng: Random) -> Entry:
    """Something done at the table."""
    seats = match.game.seats
    deed = rng.choice((*TABLE_DEEDS, *("take-back",) * 8))
    by = None if deed == "substitute" else rng.randrange(seats)
    if deed == "take-back":
        by = next((entry.seat for entry in reversed(match.log) if entry.deed == "act"), by)
    about = rng.randrange(seats) if deed in ("vote", "substitute") else None
    at = now_in(match) + timedelta(seconds=rng.randrange(20))
    return Entry(deed, by, at, None, about, "imp")


def outcome_of(match: Match, entry: Entry) -> str:
    """Do something, and what is said if it is refused."""
    try:
        match.do(entry)
    except Refused as error:
        return f"{error.reason}: {error}"
    return "done"


def acted_alike(true: Match, other: Match, viewer: int | None, rng: Random) -> bool:
    """Act in both worlds so that the viewer sees the same; whether it still cannot tell them apart."""
    seat, at = true.to_play, now_in(true)
    assert seat is not None
    action = rng.choice(true.state.legal)
    seen = true.state.seen_action(action, viewer)
    alike = [a for a in other.state.legal if other.state.seen_action(a, viewer) == seen]
    if not alike:
        return False
    events = true.act(seat, action, at)
    other.act(seat, rng.choice(alike), at)
    return not any(event.reveals_to(viewer) for event in events)


def difference(match: Match, viewer: int | None, rng: Random, steps: int = 30) -> str | None:
    """Where a match and another that the viewer cannot tell from it differ for the viewer; None: nowhere."""
    world = match.state.belief(viewer).sample(np.random.default_rng(rng.randrange(2**32)))
    true, other = begun_at(match.state, BANK), begun_at(world, BANK)
    for _ in range(steps):
        if true.is_over:
            break
        if rng.random() < 0.5:
            entry = deed_of(true, rng)
            if outcome_of(true, entry) != outcome_of(other, entry):
                return f"{entry.deed} is refused in one world only"
        elif not acted_alike(true, other, viewer, rng):
            break
        if true.is_over:
            break
        if told_to(true, viewer) != told_to(other, viewer):
            return f"after {true.log[-1]}"
    return None


def somewhere(game: diablerie.Game, rng: Random) -> Match:
    """A match begun at some position of a random game."""
    state = game.start(rng.randrange(2**32))
    for _ in range(rng.randrange(60)):
        after = state.play(rng.choice(state.legal))
        if after.is_over:
            break
        state = after
    return begun_at(state)


@pytest.mark.parametrize("name", diablerie.games())
@whole_matches
@given(seed=st.integers(0, 2**32))
def test_what_a_viewer_cannot_know_changes_nothing_it_is_told(name: str, seed: int) -> None:
    rng = Random(seed)
    match = somewhere(diablerie.load(name, seats_at_most(name, 3)), rng)
    for viewer in viewers(match):
        assert difference(match, viewer, rng) is None, viewer


class LeakyUndo(DoctorFaust):
    """Has a card be taken back only if it is worth an even number."""

    def tell(self, notes: list[Note], actor: int | None, random: bool) -> tuple[Event, ...]:
        return tuple(
            replace(event, random=event.kind == "card-laid" and event.params["value"] % 2 == 1)
            for event in super().tell(notes, actor, random)
        )


@pytest.mark.parametrize("leaky", [LeakyEvent, LeakyUndo])
def test_a_planted_leak_is_found(leaky: type[DoctorFaust]) -> None:
    rng = Random(1)
    assert any(difference(somewhere(leaky(), rng), 1, rng) for _ in range(100))
