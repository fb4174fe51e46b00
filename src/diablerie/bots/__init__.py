"""Bots: opponents of stated strength. They are handed a `Belief`, never a state, so they cannot cheat."""

from __future__ import annotations

from ..bot import Bot
from ..memory import Memory, sight_of
from .action_likelihood import ActionLikelihood
from .greedy import Greedy
from .informed import Past, informed
from .ismcts import Ismcts, Opinion, measure_simulations
from .levels import Level, level, load, names, offered, parse, warm
from .plan import Plan
from .random import RandomBot
from .rule_based import RuleBased

__all__ = [
    "ActionLikelihood",
    "Bot",
    "Greedy",
    "Ismcts",
    "Level",
    "Memory",
    "Opinion",
    "Past",
    "Plan",
    "RandomBot",
    "RuleBased",
    "informed",
    "level",
    "load",
    "measure_simulations",
    "names",
    "offered",
    "parse",
    "sight_of",
    "warm",
]
