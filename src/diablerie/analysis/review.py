"""A whole match looked at again, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from ..bots.deliberation import Deliberation, concluded
from ..bots.win_probability import WinProbability, win_probabilities
from ..chance import Seed, seed_bytes
from ..events import Seat
from ..game import Game, State
from ..matches import Match, Stop, stops
from .decisions import Decision, Effort, considered, considering
from .luck_and_skill import Ends, SeatLuck, TurningPoint, luck_and_skill_of, turning_points


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
class Choice:
    """An action that a seat chose among several, and the state in which it did, at version `v`.

    `line`: the action, and all that the seat did after it before another seat acted.
    """

    v: int
    state: State
    seat: Seat
    line: tuple[str, ...]

    @property
    def action(self) -> str:
        """What was chosen."""
        return self.line[0]

    def considering(self, effort: Effort, key: bytes) -> Deliberation[Decision]:
        """The choice looked at again, by what its seat knew, in slices; `key` is that of all choices."""
        belief, turn = self.state.belief(self.seat), int(self.state.record.turn)
        seed = key + b"/%d" % self.v
        return considering(belief, self.action, effort, seed, v=self.v, turn=turn)


_Act = tuple[Stop, Seat, str]
"""When who did what."""


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
    choices = [choice for choice in choices_of(match, stops(match)) if choice.seat in wanted]
    decisions = _all_considered(choices, effort, key, threads, progress)
    ends = ends_of(match, wanted)
    idle = set(wanted) - {decision.seat for decision in decisions}
    begins = {seat: first_chance(match, seat, effort, key) for seat in sorted(idle)}
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


def choices_of(match: Match, every: Iterable[Stop]) -> Iterator[Choice]:
    """Where somebody had a choice, but for what was taken back; `every`: all stops of the match."""
    acts: list[_Act] = []
    for stop, entry in zip(every, match.log, strict=False):
        if entry.deed == "take-back":
            acts.pop()
        elif entry.action is not None and entry.seat is not None:
            acts.append((stop, entry.seat, entry.action))
    for number, (stop, seat, _) in enumerate(acts):
        if len(stop.match.state.legal) > 1:
            yield Choice(stop.v, stop.match.state, seat, _line(acts[number:], seat))


def _line(acts: Sequence[_Act], seat: Seat) -> tuple[str, ...]:
    """What a seat did before another acted."""
    return tuple(action for _, _, action in takewhile(lambda act: act[1] == seat, acts))


def _all_considered(
    choices: list[Choice],
    effort: Effort,
    key: bytes,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> tuple[Decision, ...]:
    def look(choice: Choice) -> Decision:
        return concluded(choice.considering(effort, key))

    decisions: list[Decision] = []
    for decision in map(look, choices) if threads == 1 else _side_by_side(look, choices, threads):
        decisions.append(decision)
        if progress is not None:
            progress(len(decisions), len(choices))
    return tuple(decisions)


def _side_by_side(
    look: Callable[[Choice], Decision], choices: list[Choice], threads: int
) -> Iterator[Decision]:
    # Here: browsers have no threads.
    from concurrent.futures import ThreadPoolExecutor

    pool = ThreadPoolExecutor(threads)
    try:
        yield from pool.map(look, choices)
    finally:
        # Whoever breaks it off need not wait for decisions that nobody has begun to look at.
        pool.shutdown(cancel_futures=True)


def first_chance(match: Match, seat: Seat, effort: Effort, key: bytes) -> WinProbability:
    """The chance of a seat before the first action."""
    start = next(stops(match)).match.state
    return win_probabilities(start.belief(seat), effort.worlds, key)[seat]


def ends_of(match: Match, seats: Iterable[Seat]) -> Ends:
    """What these seats got of the win, which all share who have the best payoff."""
    returns, best = match.returns, max(match.returns)
    share = 1 / returns.count(best)
    left = match.standing.forfeits
    return {
        seat: None if seat in left else share if returns[seat] == best else 0.0 for seat in seats
    }
