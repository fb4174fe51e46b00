"""Episodes: the course of a game as one of its seats saw it, decision by decision, in arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ..events import NOBODY
from ..game import Game, State
from .playing import Played, Sitting
from .schedule import Schedule


@dataclass(frozen=True)
class Episode:
    """The n decisions of one seat in one game, and how it ended for that seat.

    `bot`: who sat there. `plies`: which actions of the game they were, from 0 on. `observations`: float32
    (n + 1, tensor length), what the seat knew before each decision, and at the end. `masks`: uint8
    (n + 1, n_actions), 1 for what was legal; all 0 at the end. `actions`: int32 (n,). `payoff`: from −1 to 1.
    `truths`: float32 (n + 1, truth length), all that was so, for a critic; no columns where not asked for.
    """

    sitting: Sitting
    seat: int
    bot: str
    plies: NDArray[np.int32]
    observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    payoff: float
    truths: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each decision brought: the payoff after the last, else 0; shape (n,)."""
        rewards = np.zeros(len(self), np.float32)
        rewards[-1:] = self.payoff
        return rewards

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Whether the game was over before the seat came to decide again; shape (n,)."""
        over = np.zeros(len(self), np.bool_)
        over[-1:] = True
        return over


@dataclass
class _Seen:
    """What a seat has seen so far, in lists."""

    plies: list[int] = field(default_factory=list)
    observations: list[NDArray[np.float32]] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    truths: list[NDArray[np.float32]] = field(default_factory=list)


class Recorder:
    """Watches one game, and tells what each of some seats saw. All but the truth comes of their beliefs."""

    def __init__(self, game: Game, seats: Sequence[int], with_truth: bool) -> None:
        self._game = game
        self._seen = {seat: _Seen() for seat in seats}
        self._with_truth = with_truth
        self._ply = 0

    def watch(self, state: State, action: str) -> None:
        """See an action that is about to be done. Its seat's decision is kept if that seat is wanted."""
        seat = state.to_play
        if seat is not None and (seen := self._seen.get(seat)) is not None:
            self._look(state, seat, seen)
            seen.plies.append(self._ply)
            seen.actions.append(self._game.action_id(action))
        self._ply += 1

    def episodes(self, last: State, sitting: Sitting, bots: Sequence[str]) -> tuple[Episode, ...]:
        """What the seats that decided something saw of a game that has come to its `last` state."""
        for seat, seen in self._seen.items():
            self._look(last, seat, seen)
        return tuple(
            Episode(
                sitting,
                seat,
                bots[sitting.players[seat]],
                np.array(seen.plies, np.int32),
                np.array(seen.observations, np.float32),
                np.array(seen.masks, np.uint8),
                np.array(seen.actions, np.int32),
                last.returns[seat],
                np.array(seen.truths, np.float32).reshape(len(seen.observations), -1),
            )
            for seat, seen in self._seen.items()
            if seen.actions
        )

    def _look(self, state: State, seat: int, seen: _Seen) -> None:
        known = state.belief(seat)
        seen.observations.append(known.tensor)
        seen.masks.append(known.mask)
        if self._with_truth:
            seen.truths.append(state.truth())


def recorded(
    schedule: Schedule, sitting: Sitting, with_truth: bool, only: str | None = None
) -> tuple[Played, tuple[Episode, ...]]:
    """One game of a schedule, and what its seats saw of it; no episodes of one that somebody forfeited.

    `only`: the seats of one bot alone.
    """
    seats = [
        seat
        for seat, player in enumerate(sitting.players)
        if only is None or schedule.bots[player] == only
    ]
    recorder = Recorder(schedule.game, seats, with_truth)
    ended = schedule.play_watched(sitting, recorder.watch)
    whole = ended.forfeit == NOBODY
    return (
        ended.told(sitting),
        recorder.episodes(ended.state, sitting, schedule.bots) if whole else (),
    )
