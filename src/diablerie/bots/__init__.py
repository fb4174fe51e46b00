"""Bots: opponents of stated strength. They are handed a `Belief`, never a state, so they cannot cheat."""

from __future__ import annotations

from ..bot import Bot
from .greedy import Greedy
from .hasty import Hasty
from .ismcts import Ismcts, Opinion, Plan, measure_simulations
from .levels import Level, level, load, names, offered, parse, warm
from .random import RandomBot
from .recollection import Memory, Recollection

__all__ = [
    "Bot",
    "Greedy",
    "Hasty",
    "Ismcts",
    "Level",
    "Memory",
    "Opinion",
    "Plan",
    "RandomBot",
    "Recollection",
    "level",
    "load",
    "measure_simulations",
    "names",
    "offered",
    "parse",
    "warm",
]
