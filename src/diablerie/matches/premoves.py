"""Premoves: what the seats of a match have prepared, when it applies, when it lapses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from ..documents import Document
from ..events import Seat
from ..game import State
from .match import LogStep, Match, taken_over_by


@dataclass(frozen=True)
class Premove:
    """What a seat has prepared last, under which name and at which version.

    `answer`: None once it has lapsed or been taken back. `done`: the actions played by it so far.
    """

    cmd: str
    v: int
    answer: Document | None
    done: tuple[str, ...] = ()

    def action(self, state: State, seat: int) -> str | None:
        """What it has its seat do in a state; None: it is no answer to what is asked there."""
        if self.answer is None or state.to_play != seat:
            return None
        return state.game.premoves.action(state.view(seat), self.answer, self.done)

    def lapsed(self) -> Self:
        """What remains of it: its name, so that a repetition does not bring it back."""
        return replace(self, answer=None, done=())

    def after(self, action: str, state: State, seat: int) -> Self:
        """What remains once its seat has done an action by it that led to a state."""
        given = replace(self, done=(*self.done, action))
        return self.lapsed() if given.action(state, seat) is None else given


class Premoves:
    """All that the seats of one match have prepared."""

    def __init__(self, prepared: Mapping[int, Premove]) -> None:
        self._of = dict(prepared)

    @property
    def all(self) -> Mapping[int, Premove]:
        """What each seat has prepared last, or what remains of it."""
        return self._of

    def of(self, seat: int | None) -> Document | None:
        """The answer that a seat has prepared: for its own eyes."""
        known = None if seat is None else self._of.get(seat)
        return None if known is None else known.answer

    def last(self, seat: int) -> Premove | None:
        """What a seat has prepared last, or what remains of it."""
        return self._of.get(seat)

    def action(self, state: State) -> str | None:
        """What the seat to move does by what it has prepared; None: nothing."""
        seat = state.to_play
        known = None if seat is None else self._of.get(seat)
        return None if seat is None or known is None else known.action(state, seat)

    def update(self, changed: Mapping[int, Premove]) -> None:
        """Take note of what has been saved."""
        self._of.update(changed)

    def left_by(
        self, match: Match, steps: Sequence[LogStep], *, by_prepared: bool
    ) -> dict[Seat, Premove]:
        """What steps taken as one in a match change of what is prepared.

        With the match everything lapses. A seat's answer does when it has been given in full, when
        the seat answers by hand what it would have answered, and when a bot or another person takes over.
        """
        changed: dict[Seat, Premove] = {}
        if all(known.answer is None for known in self._of.values()):
            return changed
        ahead = match.fork()
        for step in steps:
            changed |= self._left_by(self._of | changed, ahead, step, by_prepared=by_prepared)
            ahead.append(step)
        return changed

    def _left_by(
        self, of: Mapping[Seat, Premove], match: Match, step: LogStep, *, by_prepared: bool
    ) -> dict[Seat, Premove]:
        standing = {seat: known for seat, known in of.items() if known.answer is not None}
        ahead = match.after(step)
        idle = set(standing) - (set() if ahead.is_over else ahead.standing.present)
        idle |= set(standing) & {taken_over_by(step.events)}
        return {seat: standing.pop(seat).lapsed() for seat in idle} | self._left_to(
            standing, match, step, by_prepared=by_prepared
        )

    def _left_to(
        self, standing: Mapping[Seat, Premove], match: Match, step: LogStep, *, by_prepared: bool
    ) -> dict[Seat, Premove]:
        seat, action = step.entry.seat, step.entry.action
        own = None if seat is None else standing.get(seat)
        if seat is None or action is None or own is None:
            return {}
        if by_prepared:
            return {seat: own.after(action, step.after.state, seat)}
        return {} if own.action(match.state, seat) is None else {seat: own.lapsed()}
