"""Answers prepared in advance, as tests prepare them and wait for them to be given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diablerie.capabilities.premoves import Premoves

from .clients import Live, Table, fresh_cmd
from .waiting import eventually

TURN = ["s1"] * 7
ANSWER = {"action": "s1", "times": 3}
ATTEMPTING = "kill-doctor-lucky"
"""A game in which people are asked in turn."""


class RehearsedPremoves(Premoves):
    """For these tests a seat can prepare an action to be done some times when it is its turn."""

    def read(self, document: Mapping[str, Any]) -> dict[str, Any]:
        if set(document) != {"action", "times"}:
            raise ValueError("an answer has action and times")
        return {"action": document["action"], "times": document["times"]}

    def action(
        self, view: Mapping[str, Any], premove: Mapping[str, Any], done: Sequence[str]
    ) -> str | None:
        if len(done) == premove["times"] or premove["action"] not in view["legal"]:
            return None
        return str(premove["action"])


def prepare(live: Live, answer: object, cmd: str | None = None) -> str:
    cmd = cmd or fresh_cmd()
    live.send(type="prepare", cmd=cmd, answer=answer)
    return cmd


def put(table: Table, seat: int, answer: object, **headers: str) -> Any:
    body = {"seat": seat, "answer": answer}
    return table.client.http.put(f"{table.path}/prepared", json=body, headers=headers)


def actions(table: Table, seat: int) -> list[str]:
    """What a seat has done so far."""
    return [entry["action"] for entry in table.record(seat)["actions"] if entry["seat"] == seat]


def wait_for(table: Table, count: int, seat: int = 1) -> None:
    """Wait until a seat has done so many actions."""
    eventually(lambda: len(actions(table, seat)) >= count)


def murderous(legal: Sequence[str], rng: Random) -> str:
    """An attempt if it can be made, else anything but the end of a turn."""
    attempts = [action for action in legal if action.startswith("attempt")]
    return rng.choice(attempts or [action for action in legal if action != "end"] or list(legal))
