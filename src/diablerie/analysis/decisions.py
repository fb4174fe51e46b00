"""One decision looked at again: what was done, what would have been better, and by how much.

The search says what would have been better, from the seat's belief. Whether that is so is measured apart:
both actions, each with what the search would have done after it in the same turn, are followed in worlds
that the seat held possible, the same ones with the same luck for both, and played to their end by
the prior (see `bots.paired_comparison`). The worlds measured in are not those of the search. What looks
like a mistake is measured once more, in other worlds, and only that counts: of many differences
measured once the largest would be mere luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ..bots import Ismcts, level
from ..bots.continuation import continuing
from ..bots.deliberation import Deliberation, concluded
from ..bots.paired_comparison import ActionLine, comparing
from ..bots.win_probability import WinProbability
from ..chance import Seed, seed_bytes
from ..events import Seat
from ..game import Belief
from .hidden_fact_chances import Likely, foremost, likely
from .paired_difference import Difference
from .reasons import open_reasons

LEVEL = "devil"
"""As this level searches, with a budget of its own."""

MISTAKE = 0.05
BLUNDER = 0.15
"""So much less of a win makes an action a mistake, or a blunder, if it has been shown twice."""

PROOF = 4
"""In so many times more worlds is measured again what looks like a mistake."""

MOST_REASONS = 3
"""So many reasons are told for an action: what is certain, and the likeliest of what is hidden."""

Verdict = Literal["mistake", "blunder"]


@dataclass(frozen=True)
class Effort:
    """How hard a decision is looked at: simulations of a search, worlds in which is measured.

    Raises ValueError for fewer than one of either.
    """

    simulations: int = 1_000
    worlds: int = 500

    def __post_init__(self) -> None:
        if self.simulations < 1 or self.worlds < 1:
            raise ValueError("an analysis needs at least one simulation and one world")


@dataclass(frozen=True)
class Way:
    """An action, what the search would do after it, the seat's chance to win by it, and what bears on it.

    The chance is that of the last measurement: see `Decision.proof`. `reasons` are hidden facts; `known` is
    what the seat knew that spoke for it, only of what would have been best.
    """

    action: str
    line: ActionLine
    chance: WinProbability
    reasons: tuple[Likely, ...]
    known: tuple[Likely, ...] = ()


@dataclass(frozen=True)
class Decision:
    """A choice of a seat, as it looked from there.

    `v` is the version of the match before it, `turn` the turn's number. `loss`: how much less of a win
    `played` brings than `best`, from −1 to 1, nothing if they are the same; `proof`: the same measured
    again in other worlds, where the first measurement gave rise to that.
    """

    v: int
    turn: int
    seat: Seat
    played: Way
    best: Way
    loss: Difference
    proof: Difference | None

    @property
    def verdict(self) -> Verdict | None:
        """Whether it was a mistake or a blunder, as far as that can be shown; None: neither."""
        return None if self.proof is None else verdict_of(self.proof)


def reasons_to_tell(decision: Decision) -> tuple[Sequence[Likely], Sequence[Likely]]:
    """What bears on what was done, and on what would have been better besides: few, what is certain first."""
    played, best = decision.played.reasons, decision.best
    told = {reason.fact for reason in played}
    news = [each for each in best.reasons if each.fact not in told]
    few = foremost(news, MOST_REASONS - len(best.known))
    return foremost(played, MOST_REASONS), (*best.known, *few)


def verdict_of(proof: Difference) -> Verdict | None:
    """What a loss makes of an action; its interval must exclude that there is none."""
    if proof.low <= 0 or proof.value < MISTAKE:
        return None
    return "blunder" if proof.value >= BLUNDER else "mistake"


def considered(
    belief: Belief, played: str, effort: Effort, seed: Seed, *, v: int = 0, turn: int = 0
) -> Decision:
    """A decision of the belief's seat looked at again. Deterministic per seed and belief.

    Raises ValueError if the seat is not to move, IllegalAction if it cannot have played that.
    """
    return concluded(considering(belief, played, effort, seed, v=v, turn=turn))


def considering(
    belief: Belief, played: str, effort: Effort, seed: Seed, *, v: int = 0, turn: int = 0
) -> Deliberation[Decision]:
    """What `considered` gives, in slices. Raises as it does."""
    key = seed_bytes(seed)
    best = yield from _thinker(belief, effort, key).choosing(belief)
    lines = yield from _lines(belief, (best, played), effort, key)
    shares = yield from comparing(belief, lines, effort.worlds, key + b"/measured")
    loss, proof = Difference.none(), None
    if best != played:
        loss = _lost(shares)
    if verdict_of(loss) is not None:
        shares = yield from comparing(belief, lines, PROOF * effort.worlds, key + b"/proved")
        proof = _lost(shares)
    yield
    better, worse = _ways(belief, lines, shares, key)
    assert belief.seat is not None
    if best != played:
        yield
        better = replace(better, known=open_reasons(belief, better.line))
    return Decision(v, turn, belief.seat, worse, better, loss, proof)


def ways(
    belief: Belief, actions: Sequence[str], effort: Effort, seed: Seed = None
) -> tuple[Way, ...]:
    """What each of some legal actions of the belief's seat leads to, all measured in the same worlds.

    Deterministic per seed and belief. Raises ValueError for no action or if the seat is not to move,
    IllegalAction for one that is not legal.
    """
    key = seed_bytes(seed)
    lines = concluded(_lines(belief, actions, effort, key))
    shares = concluded(comparing(belief, lines, effort.worlds, key + b"/measured"))
    return _ways(belief, lines, shares, key)


def _thinker(belief: Belief, effort: Effort, key: bytes) -> Ismcts:
    """The search of a strong bot, with as many simulations as are wanted."""
    plan = level(LEVEL).plan(belief.game)
    assert plan is not None, f"{LEVEL} searches"
    return Ismcts(belief.game, replace(plan, simulations=effort.simulations, threads=1), key)


def _lines(
    belief: Belief, actions: Sequence[str], effort: Effort, key: bytes
) -> Deliberation[tuple[ActionLine, ...]]:
    """Each action, and what the search would do after it in the same turn."""
    lines = []
    for action in actions:
        line = yield from continuing(belief, action, _thinker(belief, effort, key))
        lines.append(line)
    return tuple(lines)


def _ways(
    belief: Belief, lines: Sequence[ActionLine], shares: NDArray[np.float64], key: bytes
) -> tuple[Way, ...]:
    reasons = {line: likely(belief, line, key + b"/reasons") for line in dict.fromkeys(lines)}
    wins = map(math.fsum, zip(*shares.tolist(), strict=True))
    return tuple(
        Way(line[0], line, WinProbability.counted(won, len(shares)), reasons[line])
        for line, won in zip(lines, wins, strict=True)
    )


def _lost(shares: NDArray[np.float64]) -> Difference:
    """How much less the second line brings than the first."""
    return Difference.measured([better - worse for better, worse in shares.tolist()])
