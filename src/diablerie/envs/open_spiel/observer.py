"""Observers of OpenSpiel: views as text, tensors piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Any

import numpy as np
import pyspiel

from diablerie import Game

from .history import DIGEST_BYTES, History

Text = Callable[[History, int], str]

ONE, NONE = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
CHANCE = int(pyspiel.PlayerId.CHANCE)


# By whether the past, what is public, and whose private things are in it.
TEXTS: Mapping[tuple[bool, bool, Any], Text] = {
    (False, True, ONE): lambda course, seat: course.view(seat).decode(),
    (False, True, NONE): lambda course, _: course.view(None).decode(),
    (False, False, ONE): lambda course, seat: course.own_view(seat).decode(),
    (True, True, ONE): lambda course, seat: course.all_received(seat),
}


class Observer:
    """An observer of OpenSpiel's protocol. `tensor` is None for what there is as text only.

    The tensor of an observation is `State.tensor`; that of an information state has besides the
    seat (one-hot) and, as bits, the digest of all that the seat has received. With a `history` it has at
    the end the last so many `actions` as the seat saw them made, (history, 2), the latest in the last row:
    who acted, 1 for the seat itself, 2 for the next, and the action's number plus 1; rows of zeros before
    the first. Whole numbers, for an embedding.
    """

    def __init__(
        self, game: Game, kind: Any, parameters: Mapping[str, Any] | None, history: int = 0
    ) -> None:
        """Raises ValueError for a kind of observation that there is not."""
        if parameters:
            raise ValueError(f"observations take no parameters, not {dict(parameters)}")
        key = (kind.perfect_recall, kind.public_info, kind.private_info)
        if key not in TEXTS:
            raise ValueError(f"there is no observation with {kind}")
        self._text = TEXTS[key]
        self._recalls = bool(kind.perfect_recall)
        self._history = history
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if kind.public_info and kind.private_info == ONE:
            self._make_room(game)

    def _make_room(self, game: Game) -> None:
        pieces = dict(game.tensor_pieces)
        if self._recalls:
            pieces |= {"seat": (game.seats,), "received": (8 * DIGEST_BYTES,)}
            if self._history:
                pieces["actions"] = (self._history, 2)
        self._now = prod(game.tensor_shape)
        self.tensor = np.zeros(sum(map(prod, pieces.values())), np.float32)
        at = 0
        for name, shape in pieces.items():
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player may know into `tensor`: nothing before the deal."""
        course = state.course
        self.tensor.fill(0)
        if course.state is None:
            return
        self.tensor[: self._now] = course.state.tensor(player)
        if self._recalls:
            received = course.received(player)
            digest = received.then("", received.actions.encode()).views
            self.dict["seat"][player] = 1
            self.dict["received"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))
            if self._history:
                self._tell_actions(state, player)

    def _tell_actions(self, state: Any, player: int) -> None:
        seats, seen = state.num_players(), state.course.past(player)
        movers = [moment.player for moment in state.full_history() if moment.player != CHANCE]
        first = self._history - len(seen)
        for row, (mover, action) in enumerate(zip(movers, seen, strict=True), first):
            if row >= 0:
                self.dict["actions"][row] = 1 + (mover - player) % seats, 1 + action

    def string_from(self, state: Any, player: int) -> str:
        """What a player may know as text: nothing before the deal."""
        course = state.course
        if course.state is None:
            return ""
        key = (self._text, player)
        if key not in course.texts:
            course.texts[key] = self._text(course, player)
        text: str = course.texts[key]
        return text
