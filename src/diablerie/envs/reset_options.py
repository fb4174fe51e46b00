"""Reset options: what an environment's `reset` can be asked for, checked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from diablerie import Game
from diablerie.documents import Document

from .positions import POSITION, Position, playable_position

RESET_MASK = "reset_mask"
"""Gymnasium's option for dealing some of many games anew: bool (num_envs,), True for those that are."""

Options = Mapping[str, Any] | None
"""What `reset` is handed."""


def require_known(options: Options, known: Collection[str]) -> None:
    """Raise ValueError for an option that there is not."""
    for name in options or ():
        if name not in known:
            raise ValueError(f"reset has no option {name!r}: it has {', '.join(known)}")


def position_of(
    game: Game, options: Options, usual: Document | None, seats: Iterable[int]
) -> Document | None:
    """Where a game begins: the position that the options name, else the usual one. None: at the start.

    Each of the `seats` must come to choose there. Raises ValueError saying what is wrong.
    """
    if options is None or POSITION not in options:
        return usual
    return usual_position(game, options[POSITION], seats)


def positions_of(
    game: Game, options: Options, usual: Document | None, seats: Collection[int], n: int
) -> list[Document | None]:
    """Where each of n games begins, as `position_of`; the option can also be a list of n positions.

    Raises ValueError saying what is wrong, in a list with the game's number.
    """
    asked = None if options is None else options.get(POSITION)
    if not isinstance(asked, Sequence) or isinstance(asked, str):
        return [position_of(game, options, usual, seats)] * n
    if len(asked) != n:
        raise ValueError(f"there are {n} games: a list of positions has as many, not {len(asked)}")
    read: dict[int, Document | None] = {}
    for index, position in enumerate(asked):
        if id(position) not in read:
            try:
                read[id(position)] = usual_position(game, position, seats)
            except ValueError as error:
                raise ValueError(f"position {index}: {error}") from error
    return [read[id(position)] for position in asked]


def usual_position(game: Game, position: Position | None, seats: Iterable[int]) -> Document | None:
    """A position that games begin at, checked; None: the start. Raises ValueError saying what is wrong."""
    return None if position is None else playable_position(game, position, seats)


def reset_mask(options: Options, n: int) -> NDArray[np.bool_] | None:
    """Which of n games are dealt anew, None where nothing is said of it.

    Raises ValueError or TypeError, as Gymnasium's own environments do, for anything but such a mask.
    """
    mask = None if options is None else options.get(RESET_MASK)
    if mask is None:
        return None
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError(f"{RESET_MASK} is an array of bool, not {mask!r}")
    if mask.shape != (n,) or not mask.any():
        raise ValueError(
            f"{RESET_MASK} has the shape ({n},) and at least one True, not {mask.tolist()}"
        )
    return mask
