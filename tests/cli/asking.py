"""`diablerie engine` as tests ask it, in this process."""

from __future__ import annotations

import io
import json
from typing import Any

from diablerie.cli.engine_protocol.line_reader import lines
from diablerie.cli.engine_protocol.session import Session

GAME = "doctor-faust"


def talk(*requests: Any, threads: int = 1) -> list[dict[str, Any]]:
    """What is answered to some requests, given as JSON documents or as bytes."""
    sent = [r if isinstance(r, bytes) else json.dumps(r).encode() for r in requests]
    out = io.BytesIO()
    Session(out, threads).hold(lines(io.BytesIO(b"\n".join(sent) + b"\n")))
    return [json.loads(line) for line in out.getvalue().splitlines()]


def ask(cmd: str, **keys: Any) -> dict[str, Any]:
    (answered,) = talk({"id": 1, "cmd": cmd, **keys})
    assert answered.pop("id") == 1
    return answered


def error_of(cmd: str, **keys: Any) -> dict[str, Any]:
    answered = ask(cmd, **keys)
    assert list(answered) == ["error"]
    error: dict[str, Any] = answered["error"]
    return error
