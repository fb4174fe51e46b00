"""Bots: opponents of stated strength. They are handed a `Belief`, never a state, so they cannot cheat."""

from __future__ import annotations

from ..bot import Bot
from .action_likelihood import ActionLikelihood, Memory
from .greedy import Greedy
from .ismcts import Ismcts, Opinion, Plan, measure_simulations
from .levels import Level, level, load, names, offered, parse, warm
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
    "Plan",
    "RandomBot",
    "RuleBased",
    "level",
    "load",
    "measure_simulations",
    "names",
    "offered",
    "parse",
    "warm",
]
