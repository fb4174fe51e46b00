"""Scratch buffer: one record that a bot's compiled loop works with and writes over again and again."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import Record
from ..dtypes import new_record
from ..game import Game


def new_scratch(game: Game, *fields: tuple[Any, ...]) -> Record:
    """A zeroed record of the mask and weights at hand, `mask` and `weights`, and of these fields.

    There is room for as many actions as the game can have in any house, of which `actions` are used,
    and a field for each seat should have room for as many as can sit down, of which there are `seats`:
    what is compiled for such a record then serves the game with any options and number of seats.
    """
    most = game.most_actions
    kind = np.dtype(
        [
            ("actions", np.int64),
            ("seats", np.int64),
            ("mask", np.uint8, most),
            ("weights", np.float32, most),
            *fields,
        ]
    )
    scratch = new_record(kind, bytes(kind.itemsize))
    scratch.actions, scratch.seats = game.n_actions, game.seats
    return scratch
