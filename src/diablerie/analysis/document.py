"""What an analysis has found, piece by piece, as JSON. Chances go from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from .decisions import BLUNDER, MISTAKE, Decision, Effort, Way
from .hidden_fact_chances import Likely
from .luck_and_skill import SeatLuck
from .rounding import PLACES, rounded

Document = dict[str, Any]


def effort_document(effort: Effort) -> Document:
    """How hard decisions are looked at, and from which losses on they are mistakes and blunders."""
    return {**asdict(effort), "thresholds": {"mistake": MISTAKE, "blunder": BLUNDER}}


def account_document(account: SeatLuck) -> Document:
    """What became of a seat's chance."""
    rounded_off = {
        "begin": rounded(account.begin),
        "cost": rounded(account.cost),
        "rest": round(account.rest, PLACES),
        "end": round(account.end, PLACES),
    }
    return asdict(account) | rounded_off


def way_document(way: Way) -> Document:
    """An action with its chance, what would follow and what bears on it."""
    return {
        "action": way.action,
        "line": list(way.line),
        "chance": rounded(way.chance),
        "reasons": reasons_document((*way.known, *way.reasons)),
    }


def reasons_document(reasons: Iterable[Likely]) -> list[Document]:
    """What bears on an action, and how likely each is: open facts, which are certain, and hidden ones."""
    return [
        {"kind": each.fact.kind, "facts": dict(each.fact.facts), **rounded(each.share)}
        for each in reasons
    ]


def decision_document(
    decision: Decision, told: Callable[[Way], Document] = way_document
) -> Document:
    """A decision; `told`: what is told of an action."""
    return {
        "v": decision.v,
        "turn": decision.turn,
        "seat": decision.seat,
        "chance": rounded(decision.best.chance),
        "played": told(decision.played),
        "best": told(decision.best),
        "loss": rounded(decision.loss),
        "proof": None if decision.proof is None else rounded(decision.proof),
        "verdict": decision.verdict,
    }
