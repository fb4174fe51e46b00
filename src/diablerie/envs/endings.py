"""Endings: what comes of an illegal action, and the word in `info` for how a game ended."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.compiled import Record

Illegal = Literal["refuse", "lose"]
REFUSE: Illegal = "refuse"
LOSE: Illegal = "lose"

REASON = "reason"
"""In the info of a game's last step: the reason of its outcome (`game.END_REASONS`), or one of these:"""

ILLEGAL, MAX_CYCLES = "illegal", "max_cycles"


def loses(illegal: Any) -> bool:
    """Whether an illegal action loses the game. Raises ValueError for what is neither."""
    if illegal not in (REFUSE, LOSE):
        raise ValueError(f"illegal is {REFUSE!r} or {LOSE!r}, not {illegal!r}")
    return bool(illegal == LOSE)


def info_of(state: State) -> dict[str, Any]:
    """The info of a state: the reason of its end, nothing while the game goes on."""
    return {} if state.outcome is None else {REASON: state.outcome.reason}


def reasons_of(game: Game, states: Record) -> NDArray[np.object_]:
    """The reason of the end of each of some records; one that is not over was ended by an illegal action."""
    words = np.array([ILLEGAL, *game.END_REASONS], object)
    reasons: NDArray[np.object_] = words[states["reason"]]
    return reasons


def forfeits(seats: NDArray[np.int64], among: int) -> NDArray[np.float32]:
    """Payoffs where these seats lose to all others alike: −1 and equal shares, (games, among)."""
    payoffs = np.full((len(seats), among), 1 / (among - 1), np.float32)
    payoffs[np.arange(len(seats)), seats] = -1
    return payoffs
