"""Endings: what comes of an illegal action, and the number in `info` that says how a game ended."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State

Illegal = Literal["refuse", "lose"]
REFUSE: Illegal = "refuse"
LOSE: Illegal = "lose"

REASON = "reason"
"""In the info of a game's last step: a number. Wrappers that make tensors of infos know no words."""

ILLEGAL, MAX_CYCLES = "illegal", "max_cycles"
"""Reasons that are the environment's own: an illegal action has lost, PettingZoo's agents are truncated."""


def loses(illegal: Any) -> bool:
    """Whether an illegal action loses the game. Raises ValueError for what is neither."""
    if illegal not in (REFUSE, LOSE):
        raise ValueError(f"illegal is {REFUSE!r} or {LOSE!r}, not {illegal!r}")
    return bool(illegal == LOSE)


def reasons_of(game: Game) -> tuple[str, ...]:
    """What numbers in infos mean: "" that a game goes on, then `game.END_REASONS`, then the environment's."""
    return ("", *game.END_REASONS, ILLEGAL, MAX_CYCLES)


def info_of(state: State) -> dict[str, Any]:
    """The info of a state: the reason of its end by number, nothing while the game goes on."""
    outcome = state.outcome
    return {} if outcome is None else info_that(state.game, outcome.reason)


def info_that(game: Game, reason: str) -> dict[str, Any]:
    """The info that says why a game ended."""
    return {REASON: reasons_of(game).index(reason)}


def with_forfeits(game: Game, reasons: NDArray[np.int64]) -> NDArray[np.int64]:
    """Reasons by number; where there is none by the rules, an illegal action has lost."""
    reasons[reasons == 0] = reasons_of(game).index(ILLEGAL)
    return reasons


def forfeits(seats: NDArray[np.int64], among: int) -> NDArray[np.float32]:
    """Payoffs where these seats lose to all others alike: −1 and equal shares, (games, among)."""
    payoffs = np.full((len(seats), among), 1 / (among - 1), np.float32)
    payoffs[np.arange(len(seats)), seats] = -1
    return payoffs
