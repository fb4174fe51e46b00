"""The frames that are written without models are what the models say."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie.server.protocol.documents import EventSeen
from diablerie.server.protocol.down import (
    DOWN,
    Ack,
    Down,
    Ev,
    Head,
    Stopped,
    ack_text,
    ev_text,
    head_text,
)

EVENT = {
    "kind": "stone-step",
    "clause": "DF-10",
    "actor": 0,
    "random": False,
    "reveals": False,
    "params": {"seat": 0, "stone": 1, "from": 3, "to": 4, "value": None},
}


STOPPED: dict[str, Any] = {
    "reason": "turn-over",
    "clause": None,
    "params": {},
    "message": "it was no longer its turn",
}


@pytest.mark.parametrize(
    ("text", "frame"),
    [
        (head_text(7, anew=True), Head(n=7, anew=True)),
        (head_text(8, anew=False), Head(n=8, anew=False)),
        (ack_text('"quoted" · näïve', 3), Ack(cmd='"quoted" · näïve', v=3, done=1, stopped=None)),
        (ack_text("a", 3, 2, STOPPED), Ack(cmd="a", v=3, done=2, stopped=Stopped(**STOPPED))),
        (ev_text(9, EVENT), Ev(v=9, event=EventSeen.model_validate(EVENT))),
        (ev_text(10, None), Ev(v=10, event=None)),
    ],
)
def test_a_frame_written_as_text_is_that_of_the_model(text: str, frame: Down) -> None:
    assert DOWN.validate_json(text) == frame
    assert text == frame.model_dump_json()
