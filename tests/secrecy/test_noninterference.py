"""What a seat cannot know changes nothing that it receives; and the check that says so can say otherwise."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie import CompositeMove, Game
from diablerie.capabilities.playable import Playable
from diablerie.compiled import Record
from diablerie.documents import Document
from diablerie.events import Event, EventKind
from diablerie.fields import Plain
from diablerie.games.doctor_faust import DoctorFaust
from diablerie.games.doctor_faust.composite_moves import PieceMoves
from diablerie.interpreted import Note
from diablerie.refusals import Refusal
from diablerie.secrecy import Resampler, check_noninterference
from diablerie.secrecy.adapters.own_games import GameSubject
from diablerie.secrecy.equivalence import redealt
from diablerie.secrecy.histories import random_moments
from diablerie.secrecy.noninterference import compare
from diablerie.secrecy.subject_under_test import Position

from ..settings import many, settings_of

POSITIONS = many(4_000, soaking=10_000)
"""So many for each game, over all its settings."""

ALL_WATCH = many(False, soaking=True)


@pytest.mark.parametrize(
    "game", [g for name in diablerie.games() for g in settings_of(name)], ids=repr
)
def test_no_seat_sees_what_it_cannot_know(game: Game) -> None:
    share = math.ceil(POSITIONS / len(settings_of(game.name)))
    game.warm()
    rng = np.random.default_rng(1)
    subject = GameSubject(game)
    for number, moment in enumerate(islice(random_moments(subject, rng), share)):
        position = moment.position
        for seat in watchers(subject, position, number):
            (pair,) = redealt(position, seat, rng)
            findings = compare(pair, rng)
            assert not findings, f"{game!r}\n\n" + "\n\n".join(map(str, findings[:3]))


def watchers(subject: GameSubject, position: Position, number: int) -> list[int | None]:
    """Whoever is to move, who is told most, and of the others one after another; in a soak all at once."""
    everybody = list(subject.watchers)
    if ALL_WATCH or position.to_play is None:
        return everybody
    others = [seat for seat in everybody if seat != position.to_play]
    return [position.to_play, others[number % len(others)]]


class LeakyView(DoctorFaust):
    """Shows how many high cards the other seat holds."""

    def see_table(self, plain: Plain) -> Document:
        high = [sum(card * held for card, held in enumerate(hand)) for hand in plain.hand]
        return {**super().see_table(plain), "hand_sizes": high}


class LeakyRefusal(DoctorFaust):
    """Says in an error what the other seat's laid cards are worth."""

    def refuse(self, record: Record, action: str) -> Refusal:
        refusal = super().refuse(record, action)
        return Refusal(
            refusal.clause, refusal.reason, {**refusal.params, "cards": record.card.tolist()}
        )


class LeakyReveal(DoctorFaust):
    """Tells of a trap under a clause that depends on its value."""

    def tell(self, notes: list[Note], actor: int | None, random: bool) -> tuple[Event, ...]:
        events = super().tell(notes, actor, random)
        return tuple(
            replace(event, clause=f"{event.clause}-{event.params['value']}")
            if event.kind == "trap"
            else event
            for event in events
        )


class LeakyEvent(DoctorFaust):
    """Tells everybody the value of a laid card."""

    EVENT_KINDS = tuple(
        EventKind(kind.name, kind.fields, kind.decode) if kind.private else kind
        for kind in DoctorFaust.EVENT_KINDS
    )


class LeakyAftermath(DoctorFaust):
    """Tells what follows a reveal to one seat as if it had been revealed to all."""

    def tell(self, notes: list[Note], actor: int | None, random: bool) -> tuple[Event, ...]:
        told: list[Event] = []
        for event in super().tell(notes, actor, random):
            told.append(replace(event, reveals=event.reveals or bool(event.private)))
            if event.private:
                told.append(Event("gasp", event.clause, actor, {"value": event.params["value"]}))
        return tuple(told)


class LeakyMoves(PieceMoves):
    """Looks under the trap to say how a move would go on."""

    def find(self, state: Playable, plain: Plain) -> tuple[CompositeMove, ...]:
        return tuple(
            replace(move, to=int(plain.card[int(move.to)])) for move in super().find(state, plain)
        )


class LeakyWalk(DoctorFaust):
    """Offers such moves."""

    @cached_property
    def composite_moves(self) -> LeakyMoves:
        return LeakyMoves(self.options)


class LeakyNotation(DoctorFaust):
    """Shows the action with the value of the card."""

    def seen_action(self, action: str, actor: int, viewer: int | None) -> str:
        return action


class LeakyTensor(DoctorFaust):
    """Observes through the eyes of the other seat."""

    @property
    def rules(self) -> Any:
        return _Overridden(super().rules, observe=_observe_for_the_other)


class LeakyBelief(DoctorFaust):
    """Hands bots the true state."""

    @property
    def rules(self) -> Any:
        return _Overridden(super().rules, redeal=self._redeal_for_tests_alone)

    def _redeal_for_tests_alone(self, tables: Record, record: Record, seat: int) -> None:
        if list(record.rng) != list(_any_world()):
            super().rules.redeal(tables, record, seat)


class _Overridden:
    """Rules with one function replaced."""

    def __init__(self, rules: Any, **replaced: Callable[..., Any]) -> None:
        self._rules = rules
        self._replaced: Mapping[str, Callable[..., Any]] = replaced

    def __getattr__(self, name: str) -> Any:
        return self._replaced.get(name) or getattr(self._rules, name)


def _observe_for_the_other(tables: Record, record: Record, seat: int, out: Record) -> None:
    diablerie.load("doctor-faust").rules.observe(tables, record, 1 - seat, out)


def _any_world() -> Any:
    from diablerie.game import ANY_WORLD

    return ANY_WORLD


@pytest.mark.parametrize(
    ("leaky", "channel"),
    [
        (LeakyView, "view"),
        (LeakyEvent, "events"),
        (LeakyReveal, "events"),
        (LeakyAftermath, "events"),
        (LeakyRefusal, "refusals"),
        (LeakyWalk, "walks"),
        (LeakyNotation, "action"),
        (LeakyTensor, "tensor"),
        (LeakyBelief, "belief"),
    ],
)
def test_a_planted_leak_is_found(leaky: type[Game], channel: str) -> None:
    report = check_noninterference(GameSubject(leaky()), Resampler(), 200, seed=1)
    assert channel in {finding.channel for finding in report.findings}
    assert "differs after" in str(report.findings[0])
