"""Vector ends: how games ended and what was seen last, in the infos of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .endings import REASON
from .observations import MASK, TENSOR, Observation
from .vector_setup import TO_PLAY

FINAL_OBS, FINAL_INFO = "final_obs", "final_info"
"""What Gymnasium calls the last observation and info of a game, where the next has been dealt already."""


def reasons_told(
    n: int, ended: NDArray[np.int64], reasons: NDArray[np.int64]
) -> dict[str, NDArray[Any]]:
    """Reasons by game, 0 where it goes on, beside `_reason`, which games have ended."""
    told = np.zeros(n, np.int64)
    told[ended] = reasons
    return {REASON: told, f"_{REASON}": _marked(n, ended)}


def finals_told(
    n: int,
    ended: NDArray[np.int64],
    reasons: NDArray[np.int64],
    seen: NDArray[np.float32],
    seats: NDArray[np.int64],
    n_actions: int,
) -> dict[str, Any]:
    """The last observations and infos of games that have been dealt anew in the same step.

    `seen`: what the `seats` knew of them at the end, tensors (ended, length). Nothing is legal any more.
    """
    masks = np.zeros((len(ended), n_actions), np.int8)
    observations = np.full(n, None, object)
    for game, tensor, mask, seat in zip(ended.tolist(), seen, masks, seats, strict=True):
        last: Observation = {TENSOR: tensor, MASK: mask, TO_PLAY: seat}
        observations[game] = last
    return {
        FINAL_OBS: observations,
        f"_{FINAL_OBS}": _marked(n, ended),
        FINAL_INFO: reasons_told(n, ended, reasons),
        f"_{FINAL_INFO}": _marked(n, ended),
    }


def _marked(n: int, games: NDArray[np.int64]) -> NDArray[np.bool_]:
    marks = np.zeros(n, np.bool_)
    marks[games] = True
    return marks
