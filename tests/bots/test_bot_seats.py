"""The seats of a match that bots play: they get ready beside everything else."""

from __future__ import annotations

import threading

import pytest

import diablerie
from diablerie.bots import bot_seats
from diablerie.bots.bot_seats import BotSeats


def test_whether_they_are_ready_is_waited_for_as_long_as_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_ready = threading.Event()
    monkeypatch.setattr(bot_seats, "warm", lambda _: is_ready.wait(60))
    seats = BotSeats(diablerie.load("doctor-faust"), [None, "greedy"], 1)
    assert not seats.are_ready
    assert not seats.are_ready_within(0.01)
    is_ready.set()
    assert seats.are_ready_within(60)
    assert seats.are_ready


def test_who_does_anything_needs_no_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "warm", lambda _: threading.Event().wait())
    seats = BotSeats(diablerie.load("doctor-faust"), ["random", None], 1)
    assert seats.are_ready_within(60)
    belief = diablerie.load("doctor-faust").start(1).belief(0)
    assert seats.choose(belief, tuple) in belief.legal
