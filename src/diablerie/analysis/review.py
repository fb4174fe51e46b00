"""A whole match looked at again, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ..bots.win_probability import WinProbability, win_probabilities
from ..chance import Seed, seed_bytes
from ..events import Seat
from ..game import Game, State
from ..matches import Match, stops
from .decisions import Decision, Effort, considered
from .luck_and_skill import SeatLuck, TurningPoint, luck_and_skill_of, turning_points


class NotOver(ValueError):
    """A match that still runs: to look into it would help one of its seats."""


@dataclass(frozen=True)
class Analysis:
    """What an analysis of a match has found, for some of its seats."""

    match: Match
    effort: Effort
    decisions: tuple[Decision, ...]
    accounts: tuple[SeatLuck, ...]
    turning_points: tuple[TurningPoint, ...]

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that were mistakes or blunders."""
        return tuple(decision for decision in self.decisions if decision.verdict)


@dataclass(frozen=True)
class _Choice:
    """An action that a seat chose among several, and the state in which it did."""

    v: int
    state: State
    seat: Seat
    action: str


def analyse(
    match: Match,
    effort: Effort | None = None,
    *,
    seats: Collection[Seat] | None = None,
    seed: Seed = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look again at every decision of some seats (None: all) in a match that is over.

    A decision is an action that was not the only legal one and was not taken back. Deterministic per
    seed and match, however many `threads` look. `progress` is told how many decisions are done, and
    of how many. Compiles on first use. Raises NotOver, and ValueError for a seat that the match does
    not have.
    """
    wanted = range(match.game.seats) if seats is None else sorted(set(seats))
    for seat in wanted:
        if not 0 <= seat < match.game.seats:
            raise ValueError(f"seats of this match are 0 to {match.game.seats - 1}, not {seat}")
    if not match.is_over:
        raise NotOver("the match is not over")
    effort, key = effort or Effort(), seed_bytes(seed)
    choices = [choice for choice in _choices(match) if choice.seat in wanted]
    decisions = _all_considered(choices, effort, key, threads, progress)
    ends = {seat: _end(match, seat) for seat in wanted}
    idle = set(wanted) - {decision.seat for decision in decisions}
    begins = {seat: _begin(match, seat, effort, key) for seat in sorted(idle)}
    return Analysis(
        match,
        effort,
        decisions,
        luck_and_skill_of(decisions, begins, ends),
        turning_points(decisions, ends),
    )


def warm(game: Game) -> None:
    """Compile, or load from the cache, all that an analysis of this game needs."""
    game.warm()
    state = game.start(seed=0)
    considered(state.belief(state.to_play), state.legal[0], Effort(1, 1), 0)


def _choices(match: Match) -> Iterator[_Choice]:
    """Where somebody had a choice, but for what was taken back."""
    acts: list[_Choice] = []
    for stop, entry in zip(stops(match), match.log, strict=False):
        if entry.deed == "take-back":
            acts.pop()
        elif entry.action is not None and entry.seat is not None:
            acts.append(_Choice(stop.v, stop.match.state, entry.seat, entry.action))
    return (act for act in acts if len(act.state.legal) > 1)


def _all_considered(
    choices: list[_Choice],
    effort: Effort,
    key: bytes,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> tuple[Decision, ...]:
    def look(choice: _Choice) -> Decision:
        belief, seed = choice.state.belief(choice.seat), key + b"/%d" % choice.v
        turn = int(choice.state.record.turn)
        return considered(belief, choice.action, effort, seed, v=choice.v, turn=turn)

    decisions: list[Decision] = []
    pool = ThreadPoolExecutor(threads)
    try:
        for decision in pool.map(look, choices):
            decisions.append(decision)
            if progress is not None:
                progress(len(decisions), len(choices))
    finally:
        # Whoever breaks it off need not wait for decisions that nobody has begun to look at.
        pool.shutdown(cancel_futures=True)
    return tuple(decisions)


def _begin(match: Match, seat: Seat, effort: Effort, key: bytes) -> WinProbability:
    """The chance of a seat before the first action."""
    start = next(stops(match)).match.state
    return win_probabilities(start.belief(seat), effort.worlds, key)[seat]


def _end(match: Match, seat: Seat) -> float:
    """A seat's part of the win, which all share who have the best payoff."""
    returns = match.returns
    winners = returns.count(max(returns))
    return 1 / winners if returns[seat] == max(returns) else 0.0
