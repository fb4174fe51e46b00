"""The largest house that a mansion file can describe: rooms in a row, a card for each, and weapons."""

from __future__ import annotations

from typing import Any

from diablerie.games.kill_doctor_lucky.state import FAILURES, MAX_KINDS, MAX_SPACES, MOVES

ROOMS = tuple(
    f"room_{'abcdefgh'[index // 8]}{'abcdefgh'[index % 8]}" for index in range(MAX_SPACES)
)
WEAPONS = MAX_KINDS - MOVES - FAILURES - len(ROOMS)


def _room(index: int) -> dict[str, Any]:
    place = [2 * index, 0, 2 * index + 1, 1]
    kind = {"kind": "room", "named": True, "number": index, "rect": place}
    return {"id": ROOMS[index], "name": ROOMS[index], **kind}


def _door(index: int) -> dict[str, Any]:
    place = [2 * index + 1, 0.25, 2 * index + 2, 0.75]
    return {"a": ROOMS[index], "b": ROOMS[index + 1], "axis": "ew", "rect": place}


def _weapon(index: int) -> dict[str, Any]:
    return {"name": f"Weapon {index}", "value": 2, "bonus_space": None, "bonus_value": None}


PALACE: dict[str, Any] = {
    "spaces": [_room(index) for index in range(len(ROOMS))],
    "start_space": ROOMS[0],
    "doors": [_door(index) for index in range(len(ROOMS) - 1)],
    "sight_only_openings": [],
    "deck": {
        "failure": [{"value": 1, "count": 20}],
        "move": [{"steps": 2, "count": 10}],
        "room": list(ROOMS),
        "weapon": [_weapon(index) for index in range(WEAPONS)],
    },
}
