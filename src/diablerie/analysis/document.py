"""An analysis as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..bots.win_probability import WinProbability
from .decisions import BLUNDER, MISTAKE, Decision, Way
from .hidden_fact_chances import Likely
from .luck_and_skill import SeatLuck, TurningPoint
from .paired_difference import Difference
from .review import Analysis
from .text import reason_text

Document = dict[str, Any]


def document(analysis: Analysis, lang: str) -> Document:
    """All that an analysis has found; reasons also in words of `lang`. Chances go from 0 to 1."""
    game = analysis.match.game
    return {
        "game": game.name,
        "seats": game.seats,
        **asdict(analysis.effort),
        "thresholds": {"mistake": MISTAKE, "blunder": BLUNDER},
        "accounts": [_account(each) for each in analysis.accounts],
        "turning_points": [_point(each) for each in analysis.turning_points],
        "decisions": [_decision(each, game.name, lang) for each in analysis.decisions],
    }


def _account(account: SeatLuck) -> Document:
    rounded_off = {
        "begin": rounded(account.begin),
        "cost": rounded(account.cost),
        "rest": round(account.rest, 4),
        "end": round(account.end, 4),
    }
    return asdict(account) | rounded_off


def _point(point: TurningPoint) -> Document:
    return {
        "seat": point.seat,
        "turn": point.turn,
        "before": rounded(point.before),
        "after": rounded(point.after),
    }


def _decision(decision: Decision, game: str, lang: str) -> Document:
    return {
        "v": decision.v,
        "turn": decision.turn,
        "seat": decision.seat,
        "chance": rounded(decision.best.chance),
        "played": way_document(decision.played, game, lang),
        "best": way_document(decision.best, game, lang),
        "loss": rounded(decision.loss),
        "proof": None if decision.proof is None else rounded(decision.proof),
        "verdict": decision.verdict,
    }


def way_document(way: Way, game: str, lang: str) -> Document:
    """An action with its chance, what would follow and what bears on it."""
    return {
        "action": way.action,
        "line": list(way.line),
        "chance": rounded(way.chance),
        "reasons": [_reason(each, game, lang) for each in way.reasons],
    }


def _reason(each: Likely, game: str, lang: str) -> Document:
    return {
        "kind": each.fact.kind,
        "facts": dict(each.fact.facts),
        **rounded(each.share),
        "text": reason_text(each, game, lang),
    }


def rounded(measured: WinProbability | Difference) -> dict[str, float]:
    """A chance or a difference with its interval, to four places."""
    return {name: round(value, 4) for name, value in asdict(measured).items()}
