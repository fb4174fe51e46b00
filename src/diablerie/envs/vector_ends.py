"""Vector ends: how games ended and what was seen last, in the infos of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .endings import REASON
from .observations import MASK, Observation
from .vector_setup import TO_PLAY

FINAL_OBS, FINAL_INFO = "final_obs", "final_info"
"""What Gymnasium calls the last observation and info of a game, where the next has been dealt already."""


def reasons_told(
    done: NDArray[np.bool_], ended: NDArray[np.int64], reasons: NDArray[np.int64]
) -> dict[str, NDArray[Any]]:
    """Reasons by game, 0 where it goes on, beside `_reason`, which games have ended."""
    told = np.zeros(len(done), np.int64)
    told[ended] = reasons
    return {REASON: told, f"_{REASON}": done.copy()}


def finals_told(
    done: NDArray[np.bool_],
    ended: NDArray[np.int64],
    reasons: NDArray[np.int64],
    seen: Observation,
    seats: NDArray[np.int64],
    n_actions: int,
) -> dict[str, Any]:
    """The last observations and infos of games that have been dealt anew in the same step.

    `seats`: in each game, the seat that has acted; `seen`: what those knew in the ended games, by the name
    of the piece an array with a row for each. Nothing is legal any more.
    """
    masks = np.zeros((len(ended), n_actions), np.int8)
    observations = np.full(len(done), None, object)
    for row, game in enumerate(ended.tolist()):
        known = {name: rows[row] for name, rows in seen.items()}
        observations[game] = {**known, MASK: masks[row], TO_PLAY: seats[game]}
    return {
        FINAL_OBS: observations,
        f"_{FINAL_OBS}": done.copy(),
        FINAL_INFO: reasons_told(done, ended, reasons),
        f"_{FINAL_INFO}": done.copy(),
    }
