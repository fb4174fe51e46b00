"""Analysis board: a position and acts from it, one person acting for all, with nothing hidden from them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ..catalogue.choices import game_wanted
from ..matches import Match, Player
from ..matches.commands import Command
from ..rejection import Rejection
from .frames import rejected_frame
from .json_members import fault, integer, items, known_members, text
from .moment import now
from .table import LocalTable
from .wishes import MOST_ACTIONS, MOST_SEATS

MEMBERS = ("game", "seats", "options", "position", "acts")

MOST_ACTS = 1000
"""Longer than any game among bots."""

MARK = "~board-"
"""What the names of boards begin with."""

NAME_DIGITS = 24

Act = tuple[str, ...]
"""Actions that are done as one."""


@dataclass
class AnalysisBoard:
    """A table at which one person acts for everybody, and what of the wanted acts was done there."""

    table: LocalTable
    acts: list[Act] = field(default_factory=list)
    """Those that were done, each as far as it was."""
    stopped: Mapping[str, Any] | None = None
    """Why the next one, or the rest of the last one, was not done, as a frame `rej` or `ack` tells it."""

    def document(self) -> dict[str, Any]:
        """The board as JSON: the table's `id`, its last version, what was done, and where that has led."""
        match = self.table.match
        return {
            "id": self.table.name,
            "last": match.version,
            "to_play": match.to_play,
            "acts": [list(act) for act in self.acts],
            "stopped": None if self.stopped is None else dict(self.stopped),
            **position_of(match),
        }

    def play(self, acts: Iterable[Act]) -> None:
        """Do acts, each as one by who is to move, up to the first that cannot be done."""
        for act in acts:
            seat = self.table.match.to_play
            if seat is None or self.stopped is not None:
                return
            command = Command(seat, act, self.table.match.version, f"act-{len(self.acts)}")
            try:
                done = self.table.do(command)
            except Rejection as problem:
                self.stopped = rejected_frame(None, problem)
                return
            self.acts.append(done.actions)
            self.stopped = done.stopped


def set_up(given: Mapping[str, Any]) -> AnalysisBoard:
    """A board at a position with acts done from it.

    `position` is a position document (null: the deal), `acts` are lists of actions. The same request finds
    the same luck, at a table of the same name. Raises Rejection invalid, for a position that cannot be with
    what is wrong in it.
    """
    known_members(given, MEMBERS)
    options, position = _object_or_none(given, "options"), _object_or_none(given, "position")
    game = game_wanted(text(given, "game"), integer(given, "seats", 1, MOST_SEATS), options or {})
    acts = [_act(number, act) for number, act in enumerate(items(given, "acts", MOST_ACTS))]
    luck = _digest(game.name, game.seats, dict(game.options), position)
    people = [Player.person()] * game.seats
    try:
        # Begun in a position every board tells that it is set up: a deal need not have anything to tell.
        found = game.start(luck).position() if position is None else position
        match = Match.start(game, people, luck, now(), position=found)
    except ValueError as error:
        raise fault("position", str(error), "no-such-position") from error
    board = AnalysisBoard(
        LocalTable(f"{MARK}{_digest(luck.hex(), acts).hex()[:NAME_DIGITS]}", match)
    )
    board.table.is_kept = False
    board.table.is_board = True
    board.play(acts)
    return board


def position_of(match: Match) -> dict[str, Any]:
    """What sets a board up where a match has come to, all that is hidden there included."""
    game = match.game
    about = {"game": game.name, "seats": game.seats, "options": dict(game.options)}
    return {**about, "position": match.state.position()}


def _object_or_none(given: Mapping[str, Any], name: str) -> dict[str, Any] | None:
    found = given.get(name)
    if found is not None and not isinstance(found, dict):
        raise fault(name, "a JSON object is needed")
    return found


def _act(number: int, given: object) -> Act:
    actions = items({"acts": given}, "acts", MOST_ACTIONS)
    if not actions:
        raise fault(f"acts.{number}", "at least one action is needed")
    return tuple(text({"acts": action}, "acts") for action in actions)


def _digest(*told: object) -> bytes:
    return sha256(json.dumps(told, sort_keys=True).encode()).digest()
