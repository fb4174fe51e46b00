"""AI: what a game tells its bots: traits, styles, levels, search settings, rule-based moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..compiled import Record
from ..documents import Document
from ..traits import Traits, style_record


def no_move(_view: Document) -> str | None:
    """Nothing suggests itself."""
    return None


@dataclass(frozen=True)
class AI:
    """What bots are told of a game, as data.

    `traits` are the numbers by which its evaluation and its prior weigh things, `styles` what named ways
    of playing change in them. `search` holds what suits a tree search over the game better than the
    defaults of `bots.Plan`, `levels` what bots of a level have for it besides: settings of `bots.Plan`,
    or traits. `opponent_traits` are those by which others are supposed to play where public reasoning asks
    what an action tells (`bots.ActionLikelihood`). `rule_based_move`: what the seat that a view belongs to,
    and that is to move, does without thinking twice; None: nothing suggests itself that strongly.
    `weights`: the folder with what was learnt, `seats-N.npz` for N seats (`diablerie.networks`);
    `learned_levels`: settings of `bots.Plan` for levels that search by it where it was learnt for the very
    seats and options.
    """

    traits: Traits = field(default_factory=dict)
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    search: Mapping[str, Any] = field(default_factory=dict)
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    opponent_traits: Mapping[str, float] = field(default_factory=dict)
    rule_based_move: Callable[[Document], str | None] = no_move
    weights: Path | None = None
    learned_levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def style(self, **changed: float) -> Record:
        """The numbers by which positions are judged, the usual ones but for those that are changed.

        Raises ValueError for a trait that there is not, and for a number out of its range.
        """
        return style_record(self.traits, changed)
